import {
  entryOf,
  EventLog,
  eventFor,
  FastChance,
  isIn,
  isSame,
  isUndo,
  KeyedChance,
  type AnyGame,
  type GameEvent,
  type Journal,
  type LoggedEvent,
  type Refusal,
  type Viewer,
} from '@boxcars/engine';
import { readServerFrame, type Moment, type ServerMessage } from '@boxcars/protocol';

import { Telling, type Audience } from '../../src/telling.ts';
import { textIn } from '../frame-text.ts';
import { answersOf, retrace, type Step } from './retrace.ts';
import { NONE, StandIn, type Answered } from './stand-in.ts';

/** What one client was sent, and what it had sent. */
export interface Heard {
  readonly viewer: Viewer;
  /** Whether it wanted to be told what happens. */
  readonly events: boolean;
  readonly frames: readonly string[];
  readonly inputsSent: ReadonlyMap<string, { readonly question: string; readonly action: unknown }>;
}

/** A match that is over, and how to look at it. */
export interface Case {
  readonly game: AnyGame;
  readonly journal: Journal;
  readonly table: string;
  readonly seed: Uint8Array;
  /** How long tell-proof questions stay open, or null where they have no fixed time. */
  readonly reactionTime: number | null;
  /** How many states are resampled for each message. */
  readonly samples: number;
}

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

/** Rebuilds what clients were sent, from the true states and from others that they could not tell from those. */
export class Checker {
  readonly wrong: string[] = [];
  readonly counts = { messages: 0, rebuilt: 0, carriedOut: 0, toldApart: 0, impossible: 0, refusals: 0 };
  private readonly steps: readonly Step[];
  private readonly around: Case;

  constructor(around: Case) {
    this.around = around;
    this.steps = retrace(around.game, around.journal);
  }

  /** Checks all messages of one client. */
  check(heard: Heard): void {
    for (const frame of heard.frames) {
      for (const message of readServerFrame(frame)) {
        if (!('table' in message) || message.table === this.around.table) this.checkMessage(heard, frame, message);
      }
    }
  }

  private checkMessage(heard: Heard, frame: string, message: ServerMessage): void {
    switch (message.t) {
      case 'entry':
        return this.checkEntry(heard, frame, message);
      case 'sync':
        return this.checkSync(heard, frame, message);
      case 'held':
        return this.checkHeld(heard, message);
      case 'refused':
        return this.checkRefusal(heard, message);
      case 'hello':
      case 'reload':
      case 'table':
      case 'nonces':
      case 'receipt':
      case 'chat':
      case 'gone':
      case 'pong':
        // Nothing of a match's state is in these; the canaries look for what must not be.
        this.counts.messages += 1;
    }
  }

  private checkEntry(heard: Heard, frame: string, message: Of<'entry'>): void {
    const { viewer } = heard;
    this.counts.messages += 1;
    const number = message.events.entry;
    const [before, after] = [this.steps[number - 1], this.steps[number]];
    if (before === undefined || after === undefined) return this.note(number, viewer, 'no such entry');
    this.same(frame, this.entryText(heard, before.state, after), number, viewer, 'the true states');
    for (let sample = 0; sample < this.around.samples; sample++) {
      const then = this.other(before.state, viewer, number, sample);
      const now = this.other(after.state, viewer, number + 1, sample);
      const text = this.entryText(heard, then, { ...after, state: now });
      this.same(frame, text, number, viewer, `resampled states ${sample}`);
      this.counts.rebuilt += 1;
      this.carryOut(heard, frame, then, after);
    }
  }

