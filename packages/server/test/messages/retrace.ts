import {
  EventLog,
  isUndo,
  Line,
  RecordedChance,
  type Action,
  type AnyGame,
  type Entry,
  type GameEvent,
  type Journal,
  type LoggedEvent,
  type MoveEntry,
  type Seat,
} from '@boxcars/engine';

/** A match after one of its entries: the true state, the events as the rules gave them, and whose undo is offered. */
export interface Step {
  readonly entry: Entry;
  readonly state: object;
  readonly events: readonly LoggedEvent[];
  readonly undoSeat: Seat | null;
}

/** Plays a journal again and keeps where it stood after every entry. */
export function retrace(game: AnyGame, { header, entries }: Journal): Step[] {
  const steps: Step[] = [];
  let line: Line<object, Action, GameEvent> | null = null;
  for (const entry of entries) {
    const log = new EventLog<GameEvent>();
    if (line === null) {
      const luck = new RecordedChance('draws' in entry ? entry.draws : []);
      line = new Line(game.setup(header.seats.length, header.options, luck, log));
    } else if (isUndo(entry)) line.takeBack();
    else {
      const next = game.clone(line.state);
      game.apply(next, answersOf(game, entry), new RecordedChance(entry.draws), log);
      line.advance(next, { ...entry, events: log.entries });
    }
    steps.push({ entry, state: line.state, events: log.entries, undoSeat: line.latest?.seat ?? null });
  }
  return steps;
}

/** An entry's answers by seat, as the game's own actions. */
export function answersOf(game: AnyGame, entry: MoveEntry): Action[] {
  const answers: Action[] = [];
  for (const { seat, action } of entry.answers) {
    const read = game.parseAction(action);
    if (read === null) throw new Error(`no action: ${JSON.stringify(action)}`);
    answers[seat] = read;
  }
  return answers;
}
