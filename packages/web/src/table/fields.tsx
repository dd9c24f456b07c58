import { isSame, type Field, type Json } from '@boxcars/engine';
import type { JSX } from 'preact';

import { startOf } from './draft.ts';
import { useRoom } from './room.ts';

import styles from './question.module.css';

type Row = { readonly [name: string]: Json };

/** The fields of an answer, each drawn by its form. */
export function Fields(props: {
  readonly fields: { readonly [name: string]: Field };
  readonly get: (name: string) => Json;
  readonly set: (name: string, value: Json) => void;
}): JSX.Element {
  return (
    <>
      {Object.entries(props.fields).map(([name, field]) =>
        isGiven(field) ? null : (
          <FieldInput
            key={name}
            name={name}
            field={field}
            value={props.get(name)}
            onChange={(value) => props.set(name, value)}
          />
        ),
      )}
    </>
  );
}

/** Whether there is nothing to choose. */
function isGiven(field: Field): boolean {
  if (field.field === 'number') return field.min === field.max;
  return (field.field === 'subset' || field.field === 'list') && field.max === 0;
}

interface InputProps<F extends Field> {
  readonly name: string;
  readonly field: F;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

type Of<K extends Field['field']> = Extract<Field, { readonly field: K }>;

function FieldInput({ name, field, value, onChange }: InputProps<Field>): JSX.Element {
  switch (field.field) {
    case 'one':
      return <OneInput {...{ name, field, value, onChange }} />;
    case 'subset':
      return <SubsetInput {...{ name, field, value, onChange }} />;
    case 'order':
      return <OrderInput {...{ name, field, value, onChange }} />;
    case 'number':
      return <NumberInput {...{ name, field, value, onChange }} />;
    case 'list':
      return <ListInput {...{ name, field, value, onChange }} />;
  }
}

/** The name of a field and the words for its values. */
function useWords(name: string): { readonly label: string; readonly of: (value: Json) => string } {
  const { voice, table, labels } = useRoom();
  const key = [`web.field.${name}`, `field.${name}`].find((one) => voice.t.has(one));
  const context = { viewer: voice.viewer, view: table.stand.value?.view };
  const of = (value: Json): string => {
    const said = voice.say.value?.(name, value, context) ?? null;
    if (said !== null) return voice.t(said);
    if (typeof value === 'number' && (name === 'seat' || name === 'player' || name === 'for')) {
      return labels[value]?.name ?? String(value + 1);
    }
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  return { label: key === undefined ? name : voice.t(key), of };
}

function Chip(props: {
  readonly isOn: boolean;
  readonly text: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class={`button ${styles.chip}`}
      aria-pressed={props.isOn}
      disabled={props.isDisabled === true}
      onClick={props.onClick}
    >
      <span aria-hidden="true">{props.isOn ? '✓ ' : ''}</span>
      {props.text}
    </button>
  );
}

function OneInput({ name, field, value, onChange }: InputProps<Of<'one'>>): JSX.Element {
  const words = useWords(name);
  return (
    <fieldset class={styles.field}>
      <legend>{words.label}</legend>
      <div class={styles.chips}>
        {field.of.map((item, i) => (
          <Chip key={i} isOn={isSame(item, value)} text={words.of(item)} onClick={() => onChange(item)} />
        ))}
      </div>
    </fieldset>
  );
}

/** Equal items (two Brutes) are told apart by how many of them are in. */
function SubsetInput({ name, field, value, onChange }: InputProps<Of<'subset'>>): JSX.Element {
  const words = useWords(name);
  const { voice } = useRoom();
  const held = Array.isArray(value) ? (value as readonly Json[]) : [];
  const countBefore = (i: number): number => field.of.slice(0, i).filter((item) => isSame(item, field.of[i])).length;
  const countHeld = (item: Json): number => held.filter((one) => isSame(one, item)).length;
  const toggle = (item: Json, isOn: boolean): void => {
    const at = held.findIndex((one) => isSame(one, item));
    onChange(isOn ? held.toSpliced(at, 1) : [...held, item]);
  };
  return (
    <fieldset class={styles.field}>
      <legend>
        {words.label}{' '}
        <span class={styles.limits}>{voice.t('site.field.between', { min: field.min, max: field.max })}</span>
      </legend>
      <div class={styles.chips}>
        {field.of.map((item, i) => {
          const isOn = countBefore(i) < countHeld(item);
          const isFull = !isOn && held.length >= field.max;
          return (
            <Chip key={i} isOn={isOn} isDisabled={isFull} text={words.of(item)} onClick={() => toggle(item, isOn)} />
          );
        })}
      </div>
    </fieldset>
  );
}

function NumberInput({ name, field, value, onChange }: InputProps<Of<'number'>>): JSX.Element {
  const words = useWords(name);
  const { voice } = useRoom();
  const number = typeof value === 'number' ? value : field.min;
  const change = (by: number): void => onChange(Math.min(field.max, Math.max(field.min, number + by)));
  return (
    <fieldset class={styles.field}>
      <legend>
        {words.label}{' '}
        <span class={styles.limits}>{voice.t('site.field.between', { min: field.min, max: field.max })}</span>
      </legend>
      <div class={styles.stepper}>
        {[-5, -1].map((by) => (
          <button key={by} type="button" class="button" disabled={number <= field.min} onClick={() => change(by)}>
            {`−${-by}`}
          </button>
        ))}
        <output class={styles.number} aria-live="polite">
          {number}
        </output>
        {[1, 5].map((by) => (
          <button key={by} type="button" class="button" disabled={number >= field.max} onClick={() => change(by)}>
            {`+${by}`}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function OrderInput({ name, value, onChange }: InputProps<Of<'order'>>): JSX.Element {
  const words = useWords(name);
  const { voice } = useRoom();
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  const raise = (i: number): void => {
    const item = items[i];
    if (item !== undefined) onChange(items.toSpliced(i, 1).toSpliced(i - 1, 0, item));
  };
  return (
    <fieldset class={styles.field}>
      <legend>{words.label}</legend>
      <ol class={styles.order}>
        {items.map((item, i) => (
          <li key={i}>
            <span>{`${i + 1}. ${words.of(item)}`}</span>
            <button
              type="button"
              class="button"
              disabled={i === 0}
              aria-label={voice.t('site.field.earlier', { item: words.of(item) })}
              onClick={() => raise(i)}
            >
              ↑
            </button>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

function ListInput({ name, field, value, onChange }: InputProps<Of<'list'>>): JSX.Element {
  const words = useWords(name);
  const { voice } = useRoom();
  const rows = Array.isArray(value) ? (value as readonly Row[]) : [];
  const start = Object.fromEntries(Object.entries(field.of).map(([part, form]) => [part, startOf(form)]));
  const change = (i: number, part: string, to: Json): void => onChange(rows.with(i, { ...rows[i], [part]: to }));
  return (
    <fieldset class={styles.field}>
      <legend>{words.label}</legend>
      {rows.map((row, i) => (
        <div key={i} class={styles.listRow}>
          <Fields fields={field.of} get={(part) => row[part] ?? null} set={(part, to) => change(i, part, to)} />
          <button type="button" class="button" onClick={() => onChange(rows.toSpliced(i, 1))}>
            {voice.t('site.field.remove')}
          </button>
        </div>
      ))}
      <button
        type="button"
        class="button"
        disabled={rows.length >= field.max}
        onClick={() => onChange([...rows, start])}
      >
        {voice.t('site.field.add')}
      </button>
    </fieldset>
  );
}
