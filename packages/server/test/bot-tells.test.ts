import type { Action, Entry } from '@boxcars/engine';
import { findGame } from '@boxcars/games';
import { describe, expect, it } from 'vitest';

import type { Riddle, Workshop } from '../src/workshop.ts';
import type { Client } from './client.ts';
import { playOut, seatThem } from './playing.ts';
import { run, type Running } from './running.ts';
import { workbench } from './serving.ts';

const SECOND = 1000;
const BOT = { kind: 'bot', level: 'normal' };
/** Every bot waits this long, whatever its luck. */
const EVEN = { botDelay: [5 * SECOND, 5 * SECOND] as const, botTime: 60 * SECOND };

/** How long bots think about a question of a mode: not at all, or without end. */
type Speed = 'at once' | 'never';

function thinking(mode: string, speed: Speed): Workshop {
  const isStuck = ({ game, version, state }: Riddle): boolean =>
    speed === 'never' && findGame(game, version)?.window(state)?.mode === mode;
  return {
    ...workbench,
    think: (riddle) => (isStuck(riddle) ? new Promise<Action>(() => {}) : workbench.think(riddle)),
  };
}

interface Closing {
  /** How long the question stood, by the clock and in ticks of it. */
  readonly stood: number;
  readonly timers: number;
}

/** Plays Dice Town until the bot is asked in this mode and has a choice: how long that stands once people have answered. */
async function closing(mode: string, speed: Speed, names: readonly string[]): Promise<Closing> {
  const running = await run({ workshop: thinking(mode, speed), limits: EVEN });
  const people: Client[] = [];
  for (const name of names) people.push(await running.guest(name));
  const chairs = [...names.slice(1).map(() => ({ kind: 'empty' })), BOT];
  for (let tries = 0; tries < 20; tries++) {
    const table = await seatThem(people, { game: 'dice-town', seats: chairs, reactionSeconds: 4 });
    const match = running.server.hall.inMemory(table)?.play?.match;
    const entry = (): number => match?.last.entry ?? 0;
    const isKnown = (): boolean => people.every(({ moment }) => moment?.entry === entry());
    const hasChoice = (): boolean => match?.open?.window.mode === mode && match.legal(people.length).length > 1;
    await playOut(people, table, running.clock, () => match?.open === null || (isKnown() && hasChoice()));
    if (!hasChoice()) continue;
    const before = entry();
    for (const client of people.filter(({ legal }) => legal.length > 0)) {
      await client.answer(table, client.legal.find(({ type }) => type === 'pass') ?? client.legal[0]);
    }
    return standing(running, table, before);
  }
  throw new Error('the bot never had a choice');
}

async function standing({ server, clock }: Running, table: string, entry: number): Promise<Closing> {
  const last = (): Entry | undefined => server.hall.inMemory(table)?.play?.match.last;
  const start = clock.now();
  let timers = 0;
  for (; last()?.entry === entry && timers < 200; timers++) await clock.advance(clock.untilNext ?? 0);
  return { stood: (last()?.at ?? 0) - start, timers };
}

describe('a bot tells nothing by when it answers', () => {
  it.each(['at once', 'never'] as const)(
    'a moment with a fixed time closes when it is over: thought of %s',
    async (speed) => {
      const { stood, timers } = await closing('reaction', speed, ['Ann', 'Ben']);
      expect(stood).toBe(4 * SECOND);
      expect(timers).toBeLessThan(10);
    },
  );

  it.each(['at once', 'never'] as const)(
    'a moment with one person closes after its pause: thought of %s',
    async (speed) => {
      expect((await closing('reaction', speed, ['Ann'])).stood).toBe(5 * SECOND);
    },
  );

  it('a sealed answer comes after its pause, and one that takes too long after the same time for everyone', async () => {
    for (const names of [['Ann'], ['Ann', 'Ben']]) {
      expect((await closing('sealed', 'at once', names)).stood).toBe(5 * SECOND);
      expect((await closing('sealed', 'never', names)).stood).toBe(60 * SECOND);
    }
  });

  it('one answer takes the way of many', async () => {
    const counts = new Set<number>();
    const think = (riddle: Riddle): Promise<Action> => {
      const legal: Action[] = [];
      counts.add(findGame(riddle.game, riddle.version)?.legalActions(riddle.state, riddle.seat, legal) ?? 0);
      return workbench.think(riddle);
    };
    const { guest, clock } = await run({ workshop: { ...workbench, think }, limits: EVEN });
    const ann = await guest('Ann');
    const table = await seatThem([ann], { game: 'winners-circle', seats: [BOT, BOT] });
    await playOut([ann], table, clock);
    expect(counts).toContain(1);
    expect(counts.size).toBeGreaterThan(1);
  });
});
