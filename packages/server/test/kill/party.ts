import { canonical, isUndo, readJournal, type Entry } from '@boxcars/engine';
import { findGame } from '@boxcars/games';
import { readMatchFile, verifyMatch } from '@boxcars/protocol';

import { eventsOf } from '../../src/telling.ts';
import { Player } from './player.ts';

/** What a party plays: so many people, so many bots. */
export interface Sitting {
  readonly game: string;
  readonly people: number;
  readonly bots: number;
}

/** What the matches of a party came to. */
export interface Tally {
  matches: number;
  entries: number;
  acknowledged: number;
  interrupted: number;
  told: number;
}

/** People who play match after match, and check each against its journal when it is over. */
export class Party {
  readonly tally: Tally = { matches: 0, entries: 0, acknowledged: 0, interrupted: 0, told: 0 };
  readonly wrong: string[] = [];
  private readonly sitting: Sitting;
  private readonly players: readonly Player[];
  /** Nobody waits for the end of a match in which something went wrong. */
  private readonly amiss: Promise<void>;
  private giveUp: () => void = () => {};

  constructor(name: string, sitting: Sitting, address: () => string, onReceipt: () => void) {
    this.sitting = sitting;
    this.amiss = new Promise((done) => (this.giveUp = done));
    this.players = Array.from({ length: sitting.people }, (_, i) => new Player(`${name}${i}`, address));
    for (const player of this.players) {
      player.onReceipt = onReceipt;
      player.onWrong = (what) => this.note(what);
    }
  }

  /** Plays matches until it is enough or something is wrong; the last one is finished too. */
  async play(isEnough: () => boolean): Promise<void> {
    for (const player of this.players) await player.signIn();
    do await this.playOne();
    while (!isEnough() && this.wrong.length === 0);
    for (const player of this.players) player.leave();
  }

  private async playOne(): Promise<void> {
    const { game, people, bots } = this.sitting;
    const [host, ...guests] = this.players;
    if (host === undefined) throw new Error('nobody plays');
    const seats = [
      ...Array.from({ length: people - 1 }, () => ({ kind: 'empty' })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' })),
    ];
    const made = await host.http('POST', '/api/tables', { game, seats, nonceHash: host.nonceHash });
    const { id } = made.json['table'] as { id: string };
    for (const guest of guests) await guest.http('POST', `/api/tables/${id}/join`, { nonceHash: guest.nonceHash });
    const over = this.players.map(
      (player) =>
        new Promise<void>((done) => {
          player.onEnd = done;
        }),
    );
    for (const player of this.players) player.play(id);
    await Promise.race([Promise.all(over), this.amiss]);
    if (this.wrong.length > 0) return;
    await this.check(id, host);
  }

  /** Every acknowledged input is in the journal once, and everything that was told of it is what it says. */
  private async check(id: string, host: Player): Promise<void> {
    const { json } = await host.http('GET', `/api/tables/${id}/match`);
    const file = readMatchFile(json);
    if (!file.ok) return this.note(`${id}: no match file`);
    const verified = verifyMatch(file.value, findGame);
    if (!verified.ok) return this.note(`${id}: ${JSON.stringify(verified.refusal)}`);
    const journal = readJournal(file.value.journal);
    if (!journal.ok) return this.note(`${id}: ${journal.refusal.code}`);
    const { entries } = journal.value;
    this.tally.matches += 1;
    this.tally.entries += entries.length;
    for (const [seat, { story }] of this.players.entries()) {
      this.tally.acknowledged += story.acknowledged.length;
      this.tally.interrupted += story.interrupted.length;
      this.tally.told += story.told.size;
      for (const { question, input, action } of story.acknowledged) {
        const found = entries.flatMap((entry) => answersOf(entry, seat, input));
        const isThere = found.length === 1 && found[0] === canonical([question, action]);
        if (!isThere) this.note(`${id}: input ${input} of ${question} is there ${found.length} times`);
      }
      for (const [number, text] of story.told) {
        const entry = entries[number];
        const says = entry === undefined ? 'nothing' : canonical(eventsOf(entry, seat));
        if (says !== text) this.note(`${id}: entry ${number} was told as ${text}, and is ${says}`);
      }
    }
  }

  /** The first few tell enough. */
  private note(what: string): void {
    if (this.wrong.length < 5) this.wrong.push(what);
    this.giveUp();
  }
}

function answersOf(entry: Entry, seat: number, input: string): string[] {
  if (isUndo(entry)) return [];
  return entry.answers.flatMap((answer) =>
    answer.seat === seat && answer.inputs?.includes(input) === true ? [canonical([entry.question, answer.action])] : [],
  );
}
