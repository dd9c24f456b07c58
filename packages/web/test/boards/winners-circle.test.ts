import { PUBLIC, ScriptedChance, type Json, type Viewer } from '@boxcars/engine';
import { winnersCircle, type Action, type Event, type View } from '@boxcars/games/winners-circle';
import { sayOf, translator } from '@boxcars/text';
import { h, options, type ComponentType, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';

import type { BoardProps, YourTurn } from '../../src/boards/board.ts';
import { looksRight, SPACES, spotAfter, spotOf, TALL, WIDE } from '../../src/boards/winners-circle/course.ts';
import { board } from '../../src/boards/winners-circle/index.tsx';
import { pointsOf } from '../../src/boards/winners-circle/money-chart.tsx';
import { gainOf, standingsOf } from '../../src/boards/winners-circle/standing.ts';
import { Draft } from '../../src/table/draft.ts';

type Props = BoardProps<View, Action, Event>;
const Board = board.Board as ComponentType<Props>;

const GATES = ["Man o' War", 'Seattle Slew', 'Seabiscuit', 'Native Dancer', 'Kelso', 'Exterminator', 'Twenty Grand'];

/** Two players on the back straight after a horse head; the horse of gate 4 is stopped by gate 5. */
const RACE = {
  gates: GATES,
  money: [500, 100],
  firstBettor: 0,
  bets: [
    [2, null, 1, null, null, null, 1],
    [1, 2, null, 1, null, null, null],
  ],
  symbol: 'head',
  places: [15, 17, 14, 8, 12, 9, 3],
  faceDown: [4],
  pace: null,
} satisfies Json;

/** The same bets face down, with a 0 each. */
const HIDDEN = {
  ...RACE,
  bets: [
    [2, 0, 1, null, null, null, 1],
    [1, 2, 0, 1, null, null, null],
  ],
} satisfies Json;

function position(fragment: Json, variants: { readonly [name: string]: boolean } = {}) {
  const rules = { hiddenBets: false, royalTurf: false, crowdedField: false, alternativePayout: false, ...variants };
  const chance = new ScriptedChance({}, 1);
  const state = winnersCircle.setup(2, { ...rules, horses: null }, chance);
  const problem = winnersCircle.arrange(state, fragment);
  if (problem !== null) throw new Error(JSON.stringify(problem));
  return { state, chance, view: (viewer: Viewer): View => winnersCircle.view(state, viewer) };
}

/** The reader's turn, and what they answer with it. */
function turnOf({ state }: ReturnType<typeof position>, seat: number): { turn: YourTurn<Action>; answers: Action[] } {
  const question = winnersCircle.question(state, seat);
  const answers: Action[] = [];
  const turn: YourTurn<Action> = {
    question,
    legal: question.options,
    answer: (action) => answers.push(action),
    draft: new Draft(question),
    order: null,
    leaveOrder: () => undefined,
  };
  return { turn, answers };
}

function propsFor(view: View, viewer: Viewer, change: Partial<Props> = {}): Props {
  const names = ['Anna', 'Béla'];
  const t = translator('en', { game: 'winners-circle', viewer, seatName: (seat) => names[seat] ?? '?' });
  const seats = names.map((name, seat) => ({ name, isYou: seat === viewer, isBot: false, colour: seat }));
  const say = sayOf('winners-circle') as Props['say'];
  const still = {
    asked: null,
    yours: null,
    shown: null,
    pending: null,
    locale: 'en',
    orders: {},
    leaveOrder: () => undefined,
    coach: 'off',
    stepTime: 0,
  } as const;
  return { game: 'winners-circle', view, viewer, seats, t, say, ...still, ...change };
}

const draw = (props: Props): string => renderToString(h(Board, props));

/** The text of the row of a gate, without its tags. */
function rowOf(html: string, gate: number): string {
  const row = new RegExp(`<tr[^>]*data-gate="${gate}".*?</tr>`, 's').exec(html)?.[0] ?? '';
  return row.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

interface ButtonProps {
  readonly 'aria-label'?: string;
  readonly 'aria-description'?: string;
  readonly disabled?: boolean;
  readonly onClick?: () => void;
}

/** Every button made since the board began to be drawn. */
const drawn: VNode<ButtonProps>[] = [];
const others = { ...options };
options.vnode = (node) => {
  others.vnode?.(node);
  if (node.type === 'button') drawn.push(node);
};

/** Draws the board and gives its buttons, by what they are called. */
function buttonsOf(props: Props): Map<string, () => void> {
  drawn.length = 0;
  draw(props);
  const open = drawn.filter((button) => button.props.disabled !== true);
  return new Map(
    open.map(({ props: given }) => [given['aria-label'] ?? given['aria-description'] ?? '', () => given.onClick?.()]),
  );
}

describe('the course', () => {
  test.each([WIDE, TALL])('is a closed loop of equal spaces inside its box', (course) => {
    const spots = Array.from({ length: SPACES }, (_, i) => spotOf(course, i + 1));
    const gaps = spots.map((spot, i) => {
      const next = spots[(i + 1) % SPACES] ?? spot;
      return Math.hypot(next.x - spot.x, next.y - spot.y);
    });
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(3);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(course.band / 2);
      expect(x).toBeLessThan(course.width - course.band / 2);
      expect(y).toBeGreaterThan(course.band / 2);
      expect(y).toBeLessThan(course.height - course.band / 2);
    }
  });

  test('[WC-G2] place 0 is space 36, just behind the line', () => {
    expect(spotOf(WIDE, 0)).toEqual(spotOf(WIDE, 36));
    expect(spotOf(WIDE, 0).x).toBeLessThan(spotAfter(WIDE, 0).x);
  });

  test('horses look where they run: right at the foot, left at the top', () => {
    expect(looksRight(spotOf(WIDE, 36))).toBe(true);
    expect(looksRight(spotOf(WIDE, 18))).toBe(false);
  });
});

describe('what the board shows', () => {
  const race = position(RACE);
  const html = draw(propsFor(race.view(0), 0));

  test('a horse that may move says where it would land', () => {
    expect(rowOf(html, 0)).toContain('Goes to → 22');
  });

  test('[WC-R4] a horse that is blocked says how far it gets', () => {
    expect(rowOf(html, 3)).toContain('only 3 of 4');
    expect(rowOf(html, 3)).toContain('⊘ 11');
  });

  test('[WC-R4] a horse without a free space ahead has no ghost', () => {
    const penned = position({ ...RACE, places: [10, 17, 11, 20, 21, 9, 3], faceDown: [], pace: 4 });
    expect(rowOf(draw(propsFor(penned.view(0), 0)), 5)).toContain('no free space ahead');
  });

  test('[WC-R2] a card that was turned down offers no landing', () => {
    expect(rowOf(html, 4)).not.toContain('Goes to');
  });

  test('bets name their owner for those who do not see colours', () => {
    expect(rowOf(html, 0)).toContain("Anna: 2 on Man o' War");
    expect(rowOf(html, 0)).toContain("Béla: 1 on Man o' War");
  });

  test('[WC-V1] a face-down token is a question mark to others and a number to its owner', () => {
    const hidden = position(HIDDEN, { hiddenBets: true });
    expect(rowOf(draw(propsFor(hidden.view(0), 0)), 1)).toContain('Béla: ? on Seattle Slew');
    expect(rowOf(draw(propsFor(hidden.view(1), 1)), 1)).toContain('Béla: 2 on Seattle Slew');
  });

  test('the public sees what a bet is worth and nobody is told what they get', () => {
    const shown = draw(propsFor(race.view(PUBLIC), PUBLIC));
    expect(shown).not.toContain('If the race ended now: <b');
    expect(rowOf(shown, 0)).toContain('$150');
  });

  test('after the last race the podium stands', () => {
    const end = position({
      ...RACE,
      race: 3,
      places: [37, 37, 33, 20, 19, 18, 7],
      finished: [0, 1],
      faceDown: [],
      pace: 0,
    });
    winnersCircle.apply(end.state, [{ type: 'move-horse', gate: 2 }], end.chance);
    const shown = draw(propsFor(end.view(0), 0));
    expect(shown).toContain('data-rank="0"');
    expect(shown).toContain('Last: Twenty Grand');
  });
});

describe('what would be if the race ended now', () => {
  test('[WC-P1, WC-P3] placed bets pay by their column, bets on the last horse cost', () => {
    const view = position(RACE).view(0);
    // Win Seattle Slew (2 bets), Place Man o' War (3 bets, the reader's 2), Show Seabiscuit (1 bet), last Twenty Grand.
    expect(gainOf(view, 0)).toEqual({ least: 2 * 150 + 200 - 100, most: 2 * 150 + 200 - 100 });
    expect(gainOf(view, 1)).toEqual({ least: 2 * 350 + 150, most: 2 * 350 + 150 });
  });

  test('[WC-P2] a move that takes the pace counts with its bonus', () => {
    const view = position(RACE).view(0);
    const then = standingsOf(view, { gate: 0, to: 22 });
    expect(then[0]).toMatchObject({ first: 0, hasPace: true });
    expect(gainOf(view, 0, then)?.least).toBe(2 * (250 + 100) + 200 - 100);
  });

  test('[WC-P3] nobody loses more than they have', () => {
    const broke = position({ ...RACE, money: [0, 100], places: [3, 17, 8, 14, 12, 9, 10], faceDown: [4] }).view(0);
    expect(gainOf(broke, 0)).toEqual({ least: 0, most: 0 });
  });

  test('[WC-V1] face-down tokens leave a range, as narrow as one player having one 2 allows', () => {
    const view = position(HIDDEN, { hiddenBets: true }).view(0);
    // The other's tokens at the reader's two placed horses are two of 0, 1, 1, 2: at worst 2 and 1, at best 0 and 1.
    const pay = (war: number, biscuit: number): number => {
      const [place = 0, show = 0] = [view.payout.place[1 + war], view.payout.show[biscuit]];
      return 2 * place + show - 100;
    };
    const all = [pay(0, 1), pay(1, 0), pay(0, 2), pay(2, 0), pay(1, 1), pay(1, 2), pay(2, 1)];
    expect(gainOf(view, 0)).toEqual({ least: Math.min(...all), most: Math.max(...all) });
    expect(gainOf(view, 1)).toBeNull();
  });

  test('[WC-V1] the true gain lies in the range that each player is shown', () => {
    const hidden = position(HIDDEN, { hiddenBets: true });
    const truth = position({ ...RACE, bets: RACE.bets }).view(0);
    const open = { ...truth, gates: truth.gates.map((gate, i) => withTruth(gate, i)) };
    for (const seat of [0, 1]) {
      const range = gainOf(hidden.view(seat), seat);
      const real = gainOf(open, seat);
      expect(real?.least).toBeGreaterThanOrEqual(range?.least ?? Infinity);
      expect(real?.most).toBeLessThanOrEqual(range?.most ?? -Infinity);
    }
  });

  function withTruth(gate: View['gates'][number], index: number): View['gates'][number] {
    const tokens = HIDDEN.bets.map((row) => row[index] ?? null);
    const bets = tokens.flatMap((token, seat) =>
      token === null ? [] : [{ seat, token: token as 0 | 1 | 2, faceDown: false }],
    );
    return { ...gate, bets, column: bets.reduce((sum, { token }) => sum + token, 0) };
  }

  test('[WC-V3] horses side by side may share ranks, and all of the rearmost are last', () => {
    const view = position({ ...RACE, places: [17, 17, 14, 12, 12, 3, 3] }, { crowdedField: true }).view(0);
    const standings = standingsOf(view);
    expect(standings[0]).toMatchObject({ first: 0, latest: 1 });
    expect(standings.filter(({ isLast }) => isLast).map(({ gate }) => gate)).toEqual([5, 6]);
  });

  test('the chart begins with nothing and ends with a guess while a race is run', () => {
    const view = position({ ...RACE, race: 2 }).view(0);
    expect(pointsOf(view, 0)).toEqual([
      { race: 0, money: 0, isGuess: false },
      { race: 1, money: 500, isGuess: false },
      { race: 2, money: 900, isGuess: true },
    ]);
  });
});

describe('answering on the board', () => {
  test('[WC-R2] the first click on a horse shows its move, the second gives it', () => {
    const race = position(RACE);
    const { turn, answers } = turnOf(race, 0);
    const props = propsFor(race.view(0), 0, { yours: turn });
    const name = "Move Man o' War (gate 1) 7 spaces to space 22";
    buttonsOf(props).get(name)?.();
    expect(turn.draft.action.value).toEqual({ type: 'move-horse', gate: 0 });
    expect(answers).toEqual([]);
    expect(draw(props)).toContain('→');
    buttonsOf(props).get(name)?.();
    expect(answers).toEqual([{ type: 'move-horse', gate: 0 }]);
  });

  test('[WC-R2] every horse that may be picked is a button, and no other', () => {
    const race = position(RACE);
    const { turn } = turnOf(race, 0);
    const names = [...buttonsOf(propsFor(race.view(0), 0, { yours: turn })).keys()];
    expect(names).toHaveLength(turn.question.options.length);
    expect(names.some((name) => name.includes('Kelso'))).toBe(false);
  });

  test('a picked move shows what the reader would then get', () => {
    const race = position(RACE);
    const { turn } = turnOf(race, 0);
    turn.draft.propose({ type: 'move-horse', gate: 0 });
    expect(draw(propsFor(race.view(0), 0, { yours: turn })).replaceAll(/<[^>]+>/g, '')).toContain(
      '+$400 → after this move: +$800',
    );
  });

  test('[WC-B2] a click on a horse bets the token in hand, the best one first', () => {
    const start = position({ gates: GATES, firstBettor: 0 });
    const { turn, answers } = turnOf(start, 0);
    const props = propsFor(start.view(0), 0, { yours: turn });
    const buttons = buttonsOf(props);
    expect([...buttons.keys()]).toContain('Token 1 ×2');
    buttons.get('Bet 2 on Kelso (gate 5)')?.();
    buttonsOf(props).get('Bet 2 on Kelso (gate 5)')?.();
    expect(answers).toEqual([{ type: 'place-bet', gate: 4, token: 2 }]);
  });

  test('[WC-B3] a horse with one of the own tokens is no button', () => {
    const betting = position({
      gates: GATES,
      firstBettor: 0,
      bets: [
        [2, ...none(6)],
        [1, ...none(6)],
      ],
    });
    const { turn } = turnOf(betting, 0);
    const names = [...buttonsOf(propsFor(betting.view(0), 0, { yours: turn })).keys()];
    expect(names).toContain('Bet 1 on Kelso (gate 5)');
    expect(names.some((name) => name.includes("Man o' War"))).toBe(false);
  });

  function none(count: number): null[] {
    return Array.from({ length: count }, () => null);
  }
});

describe('showing events', () => {
  /** Everything that happens in a match of fallbacks, with each entry's view. */
  function playThrough(variants: { readonly [name: string]: boolean }) {
    const { state, chance } = position({}, variants);
    const entries: { before: View; events: Event[]; now: View }[] = [];
    while (winnersCircle.window(state) !== null) {
      const [seat = 0] = winnersCircle.window(state)?.seats ?? [];
      const events: Event[] = [];
      const log = {
        tell: (event: Event) => events.push(event),
        tellOnly: (_: number, __: Event, twin: Event) => events.push(twin),
      };
      const before = winnersCircle.view(state, PUBLIC);
      const answers: Action[] = [];
      answers[seat] = winnersCircle.fallback(state, seat);
      winnersCircle.apply(state, answers, chance, log);
      entries.push({ before, events, now: winnersCircle.view(state, PUBLIC) });
    }
    return entries;
  }

  const told = (view: View): object => ({
    race: view.race,
    pace: view.pace,
    symbol: view.symbol,
    money: view.seats.map(({ money }) => money),
    tokens: view.seats.map(({ tokensLeft }) => tokensLeft),
    gates: view.gates.map(({ place, space, faceUp, rank, hasPace, bets, column, horse }) => {
      return { place, space, faceUp, rank, hasPace, bets: bets.length, column, horse: horse.name };
    }),
  });

  test.each([{}, { hiddenBets: true }, { crowdedField: true, alternativePayout: true }])(
    'shown one by one they lead to where the game stands, with %o',
    (variants) => {
      for (const { before, events, now } of playThrough(variants)) {
        const isNewRace = now.race > before.race || now.phase === 'over';
        const shown = events.reduce((view, event) => board.after?.(view, event) ?? view, before);
        // A new race deals tokens back and turns to the next bettor without a word: the entry's own view says so.
        if (isNewRace) expect(shown.seats.map(({ money }) => money)).toEqual(now.seats.map(({ money }) => money));
        else expect(told(shown)).toEqual(told(now));
      }
    },
  );

  test('[WC-R8] the third horse home is shown longer than the first two', () => {
    const crossed = (rank: 'win' | 'show'): Event => ({ type: 'horse-crossed', gate: 0, horse: 'Kelso', rank });
    expect(board.pace?.(crossed('show'))).toBeGreaterThan(3 * (board.pace?.(crossed('win')) ?? 0));
  });

  test('a hidden token flies face down', () => {
    const bet: Event = { type: 'bet-placed', seat: 1, gate: 4, horse: 'Kelso', token: null };
    expect(board.motions?.(bet, position(RACE).view(0))).toEqual([
      { motion: 'fly', thing: 'token', from: 'seat:1', to: 'gate:4', label: '?' },
    ]);
  });
});

test('[WC-R2] once a horse has moved no horse lands anywhere until the next roll is there', () => {
  const view = position(RACE).view(0);
  expect(view.landings.some((landing) => landing !== null)).toBe(true);
  const move = { seat: 0, gate: 0, horse: GATES[0] as string, symbol: 'head', steps: 1, from: 15, to: 16 } as const;
  const moved: Event = { type: 'horse-moved', ...move };
  expect(board.after?.(view, moved).landings).toEqual(GATES.map(() => null));
  expect(board.after?.(view, { type: 'race-started', race: 2 }).landings).toEqual(GATES.map(() => null));
});

test('a replay that was frozen before there were landings is drawn', () => {
  const { landings: _none, ...older } = position(RACE).view(PUBLIC);
  expect(draw(propsFor(older as View, PUBLIC))).toContain('Kelso');
});

test('[WC-C3] a horse that is drawn shows its four numbers at once, not only when all have been drawn', () => {
  const view = position(RACE).view(PUBLIC);
  const drawn: Event = { type: 'horse-drawn', gate: 2, horse: 'Regret', place: 1 };
  const after = board.after?.(view, drawn) as View;
  expect(after.gates[2]?.horse).toEqual({ name: 'Regret', head: 1, cap: 20, saddle: 4, shoe: 3 });
});
