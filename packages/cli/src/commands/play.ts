import { randomBytes } from 'node:crypto';

import { botNames, isBotName, type BotName } from '@boxcars/bots';
import { EntryList, KeyedChance, Match, type Journal, type JournalHeader, type Seat } from '@boxcars/engine';
import { games } from '@boxcars/games';
import { isCancel, select } from '@clack/prompts';
import type { Command } from 'commander';

import { badInput, refusedInput } from '../bad-input.ts';
import type { Call } from '../call.ts';
import { badJournal, commitTo, openJournal, seedOf, terminalGameIn } from '../journal-file.ts';
import { SaveFile } from '../play/save-file.ts';
import { Session } from '../play/session.ts';
import { collect, readBots, readGame, readGameOptions, readInteger, readPlayers } from '../reading.ts';
import { titleOf } from '../title.ts';

interface Flags {
  readonly players?: string;
  readonly seat?: string;
  readonly humans?: string;
  readonly bots?: string;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly save?: string;
  readonly resume?: string;
  readonly from?: string;
}

const USUAL_PLAYERS = 4;
const BOT_NAMES = ['Anna', 'Bruno', 'Cili', 'Dan', 'Ester', 'Filip', 'Gábor', 'Hana'];

const EXAMPLES = `
Examples:
  boxcars play winners-circle                              three bots and you
  boxcars play boomtown --players 5 --seat 3 --lang cs     in Czech, in the third seat
  boxcars play winners-circle --humans 2 --bots random     two people at one screen, two bots
  boxcars play dice-town --option deck=my-cards.json       with cards of your own
  boxcars play dice-tower --save evening.journal           keeps the game in a file …
  boxcars play --resume evening.journal                    … and goes on with it

While playing, ? lists what can be typed. Input may also come from a pipe.`;

/** `play` plays in the terminal against bots, alone or with others at the same screen. */
export function addPlay(program: Command, call: Call): void {
  program
    .command('play')
    .description('play a game in the terminal, against bots or with others at one screen')
    .argument('[game]')
    .option('--players <n>', 'seats at the table (4, or as near as the game allows)')
    .option('--seat <k>', 'where you sit (1)')
    .option('--humans <n>', 'people at this screen; they get the first seats (1)')
    .option('--bots <names>', `one name for all bots or one a bot, with commas: ${botNames.join(', ')} (normal)`)
    .option('--option <name=value>', 'a setting of the game; may be given again', collect, [])
    .option('--seed <s>', 'a number or word: the same seed gives the same luck')
    .option('--lang <code>', 'en, hu or cs')
    .option('--save <file>', 'keep the game in this file')
    .option('--resume <file>', 'go on with a saved game')
    .option('--from <entry>', 'with --resume: from before this entry, leaving the file as it is')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string | undefined, flags: Flags) => {
      const session = flags.resume === undefined ? await sitDown(call, id, flags) : goOn(call, id, flags, flags.resume);
      await session?.play();
    });
}

async function sitDown(call: Call, id: string | undefined, flags: Flags): Promise<Session | null> {
  const chosen = id ?? (await chooseGame(call));
  if (chosen === null) return null;
  const game = readGame(chosen);
  const players = readPlayers(game, flags.players, USUAL_PLAYERS);
  const bots = placeBots(flags, players);
  const options = readGameOptions(game, flags.option, players);
  const seed = flags.seed ?? randomBytes(16).toString('hex');
  const file = new SaveFile();
  if (flags.save !== undefined) file.name(flags.save);
  const entries = new EntryList();
  const started = Match.start(game, {
    seats: namePlayers(call, bots),
    options,
    chance: new KeyedChance(seedOf(seed)),
    at: Date.now(),
    commitment: commitTo({ seed, bots }),
    entries,
    closeWhenAllAnswered: true,
  });
  if (!started.ok) throw refusedInput(game, started.refusal);
  return new Session({ io: call.io, locale: call.t.locale, match: started.value, entries, bots, seed, file });
}

