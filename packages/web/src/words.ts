export type { Refusal } from '@boxcars/engine';
export type { Catalogue, GameText, Line, Locale, Say, SayContext, Translator, Value, Values } from '@boxcars/text';
export * from '@boxcars/text/lazy';
export * from '@boxcars/text/translate';
export * from '@boxcars/text/line';
export * from '@boxcars/text/catalogue';
