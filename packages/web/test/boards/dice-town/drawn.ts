import { PUBLIC, type Viewer } from '@boxcars/engine';
import { Table, type TableSetup } from '@boxcars/engine/testkit';
import { diceTown, type Action, type Event, type Options, type State, type View } from '@boxcars/games/dice-town';
import { sayOf, translator, type Locale } from '@boxcars/text';
import { h, options, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

import type { BoardProps } from '../../../src/boards/board.ts';
import { board } from '../../../src/boards/dice-town/index.tsx';
import type { TownShown } from '../../../src/boards/dice-town/props.ts';
import { Draft } from '../../../src/table/draft.ts';

export type TownTable = Table<State, Action, Event, View, Options>;

export function tableOf(setup: TableSetup): TownTable {
  return new Table(diceTown, { seed: 1, ...setup });
}

/** A button as it was drawn. */
export interface Button {
  readonly name: string;
  readonly isDisabled: boolean;
  readonly isPressed: boolean;
  readonly press: () => void;
}

export const NAMES = ['Anna', 'Béla', 'Cyril', 'Dana', 'Ed'];

/** Every button that was made since the board began to be drawn. */
const drawn: VNode[] = [];
const others = { ...options };
options.vnode = (node) => {
  others.vnode?.(node);
  if (node.type === 'button') drawn.push(node);
};

export interface Looking {
  readonly locale?: Locale;
  readonly shown?: TownShown;
  /** Seats that have answered a sealed question. */
  readonly answered?: readonly number[];
  readonly pending?: Action;
}

/** The board of a position as a viewer has it before their eyes, to be read and pressed. */
export class Drawn {
  readonly given: Action[] = [];
  readonly draft: Draft<Action> | null;
  private readonly state: State;
  private readonly viewer: Viewer;
  private readonly looking: Looking;

  constructor(state: State, viewer: Viewer, looking: Looking = {}) {
    this.state = state;
    this.viewer = viewer;
    this.looking = looking;
    const isAsked = viewer !== PUBLIC && (diceTown.window(state)?.seats.includes(viewer) ?? false);
    this.draft = isAsked && looking.shown === undefined ? new Draft(diceTown.question(state, viewer)) : null;
  }

  get html(): string {
    return this.draw().html;
  }

  /** What is written, without what is drawn. */
  get text(): string {
    return textIn(this.html);
  }

  get buttons(): readonly Button[] {
    return this.draw().buttons;
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

  /** Presses the first button whose name has this in it and that can be pressed. */
  press(name: string | RegExp): this {
    const found = this.buttons.filter((button) =>
      typeof name === 'string' ? button.name.includes(name) : name.test(button.name),
    );
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

  private draw(): { readonly html: string; readonly buttons: readonly Button[] } {
    drawn.length = 0;
    const html = renderToString(h(board.Board, this.props()));
    return { html, buttons: [...drawn].map(buttonOf) };
  }

  private translate() {
    const { viewer, looking } = this;
    return translator(looking.locale ?? 'en', { game: 'dice-town', viewer, seatName: (seat) => NAMES[seat] ?? '' });
  }

  private props(): BoardProps<View, Action, Event> {
    const { state, viewer, draft, looking } = this;
    const { locale = 'en', shown = null, answered = [], pending = null } = looking;
    const window = diceTown.window(state);
    const legal: Action[] = [];
    if (draft !== null) legal.length = diceTown.legalActions(state, viewer, legal);
    return {
      game: 'dice-town',
      view: diceTown.view(state, viewer),
      viewer,
      seats: Array.from({ length: state.seats }, (_, seat) => ({
        name: NAMES[seat] ?? '',
        isYou: seat === viewer,
        isBot: false,
        colour: seat,
      })),
      asked:
        window === null || shown !== null
          ? null
          : { id: '1', kind: window.kind, mode: window.mode, seats: window.seats, answered, closesAt: null },
      yours: draft && {
        question: draft.question,
        legal,
        answer: (action) => this.given.push(action),
        draft,
        order: null,
        leaveOrder: () => undefined,
        leaveOwnOrder: () => undefined,
      },
      shown,
      coach: 'practice',
      pending,
      t: this.translate(),
      say: sayOf('dice-town'),
      locale,
      stepTime: 0,
    };
  }
}

function buttonOf(node: VNode): Button {
  const props = node.props as { readonly [name: string]: unknown };
  const label = props['aria-label'];
  const { onClick } = props;
  return {
    name: typeof label === 'string' ? label : textIn(renderToString(h('p', null, node.props.children))),
    isDisabled: props['disabled'] === true,
    isPressed: props['aria-pressed'] === true,
    press: () => typeof onClick === 'function' && (onClick as () => void)(),
  };
}

function textIn(html: string): string {
  return html
    .replaceAll(/<svg[^>]*>.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
