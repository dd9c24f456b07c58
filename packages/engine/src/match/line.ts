import type { Action } from '../action.ts';
import type { GameEvent } from '../log.ts';
import { EVERYONE, maskOf, NOBODY, type Seat, type SeatMask } from '../seat.ts';
import type { GivenAnswer, MoveEntry } from './entry.ts';

/** Why a choice stays: luck was drawn, something hidden was told, others have acted, there is no choice, or all is over. */
export const UNDO_REFUSALS = [
  'undo-luck-drawn',
  'undo-revealed',
  'undo-others-acted',
  'undo-nothing',
  'undo-game-over',
] as const;
export type UndoRefusal = (typeof UNDO_REFUSALS)[number];

/** A choice that may be taken back, and where play stood before it. */
export interface Choice<S, A extends Action> {
  readonly entry: number;
  readonly seat: Seat;
  readonly action: A;
  readonly before: S;
  /** Who had made a choice before this one. */
  readonly chosen: SeatMask;
}

/** How many choices in a row are remembered for undo: longer than a turn, so that memory stays bounded. */
const LONGEST_PAST = 32;

/**
 * The line of play: where it stands, and the latest choices of one seat that can be taken back.
 * States are replaced, never changed, so an earlier one is kept without a copy.
 */
export class Line<S, A extends Action, E extends GameEvent> {
  state: S;
  /** Choices in a row of one seat, without luck and without revelations. */
  private past: Choice<S, A>[] = [];
  private chosen: SeatMask = NOBODY;
  /** The choice below `past`: whose it was, and why it stays. */
  private floor: { readonly seats: SeatMask; readonly why: UndoRefusal } = { seats: NOBODY, why: 'undo-nothing' };

  constructor(state: S) {
    this.state = state;
  }

  /** The choice that an undo would take back. */
  get latest(): Choice<S, A> | undefined {
    return this.past.at(-1);
  }

  /** Goes on to `next`, which `entry` led to. */
  advance(next: S, entry: MoveEntry<A, E>): void {
    let own = NOBODY;
    for (const given of entry.answers) if (isOwnChoice(given)) own |= maskOf(given.seat);
    const why = whyItStays(entry, own);
    const [answer] = entry.answers;
    if (why !== null || answer === undefined) {
      this.bar(own, why ?? 'undo-others-acted');
    } else {
      this.remember({
        entry: entry.entry,
        seat: answer.seat,
        action: answer.action,
        before: this.state,
        chosen: this.chosen,
      });
    }
    this.chosen |= own;
    this.state = next;
  }

  /** Why this seat can't take back the latest choice, as far as the entries tell; null if it can. */
  whyNot(seat: Seat): UndoRefusal | null {
    const { latest } = this;
    if (latest?.seat === seat) return null;
    if ((this.chosen & maskOf(seat)) === 0) return 'undo-nothing';
    if (latest !== undefined || this.floor.seats !== maskOf(seat)) return 'undo-others-acted';
    return this.floor.why;
  }

  /** Goes back to where play stood before the latest choice. */
  takeBack(): void {
    const choice = this.past.pop();
    if (choice === undefined) throw new Error('there is nothing to take back');
    this.state = choice.before;
    this.chosen = choice.chosen;
  }

  private remember(choice: Choice<S, A>): void {
    const { latest } = this;
    if (latest !== undefined && latest.seat !== choice.seat) this.bar(maskOf(latest.seat), 'undo-others-acted');
    this.past.push(choice);
    if (this.past.length > LONGEST_PAST) {
      this.past.shift();
      this.floor = { seats: maskOf(choice.seat), why: 'undo-nothing' };
    }
  }

  private bar(seats: SeatMask, why: UndoRefusal): void {
    this.past.length = 0;
    this.floor = { seats, why };
  }
}

/** Orders are the player's own choices too; those of bots and of the table are nobody's to take back. */
function isOwnChoice(answer: GivenAnswer): boolean {
  return answer.by === 'hand' || answer.by === 'order';
}

function whyItStays(entry: MoveEntry, own: SeatMask): UndoRefusal | null {
  if (entry.answers.length !== 1 || own === NOBODY) return 'undo-others-acted';
  if (entry.draws.length > 0) return 'undo-luck-drawn';
  if (entry.events.some((logged) => logged.reveals !== undefined || logged.to !== EVERYONE)) return 'undo-revealed';
  return null;
}
