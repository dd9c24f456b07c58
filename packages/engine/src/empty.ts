/** Empties a list in place. Setting its length asks the runtime, even where it is empty already. */
export function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}
