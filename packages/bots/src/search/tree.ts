import type { Seat, Window } from '@boxcars/engine';

import { Bandit } from './bandit.ts';

/**
 * A question of the tree. Its place is what the thinking seat did to get there and what it saw others do in turn; luck
 * and sealed answers are averaged over. So different questions may be met in one place: those are siblings.
 */
export class Node<A extends object> {
  window: Window | null = null;
  /** By seat; only asked seats that had a choice have one. */
  readonly bandits: (Bandit<A> | undefined)[] = [];
  /** By arm of the seat whose answer leads on. */
  readonly children: (Node<A> | undefined)[] = [];
  sibling: Node<A> | undefined = undefined;
}

/** The nodes and bandits of a search, used again by the next one: a search allocates little. */
export class Tree<A extends object> {
  private readonly nodes: Node<A>[] = [];
  private readonly bandits: Bandit<A>[] = [];
  private usedNodes = 0;
  private usedBandits = 0;
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Forgets all nodes. */
  clear(): void {
    this.usedNodes = 0;
    this.usedBandits = 0;
  }

  get size(): number {
    return this.usedNodes;
  }

  /** The root of a new tree. */
  plant(): Node<A> {
    this.clear();
    return this.takeNode(null);
  }

  /** The node of this question after `parent`'s arm, if there is one. */
  find(parent: Node<A>, arm: number, window: Window): Node<A> | undefined {
    let node = parent.children[arm];
    while (node !== undefined && node.window !== window) node = node.sibling;
    return node;
  }

  /** A new node there, or undefined when the tree is full. */
  grow(parent: Node<A>, arm: number, window: Window): Node<A> | undefined {
    if (this.usedNodes >= this.most) return undefined;
    const node = this.takeNode(window);
    while (parent.children.length <= arm) parent.children.push(undefined);
    node.sibling = parent.children[arm];
    parent.children[arm] = node;
    return node;
  }

  /** The bandit of a seat at a node, made when first asked for. */
  banditOf(node: Node<A>, seat: Seat): Bandit<A> {
    const known = node.bandits[seat];
    if (known !== undefined) return known;
    let bandit = this.bandits[this.usedBandits];
    if (bandit === undefined) {
      bandit = new Bandit<A>();
      this.bandits.push(bandit);
    } else bandit.clear();
    this.usedBandits += 1;
    while (node.bandits.length <= seat) node.bandits.push(undefined);
    node.bandits[seat] = bandit;
    return bandit;
  }

  private takeNode(window: Window | null): Node<A> {
    let node = this.nodes[this.usedNodes];
    if (node === undefined) {
      node = new Node<A>();
      this.nodes.push(node);
    } else {
      node.bandits.length = 0;
      node.children.length = 0;
      node.sibling = undefined;
    }
    node.window = window;
    this.usedNodes += 1;
    return node;
  }
}
