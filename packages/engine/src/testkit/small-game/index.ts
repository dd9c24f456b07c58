export { magpies } from './game.ts';
export type { Action } from './actions.ts';
export type { Options } from './content.ts';
export type { Event } from './events.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
