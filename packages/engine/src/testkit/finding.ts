/** The checks every game must pass, by name. docs/testkit.md says what each promises. */
export const CHECK_NAMES = [
  'ends',
  'legal',
  'fallback',
  'junk',
  'clone',
  'json',
  'replay',
  'resume',
  'conserved',
  'keys',
  'lent',
  'now',
  'next',
  'recall',
  'blind',
  'twins',
] as const;
export type CheckName = (typeof CHECK_NAMES)[number];

/** Something a check found wrong, and where: the table, the game, the step. */
export interface Finding {
  readonly check: string;
  readonly where: string;
  readonly what: string;
}

/** What a check found, and how much it looked at. */
export interface Report {
  readonly findings: readonly Finding[];
  readonly counts: { readonly [name: string]: number };
}

/** How many findings a check collects before it stops: the first ones tell enough. */
const ENOUGH = 5;

/** Collects the findings and counts of one check. */
export class Findings {
  readonly findings: Finding[] = [];
  readonly counts: { [name: string]: number } = {};
  private readonly check: string;

  constructor(check: string) {
    this.check = check;
  }

  /** Whether enough was found to stop looking. */
  get isFull(): boolean {
    return this.findings.length >= ENOUGH;
  }

  add(where: string, what: string): void {
    if (!this.isFull) this.findings.push({ check: this.check, where, what });
  }

  /** Adds a finding unless `holds`. */
  expect(holds: boolean, where: string, what: () => string): void {
    if (!holds) this.add(where, what());
  }

  /** Adds a finding that shows the first difference, unless both texts are the same. */
  same(expected: string, got: string, where: string, what: string): void {
    if (expected !== got) this.add(where, `${what}: ${showDifference(expected, got)}`);
  }

  count(name: string, by = 1): void {
    this.counts[name] = (this.counts[name] ?? 0) + by;
  }
}

const AROUND = 60;

/** Where two texts part, with a little of what stands around it. */
export function showDifference(expected: string, got: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === got[at]) at += 1;
  const from = Math.max(0, at - AROUND / 2);
  return `at ${at}: ${cut(expected, from)} / ${cut(got, from)}`;
}

function cut(text: string, from: number): string {
  const end = from + AROUND;
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`;
}
