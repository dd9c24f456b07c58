/** Has what concerns one and the same thing done one after the other: what is checked is still so when it is acted upon. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  async take<T>(key: string, act: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const mine = before.then(act, act);
    this.last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === mine) this.last.delete(key);
    }
  }
}
