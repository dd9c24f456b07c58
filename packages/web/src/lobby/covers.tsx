import type { JSX } from 'preact';

/** A die with a number of pips. */
function Die(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly pips: readonly (readonly [number, number])[];
  readonly turn?: number;
  readonly fill?: string;
  readonly ink?: string;
}): JSX.Element {
  const { x, y, size, pips, turn = 0, fill = 'var(--paper)', ink = 'var(--paper-ink)' } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 10})`}>
      <rect x="-5" y="-5" width="10" height="10" rx="2" fill={fill} stroke="var(--paper-ink)" stroke-width="0.5" />
      {pips.map(([px, py], i) => (
        <circle key={i} cx={px * 2.6} cy={py * 2.6} r="0.95" fill={ink} />
      ))}
    </g>
  );
}

const THREE = [
  [-1, -1],
  [0, 0],
  [1, 1],
] as const;
const SIX = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const;

function Town(): JSX.Element {
  const fronts = ['#b4552a', '#8a6d1a', '#5d6b74', '#7b3f34'];
  return (
    <>
      <rect width="240" height="110" fill="#f0c98a" />
      <circle cx="196" cy="30" r="16" fill="#d9723a" />
      <path d="M0 78 Q40 52 84 70 T170 62 T240 74 V110 H0Z" fill="#c98a4f" />
      {fronts.map((fill, i) => (
        <g key={fill} transform={`translate(${10 + i * 54} ${34 + (i % 2) * 8})`} stroke="#2b2118" stroke-width="1.5">
          <path d={`M2 58 V8 H8 V0 H40 V8 H46 V58Z`} fill={fill} />
          <rect x="9" y="9" width="30" height="8" fill="#f6edd8" />
          <rect x="18" y="36" width="12" height="22" fill="#2b2118" />
          <rect x="7" y="24" width="9" height="9" fill="#f2d99a" />
          <rect x="32" y="24" width="9" height="9" fill="#f2d99a" />
          <path d="M-2 21 H50" stroke-width="3" />
        </g>
      ))}
      <rect y="94" width="240" height="16" fill="#a8703d" />
      <Die x={184} y={92} size={24} pips={SIX} turn={-12} />
      <Die x={212} y={96} size={20} pips={THREE} turn={18} />
    </>
  );
}

function Mine(): JSX.Element {
  return (
    <>
      <rect width="240" height="110" fill="#bcd3d6" />
      <path d="M0 110 L62 22 L112 78 L150 36 L240 110Z" fill="#8d7a5c" stroke="#2b2118" stroke-width="1.5" />
      <path d="M62 22 L50 40 L64 36 L74 46 L76 37Z" fill="#f7f4ec" />
      <path d="M88 110 V76 Q112 52 136 76 V110Z" fill="#1d1b1f" stroke="#5d3c1c" stroke-width="6" />
      <path d="M82 78 H142" stroke="#5d3c1c" stroke-width="7" />
      <path d="M100 110 L108 88 H116 L124 110" fill="none" stroke="#b9bec4" stroke-width="2.5" />
      <g transform="translate(160 84)" stroke="#2b2118" stroke-width="1.5">
        <path d="M0 0 H46 L40 18 H6Z" fill="#5d6b74" />
        <circle cx="12" cy="21" r="5" fill="#2b2118" />
        <circle cx="34" cy="21" r="5" fill="#2b2118" />
        {[8, 18, 28, 38].map((x, i) => (
          <path key={x} d={`M${x - 6} 0 q2 -${8 + (i % 2) * 4} 7 -7 q6 1 5 7z`} fill="#d9a53a" />
        ))}
      </g>
      <path d="M0 104 H240 V110 H0Z" fill="#6b4a2a" />
    </>
  );
}

function Track(): JSX.Element {
  const silks = ['#b3541e', '#22649c', '#8a3f86'];
  return (
    <>
      <rect width="240" height="110" fill="#cfe3c0" />
      <ellipse cx="120" cy="58" rx="108" ry="44" fill="#d8b27a" stroke="#2b2118" stroke-width="1.5" />
      <ellipse cx="120" cy="58" rx="72" ry="22" fill="#6fa45c" stroke="#f7f4ec" stroke-width="2" />
      <path d="M120 80 V102" stroke="#f7f4ec" stroke-width="4" stroke-dasharray="4 3" />
      {silks.map((silk, i) => (
        <g key={silk} transform={`translate(${44 + i * 52} ${80 - (i % 2) * 3}) scale(1.15)`}>
          <path
            d="M-16 6 q-6 -1 -7 5 M-15 4 q8 -6 18 -3 l7 -8 5 1 4 5 -2 2 -5 -1 -4 7 1 10 -3 0 -2 -8 -9 1 -4 8 -3 -1 2 -8z"
            fill={['#54352a', '#c07f3b', '#1d1b1f'][i]}
            stroke="#2b2118"
            stroke-width="1"
          />
          <path d="M-4 -1 l3 -8 5 1 2 6z" fill={silk} stroke="#2b2118" stroke-width="0.8" />
        </g>
      ))}
    </>
  );
}

function TowerCover(): JSX.Element {
  const dice = ['--die-blue', '--die-yellow', '--die-pink', '--die-orange', '--die-green', '--die-purple'];
  return (
    <>
      <rect width="240" height="110" fill="#d9d2ee" />
      <path d="M78 104 L84 14 H136 L142 104Z" fill="#8c7fb8" stroke="#2b2118" stroke-width="2" />
      <path d="M80 14 V4 H90 V10 H104 V4 H116 V10 H130 V4 H140 V14Z" fill="#6f62a0" stroke="#2b2118" stroke-width="2" />
      <path d="M96 104 V80 Q110 66 124 80 V104Z" fill="#1d1b1f" />
      {[34, 56].map((y) => (
        <path key={y} d={`M90 ${y} H128`} stroke="#6f62a0" stroke-width="3" stroke-dasharray="10 5" />
      ))}
      <path d="M60 106 H214 V100 L206 96 H68Z" fill="#5d4a34" stroke="#2b2118" stroke-width="1.5" />
      {dice.map((colour, i) => (
        <Die
          key={colour}
          x={146 + (i % 3) * 24}
          y={i < 3 ? 66 : 88}
          size={18}
          turn={i * 17 - 30}
          pips={[[0, 0]]}
          fill={`var(${colour})`}
          ink="#ffffff"
        />
      ))}
    </>
  );
}

const COVERS: { readonly [game: string]: () => JSX.Element } = {
  'dice-town': Town,
  boomtown: Mine,
  'winners-circle': Track,
  'dice-tower': TowerCover,
};

/** A picture of a game's world. It says nothing that isn't written beside it. */
export function Cover({ game }: { readonly game: string }): JSX.Element {
  const Picture = COVERS[game];
  return (
    <svg viewBox="0 0 240 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Picture === undefined ? <rect width="240" height="110" fill="var(--accent-soft)" /> : <Picture />}
    </svg>
  );
}
