import { BET_VALUES, DIE_SYMBOLS, HORSE_NUMBERS } from './tables.ts';

/**
 * Winner's Circle for four players and nothing else, written for speed alone: one object that is used again for every
 * game, typed arrays, actions as numbers, sets of horses as bits with every question about them looked up in a table,
 * and few branches that luck decides, because those are what a processor waits for.
 *
 * An action is a gate while the race is on. A bet is `gate + 8 * token`.
 */
const SEATS = 4;
const GATES = 7;
const ALL = (1 << GATES) - 1;
const TRACK = 36;
const PACE = 18;
const ROUNDS = 3;
const HORSES = 28;

export const BETTING = 0;
export const RACING = 1;
export const OVER = 2;

const NUMBERS = Uint8Array.from(HORSE_NUMBERS.flat());
/** The four numbers of a horse as one. */
const CARDS = new Int32Array(NUMBERS.buffer);
const SYMBOLS = Uint8Array.from(DIE_SYMBOLS);
const VALUES = Int32Array.from(BET_VALUES.flat());
/** The number of gates in a set, and the n-th of them by 8 * set + n. */
const COUNT = new Uint8Array(ALL + 1);
const NTH = new Uint8Array(8 * (ALL + 1));
for (let set = 0; set <= ALL; set++) {
  for (let gate = 0; gate < GATES; gate++) {
    if ((set & (1 << gate)) !== 0) NTH[8 * set + (COUNT[set] as number)++] = gate;
  }
}
/** By set of gates: 1 if it leaves a choice. */
const CHOICE = COUNT.map((count) => (count > 1 ? 1 : 0));

/**
 * What a player has in hand, as a number: 1, 1 and 2; 1 and 2; 1 and 1; 2; 1; nothing. By hand: 1 if it holds two kinds
 * of tokens. By 2 * hand + kind, the lesser kind first: the token, and the hand that is left.
 */
const FULL_HAND = 0;
const TWO_KINDS = Uint8Array.of(1, 1, 0, 0, 0);
const TOKEN = Uint8Array.of(1, 2, 1, 2, 1, 1, 2, 2, 1, 1);
const HAND_LEFT = Uint8Array.of(1, 2, 3, 4, 4, 4, 5, 5, 5, 5);

export class Reference {
  phase = BETTING;
  race = 0;
  turn = 0;
  first = 0;
  symbol = 0;
  /** Horses that may be picked, and horses still in the race: one bit a gate. */
  faceUp = 0;
  running = 0;
  pace = -1;
  finishedCount = 0;
  readonly finished = new Uint8Array(3);
  readonly gates = new Uint8Array(GATES);
  readonly places = new Int32Array(GATES);
  readonly money = new Int32Array(SEATS);
  /** By SEATS * gate + seat: the token there, or 0. The four of a gate are also one number. */
  readonly tokens = new Uint8Array(SEATS * GATES);
  private readonly tokensAt = new Int32Array(this.tokens.buffer);
  /** By 4 * gate + symbol: the numbers of the cards at the gates. */
  private readonly numbers = new Uint8Array(4 * GATES);
  private readonly cards = new Int32Array(this.numbers.buffer);
  private placed = 0;
  private deckSize = 0;
  private readonly deck = new Uint8Array(HORSES);
  /** By seat: the gates without a token of theirs, and the hand. */
  private readonly freeGates = new Uint8Array(SEATS);
  private readonly hands = new Uint8Array(SEATS);
  /** By space, from 1 to 36: whether a horse stands there. */
  private readonly board = new Uint8Array(TRACK + 1);
  private luck = 0;
  /** What the last roll has left of its draw, 24 bits: enough to choose a horse by. */
  private rest = 0;

  constructor(seed: number) {
    this.luck = Math.imul(seed, 0x9e3779b9) | 1;
  }

  /** Starts a game. */
  start(): void {
    for (let i = 0; i < HORSES; i++) this.deck[i] = i;
    this.deckSize = HORSES;
    for (let seat = 0; seat < SEATS; seat++) this.money[seat] = 0;
    this.race = 0;
    this.openRace();
  }

  /** Plays a whole game at random and returns the number of decisions. The same as `step` to the end, but faster. */
  play(): number {
    let decisions = 0;
    this.start();
    while (this.phase !== OVER) {
      this.placeBets();
      decisions += ROUNDS * SEATS + this.runRace();
    }
    return decisions;
  }