  /** The same answers with the same luck, in a world that looked the same before: outside reveals, the same message. */
  private carryOut(heard: Heard, frame: string, then: object, after: Step): void {
    const { viewer } = heard;
    const { game, seed } = this.around;
    const { entry } = after;
    if (isUndo(entry)) return;
    const answers = answersOf(game, entry);
    const isPossible = entry.answers.every(({ seat }) => {
      const answer = answers[seat];
      return answer !== undefined && game.refuse(then, seat, answer) === null;
    });
    if (!isPossible) {
      this.counts.impossible += 1;
      return;
    }
    this.counts.carriedOut += 1;
    const log = new EventLog<GameEvent>();
    const next = game.clone(then);
    game.apply(next, answers, new KeyedChance(seed), log);
    for (let i = 0; i < Math.max(log.entries.length, after.events.length); i++) {
      const [here, there] = [sent(after.events[i], viewer), sent(log.entries[i], viewer)];
      this.same(here.open, there.open, entry.entry, viewer, `event ${i} of another world`);
      if (here.open !== there.open) return;
      if (here.revealed !== there.revealed) {
        this.counts.toldApart += 1;
        return;
      }
    }
    const text = this.entryText(heard, then, { ...after, state: next, events: log.entries });
    this.same(frame, text, entry.entry, viewer, 'another world, played on');
  }

  private checkSync(heard: Heard, frame: string, message: Of<'sync'>): void {
    this.counts.messages += 1;
    const { viewer } = heard;
    const number = message.moment.entry;
    const step = this.steps[number];
    if (step === undefined) return this.note(number, viewer, 'no such entry');
    const answered = this.answeredIn(heard, message.moment);
    if (!heard.events && message.entries.length > 0) this.note(number, viewer, 'events that were not wanted');
    for (const events of message.entries) {
      const told = this.steps[events.entry];
      const isTrue =
        told !== undefined &&
        isSame(
          events.events,
          told.events.map((logged) => eventFor(logged, viewer)),
        );
      if (!isTrue) this.note(number, viewer, `entry ${events.entry} in a sync`);
    }
    const text = (state: object): string => {
      const match = new StandIn(this.around.game, this.around.journal.header, { ...step, state }, answered);
      const telling = new Telling(this.around.table, match.asMatch);
      return telling.sync(viewer, message.entries, this.now({ ...step, state }, message.moment), message.orders);
    };
    this.same(frame, text(step.state), number, viewer, 'the true state');
    for (let sample = 0; sample < this.around.samples; sample++) {
      this.same(frame, text(this.other(step.state, viewer, number, sample)), number, viewer, `resampled ${sample}`);
      this.counts.rebuilt += 1;
    }
  }

  /** Who has answered is told of sealed questions alone; one's own answer is the one that was sent. */
  private checkHeld(heard: Heard, { question, answered, pending }: Of<'held'>): void {
    this.counts.messages += 1;
    const step = this.steps[entryOf(question) - 1];
    const window = step === undefined ? null : this.around.game.window(step.state);
    if (window === null) return this.note(entryOf(question), heard.viewer, 'held without a question');
    const isFine = window.mode === 'sealed' || (answered.length === 0 && pending !== null);
    if (!isFine) this.note(entryOf(question), heard.viewer, 'told who answered a tell-proof question');
    this.checkPending(heard, question, pending);
  }

  private checkPending(heard: Heard, question: string, pending: Answered['own']): void {
    if (pending === null) return;
    const own = [...heard.inputsSent.values()].filter((one) => one.question === question);
    if (own.some(({ action }) => isSame(action, pending.action))) return;
    this.note(entryOf(question), heard.viewer, 'someone else’s answer');
  }

  private checkRefusal(heard: Heard, { input, refusal }: Of<'refused'>): void {
    this.counts.messages += 1;
    const asked = input === null ? undefined : heard.inputsSent.get(input);
    const step = asked === undefined ? undefined : this.steps[entryOf(asked.question) - 1];
    if (asked === undefined || step === undefined || NOT_OF_THE_RULES.has(refusal.code)) return;
    this.counts.refusals += 1;
    const number = step.entry.entry;
    const why = (state: object): Refusal | null => this.refusalIn(state, heard.viewer, asked.action);
    if (!isSame(why(step.state), refusal)) this.note(number, heard.viewer, `refusal ${refusal.code}`);
    for (let sample = 0; sample < this.around.samples; sample++) {
      const other = why(this.other(step.state, heard.viewer, number, sample));
      if (!isSame(other, refusal)) this.note(number, heard.viewer, `refusal ${refusal.code} in another world`);
    }
  }

