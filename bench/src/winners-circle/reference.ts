import { BET_VALUES, DIE_SYMBOLS, HORSE_NUMBERS } from './tables.ts';

/**
 * Winner's Circle for four players and nothing else, written for speed alone: one object that is used again for every
 * game, typed arrays, actions as numbers, sets of horses as bits with every question about them looked up in a table.
 *
 * An action is a gate while the race is on. A bet is `gate + 8 * token`.
 */
const SEATS = 4;
const GATES = 7;
const ALL = (1 << GATES) - 1;
const TRACK = 36;
const PACE = 18;
const BETS = 3 * SEATS;
const HORSES = 28;

export const BETTING = 0;
export const RACING = 1;
export const OVER = 2;

const NUMBERS = Uint8Array.from(HORSE_NUMBERS.flat());
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
  /** By 8 * seat + gate: the token there, or 0. */
  readonly tokens = new Uint8Array(8 * SEATS);
  private readonly tokenWords = new Int32Array(this.tokens.buffer);
  private placed = 0;
  private deckSize = 0;
  private readonly deck = new Uint8Array(HORSES);
  /** By seat: the gates without a token of theirs, and the tokens left: bit 0 a 1, bit 1 another 1, bit 2 the 2. */
  private readonly freeGates = new Uint8Array(SEATS);
  private readonly tokensLeft = new Uint8Array(SEATS);
  /** By gate: the sum of the tokens on it. */
  private readonly bets = new Uint8Array(GATES);
  /** By space, from 1 to 36: whether a horse stands there. */
  private readonly board = new Uint8Array(TRACK + 1);
  private luck = 0;

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
      while (this.phase === BETTING) {
        const free = this.freeGates[this.turn] as number;
        const left = this.tokensLeft[this.turn] as number;
        const gates = COUNT[free] as number;
        if (left > 4) {
          const i = this.below(2 * gates);
          this.bet(NTH[8 * free + (i >> 1)] as number, 1 + (i & 1));
        } else this.bet(NTH[8 * free + this.below(gates)] as number, left === 4 ? 2 : 1);
        decisions += 1;
      }
      decisions += this.runRace();
    }
    return decisions;
  }

  /** Carries out a random action. */
  step(): void {
    this.apply(this.actionAt(this.below(this.countActions())));
  }

  /** How many actions the seat whose turn it is has. */
  countActions(): number {
    if (this.phase === RACING) return COUNT[this.faceUp] as number;
    const gates = COUNT[this.freeGates[this.turn] as number] as number;
    const left = this.tokensLeft[this.turn] as number;
    return left > 4 ? 2 * gates : gates;
  }

  /** The i-th of them. */
  actionAt(i: number): number {
    if (this.phase === RACING) return NTH[8 * this.faceUp + i] as number;
    const free = this.freeGates[this.turn] as number;
    const left = this.tokensLeft[this.turn] as number;
    if (left > 4) return (NTH[8 * free + (i >> 1)] as number) + 8 * (1 + (i & 1));
    return (NTH[8 * free + i] as number) + (left === 4 ? 16 : 8);
  }

  apply(action: number): void {
    if (this.phase === RACING) this.move(action);
    else this.bet(action & 7, action >> 3);
  }

  private openRace(): void {
    const { deck, gates, places, board } = this;
    this.race += 1;
    board.fill(0);
    let size = this.deckSize;
    for (let gate = 0; gate < GATES; gate++) {
      const i = this.below(size);
      gates[gate] = deck[i] as number;
      size -= 1;
      deck[i] = deck[size] as number;
      places[gate] = 0 - gate;
      board[TRACK - gate] = 1;
      this.bets[gate] = 0;
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
      this.tokensLeft[seat] = 7;
    }
    const count = COUNT[equals] as number;
    this.first = NTH[8 * equals + (count > 1 ? this.below(count) : 0)] as number;
    this.turn = this.first;
    this.placed = 0;
    const { tokenWords } = this;
    for (let i = 0; i < 2 * SEATS; i++) tokenWords[i] = 0;
    this.phase = BETTING;
  }

  private bet(gate: number, token: number): void {
    const seat = this.turn;
    const left = this.tokensLeft[seat] as number;
    this.tokens[8 * seat + gate] = token;
    this.bets[gate] = (this.bets[gate] as number) + token;
    this.freeGates[seat] = (this.freeGates[seat] as number) & ~(1 << gate);
    // 1s go from bit 1 first, so that bit 0 tells whether one is left.
    this.tokensLeft[seat] = token === 2 ? left & 3 : left & 2 ? left & 5 : left & 4;
    this.turn = (seat + 1) & 3;
    this.placed += 1;
    if (this.placed < BETS) return;
    this.phase = RACING;
    this.turn = this.first;
    this.symbol = SYMBOLS[this.below(6)] as number;
  }

  private move(gate: number): void {
    const { places, board } = this;
    const from = places[gate] as number;
    let to = from + (NUMBERS[4 * (this.gates[gate] as number) + this.symbol] as number);
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
    this.symbol = SYMBOLS[this.below(6)] as number;
  }

  /** The whole race in one loop, with everything that changes in variables of its own. */
  private runRace(): number {
    const { places, board, gates } = this;
    let { faceUp, running, pace, symbol, turn, luck } = this;
    let finished = 0;
    let decisions = 0;
    for (;;) {
      const count = COUNT[faceUp] as number;
      decisions += CHOICE[faceUp] as number;
      luck ^= luck << 13;
      luck ^= luck >>> 17;
      luck ^= luck << 5;
      const gate = NTH[8 * faceUp + (Math.imul(luck >>> 8, count) >>> 24)] as number;
      const from = places[gate] as number;
      let to = from + (NUMBERS[4 * (gates[gate] as number) + symbol] as number);
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
      if (to >= PACE && pace < 0) pace = gate;
      if (finished === 3) break;
      faceUp |= running & ((faceUp - 1) >> 31);
      turn += 1;
      luck ^= luck << 13;
      luck ^= luck >>> 17;
      luck ^= luck << 5;
      symbol = SYMBOLS[Math.imul(luck >>> 8, 6) >>> 24] as number;
    }
    this.faceUp = faceUp;
    this.running = running;
    this.pace = pace;
    this.symbol = symbol;
    this.turn = turn & 3;
    this.luck = luck;
    this.finishedCount = 3;
    this.payOut();
    return decisions;
  }

  private payOut(): void {
    const { tokens, money } = this;
    const factor = this.race === 3 ? 2 : 1;
    for (let rank = 0; rank < 3; rank++) {
      const gate = this.finished[rank] as number;
      const bets = this.bets[gate] as number;
      const bonus = gate === this.pace ? 100 : 0;
      const value = factor * ((VALUES[8 * rank + (bets > 7 ? 7 : bets)] as number) + bonus);
      for (let seat = 0; seat < SEATS; seat++) {
        money[seat] = (money[seat] as number) + value * (tokens[8 * seat + gate] as number);
      }
    }
    const last = this.lastGate();
    for (let seat = 0; seat < SEATS; seat++) {
      const owned = (money[seat] as number) - factor * 100 * (tokens[8 * seat + last] as number);
      money[seat] = owned > 0 ? owned : 0;
    }
    if (this.race < 3) this.openRace();
    else this.phase = OVER;
  }

  private lastGate(): number {
    let last = 0;
    for (let gate = 1; gate < GATES; gate++) {
      if ((this.places[gate] as number) < (this.places[last] as number)) last = gate;
    }
    return last;
  }

  /** A number from 0 to n - 1, by xorshift32. n is small: the bias is below n / 2^24. */
  private below(n: number): number {
    let luck = this.luck;
    luck ^= luck << 13;
    luck ^= luck >>> 17;
    luck ^= luck << 5;
    this.luck = luck;
    return Math.imul(luck >>> 8, n) >>> 24;
  }
}
