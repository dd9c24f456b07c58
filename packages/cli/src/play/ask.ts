import {
  fitsQuestion,
  type Action,
  type AnyGame,
  type Composer,
  type Field,
  type Json,
  type Question,
  type Refusal,
} from '@boxcars/engine';
import { refusalLine, sayOf, type SayContext, type Translator } from '@boxcars/text';

import type { Io } from '../io.ts';
import { drawChoices, type Choice } from './choices.ts';
import { onlyValue, readField, type LineField } from './field.ts';

/** Words that can be typed instead of an answer. */
export const COMMANDS = ['?', 'coach', 'log', 'board', 'rules', 'undo', 'save', 'quit'] as const;
export type CommandWord = (typeof COMMANDS)[number];

/** What a person typed: an answer, a command with what followed it, or nothing more at all. */
export type Reply =
  | { readonly kind: 'answer'; readonly action: Action }
  | { readonly kind: 'command'; readonly word: CommandWord; readonly rest: string }
  | { readonly kind: 'end' };

/** A seat being asked. `judge` says why an answer isn't legal, or null. */
export interface Asking {
  readonly io: Io;
  readonly t: Translator;
  readonly game: AnyGame;
  readonly question: Question;
  /** Who is asked, and what they see. */
  readonly context: SayContext;
  readonly judge: (action: Action) => Refusal | null;
}

/** The question in a sentence and its numbered choices. */
export function drawQuestion(asking: Asking): string[] {
  const { io, t, game, question, context } = asking;
  const sentence = io.paint.bold(t(sayOf(game.id).question(question, context)));
  if (onlyComposer(question) !== undefined) return [sentence];
  return [sentence, ...drawChoices(listChoices(asking), io.paint, io.width)];
}

function listChoices({ t, game, question, context }: Asking): Choice[] {
  const say = sayOf(game.id);
  const options = question.options.map((option) => ({
    label: t(say.action(option, context)),
    notation: game.writeAction(option),
  }));
  return [...options, ...composersOf(question).map((composer) => ({ label: labelOf(t, composer) }))];
}

/** The ways to put an answer together that can come to something: none of their fields is empty. */
export function composersOf(question: Question): Composer[] {
  return (question.compose ?? []).filter(({ fields }) => Object.values(fields).every(canBeFilled));
}

/** The one way to answer, where there is only one: its fields are asked for at once. */
function onlyComposer(question: Question): Composer | undefined {
  const [only, ...others] = composersOf(question);
  return question.options.length === 0 && others.length === 0 ? only : undefined;
}

function canBeFilled(field: Field): boolean {
  switch (field.field) {
    case 'one':
      return field.of.length > 0;
    case 'subset':
      return field.of.length >= field.min;
    case 'number':
      return field.min <= field.max;
    case 'list':
      return field.min === 0 || Object.values(field.of).every(canBeFilled);
    case 'order':
      return true;
  }
}

function labelOf(t: Translator, composer: Composer): string {
  const key = `compose.${composer.type}`;
  return t.has(key) ? t(key) : t('cli.compose', { type: composer.type.replaceAll('-', ' ') });
}

/** Reads lines until one is a legal answer, a command, or there are no more. */
export async function ask(asking: Asking): Promise<Reply> {
  const only = onlyComposer(asking.question);
  for (;;) {
    const reply = only === undefined ? await askOnce(asking) : await composeAnswer(asking, only);
    if (reply !== null) return reply;
  }
}

async function askOnce(asking: Asking): Promise<Reply | null> {
  const typed = await asking.io.ask(promptFor(asking));
  if (typed === null) return END;
  return readCommand(typed) ?? readAnswer(asking, typed.trim());
}

const END: Reply = { kind: 'end' };

function promptFor({ t, question }: Asking): string {
  const count = question.options.length + composersOf(question).length;
  return t('cli.prompt', { count });
}

/** The command that was typed, if it was one. */
export function readCommand(typed: string): Reply | null {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const word = COMMANDS.find((one) => one === (first === 'help' ? '?' : first === 'exit' ? 'quit' : first));
  return word === undefined ? null : { kind: 'command', word, rest: rest.join(' ') };
}

async function readAnswer(asking: Asking, typed: string): Promise<Reply | null> {
  const { io, t, game, question } = asking;
  const composer = composerAt(question, typed);
  if (composer !== undefined) return composeAnswer(asking, composer);
  const action = readTyped(game, question, typed);
  if (action !== null) return judged(asking, action);
  if (typed !== '') io.tell(t('cli.not-understood', { typed }));
  return null;
}

