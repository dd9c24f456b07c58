import { canonical } from '@boxcars/engine';

/**
 * One object for all equal actions. Games intern theirs, so that most are known by identity; an open-ended answer made
 * anew each time is known by its canonical text.
 */
export class Names<A extends object> {
  private readonly known = new WeakMap<A, A>();
  private readonly byText = new Map<string, A>();

  /** The object that stands for this action. */
  standFor(action: A): A {
    const known = this.known.get(action);
    if (known !== undefined) return known;
    const text = canonical(action);
    let first = this.byText.get(text);
    if (first === undefined) {
      first = action;
      this.byText.set(text, action);
    }
    this.known.set(action, first);
    return first;
  }
}
