import type { Bot } from '@boxcars/bots/policy';
import {
  EntryList,
  entryFor,
  FastChance,
  KeyedChance,
  Match,
  readJournalLines,
  writeHeader,
  type Action,
  type AnyGame,
  type Entry,
  type Json,
  type Result,
  type Seat,
} from '@boxcars/engine';
import {
  changesBetween,
  hashOfHex,
  type EntryEvents,
  type ServerMessage,
  type TableInfo,
  type TableSettings,
} from '@boxcars/protocol';

import type { TableMessage } from '../connection.ts';
import type { OrderReaders } from './any-order.ts';
import { momentOf, positionOf, type AnyMatch, type Position } from './position.ts';
import { botName, tableInfoOf, type Chairs } from './table-info.ts';

/** How a table in the page begins. */
export interface LocalStart {
  readonly table: string;
  readonly game: string;
  readonly options: { readonly [name: string]: Json };
  readonly chairs: Chairs;
  /** Tables kept by an older page have none. */
  readonly coach?: TableSettings['coach'];
  /** 32 bytes, hex: all luck comes from it. */
  readonly seed: string;
  readonly createdAt: number;
}

/** A table in the page as it is kept on the device. */
export interface SavedTable extends LocalStart {
  readonly header: string;
  readonly lines: readonly string[];
  readonly savedAt: number;
  readonly isOver: boolean;
  readonly orders: { readonly [kind: string]: Json };
}

/** What the host needs of its surroundings: the rules, a bot, a clock, and somewhere to speak to. */
export interface Surroundings {
  readonly game: AnyGame;
  readonly bot: Bot<object, Action>;
  /** The game's own standing orders. */
  readonly orders?: OrderReaders;
  tell(message: ServerMessage): void;
  save(saved: SavedTable): void;
  now(): number;
  /** Calls back after about so many milliseconds. */
  later(milliseconds: number, act: () => void): void;
}

/** While a choice can still be taken back, bots wait this long. */
const SECOND_THOUGHTS = 1800;

/** Entries with their lines in the journal. */
class KeptEntries extends EntryList {
  readonly lines: string[];

  constructor(entries: readonly Entry[] = [], lines: readonly string[] = []) {
    super(entries);
    this.lines = [...lines];
  }

  override append(entry: Entry, line?: string): void {
    super.append(entry);
    if (line !== undefined) this.lines.push(line);
  }
}

/** A table of one person and bots that runs in the page, saying what a server would say. */
export class LocalHost {
  private readonly start: LocalStart;
  private readonly around: Surroundings;
  private readonly match: AnyMatch;
  private readonly entries: KeptEntries;
  private readonly position: Position;
  private readonly thought: FastChance;
  private orders: { [kind: string]: Json };
  private view: Json;
  private told: number;
  private turn = 0;

  private constructor(
    start: LocalStart,
    around: Surroundings,
    match: AnyMatch,
    entries: KeptEntries,
    orders: { readonly [kind: string]: Json },
  ) {
    this.start = start;
    this.around = around;
    this.match = match;
    this.entries = entries;
    this.position = positionOf(match);
    this.orders = { ...orders };
    this.thought = new FastChance(Number.parseInt(start.seed.slice(0, 8), 16));
    this.view = this.position.view(this.seat);
    this.told = match.last.entry;
  }

  /** A new match, or a refusal of its settings. */
  static begin(start: LocalStart, around: Surroundings): Result<LocalHost> {
    const entries = new KeptEntries();
    const { count, you, name } = start.chairs;
    const match = Match.start(around.game, {
      seats: Array.from({ length: count }, (_, seat) =>
        seat === you ? { name, kind: 'person' } : { name: botName(seat), kind: 'bot' },
      ),
      options: start.options,
      chance: new KeyedChance(bytesOf(start.seed)),
      at: around.now(),
      commitment: hashOfHex(start.seed),
      entries,
      closeWhenAllAnswered: true,
    });
    if (!match.ok) return match;
    return { ok: true, value: new LocalHost(start, around, match.value, entries, {}) };
  }

  /** A match that was kept goes on. */
  static resume(saved: SavedTable, around: Surroundings): Result<LocalHost> {
    const journal = readJournalLines(saved.header, saved.lines);
    if (!journal.ok) return journal;
    const entries = new KeptEntries(journal.value.entries, saved.lines);
    const chance = new KeyedChance(bytesOf(saved.seed));
    const match = Match.resume(around.game, journal.value, { chance, entries, closeWhenAllAnswered: true });
    if (!match.ok) return match;
    return { ok: true, value: new LocalHost(saved, around, match.value, entries, saved.orders) };
  }

  /** Tells the whole picture and lets the bots go on. */
  open(): void {
    this.around.tell({ t: 'table', table: this.info() });
    this.around.tell({
      t: 'sync',
      table: this.start.table,
      seat: this.start.chairs.you,
      view: this.view,
      entries: this.entries.all.map((entry) => this.entryEvents(entry.entry)),
      moment: momentOf(this.position, this.seat),
      orders: this.orders,
    });
    this.goOn();
  }

  /** Takes a message of the page. */
  receive(message: TableMessage): void {
    switch (message.t) {
      case 'answer':
        return this.takeInput(message.input, () => {
          const { question, input, action, lock } = message;
          const given = { seat: this.seat, question, input, action, at: this.around.now(), by: 'hand' as const };
          return this.match.answer(lock === undefined ? given : { ...given, lock });
        });
      case 'undo':
        return this.takeInput(message.input, () => {
          const { question, input } = message;
          return this.match.undo({ seat: this.seat, question, input, at: this.around.now() });
        });
      case 'order':
        this.leaveOrder(message.kind, message.order as Json);
        this.around.tell({ t: 'receipt', table: this.start.table, input: message.input });
        return this.goOn();
      case 'chat':
      case 'nonce':
      case 'promise':
        return undefined;
    }
  }

