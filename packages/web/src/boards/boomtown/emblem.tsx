import type { Town } from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

const SHAPES: { readonly [T in Town]: JSX.Element } = {
  // A saguaro on a low rise.
  'cactus-junction': (
    <path d="M13 27v-7h-2.6A4.4 4.4 0 0 1 6 15.6V12a2 2 0 0 1 4 0v3.4q0 .8.8.8H13V6a3 3 0 0 1 6 0v12h2.2q.8 0 .8-.8V13a2 2 0 0 1 4 0v4.6a4.4 4.4 0 0 1-4.4 4.4H19v5h7v2H6v-2z" />
  ),
  // Two peaks with snow on them.
  'cold-mountain': (
    <path
      fill-rule="evenodd"
      d="M1.5 27 12 6.5l5.2 9.7 2.6-4.3L30.5 27zM12 10.8l-3 5.9 1.7 1.3 1.5-1.7 1.9 1.9 1.2-1.3z"
    />
  ),
  // The head of a coyote.
  'coyote-city': (
    <path
      fill-rule="evenodd"
      d="M4.5 2.5 11.800 8.800h8.400l7.300-6.300-.9 12.600L21.400 20 16 29.5 10.600 20l-5.200-4.900zM10.300 14.200l1.400 2.900 2.900.4zM21.700 14.200l-1.400 2.900-2.900.4zM14.200 24h3.600L16 26.800z"
    />
  ),
  // The skull of a steer.
  'dry-gulch': (
    <path
      fill-rule="evenodd"
      d="M2.5 5c-.3 4.6 3 7.2 8.3 7.3C12 11.3 13.8 10.8 16 10.8s4 .5 5.2 1.5c5.3-.1 8.6-2.7 8.3-7.3 2.7 6.3-.2 11-6 12l-2.3 5-1.4 6.5h-7.6L10.8 22l-2.3-5c-5.8-1-8.7-5.7-6-12zm9.7 10.7a1.8 2.1 0 1 0 .1 0zm7.6 0a1.8 2.1 0 1 0 .1 0zM15 23l1-2.2 1 2.2z"
    />
  ),
  // A narcissus: six petals and a cup.
  'san-narciso': (
    <g>
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path key={turn} d="M16 14.5c-4-3.4-4.6-8 0-12.5 4.6 4.5 4 9.1 0 12.5z" transform={`rotate(${turn} 16 16)`} />
      ))}
      <circle cx="16" cy="16" r="4.6" fill="var(--emblem-ground)" />
      <circle cx="16" cy="16" r="2.8" />
    </g>
  ),
};

/** The sign of a town, in the colour of the text around it. */
export function Emblem({ town }: { readonly town: Town }): JSX.Element {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      {SHAPES[town]}
    </svg>
  );
}
