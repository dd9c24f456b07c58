import type { RuleId } from './refusal.ts';
import { EVERYONE, isIn, type SeatMask, type Viewer } from './seat.ts';
import type { Open } from './secret.ts';

/** Something that happened: past tense, plain data. */
export interface GameEvent {
  readonly type: string;
}

/** Which fields of an event tell what was hidden until now, and the rule that allows it. */
export type Reveals = { readonly [field: string]: RuleId };

/** An event as it is kept: the form for `to`, and the form for everyone else. */
export interface LoggedEvent<E extends GameEvent = GameEvent> {
  readonly to: SeatMask;
  readonly event: E;
  readonly twin?: E;
  readonly reveals?: Reveals;
}

/**
 * Where rules say what happened. Rules hold it as an optional value and write `log?.tell({…})`:
 * in simulation there is none, and then not even the event is built.
 */
export interface Log<E extends GameEvent> {
  /** Tells everyone. */
  tell(event: Open<E>, reveals?: Reveals): void;
  /** Tells `event` to the seats of `to` and its public twin to everyone else. `reveals` speaks of `event`: a twin reveals nothing. */
  tellOnly(to: SeatMask, event: Open<E>, twin: Open<E>, reveals?: Reveals): void;
}

/** A log that keeps what it is told. */
export class EventLog<E extends GameEvent> implements Log<E> {
  readonly entries: LoggedEvent<E>[] = [];

  tell(event: Open<E>, reveals?: Reveals): void {
    this.entries.push(
      reveals === undefined ? { to: EVERYONE, event: event as E } : { to: EVERYONE, event: event as E, reveals },
    );
  }

  tellOnly(to: SeatMask, event: Open<E>, twin: Open<E>, reveals?: Reveals): void {
    this.entries.push({ to, event: event as E, twin: twin as E, ...(reveals ? { reveals } : {}) });
  }
}

/** The form of a logged event that `viewer` is sent. */
export function eventFor<E extends GameEvent>(logged: LoggedEvent<E>, viewer: Viewer): E {
  if (logged.twin === undefined || isIn(logged.to, viewer)) return logged.event;
  return logged.twin;
}
