import type { GateView, View } from '@boxcars/games/winners-circle';

/** Where the rolled symbol would bring a gate's horse, or null. Replays that were frozen before there were landings have none. */
export function landingAt(view: View, gate: number): number | null {
  const { landings }: Partial<View> = view;
  return landings?.[gate] ?? null;
}

/** How far the rolled symbol sends a horse if nothing stands in its way. */
export function stepsOf({ symbol }: View, { horse }: GateView): number {
  return symbol === null ? 0 : horse[symbol];
}

/** Whether a horse that may be picked would come to stand before that, or not move at all. */
export function isCutShort(view: View, gate: GateView, landing: number): boolean {
  return landing < gate.place + stepsOf(view, gate);
}
