/** A table of a proof: the first bot is the one that has to win its share. */
export interface LineUp {
  readonly game: string;
  /** What is shown: one of a few questions asked of every game. */
  readonly question: 'normal' | 'hard' | 'master' | 'plain' | 'cap';
  readonly bots: readonly string[];
  readonly games: number;
  /** The share of wins it has to reach; null: shown for comparison. */
  readonly goal: number | null;
}

const GAMES = 400;
const CAP_GAMES = 200;
const FOUR = 4;

/** How levels are scaled down for the proof, by game: factors on their iterations, as `boxcars tournament` reads them. */
interface Scale {
  readonly hard: string;
  readonly master: string;
  /** Whom the master plays: hard, scaled down as much as the master. */
  readonly rival: string;
  /** Four times the master's. */
  readonly cap: string;
  /** Seats where hard plays the plain search, and its goal there. */
  readonly plainSeats: number;
  readonly plainGoal: number;
}

const QUARTER = { hard: 'hard*0.25', master: 'master*0.25', rival: 'hard*0.25', cap: 'master' };
const TENTH = { hard: 'hard*0.1', master: 'master*0.1', rival: 'hard*0.1', cap: 'master*0.4' };
const OF_TWO = { plainSeats: 2, plainGoal: 0.6 };

const scales: { readonly [game: string]: Scale } = {
  boomtown: {
    hard: 'hard',
    master: 'master*0.3',
    rival: 'hard*0.3',
    cap: 'master*1.2',
    plainSeats: 3,
    plainGoal: 0.45,
  },
  'dice-tower': { hard: 'hard*0.25', master: 'master*0.4', rival: 'hard*0.4', cap: 'master*1.6', ...OF_TWO },
  'dice-town': { ...TENTH, ...OF_TWO },
  'winners-circle': { ...QUARTER, ...OF_TWO },
};

/** All tables of the proof, the cheap ones of every game first. */
export function lineUps(): LineUp[] {
  const games = Object.keys(scales);
  return [
    ...games.map((game) => against(game, 'normal', 'normal', 'random', 0.6)),
    ...games.map((game) => against(game, 'hard', scaleOf(game).hard, 'normal', 0.4)),
    ...games.map((game) => againstPlain(game)),
    ...games.map((game) => against(game, 'master', scaleOf(game).master, scaleOf(game).rival, 0.33)),
  ];
}

/** Where luck may cap the master: four times the iterations against the same others. */
export function capOf(game: string): LineUp {
  const { cap, rival } = scaleOf(game);
  return { game, question: 'cap', bots: [cap, rival, rival, rival], games: CAP_GAMES, goal: null };
}

function scaleOf(game: string): Scale {
  const scale = scales[game];
  if (scale === undefined) throw new Error(`no scale for ${game}`);
  return scale;
}

function against(game: string, question: LineUp['question'], one: string, others: string, goal: number): LineUp {
  return { game, question, bots: [one, ...Array.from({ length: FOUR - 1 }, () => others)], games: GAMES, goal };
}

/** The plain search gets as long for a choice as hard takes: its factor is measured before it plays. */
function againstPlain(game: string): LineUp {
  const { hard, plainSeats, plainGoal } = scaleOf(game);
  const bots = [hard, ...Array.from({ length: plainSeats - 1 }, () => 'plain')];
  return { game, question: 'plain', bots, games: GAMES, goal: plainGoal };
}
