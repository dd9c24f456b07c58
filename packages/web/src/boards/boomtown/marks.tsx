import type { JSX } from 'preact';

/** A mayor's hat. */
export function Hat(): JSX.Element {
  return (
    <svg viewBox="0 0 24 16" fill="currentColor" aria-hidden="true">
      <path d="M7 1.5q5-2 10 0l.8 8.5q3.4-.3 5.7 1.2c-2 2.9-6.5 4.3-11.5 4.3S2.5 14.1.5 11.2Q2.8 9.7 6.2 10z" />
    </svg>
  );
}

/** A Governor's star. */
export function Star(): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="m12 1.5 3.2 6.9 7.5.9-5.6 5.1 1.5 7.5L12 18.1l-6.6 3.8 1.5-7.5L1.3 9.3l7.5-.9z" />
    </svg>
  );
}

/** The doors of a Saloon, with a feather for the girls. */
export function Doors({ girls }: { readonly girls: boolean }): JSX.Element {
  return (
    <svg viewBox="0 0 28 24" aria-hidden="true">
      <path
        d="M3 22V2.5h22V22M5.5 7q4 2.5 8 0v11.5h-8zM14.5 7q4 2.5 8 0v11.5h-8zM7.5 11.5h4M7.5 14.5h4M16.5 11.5h4M16.5 14.5h4"
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
      />
      {girls && <path d="M14 1C9 4 9.5 9 14 12.5 18.5 9 19 4 14 1z" fill="#a3271f" stroke="#fff" stroke-width="1" />}
    </svg>
  );
}

/** A warning of rock that comes down. */
export function Danger(): JSX.Element {
  return (
    <svg viewBox="0 0 24 22" aria-hidden="true">
      <path d="M12 1.5 23 20.5H1z" fill="#f2c230" stroke="#2b2118" stroke-width="1.8" stroke-linejoin="round" />
      <path d="M12 7.5v6.5M12 16.5v1.5" stroke="#2b2118" stroke-width="2.4" stroke-linecap="round" />
    </svg>
  );
}

/** A glint of gold under a mine. */
export function Glint(): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="m12 1 2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.6z"
        fill="#f2c230"
        stroke="#6d4a06"
        stroke-width="1.4"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** The timbered mouth of a mine in its hill: its number is written in it. */
export function Mouth(): JSX.Element {
  return (
    <svg viewBox="0 0 96 60" aria-hidden="true">
      <path d="M0 60C6 44 14 28 27 17 38 7 56 2 70 12c14 10 22 28 26 48z" fill="#dccba0" />
      <path d="M24 60V18h48v42z" fill="#fffaf0" />
      <g fill="#b18a5b" stroke="#2b2118" stroke-width="1.5" stroke-linejoin="round">
        <path d="M18.5 60V17h6v43zM71.5 60V17h6v43z" />
        <path d="M13 10.5h70v7H13z" />
      </g>
      <path d="M20 14h9M64 14h12M21.5 26v8M74.5 40v9" stroke="#2b2118" stroke-width="1" />
    </svg>
  );
}

/** How likely a number is, as dots. */
export function Odds({ count }: { readonly count: number }): JSX.Element {
  return (
    <svg viewBox={`0 0 ${count * 7} 6`} height="6" width={count * 7} fill="currentColor" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <circle key={i} cx={i * 7 + 3.5} cy="3" r="2.3" />
      ))}
    </svg>
  );
}
