import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { games } from '@boxcars/games';

import { checkMatch } from '../test/messages/sitting.ts';

type Numbers = { [what: string]: number | string };

/** States resampled for every message. */
const SAMPLES = 20;

/** Plays every game over sockets and rebuilds every message from what its reader knew. */
export default async function prove(): Promise<{ title: string; lines: string[]; numbers: Numbers }> {
  const numbers: Numbers = {};
  for (const game of Object.values(games)) {
    const data = mkdtempSync(join(tmpdir(), 'boxcars-messages-'));
    try {
      const found = await checkMatch({ game, people: 3, samples: SAMPLES, seed: 11, data });
      const problems = [...found.wrong, ...found.leaks];
      if (problems.length > 0) throw new Error(problems.join('\n'));
      const { counts } = found;
      numbers[`${game.id}: entries`] = found.entries;
      numbers[`${game.id}: messages to the three seats and an onlooker`] = counts.messages;
      numbers[`${game.id}: messages rebuilt from resampled states, byte for byte`] = counts.rebuilt;
      numbers[`${game.id}: entries carried out again in a world that looked the same`] = counts.carriedOut;
      numbers[`${game.id}: of these told apart by a declared reveal`] = counts.toldApart;
      numbers[`${game.id}: worlds in which someone else’s answer was not possible`] = counts.impossible;
      numbers[`${game.id}: refusals compared`] = counts.refusals;
      numbers[`${game.id}: frames, answers over HTTP and log lines searched`] = found.searched;
      numbers[`${game.id}: values searched for`] = found.canaries;
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  }
  return { title: 'Nobody is sent more than they may know', lines: LINES, numbers };
}

const LINES = [
  `All four games are played to the end on a real server over real sockets, by three clients who see nothing but what they are sent, one of whom wants no events, with an onlooker. They answer at random, now and then send nonsense or someone else’s action, change a sealed answer, lose the connection and come back. Then every frame of every client is rebuilt: from the true state of that entry, and from ${SAMPLES} states resampled for the reader, that is, states the reader could not tell from the true one. Each rebuilt frame equals the one that was sent, byte for byte: events, changes of the view, question, legal answers, offers of undo, times.`,
  'Each entry is also carried out again in those other worlds, with the same answers and the luck of the same seed. What the reader is told is the same in number, order, kind and bytes, except for fields that the event declares as revealed by a rule; where no such field told the worlds apart, the whole message is the same. Refusals of answers are the same in every world. Of tell-proof questions nobody is told who has answered.',
  'All frames, all answers over HTTP with their headers, and the whole log at its most talkative are searched for values that the reader must not have: the server’s seed, the seed of the match, the journal’s checksums, other people’s tokens, ids, nonces and standing orders, and for the onlooker the key of the table’s link.',
];
