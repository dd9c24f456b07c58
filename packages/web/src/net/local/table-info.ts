import type { AnyGame, Json, Outcome, Seat } from '@boxcars/engine';
import type { SeatInfo, TableInfo, TableSettings } from '@boxcars/protocol';

const BOT_NAMES = ['Ada', 'Basil', 'Cleo', 'Dusty', 'Elsie', 'Floyd', 'Greta', 'Hank'] as const;

/** Who sits at a table of one person and bots. */
export interface Chairs {
  readonly count: number;
  readonly you: Seat | null;
  readonly name: string;
  readonly level: string;
}

/** The name of the bot on a chair. */
export function botName(seat: Seat): string {
  return BOT_NAMES[seat % BOT_NAMES.length] ?? 'Ada';
}

/** The table as the person at it may know it. */
// long: one line a field
export function tableInfoOf(
  table: string,
  game: Pick<AnyGame, 'id' | 'version'>,
  chairs: Chairs,
  state: {
    readonly options: { readonly [name: string]: Json };
    readonly commitment: string;
    readonly coach: TableSettings['coach'];
    readonly createdAt: number;
    readonly entries: number;
    readonly outcome: Outcome | null;
  },
): TableInfo {
  return {
    id: table,
    game: game.id,
    version: game.version,
    options: state.options,
    access: 'link',
    spectators: false,
    clock: { kind: 'none' },
    reactionSeconds: 3,
    coach: state.coach,
    state: state.outcome === null ? 'playing' : 'finished',
    seats: Array.from({ length: chairs.count }, (_, seat) => chairAt(chairs, seat)),
    you: chairs.you,
    onlookers: 0,
    key: null,
    commitment: state.commitment,
    startsBy: null,
    failedStarts: 0,
    createdAt: state.createdAt,
    entries: state.entries,
    outcome: state.outcome,
    rematch: null,
    wishes: { callOff: [], pause: [] },
  };
}

function chairAt(chairs: Chairs, seat: Seat): SeatInfo {
  if (seat !== chairs.you) return { kind: 'bot', name: botName(seat), level: chairs.level };
  return {
    kind: 'person',
    name: chairs.name,
    isHost: true,
    isYou: true,
    connected: true,
    bot: null,
    promised: true,
    muted: false,
  };
}
