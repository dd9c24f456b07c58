import type { en } from './en.ts';

export const hu = {
  'seat.name': '{number}. játékos',
  'seat.you': 'Te',
  'seat.public': 'Mindenki',
  'generic.code': '{name}',
  'generic.data': '{name} ({parts})',
  'generic.part': '{name}: {value}',
  'generic.parts': '{before}, {next}',
  'refusal.not-asked': 'Most nem te következel.',
  'refusal.question-closed': 'Ez a kérdés már lezárult.',
  'refusal.not-an-action': 'Ilyen lépés nincs ebben a játékban.',
  'refusal.does-not-fit': 'Ez nem válasz erre a kérdésre.',
  'refusal.match-over': 'A játék véget ért.',
  'refusal.options-not-an-object': 'A beállításokat névvel és értékkel kell megadni.',
  'refusal.unknown-option': 'Nincs {option} nevű beállítás; ezek vannak: {allowed}.',
  'refusal.option-not-a-switch': 'A(z) {option} beállítás értéke true vagy false.',
  'refusal.option-not-a-choice': 'A(z) {option} beállítás értéke ezek egyike: {allowed}.',
  'refusal.option-not-in-range': 'A(z) {option} beállítás egész szám {min} és {max} között.',
  'refusal.option-not-a-deck': 'A(z) {option} beállítás egy kártyalista.',
} as const satisfies Record<keyof typeof en, string>;