  /** Carries out a random action. */
  step(): void {
    const count = this.countActions();
    const i = this.phase === RACING ? Math.imul(this.rest, count) >>> 24 : this.below(count);
    this.apply(this.actionAt(i));
  }

  /** How many actions the seat whose turn it is has. */
  countActions(): number {
    if (this.phase === RACING) return COUNT[this.faceUp] as number;
    const gates = COUNT[this.freeGates[this.turn] as number] as number;
    return gates << (TWO_KINDS[this.hands[this.turn] as number] as number);
  }

  /** The i-th of them. */
  actionAt(i: number): number {
    if (this.phase === RACING) return NTH[8 * this.faceUp + i] as number;
    const hand = this.hands[this.turn] as number;
    const two = TWO_KINDS[hand] as number;
    const gate = NTH[8 * (this.freeGates[this.turn] as number) + (i >> two)] as number;
    return gate + 8 * (TOKEN[2 * hand + (i & two)] as number);
  }

  apply(action: number): void {
    if (this.phase === RACING) this.move(action);
    else this.bet(action & 7, action >> 3);
  }

  private openRace(): void {
    const { deck, gates, cards, places, board, tokensAt } = this;
    this.race += 1;
    board.fill(0);
    let size = this.deckSize;
    for (let gate = 0; gate < GATES; gate++) {
      const i = this.below(size);
      const horse = deck[i] as number;
      size -= 1;
      deck[i] = deck[size] as number;
      gates[gate] = horse;
      cards[gate] = CARDS[horse] as number;
      places[gate] = 0 - gate;
      board[TRACK - gate] = 1;
      tokensAt[gate] = 0;
    }
    this.deckSize = size;
    this.faceUp = ALL;
    this.running = ALL;
    this.pace = -1;
    this.finishedCount = 0;
    this.openBets();
  }

