/** Who is at a table on other nodes, as far as those have said so lately. */
export class Elsewhere {
  private readonly nodes = new Map<string, { readonly people: ReadonlySet<string>; readonly until: number }>();

  has(person: string): boolean {
    for (const { people } of this.nodes.values()) if (people.has(person)) return true;
    return false;
  }

  /** Takes what a node says; gives those who were there before and are nowhere now. */
  set(node: string, people: readonly string[], until: number): string[] {
    const before = this.nodes.get(node)?.people ?? new Set<string>();
    if (people.length === 0) this.nodes.delete(node);
    else this.nodes.set(node, { people: new Set(people), until });
    return [...before].filter((person) => !this.has(person));
  }

  /** The nodes that have been silent for too long. */
  silent(now: number): string[] {
    return [...this.nodes].flatMap(([node, { until }]) => (until <= now ? [node] : []));
  }
}
