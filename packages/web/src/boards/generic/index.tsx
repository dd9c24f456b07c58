import type { Json } from '@boxcars/engine';
import type { JSX } from 'preact';

import type { AnyBoard, BoardProps } from '../board.ts';

import styles from './generic.module.css';

/** Words of a field's name: `tokensLeft` reads "tokens left". */
function words(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
}

function isRow(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isShort(value: Json): boolean {
  if (Array.isArray(value)) return value.length <= 8 && value.every((item: Json) => typeof item !== 'object');
  return typeof value !== 'object' || value === null;
}

function brief(value: Json): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((item: Json) => brief(item)).join(' · ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function Values({ value }: { readonly value: Json }): JSX.Element {
  if (isShort(value)) return <span>{brief(value)}</span>;
  if (isRow(value)) return <Row row={value} />;
  const items = value as readonly Json[];
  return (
    <ol class={styles.items}>
      {items.map((item, i) => (
        <li key={i}>
          <Values value={item} />
        </li>
      ))}
    </ol>
  );
}

function Row({ row }: { readonly row: { readonly [name: string]: Json } }): JSX.Element {
  return (
    <dl class={styles.row}>
      {Object.entries(row).map(([name, value]) => (
        <div key={name} class={isShort(value) ? styles.short : styles.long}>
          <dt>{words(name)}</dt>
          <dd>
            <Values value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function GenericBoard({ view }: BoardProps): JSX.Element {
  const json = view as Json;
  return (
    <section class={styles.board}>
      <Values value={json} />
    </section>
  );
}

/** Draws any game: its view as names and values. */
export const board: AnyBoard = { Board: GenericBoard };
