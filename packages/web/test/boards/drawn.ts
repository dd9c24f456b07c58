import { PUBLIC, type Action, type Game, type GameEvent, type Json, type Viewer } from '@boxcars/engine';
import { sayOf, translator, type Locale } from '@boxcars/text';
import { h, options, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

import type { BoardModule, BoardProps, Shown } from '../../src/boards/board.ts';
import { Draft } from '../../src/table/draft.ts';

/** A button as it was drawn. */
export interface Button {
  readonly name: string;
  readonly isDisabled: boolean;
  readonly isPressed: boolean;
  readonly press: () => void;
}

export const NAMES = ['Anna', 'Béla', 'Cyril', 'Dana', 'Emil'];

/** Every button that was made since the board began to be drawn. */
const drawn: VNode[] = [];
const others = { ...options };
options.vnode = (node) => {
  others.vnode?.(node);
  if (node.type === 'button') drawn.push(node);
};

/** How a board is looked at, where that isn't in English with nothing going on. */
export interface Looking<A extends Action, E extends GameEvent> {
  readonly locale?: Locale;
  readonly shown?: Shown<E>;
  /** Seats that have answered a sealed question. */
  readonly answered?: readonly number[];
  readonly pending?: A;
}

/** The board of a position as a viewer has it before their eyes, to be read and pressed. */
export class DrawnBoard<S extends { readonly seats: number }, A extends Action, E extends GameEvent, V, O> {
  readonly given: A[] = [];
  /** The game's own standing orders that were left. */
  readonly orders: { [name: string]: Json | null } = {};
  readonly draft: Draft<A> | null;
  protected readonly game: Game<S, A, E, V, O>;
  protected readonly board: BoardModule<V, A, E>;
  protected readonly state: S;
  protected readonly viewer: Viewer;
  private readonly looking: Looking<A, E>;

  constructor(
    game: Game<S, A, E, V, O>,
    board: BoardModule<V, A, E>,
    state: S,
    viewer: Viewer,
    looking: Looking<A, E> = {},
  ) {
    this.game = game;
    this.board = board;
    this.state = state;
    this.viewer = viewer;
    this.looking = looking;
    const isAsked = viewer !== PUBLIC && (game.window(state)?.seats.includes(viewer) ?? false);
    this.draft = isAsked && looking.shown === undefined ? new Draft(game.question(state, viewer)) : null;
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
    const found = this.called(name);
    const [button] = found;
    if (button === undefined || found.length > 1) throw new Error(`${found.length} buttons are called ${String(name)}`);
    if (button.isDisabled) throw new Error(`${button.name} can't be pressed`);
    button.press();
    return this;
  }

  /** The buttons whose name has this in it. */
  protected called(name: string | RegExp): readonly Button[] {
    return this.buttons.filter((button) =>
      typeof name === 'string' ? button.name.includes(name) : name.test(button.name),
    );
  }

  protected translate(): BoardProps['t'] {
    const { game, viewer, looking } = this;
    const seatName = (seat: number): string => NAMES[seat] ?? '';
    return translator(looking.locale ?? 'en', { game: game.id, viewer, seatName });
  }

  private draw(): { readonly html: string; readonly buttons: readonly Button[] } {
    drawn.length = 0;
    const html = renderToString(h(this.board.Board, this.props()));
    return { html, buttons: [...drawn].map(buttonOf) };
  }

  private props(): BoardProps<V, A, E> {
    const { game, state, viewer } = this;
    const { locale = 'en', shown = null, pending = null } = this.looking;
    return {
      game: game.id,
      view: game.view(state, viewer) as V,
      viewer,
      seats: Array.from({ length: state.seats }, (_, seat) => ({
        name: NAMES[seat] ?? '',
        isYou: seat === viewer,
        isBot: false,
        colour: seat,
      })),
      asked: shown === null ? this.asked() : null,
      yours: this.turn(),
      shown,
      pending,
      t: this.translate(),
      say: sayOf(game.id),
      locale,
      orders: Object.fromEntries(Object.entries(this.orders).filter((row): row is [string, Json] => row[1] !== null)),
      leaveOrder: (name, order) => (this.orders[name] = order),
      coach: 'practice',
      stepTime: 0,
    };
  }

  private asked(): BoardProps['asked'] {
    const window = this.game.window(this.state);
    if (window === null) return null;
    const { kind, mode, seats } = window;
    return { id: '1', kind, mode, seats, answered: this.looking.answered ?? [], closesAt: null };
  }

  private turn(): BoardProps<V, A, E>['yours'] {
    const { draft, game, state, viewer } = this;
    if (draft === null) return null;
    const legal: A[] = [];
    legal.length = game.legalActions(state, viewer, legal);
    return {
      question: draft.question,
      legal,
      answer: (action) => this.given.push(action),
      draft,
      order: null,
      leaveOrder: () => undefined,
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

/** What stands in a piece of HTML, without drawings; signs that we draw are read as what they stand for. */
export function textIn(html: string): string {
  return html
    .replaceAll(/<svg[^>]*data-sign="(.)"[^>]*>.*?<\/svg>/gsu, '$1')
    .replaceAll(/<(?:svg|title)[^>]*>.*?<\/(?:svg|title)>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
