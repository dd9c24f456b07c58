// The rulebook, the tests and the sentences of a new game, filled in like the rules.

const rulebook = `# $Title

A race for 2 to 4 players, and a first sketch: replace it with your own rules. Every rule has an id; the tests name the
rules they prove.

- **$XX-1** Everyone starts on space 0 and draws a charm worth 1 to 3. Only you know your own.
- **$XX-2** On your turn you walk one space, or run: throw a die and go as many spaces; but with a 1 you stumble and go back two, though never below 0.
- **$XX-3** When somebody has reached space 10 (an option), the round is played to its end. Then the game is over.
- **$XX-4** All charms are shown. Your points are your space and your charm together. Most points win; equal points share the victory.
`;

const rulesTest = `import { PUBLIC, type Json } from '@boxcars/engine';
import { Table } from '@boxcars/engine/testkit';
import { describe, expect, test } from 'vitest';

import { $camel, type Action, type Event, type Options, type State, type View } from '../../src/$id/index.ts';

const CHARMS = { 'charm/0': 1, 'charm/1': 3 };

function table(luck: { [key: string]: number } = {}, arrange?: Json): Table<State, Action, Event, View, Options> {
  const setup = { seats: 2, luck: { ...CHARMS, ...luck } };
  return new Table($camel, arrange === undefined ? setup : { ...setup, arrange });
}

describe('$Title', () => {
  test('[$XX-1] only its owner knows a charm', () => {
    const { state } = table();
    expect([0, 1, PUBLIC].map((viewer) => $camel.view(state, viewer).charm)).toEqual([1, 3, null]);
  });

  test('[$XX-2] a walk is one space', () => {
    expect(table().answer(0, 'walk').state.spaces).toEqual([1, 0]);
  });

  test('[$XX-2] a run is as many spaces as the die says', () => {
    expect(table({ 'run/1': 5 }).answer(0, 'run').state.spaces).toEqual([5, 0]);
  });

  test('[$XX-2] a 1 goes back two spaces, but never below 0', () => {
    expect(table({ 'run/1': 1 }, { spaces: [5, 0] }).answer(0, 'run').state.spaces).toEqual([3, 0]);
    expect(table({ 'run/1': 1 }, { spaces: [1, 0] }).answer(0, 'run').state.spaces).toEqual([0, 0]);
  });

  test('[$XX-3] the round is played to its end', () => {
    const at = table({}, { spaces: [9, 4] }).answer(0, 'walk');
    expect(at.waiting).toEqual([1]);
    at.answer(1, 'walk');
    expect(at.asks).toBeNull();
  });

  test('[$XX-4] space and charm are the points', () => {
    const at = table({}, { spaces: [9, 4] })
      .answer(0, 'walk')
      .answer(1, 'walk');
    expect($camel.outcome(at.state)).toEqual({ points: [11, 8], ranks: [1, 2], winners: [0] });
    expect(at.events(PUBLIC, 'charms-shown')).toEqual([{ type: 'charms-shown', charms: [1, 3] }]);
  });

  test('an impossible fragment is refused', () => {
    const { state } = table();
    const impossible: Json[] = [1, { spaces: [1] }, { spaces: [0, 10] }, { moon: 1 }];
    for (const fragment of impossible) expect($camel.arrange(state, fragment)).not.toBeNull();
    expect(state.spaces).toEqual([0, 0]);
  });
});
`;

const conformanceTest = `import { conformance } from '@boxcars/engine/testkit/conformance';

import { $camel } from '../../src/$id/index.ts';

conformance($camel, { variants: [{}, { length: 5 }] });
`;

const textIndex = `import type { Action, Event, View } from '@boxcars/games/$id';

import type { GameText } from '../say.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';
import { say } from './say.ts';

/** Everything said about $Title. */
export const $camelText: GameText<Action, Event, View> = { en, hu, cs, say };
`;

const say = `import type { Question, Refusal } from '@boxcars/engine';
import type { Action, Event, View } from '@boxcars/games/$id';

import { line, player, type Line } from '../line.ts';
import type { Say } from '../say.ts';

/** How $Title speaks. */
export const say: Say<Action, Event, View> = {
  event: sayEvent,
  action: (action) => line(\`action.\${action.type}\`),
  question: (question: Question<Action>) => line(\`question.\${question.kind}\`),
  refusal: (refusal: Refusal) => line(\`refusal.\${refusal.code}\`, refusal.values),
};

function sayEvent(event: Event): Line {
  switch (event.type) {
    case 'charm-drawn':
      return event.charm === undefined
        ? line('event.charm-drawn.hidden', { seat: player(event.seat) })
        : line('event.charm-drawn.own', { charm: event.charm });
    case 'walked':
      return line('event.walked', { seat: player(event.seat), to: event.to });
    case 'ran': {
      const form = event.roll === 1 ? 'event.ran.stumbled' : 'event.ran';
      return line(form, { seat: player(event.seat), roll: event.roll, to: event.to });
    }
    case 'charms-shown':
      return line('event.charms-shown', { charms: event.charms });
  }
}
`;