  private get seat(): Seat {
    return this.start.chairs.you ?? -1;
  }

  private info(): TableInfo {
    const { table, chairs, seed, createdAt, options, coach = 'practice' } = this.start;
    return tableInfoOf(table, this.around.game, chairs, {
      options,
      coach,
      commitment: hashOfHex(seed),
      createdAt,
      entries: this.match.count,
      outcome: this.match.outcome(),
    });
  }

  private takeInput(input: string, give: () => Result<unknown>): void {
    const { table } = this.start;
    const taken = give();
    if (!taken.ok) return this.around.tell({ t: 'refused', table, input, refusal: taken.refusal, sentence: '' });
    this.around.tell({ t: 'receipt', table, input });
    this.tellNews();
    this.goOn();
    return undefined;
  }

  private leaveOrder(kind: string, order: Json): void {
    const { [kind]: _gone, ...others } = this.orders;
    this.orders = order === null ? others : { ...others, [kind]: order };
    this.save();
  }

  /** Says what is new: entries, or that answers are held. */
  private tellNews(): void {
    const { table } = this.start;
    while (this.told < this.match.last.entry) {
      this.told += 1;
      const after = this.told === this.match.last.entry ? this.position.view(this.seat) : this.view;
      const changes = changesBetween(this.view, after);
      this.view = after;
      const moment = momentOf(this.position, this.seat);
      this.around.tell({ t: 'entry', table, events: this.entryEvents(this.told), changes, moment });
    }
    const { open } = this.match;
    const pending = this.position.pending(this.seat);
    if (open !== null && pending !== null) {
      const answered = this.position.answered(this.seat);
      this.around.tell({ t: 'held', table, question: open.id, answered, pending });
    }
    if (open === null) this.around.tell({ t: 'table', table: this.info() });
    this.save();
  }

  private entryEvents(number: number): EntryEvents {
    const entry = this.entries.at(number);
    if (entry === undefined) throw new Error(`no entry ${number}`);
    const { at, events, reverts } = entryFor(entry, this.seat);
    return { entry: number, at, events, ...(reverts === undefined ? {} : { undoes: reverts }) };
  }

  /** Lets bots and standing orders answer, one question at a time, with room between for the page to breathe. */
  private goOn(): void {
    this.turn += 1;
    const { turn } = this;
    const wait = this.position.mayUndo(this.seat) ? SECOND_THOUGHTS : 0;
    this.around.later(wait, () => {
      if (turn !== this.turn || this.match.open === null) return;
      if (!this.answerForOthers()) return;
      this.tellNews();
      this.goOn();
    });
  }

  /** Answers for everyone but the person, and for the person where there is nothing to choose. True if someone did. */
  private answerForOthers(): boolean {
    const { open } = this.match;
    if (open === null) return false;
    let isAnswered = false;
    for (const seat of open.window.seats) {
      if (this.match.open?.id !== open.id || this.match.pending(seat) !== null) continue;
      const action = seat === this.seat ? this.answerByItself() : this.think(seat);
      if (action === null) continue;
      const by = seat === this.seat ? 'order' : 'bot';
      const taken = this.match.answer({ seat, question: open.id, action, at: this.around.now(), by });
      if (!taken.ok) throw new Error(`seat ${seat}'s answer was refused: ${taken.refusal.code}`);
      isAnswered = true;
    }
    return isAnswered;
  }

  private think(seat: Seat): Action {
    const legal = this.match.legal(seat);
    const [only, ...others] = legal;
    if (only !== undefined && others.length === 0) return only;
    return this.around.bot.choose({
      game: this.match.game,
      seat,
      chance: this.thought,
      imagine: (chance) => this.match.resample(seat, chance),
    });
  }

  /** A standing order's answer; or the only one, in a moment where one could merely pass. */
  private answerByItself(): Action | null {
    const { open } = this.match;
    if (open === null) return null;
    const question = this.match.question(this.seat);
    const [only, ...others] = question?.options ?? [];
    const isForced = others.length === 0 && (question?.compose ?? []).length === 0;
    if (open.window.mode === 'reaction' && isForced && only !== undefined) return only;
    const isLegal = (action: unknown): boolean =>
      this.match.refusal({ seat: this.seat, question: open.id, action }) === null;
    const plain = answersOf(this.orders[open.window.kind]).find(isLegal);
    if (plain !== undefined) return this.match.game.parseAction(plain);
    for (const [name, read] of Object.entries(this.around.orders ?? {})) {
      const order = read(this.orders[name] ?? null);
      const action = order === null || question === null ? null : order(this.position.view(this.seat), question);
      if (action !== null && isLegal(action)) return action;
    }
    return null;
  }

  private save(): void {
    this.around.save({
      ...this.start,
      header: writeHeader(this.match.header),
      lines: this.entries.lines,
      savedAt: this.around.now(),
      isOver: this.match.open === null,
      orders: this.orders,
    });
  }
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Plain answers in order of preference, where an order is made of them. */
function answersOf(order: Json | undefined): readonly Json[] {
  const isRow = typeof order === 'object' && order !== null && 'answers' in order;
  return isRow && Array.isArray(order.answers) ? (order.answers as readonly Json[]) : [];
}
