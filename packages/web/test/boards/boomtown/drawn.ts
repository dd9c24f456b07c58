import { PUBLIC, type Json, type Script, type Viewer } from '@boxcars/engine';
import { Table } from '@boxcars/engine/testkit';
import {
  boomtown,
  type Action,
  type Event,
  type Fragment,
  type Options,
  type State,
  type View,
} from '@boxcars/games/boomtown';
import { sayOf, translator, type Locale } from '@boxcars/text';
import { h, options, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

import { board } from '../../../src/boards/boomtown/index.tsx';
import type { TownProps, TownShown } from '../../../src/boards/boomtown/props.ts';
import { Draft } from '../../../src/table/draft.ts';

export type TownTable = Table<State, Action, Event, View, Options>;

const NAMES = ['Anna', 'Béla', 'Cyril', 'Dana', 'Emil'];

/** A grown town of four: every mayor but one, a Governor, two Saloons, a New Vein. */
export const GROWN: Fragment = {
  round: 9,
  start: 2,
  gold: [12, 7, 15, 9],
  mines: [
    ['cactus-junction 4/3', 'cactus-junction 8/3', 'coyote-city 6/4', 'coyote-city 8/4', 'dry-gulch 5/2'],
    ['cold-mountain 6/9', 'cold-mountain 7/5', 'cold-mountain 9/3', 'san-narciso 8/2'],
    ['dry-gulch 8/5', 'dry-gulch 6/4', 'dry-gulch 7/2', 'cactus-junction 6/5', 'san-narciso 9/7'],
    ['coyote-city 5/5', 'coyote-city 7/3', 'coyote-city 10/6', 'san-narciso 4/5'],
  ],
  veins: ['dry-gulch 8/5'],
  governors: ['coyote-city'],
  saloons: [
    { seat: 0, town: 'dry-gulch' },
    { seat: 3, town: 'cold-mountain', girls: true },
  ],
  offer: ['coyote-city 11/3', 'cold-mountain 8/1', 'cactus-junction 7/6', 'stagecoach-robbery'],
};

export function sitDown(fragment: Fragment, luck: Script = {}, seats = 4): TownTable {
  return new Table(boomtown, { seats, luck, seed: 7, arrange: fragment as unknown as Json });
}

/** A button as it was drawn. */
export interface Button {
  readonly name: string;
  readonly isDisabled: boolean;
  readonly isPressed: boolean;
  readonly press: () => void;
}

/** Every button that was made since the board began to be drawn. */
const drawn: VNode[] = [];
const others = { ...options };
options.vnode = (node) => {
  others.vnode?.(node);
  if (node.type === 'button') drawn.push(node);
};

/** The board of a position as a viewer has it before their eyes, to be read and pressed. */
export class Drawn {
  readonly given: Action[] = [];
  readonly orders: { [name: string]: Json | null } = {};
  readonly draft: Draft<Action> | null;
  private readonly state: State;
  private readonly viewer: Viewer;
  private readonly locale: Locale;
  private readonly shown: TownShown | null;

  constructor(state: State, viewer: Viewer, locale: Locale = 'en', event: Event | null = null) {
    this.state = state;
    this.viewer = viewer;
    this.locale = locale;
    this.shown = event && { event, entry: 1, index: 0, of: 1, duration: 500 };
    const isAsked = viewer !== PUBLIC && (boomtown.window(state)?.seats.includes(viewer) ?? false);
    this.draft = isAsked && event === null ? new Draft(boomtown.question(state, viewer)) : null;
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

  /** Presses the only button whose name has this in it. */
  press(name: string | RegExp): this {
    const found = this.buttons.filter((button) =>
      typeof name === 'string' ? button.name.includes(name) : name.test(button.name),
    );
    const [button] = found;
    if (button === undefined || found.length > 1) throw new Error(`${found.length} buttons are called ${String(name)}`);
    if (button.isDisabled) throw new Error(`${button.name} can't be pressed`);
    button.press();
    return this;
  }

  private draw(): { readonly html: string; readonly buttons: readonly Button[] } {
    drawn.length = 0;
    const html = renderToString(h(board.Board, this.props()));
    return { html, buttons: [...drawn].map(buttonOf) };
  }

  private props(): TownProps {
    const { state, viewer, locale, shown } = this;
    const window = boomtown.window(state);
    const asked = window && {
      id: '1',
      kind: window.kind,
      mode: window.mode,
      seats: window.seats,
      answered: [],
      closesAt: null,
    };
    return {
      game: 'boomtown',
      view: boomtown.view(state, viewer),
      viewer,
      seats: Array.from({ length: state.seats }, (_, seat) => ({
        name: NAMES[seat] ?? '',
        isYou: seat === viewer,
        isBot: false,
        colour: seat,
      })),
      asked: shown === null ? asked : null,
      yours: this.turn(),
      shown,
      pending: null,
      t: translator(locale, { game: 'boomtown', viewer, seatName: (seat) => NAMES[seat] ?? '' }),
      say: sayOf('boomtown'),
      locale,
      coach: 'off',
      stepTime: 0,
    };
  }

  private turn(): TownProps['yours'] {
    const { draft, state, viewer } = this;
    if (draft === null) return null;
    const legal: Action[] = [];
    legal.length = boomtown.legalActions(state, viewer, legal);
    return {
      question: draft.question,
      legal,
      answer: (action) => this.given.push(action),
      draft,
      order: null,
      leaveOrder: () => undefined,
      leaveOwnOrder: (name, order) => (this.orders[name] = order),
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
