import { PUBLIC, type Viewer } from '@boxcars/engine';
import { Table, type TableSetup } from '@boxcars/engine/testkit';
import { diceTower, type Action, type Event, type Options, type State, type View } from '@boxcars/games/dice-tower';
import { sayOf, translator, type Locale } from '@boxcars/text';
import { h, options, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

import { board } from '../../../src/boards/dice-tower/index.tsx';
import type { TowerProps, TowerShown } from '../../../src/boards/dice-tower/props.ts';
import { Draft } from '../../../src/table/draft.ts';

export type TowerTable = Table<State, Action, Event, View, Options>;

export function tableOf(setup: TableSetup): TowerTable {
  return new Table(diceTower, { seed: 1, ...setup });
}

/** A button as it was drawn. */
export interface Button {
  readonly name: string;
  readonly isDisabled: boolean;
  readonly isPressed: boolean;
  readonly press: () => void;
}

const NAMES = ['Anna', 'Béla', 'Cyril', 'Dana'];

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
  private readonly state: State;
  private readonly viewer: Viewer;
  private readonly locale: Locale;
  private readonly draft: Draft<Action> | null;
  private readonly shown: TowerShown | null;

  constructor(state: State, viewer: Viewer, locale: Locale = 'en', shown: TowerShown | null = null) {
    this.state = state;
    this.viewer = viewer;
    this.locale = locale;
    this.shown = shown;
    const isAsked = viewer !== PUBLIC && (diceTower.window(state)?.seats.includes(viewer) ?? false);
    this.draft = isAsked && shown === null ? new Draft(diceTower.question(state, viewer)) : null;
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

  private props(): TowerProps {
    const { state, viewer, locale, draft } = this;
    const legal: Action[] = [];
    if (draft !== null) legal.length = diceTower.legalActions(state, viewer, legal);
    return {
      game: 'dice-tower',
      view: diceTower.view(state, viewer),
      viewer,
      seats: Array.from({ length: state.seats }, (_, seat) => ({
        name: NAMES[seat] ?? '',
        isYou: seat === viewer,
        isBot: false,
        colour: seat,
      })),
      asked: null,
      yours: draft && {
        question: draft.question,
        legal,
        answer: (action) => this.given.push(action),
        draft,
        order: null,
        leaveOrder: () => undefined,
        leaveOwnOrder: () => undefined,
      },
      shown: this.shown,
      coach: 'practice',
      pending: null,
      t: translator(locale, { game: 'dice-tower', viewer, seatName: (seat) => NAMES[seat] ?? '' }),
      say: sayOf('dice-tower'),
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
    .replaceAll(/<(?:svg|title)[^>]*>.*?<\/(?:svg|title)>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