/** Asks a person at a terminal which game; elsewhere it has to be named. */
async function chooseGame({ io, t }: Call): Promise<string | null> {
  if (!io.isTerminal) throw badInput('cli.play-needs-game', { allowed: Object.keys(games) });
  const choice = await select({
    message: t('cli.play.which'),
    options: Object.keys(games).map((value) => ({ value, label: titleOf(t.locale, value) })),
  });
  return isCancel(choice) ? null : choice;
}

/** The bot of each seat, null where a person sits. */
function placeBots(flags: Flags, players: number): (BotName | null)[] {
  const humans = flags.humans === undefined ? 1 : readHumans(flags.humans, players);
  if (humans > 1 && flags.seat !== undefined) throw badInput('cli.seat-taken', { humans });
  const first = flags.seat === undefined ? 0 : readInteger('--seat', flags.seat, 1, players) - 1;
  const isPerson = (seat: Seat): boolean => (humans === 1 ? seat === first : seat < humans);
  const names = readBots(flags.bots ?? 'normal', players - humans);
  return Array.from({ length: players }, (_, seat) => (isPerson(seat) ? null : (names.shift() ?? 'normal')));
}

function readHumans(text: string, players: number): number {
  if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > players) {
    throw badInput('cli.human-count', { max: players, given: text });
  }
  return Number(text);
}

function namePlayers({ t }: Call, bots: readonly (BotName | null)[]): JournalHeader['seats'] {
  const names = [...BOT_NAMES];
  return bots.map((bot, seat) =>
    bot === null
      ? { name: t('seat.name', { number: seat + 1 }), kind: 'person' }
      : { name: names.shift() ?? `Bot ${seat + 1}`, kind: 'bot' },
  );
}

/** Goes on with a saved game. Its luck and its bots are as they were. */
function goOn(call: Call, id: string | undefined, flags: Flags, path: string): Session {
  const { players, seat, humans, seed, save, option } = flags;
  if ([id, players, seat, humans, seed, save, option[0]].some((flag) => flag !== undefined)) {
    throw badInput('cli.resume-alone');
  }
  const { game, journal: whole, problem } = openJournal(path);
  if (problem !== null) throw badJournal(game.id, path, problem);
  const journal = flags.from === undefined ? whole : cutBefore(whole, flags.from);
  const saved = readSaved(journal.header);
  const entries = new EntryList(journal.entries);
  const resumed = Match.resume(game, journal, {
    chance: new KeyedChance(seedOf(saved.seed)),
    entries,
    closeWhenAllAnswered: true,
  });
  if (!resumed.ok) throw badJournal(game.id, path, resumed.refusal);
  const file = new SaveFile();
  if (flags.from === undefined) file.goOn(path);
  const bots = flags.bots === undefined ? saved.bots : replaceBots(saved.bots, flags.bots);
  return new Session({
    io: call.io,
    locale: call.t.locale,
    match: resumed.value,
    entries,
    bots,
    seed: saved.seed,
    file,
  });
}

/** The game as it was before an entry. */
function cutBefore({ header, entries }: Journal, text: string): Journal {
  return { header, entries: entries.slice(0, readInteger('--from', text, 1, entries.length)) };
}

/** What `play` wrote down; a journal from elsewhere goes on with luck of its own and normal bots. */
function readSaved(header: JournalHeader): { seed: string; bots: readonly (BotName | null)[] } {
  const { seed = randomBytes(16).toString('hex'), bots: names = [] } = terminalGameIn(header) ?? {};
  const bots = header.seats.map(({ kind }, seat): BotName | null => {
    const name = names[seat];
    return kind === 'person' ? null : typeof name === 'string' && isBotName(name) ? name : 'normal';
  });
  return { seed, bots };
}

function replaceBots(before: readonly (BotName | null)[], text: string): (BotName | null)[] {
  const names = readBots(text, before.filter((bot) => bot !== null).length);
  return before.map((bot) => (bot === null ? null : (names.shift() ?? bot)));
}