  private refusalIn(state: object, seat: Viewer, json: unknown): Refusal | null {
    const { game } = this.around;
    if (game.window(state)?.seats.includes(seat) !== true) return { code: 'not-asked' };
    const action = game.parseAction(json);
    return action === null ? { code: 'not-an-action' } : game.refuse(state, seat, action);
  }

  private entryText({ viewer, events }: Heard, before: object, after: Step): string {
    const match = new StandIn(this.around.game, this.around.journal.header, { ...after, state: before });
    const telling = new Telling(this.around.table, match.asMatch);
    telling.sync(viewer, [], { closesAt: null, clocks: null }, {});
    match.move(after);
    return textIn(telling.entry(only(viewer, events), this.now(after, null)).get(viewer, events) ?? 'nothing');
  }

  /** What is said beside the state: when a question closes. It is counted from the entry's time. */
  private now({ entry, state }: Step, moment: Moment | null): { closesAt: number | null; clocks: null } {
    const { game, reactionTime } = this.around;
    const isTimed = reactionTime !== null && game.window(state)?.mode === 'reaction';
    const closesAt = isTimed ? entry.at + reactionTime : null;
    if (moment !== null && (moment.asked?.closesAt ?? null) !== closesAt) return { closesAt: -1, clocks: null };
    return { closesAt, clocks: null };
  }

  private answeredIn(heard: Heard, { asked, yours }: Moment): Answered {
    if (asked === null) return NONE;
    this.checkPending(heard, asked.id, yours?.pending ?? null);
    return { seats: asked.answered, own: yours?.pending ?? null };
  }

  private other(state: object, viewer: Viewer, number: number, sample: number): object {
    return this.around.game.resample(state, viewer, new FastChance(1000 * number + 10 * sample + viewer + 1));
  }

  private same(expected: string, got: string, entry: number, viewer: Viewer, from: string): void {
    if (expected === got) return;
    let at = 0;
    while (expected[at] === got[at]) at += 1;
    const cut = (text: string): string => text.slice(Math.max(0, at - 40), at + 60);
    this.note(entry, viewer, `from ${from}: sent …${cut(expected)}… rebuilt …${cut(got)}…`);
  }

  private note(entry: number, viewer: Viewer, what: string): void {
    if (this.wrong.length < 5) this.wrong.push(`${this.around.game.id}, entry ${entry}, viewer ${viewer}: ${what}`);
  }
}

/** Refusals that tell of the table and its clock, not of the position. */
const NOT_OF_THE_RULES: ReadonlySet<string> = new Set([
  'question-closed',
  'answer-locked',
  'not-seated',
  'not-playing',
  'not-watching',
]);

/** What a viewer is sent of an event, declared reveals apart. */
function sent(logged: LoggedEvent | undefined, viewer: Viewer): { readonly open: string; readonly revealed: string } {
  if (logged === undefined) return { open: 'nothing', revealed: '' };
  const form = eventFor(logged, viewer);
  const reveals = form === logged.event && isIn(logged.to, viewer) ? (logged.reveals ?? {}) : {};
  const isRevealed = ([name]: readonly [string, unknown]): boolean => Object.hasOwn(reveals, name);
  const fields = Object.entries(form);
  return {
    open: JSON.stringify(fields.map((field) => (isRevealed(field) ? [field[0]] : field))),
    revealed: JSON.stringify(fields.filter(isRevealed)),
  };
}

/** One viewer, who is told what happens or only sees what has changed. */
export function only(viewer: Viewer, events: boolean): Audience {
  const [hearing, seeing] = events ? [[viewer], []] : [[], [viewer]];
  return { hearing: new Set(hearing), seeing: new Set(seeing) };
}