  private openBets(): void {
    const { money } = this;
    let most = -1;
    let equals = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      const owned = money[seat] as number;
      if (owned > most) {
        most = owned;
        equals = 1 << seat;
      } else if (owned === most) equals |= 1 << seat;
      this.freeGates[seat] = ALL;
      this.hands[seat] = FULL_HAND;
    }
    this.first = NTH[8 * equals + this.below(COUNT[equals] as number)] as number;
    this.turn = this.first;
    this.placed = 0;
    this.phase = BETTING;
  }

  private bet(gate: number, token: number): void {
    const seat = this.turn;
    const hand = this.hands[seat] as number;
    const kind = (TWO_KINDS[hand] as number) & (token >> 1);
    this.tokens[SEATS * gate + seat] = token;
    this.freeGates[seat] = (this.freeGates[seat] as number) & ~(1 << gate);
    this.hands[seat] = HAND_LEFT[2 * hand + kind] as number;
    this.turn = (seat + 1) & 3;
    this.placed += 1;
    if (this.placed < ROUNDS * SEATS) return;
    this.phase = RACING;
    this.turn = this.first;
    this.roll();
  }

  /** All bets of a race. */
  private placeBets(): void {
    const { tokens, freeGates, hands } = this;
    let { luck, turn } = this;
    for (let gates = GATES; gates > GATES - ROUNDS; gates--) {
      for (let i = 0; i < SEATS; i++) {
        luck ^= luck << 13;
        luck ^= luck >>> 17;
        luck ^= luck << 5;
        const hand = hands[turn] as number;
        const free = freeGates[turn] as number;
        const two = TWO_KINDS[hand] as number;
        const chosen = Math.imul(luck >>> 8, gates << two) >>> 24;
        const gate = NTH[8 * free + (chosen >> two)] as number;
        const kind = 2 * hand + (chosen & two);
        tokens[SEATS * gate + turn] = TOKEN[kind] as number;
        freeGates[turn] = free & ~(1 << gate);
        hands[turn] = HAND_LEFT[kind] as number;
        turn = (turn + 1) & 3;
      }
    }
    this.luck = luck;
    this.roll();
  }

  private move(gate: number): void {
    const { places, board } = this;
    const from = places[gate] as number;
    let to = from + (this.numbers[4 * gate + this.symbol] as number);
    this.faceUp &= ~(1 << gate);
    board[from > 0 ? from : from + TRACK] = 0;
    if (to > TRACK) {
      this.finished[this.finishedCount] = gate;
      this.finishedCount += 1;
      this.running &= ~(1 << gate);
    } else {
      while (to > from && board[to > 0 ? to : to + TRACK] !== 0) to -= 1;
      board[to > 0 ? to : to + TRACK] = 1;
    }
    places[gate] = to;
    if (to >= PACE && this.pace < 0) this.pace = gate;
    if (this.finishedCount === 3) {
      this.payOut();
      return;
    }
    if (this.faceUp === 0) this.faceUp = this.running;
    this.turn = (this.turn + 1) & 3;
    this.roll();
  }

  /** The whole race in one loop, with everything that changes in variables of its own. */
  private runRace(): number {
    const { places, board, numbers } = this;
    let { faceUp, running, pace, symbol, turn, luck, rest } = this;
    let finished = 0;
    let decisions = 0;
    for (;;) {
      decisions += CHOICE[faceUp] as number;
      const gate = NTH[8 * faceUp + (Math.imul(rest, COUNT[faceUp] as number) >>> 24)] as number;
      const from = places[gate] as number;
      let to = from + (numbers[4 * gate + symbol] as number);
      faceUp &= ~(1 << gate);
      board[from > 0 ? from : from + TRACK] = 0;
      if (to > TRACK) {
        this.finished[finished] = gate;
        finished += 1;
        running &= ~(1 << gate);
      } else {
        while (to > from && board[to > 0 ? to : to + TRACK] !== 0) to -= 1;
        board[to > 0 ? to : to + TRACK] = 1;
      }
      places[gate] = to;
      // In this order: whether the pace is taken changes once a race, whether a horse has come that far all the time.
      if (pace < 0 && to >= PACE) pace = gate;
      if (finished === 3) break;
      faceUp |= running & ((faceUp - 1) >> 31);
      turn += 1;
      luck ^= luck << 13;
      luck ^= luck >>> 17;
      luck ^= luck << 5;
      const rolled = Math.imul(luck >>> 8, 6);
      symbol = SYMBOLS[rolled >>> 24] as number;
      rest = rolled & 0xffffff;
    }
    this.faceUp = faceUp;
    this.running = running;
    this.pace = pace;
    this.symbol = symbol;
    this.turn = turn & 3;
    this.luck = luck;
    this.rest = rest;
    this.finishedCount = 3;
    this.payOut();
    return decisions;
  }

  private payOut(): void {
    const { money, tokensAt } = this;
    const factor = this.race === 3 ? 2 : 1;
    for (let rank = 0; rank < 3; rank++) {
      const gate = this.finished[rank] as number;
      const tokens = tokensAt[gate] as number;
      // The highest byte of the product is the sum of all four.
      const bets = Math.imul(tokens, 0x01010101) >>> 24;
      const bonus = gate === this.pace ? 100 : 0;
      const value = factor * ((VALUES[8 * rank + (bets > 7 ? 7 : bets)] as number) + bonus);
      for (let seat = 0; seat < SEATS; seat++) {
        money[seat] = (money[seat] as number) + Math.imul(value, (tokens >> (8 * seat)) & 3);
      }
    }
    const tokens = tokensAt[this.lastGate()] as number;
    for (let seat = 0; seat < SEATS; seat++) {
      const owned = (money[seat] as number) - factor * 100 * ((tokens >> (8 * seat)) & 3);
      money[seat] = owned & ~(owned >> 31);
    }
    if (this.race < 3) this.openRace();
    else this.phase = OVER;
  }

  private lastGate(): number {
    const { places } = this;
    let least = 8 * (places[0] as number);
    for (let gate = 1; gate < GATES; gate++) {
      const ahead = 8 * (places[gate] as number) + gate - least;
      least += ahead & (ahead >> 31);
    }
    return least & 7;
  }

  private roll(): void {
    const luck = this.draw();
    const rolled = Math.imul(luck >>> 8, 6);
    this.symbol = SYMBOLS[rolled >>> 24] as number;
    this.rest = rolled & 0xffffff;
  }

  /** A number from 0 to n - 1. n is small: the bias is below n / 2^24. */
  private below(n: number): number {
    return Math.imul(this.draw() >>> 8, n) >>> 24;
  }

  /** 32 random bits, by xorshift32. */
  private draw(): number {
    let luck = this.luck;
    luck ^= luck << 13;
    luck ^= luck >>> 17;
    luck ^= luck << 5;
    this.luck = luck;
    return luck;
  }
}
