import { Client, WinnersCircle, type G } from '../winners-circle/boardgame-io.ts';
import { Reference } from '../winners-circle/reference.ts';
import { boardgameIoPosition, referencePosition, type Position } from './position.ts';

/** Another implementation of Winner's Circle, with luck of its own that ours is made to follow. */
export interface Rival {
  position(): Position;
  /** The horses at the gates, as indices of the table. */
  horses(): readonly number[];
  /** Every legal action as text: `bet 2 on 5`, `move 3`. */
  actions(): readonly string[];
  /** Carries out the i-th of them. */
  act(i: number): void;
}

export class ReferenceRival implements Rival {
  private readonly game: Reference;

  constructor(seed: number) {
    this.game = new Reference(seed);
    this.game.start();
  }

  position(): Position {
    return referencePosition(this.game);
  }

  horses(): readonly number[] {
    return [...this.game.gates];
  }

  actions(): readonly string[] {
    const { game } = this;
    return Array.from({ length: game.countActions() }, (_, i) => {
      const action = game.actionAt(i);
      const gate = (action & 7) + 1;
      return action < 8 && this.position().phase === 'race' ? `move ${gate}` : `bet ${action >> 3} on ${gate}`;
    });
  }

  act(i: number): void {
    this.game.apply(this.game.actionAt(i));
  }
}

interface BoardgameIoMove {
  readonly move: string;
  readonly args: readonly number[];
}

export class BoardgameIoRival implements Rival {
  private readonly client: ReturnType<typeof Client<G>>;

  constructor(seed: number) {
    this.client = Client<G>({ game: { ...WinnersCircle, seed: `game ${seed}` }, numPlayers: 4, debug: false });
  }

  position(): Position {
    const { G, ctx } = this.state();
    const phase = ctx.gameover === undefined ? (ctx.phase === 'race' ? 'race' : 'bets') : 'over';
    return boardgameIoPosition(G, phase, Number(ctx.currentPlayer));
  }

  horses(): readonly number[] {
    return this.state().G.gates;
  }

  actions(): readonly string[] {
    return this.moves().map(({ move, args: [gate = 0, token = 0] }) =>
      move === 'moveHorse' ? `move ${gate + 1}` : `bet ${token} on ${gate + 1}`,
    );
  }

  act(i: number): void {
    const chosen = this.moves()[i];
    if (chosen !== undefined) this.client.moves[chosen.move]?.(...chosen.args);
  }

  private state() {
    const state = this.client.getState();
    if (state === null) throw new Error('the client has no state');
    return state;
  }

  private moves(): readonly BoardgameIoMove[] {
    const { G, ctx } = this.state();
    return WinnersCircle.ai?.enumerate(G, ctx, ctx.currentPlayer) as readonly BoardgameIoMove[];
  }
}
