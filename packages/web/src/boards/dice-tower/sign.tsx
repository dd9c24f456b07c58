import type { CardAction, Colour } from '@boxcars/games/dice-tower';
import type { JSX } from 'preact';

/** TW-C1: the symbol of each colour, in a square of 24. */
const SIGNS: { readonly [C in Colour]: string } = {
  blue: 'M12 1.8 21.6 12.2H16V22H8V12.2H2.4Z',
  yellow: 'M12 1.6 15.2 8.7 22.9 9.5 17.1 14.7 18.8 22.3 12 18.4 5.2 22.3 6.9 14.7 1.1 9.5 8.8 8.7Z',
  pink: 'M12 2.6 22.6 21H1.4Z',
  orange: 'M8.6 2.2H15.4V8.6H21.8V15.4H15.4V21.8H8.6V15.4H2.2V8.6H8.6Z',
  green: 'M12 2.4A9.6 9.6 0 1 1 12 21.6A9.6 9.6 0 1 1 12 2.4Z',
  purple: 'M3.2 3.2H20.8V20.8H3.2Z',
};

/** The outline of a colour's symbol, in a square of 24. */
export function signPath(colour: Colour): string {
  return SIGNS[colour];
}

/** A colour's symbol, drawn in `currentColor` and the fill its surroundings give. */
export function Sign({ colour }: { readonly colour: Colour }): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" data-colour={colour} aria-hidden="true">
      <path d={SIGNS[colour]} />
    </svg>
  );
}

/** TW-C3: the many-coloured X of a card that takes any colours. */
export function AnySign(): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" stroke-width="4.4" stroke-linecap="round">
      <path d="M5 5 12 12" stroke="var(--die-blue)" />
      <path d="M19 5 12 12" stroke="var(--die-pink)" />
      <path d="M5 19 12 12" stroke="var(--die-green)" />
      <path d="M19 19 12 12" stroke="var(--die-orange)" />
    </svg>
  );
}

/** TW-A1 to TW-A4: the red icon of a card. */
const ACTIONS: { readonly [A in CardAction]: string } = {
  again: 'M19 12a7 7 0 1 1-2.4-5.3M19 3v5h-5',
  steal: 'M4 5h8v12H4ZM12 11h9M17 7l4 4-4 4',
  swap: 'M3 8h14M13 4l4 4-4 4M21 16H7M11 12l-4 4 4 4',
  'group-swap': 'M12 3a9 9 0 0 1 8 5M20 3v5h-5M20 16a9 9 0 0 1-8 5M17 21h-5v-5M4 17a9 9 0 0 1 0-9M2 12l2-4 4 2',
};

export function ActionSign({ action }: { readonly action: CardAction }): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2">
      <path d={ACTIONS[action]} stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}
