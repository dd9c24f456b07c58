import { botLevels } from '@boxcars/bots';
import { FastChance, type Action, type Seat } from '@boxcars/engine';

import type { AnyMatch } from './any-match.ts';
import type { House } from './house.ts';
import { newNumber } from './random.ts';
import { isBotPlayed, playedByPeople, type TableRecord } from './record.ts';

/** An answer that is being thought about, or waits for its time. */
interface Turn {
  readonly question: string;
  readonly due: number;
  readonly by: 'bot' | 'order';
  /** Whether the answer comes when it is due, thought out or not: when it comes must not tell what there was to think about. */
  readonly isCut: boolean;
  action: Action | null;
}

/** How well a bot plays for someone who is away. */
const STAND_IN = 'normal';

/** How far apart the levels' times begin, and how long each may last, in parts of all the time there is. */
const LEVEL_STEP = 0.15;
const LEVEL_SPAN = 0.5;

/** How long a bot of a level waits, from `least` to `most`. `luck` is any whole number. */
export function pause(least: number, most: number, level: string, luck: number): number {
  const rank = Math.max(
    0,
    botLevels.findIndex((one) => one === level),
  );
  const span = most - least;
  return Math.round(least + span * rank * LEVEL_STEP) + (luck % Math.max(1, Math.round(span * LEVEL_SPAN)));
}

/** The answers of bots and standing orders to the open question: thought of elsewhere, given when their time has come. */
export class BotTurns {
  private readonly house: House;
  private readonly table: TableRecord;
  private readonly match: AnyMatch;
  private readonly isReady: () => void;
  private turns: (Turn | undefined)[] = [];

  constructor(house: House, table: TableRecord, match: AnyMatch, isReady: () => void) {
    this.house = house;
    this.table = table;
    this.match = match;
    this.isReady = isReady;
  }

  get isBusy(): boolean {
    return this.turns.some((turn) => turn !== undefined && turn.question === this.match.open?.id);
  }

  clear(): void {
    this.turns = [];
  }

  /** Sets every bot thinking that is asked and has not begun. `closesAt` is when a fixed time ends. */
  wake(closesAt: number | null): void {
    const open = this.match.open;
    if (open === null) return;
    for (const seat of open.window.seats) {
      if (!isBotPlayed(this.table, seat) || this.isSettled(seat, 'bot')) continue;
      if (this.turns[seat]?.question === open.id && this.turns[seat]?.by === 'bot') continue;
      const wait = closesAt === null ? this.delay(seat) : 0;
      const due = closesAt ?? this.house.clock.now() + wait;
      const isCut = closesAt !== null || (open.window.mode === 'reaction' && wait > 0);
      this.think(seat, { question: open.id, due, by: 'bot', isCut, action: null });
    }
  }

  /** Forgets what an order was about to answer: it was changed or withdrawn. */
  withdraw(seat: Seat): void {
    if (this.turns[seat]?.by === 'order') this.turns[seat] = undefined;
  }

  /** An order's answer, after as long as a hand takes; at once where a fixed time hides when it came. */
  order(seat: Seat, question: string, action: Action, isHidden: boolean): void {
    if (this.turns[seat]?.question === question) return;
    const wait = isHidden || playedByPeople(this.table).length < 2 ? 0 : this.house.limits.orderDelay;
    this.turns[seat] = { question, due: this.house.clock.now() + wait, by: 'order', isCut: false, action };
  }

  /** The answers whose time has come; they are handed over once. */
  due(question: string, now: number): { readonly seat: Seat; readonly action: Action; readonly by: Turn['by'] }[] {
    const found: { seat: Seat; action: Action; by: Turn['by'] }[] = [];
    if (this.turns.length === 0) return found;
    for (const [seat, turn] of this.turns.entries()) {
      if (turn?.question !== question || !isReadyAt(turn, now)) continue;
      if (turn.by === 'bot' && !isBotPlayed(this.table, seat)) continue;
      this.turns[seat] = undefined;
      const action = turn.action ?? this.match.fallback(seat);
      if (action !== null && !this.isSettled(seat, turn.by)) found.push({ seat, action, by: turn.by });
    }
    return found;
  }

  nextDue(): number | null {
    let next: number | null = null;
    if (this.turns.length === 0) return null;
    for (const [seat, turn] of this.turns.entries()) {
      if (turn?.question !== this.match.open?.id || turn === undefined || !isReadyAt(turn, turn.due)) continue;
      if (turn.by === 'bot' && !isBotPlayed(this.table, seat)) continue;
      if (next === null || turn.due < next) next = turn.due;
    }
    return next;
  }

  /** Whether a seat has answered: an order never changes what a hand has said, a bot only what was not final. */
  private isSettled(seat: Seat, by: Turn['by']): boolean {
    const held = this.match.pending(seat);
    return held !== null && (by === 'order' || held.locked || this.match.open?.window.mode === 'reaction');
  }

  private levelOf(seat: Seat): string {
    const chair = this.table.seats[seat];
    return chair?.kind === 'bot' ? chair.level : STAND_IN;
  }

  /** The better a bot plays the longer it seems to think, by chance and never by what it holds. */
  private delay(seat: Seat): number {
    if (playedByPeople(this.table).length === 0) return 0;
    const [least, most] = this.house.limits.botDelay;
    return pause(least, most, this.levelOf(seat), newNumber(this.house.random));
  }

  private think(seat: Seat, turn: Turn): void {
    this.turns[seat] = turn;
    const legal = this.match.legal(seat);
    // With people one answer takes the way of many: where threads are busy, what comes at once would tell.
    const only = legal.length === 1 ? (legal[0] ?? null) : null;
    if (only !== null && (turn.isCut || turn.due <= this.house.clock.now())) {
      turn.action = only;
      return;
    }
    this.ask(seat)
      .then((action) => {
        turn.action = only ?? action;
        if (this.turns[seat] === turn) this.isReady();
      })
      .catch((error: unknown) => this.house.log.error({ err: error, table: this.table.id, seat }, 'play-failed'));
  }

  /** What is thought of within a bot's time: nobody waits for ever for one that does not come to an end. */
  private inTime<T>(thought: Promise<T>): Promise<T> {
    const { clock, limits } = this.house;
    return new Promise((resolve, reject) => {
      const stop = clock.setTimer(clock.now() + limits.botTime, () => reject(new Error('a bot took too long')));
      thought.then(resolve, reject).finally(stop);
    });
  }

  /** The bot's answer, thought out on a state its seat could not tell from the true one. */
  private async ask(seat: Seat): Promise<Action> {
    const chair = this.table.seats[seat];
    const fallback = this.match.fallback(seat);
    const seed = newNumber(this.house.random);
    try {
      const stop = this.house.metrics.thinking.startTimer();
      const action = await this.inTime(
        this.house.workshop.think({
          game: this.table.settings.game,
          version: this.table.version,
          level: this.levelOf(seat),
          name: chair?.kind === 'bot' ? chair.name : null,
          seat,
          state: this.match.resample(seat, new FastChance(newNumber(this.house.random))),
          seed,
        }),
      );
      stop();
      return action;
    } catch (error) {
      this.house.log.error({ err: error, table: this.table.id, seat }, 'bot-failed');
      if (fallback === null) throw error;
      return fallback;
    }
  }
}

function isReadyAt({ action, isCut, due }: Turn, now: number): boolean {
  return due <= now && (isCut || action !== null);
}