const en = `/** $Title in English. */
export const en = {
  'name.title': '$Title',

  'event.charm-drawn.own': 'You draw a charm worth {charm}.',
  'event.charm-drawn.hidden': '{seat} draws a charm.',
  'event.walked': '{is_seat, select, you {You walk} other {{seat} walks}} to space {to}.',
  'event.ran':
    '{is_seat, select, you {You throw} other {{seat} throws}} a {roll} and {is_seat, select, you {run} other {runs}} to space {to}.',
  'event.ran.stumbled':
    '{is_seat, select, you {You throw} other {{seat} throws}} a {roll} and {is_seat, select, you {stumble} other {stumbles}} back to space {to}.',
  'event.charms-shown': 'The charms are worth {charms}.',

  'question.move': 'Walk or run?',

  'action.walk': 'Walk one space',
  'action.run': 'Run by the die',

  'refusal.fragment-not-an-object': 'A fragment of state has to be given as names and values.',
  'refusal.unknown-field': 'A fragment has no field {field}.',
  'refusal.impossible-spaces': 'Nobody can stand on those spaces.',

  'option.length': 'The last space',
} as const;
`;

const hu = `import type { en } from './en.ts';

/** $Title in Hungarian. */
export const hu = {
  'name.title': '$Title',

  'event.charm-drawn.own': 'Húztál egy {charm} pontot érő amulettet.',
  'event.charm-drawn.hidden': '{seat} húz egy amulettet.',
  'event.walked': '{is_seat, select, you {{Az_to} {to}. mezőre sétálsz} other {{seat} {az_to} {to}. mezőre sétál}}.',
  'event.ran':
    '{is_seat, select, you {A dobásod {roll}, {az_to} {to}. mezőre futsz} other {{seat} dobása {roll}, {az_to} {to}. mezőre fut}}.',
  'event.ran.stumbled':
    '{is_seat, select, you {A dobásod {roll}, visszabotlasz {az_to} {to}. mezőre} other {{seat} dobása {roll}, visszabotlik {az_to} {to}. mezőre}}.',
  'event.charms-shown': 'Az amulettek értéke: {charms}.',

  'question.move': 'Sétálsz vagy futsz?',

  'action.walk': 'Séta egy mezőt',
  'action.run': 'Futás a kocka szerint',

  'refusal.fragment-not-an-object': 'Az állás töredékét nevekkel és értékekkel kell megadni.',
  'refusal.unknown-field': 'A töredéknek nincs {field} mezője.',
  'refusal.impossible-spaces': 'Ezeken a mezőkön senki sem állhat.',

  'option.length': 'Az utolsó mező',
} satisfies Record<keyof typeof en, string>;
`;

const cs = `import type { en } from './en.ts';

/** $Title in Czech. */
export const cs = {
  'name.title': '$Title',

  'event.charm-drawn.own': 'Táhnete amulet za {charm}.',
  'event.charm-drawn.hidden': '{seat} táhne amulet.',
  'event.walked': '{is_seat, select, you {Jdete} other {{seat} jde}} na pole {to}.',
  'event.ran': '{is_seat, select, you {Hodili jste {roll} a běžíte} other {{seat} hází {roll} a běží}} na pole {to}.',
  'event.ran.stumbled':
    '{is_seat, select, you {Hodili jste {roll} a klopýtáte} other {{seat} hází {roll} a klopýtá}} zpět na pole {to}.',
  'event.charms-shown': 'Hodnoty amuletů: {charms}.',

  'question.move': 'Chůze, nebo běh?',

  'action.walk': 'Jít o jedno pole',
  'action.run': 'Běžet podle kostky',

  'refusal.fragment-not-an-object': 'Část stavu se zadává jako názvy a hodnoty.',
  'refusal.unknown-field': 'Část stavu nemá pole {field}.',
  'refusal.impossible-spaces': 'Na těchto polích nikdo stát nemůže.',

  'option.length': 'Poslední pole',
} satisfies Record<keyof typeof en, string>;
`;

/** The files beside the rules, by their path in the repository. */
export const OTHER_FILES: { readonly [path: string]: string } = {
  'docs/rules/en/$id.md': rulebook,
  'packages/games/test/$id/rules.test.ts': rulesTest,
  'packages/games/test/$id/conformance.test.ts': conformanceTest,
  'packages/text/src/$id/index.ts': textIndex,
  'packages/text/src/$id/say.ts': say,
  'packages/text/src/$id/en.ts': en,
  'packages/text/src/$id/hu.ts': hu,
  'packages/text/src/$id/cs.ts': cs,
};