function judged({ io, t, game, question, judge }: Asking, action: Action): Reply | null {
  const refusal = fitsQuestion(question, action) ? judge(action) : { code: 'does-not-fit' };
  if (refusal === null) return { kind: 'answer', action };
  const rule = refusal.rule === undefined ? '' : ` ${io.paint.dim(`[${refusal.rule}]`)}`;
  io.tell(io.paint.yellow(t(refusalLine(game.id, refusal))) + rule);
  return null;
}

/** An action by its number in the list, its notation (`=3` where that is a number), or its JSON. */
export function readTyped(game: AnyGame, question: Question, typed: string): Action | null {
  if (/^\d+$/.test(typed)) return question.options[Number(typed) - 1] ?? null;
  if (!typed.startsWith('{')) return typed === '' ? null : game.readAction(typed.replace(/^=/, ''));
  try {
    return game.parseAction(JSON.parse(typed));
  } catch {
    return null;
  }
}

function composerAt(question: Question, typed: string): Composer | undefined {
  if (!/^\d+$/.test(typed)) return undefined;
  return composersOf(question)[Number(typed) - 1 - question.options.length];
}

async function composeAnswer(asking: Asking, composer: Composer): Promise<Reply | null> {
  const given = await askFields(asking, composer.fields);
  if (!('values' in given)) return given.reply;
  const action = asking.game.parseAction({ type: composer.type, ...given.values });
  if (action === null) throw new Error(`${asking.game.id} can't read its own composed ${composer.type}`);
  return judged(asking, action);
}

/** What was given for fields, or what was typed instead (null: start over). */
type Given = { readonly values: { readonly [name: string]: Json } } | { readonly reply: Reply | null };

async function askFields(asking: Asking, fields: Composer['fields']): Promise<Given> {
  const values: { [name: string]: Json } = {};
  for (const [name, field] of Object.entries(fields)) {
    const given = field.field === 'list' ? await askRows(asking, name, field) : await askLine(asking, name, field);
    if (!('values' in given)) return given;
    values[name] = given.values[name] ?? null;
  }
  return { values };
}

async function askRows(asking: Asking, name: string, list: Extract<Field, { readonly field: 'list' }>): Promise<Given> {
  const rows: Json[] = [];
  const { io, t } = asking;
  while (rows.length < list.max) {
    if (rows.length >= list.min) {
      const more = await io.ask(t('cli.field.more', { field: fieldLabel(t, name), count: rows.length }));
      if (more === null) return { reply: END };
      if (!/^[yia+]/i.test(more.trim())) break;
    }
    const row = await askFields(asking, list.of);
    if (!('values' in row)) return row;
    rows.push(row.values);
  }
  return { values: { [name]: rows } };
}

async function askLine(asking: Asking, name: string, field: LineField): Promise<Given> {
  const { io, t } = asking;
  const only = onlyValue(field);
  if (only !== undefined) return { values: { [name]: only } };
  if ('of' in field)
    for (const row of drawChoices(valueChoices(asking, name, field.of), io.paint, io.width)) io.say(row);
  for (;;) {
    const typed = await io.ask(t(`cli.field.${field.field}`, { field: fieldLabel(t, name), ...boundsOf(field) }));
    if (typed === null) return { reply: END };
    if (typed.trim() === 'back') return { reply: null };
    const command = readCommand(typed);
    if (command !== null) return { reply: command };
    const read = readField(field, typed);
    if (read.ok) return { values: { [name]: read.value } };
    const whole = readWhole(asking, typed.trim());
    if (whole !== null) return { reply: whole };
    io.tell(io.paint.yellow(t(`refusal.${read.refusal.code}`, read.refusal.values)));
  }
}

/** A whole answer in short notation or JSON, typed where a field was asked for. */
function readWhole(asking: Asking, typed: string): Reply | null {
  const action = /^\d*$/.test(typed) ? null : readTyped(asking.game, asking.question, typed);
  return action === null ? null : judged(asking, action);
}

function boundsOf(field: LineField): { readonly min: number; readonly max: number } {
  return 'min' in field ? { min: field.min, max: field.max } : { min: 1, max: field.of.length };
}

function valueChoices({ t, game, context }: Asking, name: string, of: readonly Json[]): Choice[] {
  const say = sayOf(game.id);
  return of.map((value) => {
    const line = say.value?.(name, value, context) ?? null;
    return { label: line === null ? writeValue(value) : t(line) };
  });
}

function writeValue(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function fieldLabel(t: Translator, name: string): string {
  return t.has(`field.${name}`) ? t(`field.${name}`) : name;
}
