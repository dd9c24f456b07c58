import { effect, signal, type Signal } from '@preact/signals';

import { LEVELS, type Level } from './levels.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How this reader likes the site. Kept on this device alone. */
export interface Settings {
  readonly speed: Signal<Speed>;
  readonly sound: Signal<boolean>;
  readonly theme: Signal<Theme>;
  /** The name shown to others; empty until one is given. */
  readonly name: Signal<string>;
  /** How well bots play at a table made in one click. */
  readonly level: Signal<Level>;
  /** Whether the first question of a game is explained. */
  readonly hints: Signal<boolean>;
}

const KEY = 'boxcars.settings';

function stored(): { readonly [name: string]: unknown } {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof json === 'object' && json !== null ? { ...json } : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(list: readonly T[], value: unknown, otherwise: T): T {
  return list.find((item) => item === value) ?? otherwise;
}

const before = stored();

export const settings: Settings = {
  speed: signal(oneOf(SPEEDS, before['speed'], 'normal')),
  sound: signal(before['sound'] === true),
  theme: signal(oneOf(THEMES, before['theme'], 'system')),
  name: signal(typeof before['name'] === 'string' ? before['name'] : ''),
  level: signal(oneOf(LEVELS, before['level'], 'normal')),
  hints: signal(before['hints'] !== false),
};

const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the reader's system asks for less motion. */
export const reducedMotion = signal(still.matches);

const systemIsDark = signal(night.matches);

/** Keeps the page in step with the settings and the system. Called once. */
export function applySettings(): void {
  night.addEventListener('change', () => (systemIsDark.value = night.matches));
  still.addEventListener('change', () => (reducedMotion.value = still.matches));
  effect(() => {
    const isDark = settings.theme.value === 'dark' || (settings.theme.value === 'system' && systemIsDark.value);
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  });
  effect(() => {
    const now = Object.fromEntries(Object.entries(settings).map(([name, { value }]) => [name, value as unknown]));
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // A browser that keeps nothing still plays; the settings last as long as the page.
    }
  });
}
