import { accept, refuse, type Result } from '../refusal.ts';
import { MAX_SEATS } from '../seat.ts';
import { isRecord } from './plain-data.ts';
import type { Scenario } from './scenario.ts';

/** Judges a value: null if it is right, else the code of what is wrong and where. */
type Shape = (value: unknown, at: string) => Problem | null;
interface Problem {
  readonly code: string;
  readonly at: string;
}

/** Reads the text of a scenario file, whatever it is: never throws. */
export function readScenarioText(text: string): Result<Scenario> {
  try {
    return readScenario(JSON.parse(text));
  } catch {
    return refuse('scenario-not-json');
  }
}

/** Reads a scenario's JSON, whatever it is: never throws. A refusal says what is wrong and where. */
export function readScenario(json: unknown): Result<Scenario> {
  const problem = SCENARIO(json, '');
  if (problem === null) return accept(json as Scenario);
  return refuse(problem.code, { at: problem.at === '' ? '/' : problem.at });
}

const RULE = /^[A-Z]{2}-[A-Z0-9]+$/;

const anything: Shape = () => null;
const text: Shape = (value, at) => (typeof value === 'string' && value !== '' ? null : { code: 'not-a-text', at });
const flag: Shape = (value, at) => (typeof value === 'boolean' ? null : { code: 'not-true-or-false', at });
const rule: Shape = (value, at) =>
  typeof value === 'string' && RULE.test(value) ? null : { code: 'not-a-rule-id', at };

function whole(min: number, max: number, code: string): Shape {
  const isRight = (value: unknown): boolean =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return (value, at) => (isRight(value) ? null : { code, at });
}

function list(of: Shape): Shape {
  return (value, at) => {
    if (!Array.isArray(value)) return { code: 'not-a-list', at };
    return firstProblem((value as unknown[]).map((item, i) => () => of(item, `${at}/${i}`)));
  };
}

/** An object with these fields; those with a question mark may be left out, others may not be there at all. */
function fields(shapes: { readonly [name: string]: Shape }): Shape {
  const names = Object.keys(shapes).map((name) => name.replace('?', ''));
  return (value, at) => {
    if (!isRecord(value)) return { code: 'not-an-object', at };
    const stranger = Object.keys(value).find((name) => !names.includes(name));
    if (stranger !== undefined) return { code: 'unknown-field', at: `${at}/${stranger}` };
    return firstProblem(
      Object.entries(shapes).map(
        ([name, shape]) =>
          () =>
            judgeField(value, name, shape, at),
      ),
    );
  };
}

function judgeField(
  value: { readonly [name: string]: unknown },
  name: string,
  shape: Shape,
  at: string,
): Problem | null {
  const plain = name.replace('?', '');
  if (Object.hasOwn(value, plain)) return shape(value[plain], `${at}/${plain}`);
  return name.endsWith('?') ? null : { code: 'missing-field', at: `${at}/${plain}` };
}

/** An object with any names, all of one shape. */
function table(of: Shape): Shape {
  return (value, at) => {
    if (!isRecord(value)) return { code: 'not-an-object', at };
    return firstProblem(
      Object.entries(value).map(
        ([name, inner]) =>
          () =>
            of(inner, `${at}/${name}`),
      ),
    );
  };
}

/** One of several shapes, chosen by a test. */
function either(isFirst: (value: unknown) => boolean, first: Shape, second: Shape): Shape {
  return (value, at) => (isFirst(value) ? first : second)(value, at);
}

function orNull(shape: Shape): Shape {
  return (value, at) => (value === null ? null : shape(value, at));
}

function firstProblem(tries: readonly (() => Problem | null)[]): Problem | null {
  for (const attempt of tries) {
    const problem = attempt();
    if (problem !== null) return problem;
  }
  return null;
}

const seat = whole(0, MAX_SEATS - 1, 'not-a-seat');
const viewer = either((value) => value === 'public', anything, seat);
const number = whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 'not-a-whole-number');
const luck = either(Array.isArray, list(number), number);
const refused = either(
  (value) => typeof value === 'string',
  text,
  fields({ code: text, 'rule?': rule, 'values?': table(anything) }),
);

const EXPECTATION = fields({
  'asks?': orNull(fields({ 'kind?': text, 'seats?': list(seat) })),
  'questions?': list(fields({ seat, at: text, is: anything })),
  'legal?': list(fields({ seat, 'is?': list(text), 'has?': list(text), 'lacks?': list(text) })),
  'views?': list(fields({ viewer, at: text, is: anything })),
  'events?': list(
    fields({ viewer, sent: table(anything), 'times?': whole(0, Number.MAX_SAFE_INTEGER, 'not-a-count') }),
  ),
  'points?': list(number),
  'outcome?': orNull(table(anything)),
});

const STEP = either(
  (value) => isRecord(value) && 'expect' in value,
  fields({ expect: EXPECTATION }),
  either(
    (value) => isRecord(value) && 'pass' in value,
    fields({ pass: text }),
    fields({ seat, do: anything, 'refused?': refused }),
  ),
);

const SCENARIO = fields({
  scenario: (value, at) => (value === 1 ? null : { code: 'unknown-scenario-format', at }),
  game: text,
  title: text,
  rules: list(rule),
  seats: whole(1, MAX_SEATS, 'not-a-number-of-seats'),
  'options?': table(anything),
  'luck?': table(luck),
  'seed?': number,
  'luckMayRemain?': flag,
  'arrange?': anything,
  steps: list(STEP),
});
