import type { Viewer } from '@boxcars/engine';
import { Table, type TableSetup } from '@boxcars/engine/testkit';
import { diceTown, type Action, type Event, type Options, type State, type View } from '@boxcars/games/dice-town';

import { board } from '../../../src/boards/dice-town/index.tsx';
import { DrawnBoard, textIn, type Looking } from '../drawn.ts';

export type TownTable = Table<State, Action, Event, View, Options>;

export function tableOf(setup: TableSetup): TownTable {
  return new Table(diceTown, { seed: 1, ...setup });
}

export class Drawn extends DrawnBoard<State, Action, Event, View, Options> {
  constructor(state: State, viewer: Viewer, looking: Looking<Action, Event> = {}) {
    super(diceTown, board, state, viewer, looking);
  }

  /** The text of a place of the street. */
  place(spot: string): string {
    return textIn(new RegExp(`data-spot="${spot}".*?</li>`, 's').exec(this.html)?.[0].replace(/^[^>]*>/, '') ?? '');
  }

  /** What the panel's button says for the answer put together. */
  get confirm(): string | null {
    const action = this.draft?.action.value ?? null;
    const line = action === null ? null : board.confirm?.(action, diceTown.view(this.state, this.viewer), this.viewer);
    return line === null || line === undefined ? null : this.translate()(line);
  }

  /** Presses the first button whose name has this in it and that can be pressed: dice of a face are alike. */
  override press(name: string | RegExp): this {
    const found = this.called(name);
    const button = found.find(({ isDisabled, isPressed }) => !isDisabled && !isPressed) ?? found[0];
    if (button === undefined) throw new Error(`no button is called ${String(name)}`);
    if (button.isDisabled) throw new Error(`${button.name} can't be pressed`);
    button.press();
    return this;
  }

  /** Takes back a press. */
  unpress(name: string): this {
    const button = this.buttons.find((one) => one.isPressed && one.name.includes(name));
    if (button === undefined) throw new Error(`nothing pressed is called ${name}`);
    button.press();
    return this;
  }
}
