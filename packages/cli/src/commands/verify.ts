import { findGame } from '@boxcars/games';
import { readMatchFile, verifyMatch, type MatchFile } from '@boxcars/protocol';
import { refusalLine } from '@boxcars/text';
import type { Command } from 'commander';

import type { Call } from '../call.ts';
import { readJsonFile } from '../files.ts';
import { badJournal } from '../journal-file.ts';

interface Flags {
  readonly draws?: true;
  readonly json?: true;
}

const EXAMPLES = `
Examples:
  boxcars verify match.json            was the luck what the server had promised?
  boxcars verify match.json --draws    with every draw
  boxcars verify match.json --json`;

/** `verify` checks the luck of a match that was downloaded from a server. */
export function addVerify(program: Command, call: Call): void {
  program
    .command('verify')
    .description('check the luck of a match that was downloaded from a server')
    .argument('<file>')
    .option('--draws', 'list every draw with its key')
    .option('--json', 'for programs')
    .option('--lang <code>', 'en, hu or cs')
    .addHelpText('after', EXAMPLES)
    .action((path: string, flags: Flags) => {
      const read = readMatchFile(readJsonFile(path));
      if (!read.ok) throw badJournal('', path, read.refusal);
      const { io, t } = call;
      const result = verifyMatch(read.value, findGame);
      if (!result.ok) {
        if (flags.json) io.say(JSON.stringify({ ok: false, refusal: result.refusal }, null, 2));
        io.warn(t('cli.journal-broken', { file: path, reason: refusalLine('', result.refusal) }));
        call.finish(1);
        return;
      }
      const { journal, draws } = result.value;
      const rows = journal.entries.flatMap((entry) =>
        'draws' in entry ? entry.draws.map((draw) => ({ entry: entry.entry, ...draw })) : [],
      );
      if (flags.json) {
        io.say(JSON.stringify({ ok: true, proof: read.value.proof, draws: rows }, null, 2));
        return;
      }
      if (flags.draws) for (const row of rows) io.say(`${row.entry}  ${row.key} = ${JSON.stringify(row.value)}`);
      tellShares(call, read.value);
      io.tell(t('server.verified', { draws, entries: journal.entries.length }));
    });
}

/** Everyone's share: readers compare their own. */
function tellShares({ io, t }: Call, { names, proof }: MatchFile): void {
  for (const [seat, share] of proof.shares.entries()) {
    const name = names[seat] ?? t('server.someone');
    if (share === null) io.tell(t('server.verify.bot', { name }));
    else
      io.tell(t('server.verify.share', { name, hash: share.hash, nonce: share.nonce ?? t('server.verify.no-nonce') }));
  }
}
