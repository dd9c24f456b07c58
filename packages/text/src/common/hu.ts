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
  'refusal.answer-locked': 'A válaszod végleges.',
  'refusal.wrong-number-of-seats':
    'Ez a játék legalább {min}, legfeljebb {max} játékosnak való, nem ennyinek: {seats}.',
  'refusal.undo-luck-drawn': 'Ezt már nem lehet visszavonni: azóta a szerencse döntött valamiben.',
  'refusal.undo-revealed': 'Ezt már nem lehet visszavonni: azóta látszott valami, ami addig rejtve volt.',
  'refusal.undo-others-acted': 'Ezt már nem lehet visszavonni: azóta mások is léptek.',
  'refusal.undo-nothing': 'Nincs mit visszavonnod.',
  'refusal.undo-game-over': 'A játék véget ért, már semmit sem lehet visszavonni.',
  'refusal.not-a-journal': 'Ez nem egy játék naplója.',
  'refusal.unknown-journal-format': 'Ez a napló {format}. formátumú, azt pedig itt nem ismerjük.',
  'refusal.journal-cut-off': 'A napló csonka: hiányzik {az_entry} {entry}. bejegyzés.',
  'refusal.journal-altered': 'A naplót megváltoztatták: {az_entry} {entry}. bejegyzés nem megbízható.',
  'refusal.replay-differs':
    'Újrajátszva {az_entry} {entry}. bejegyzés nem ugyanaz: {part, select, question {más a kérdés} answers {az egyik válasz szabálytalan} draws {más a szerencse} events {mások az események} undo {ezt nem lehetett visszavonni} other {a szabályok nem engedik}}.',
  'refusal.unknown-game': 'Nincs {game} nevű játék.',
  'refusal.unknown-version':
    'Ez a szabályok {version}. változatával készült; itt {az_known} {known}. változat van meg.',
  'refusal.options-not-an-object': 'A beállításokat névvel és értékkel kell megadni.',
  'refusal.unknown-option': 'Nincs {option} nevű beállítás; ezek vannak: {allowed}.',
  'refusal.option-not-a-switch': 'A(z) {option} beállítás értéke true vagy false.',
  'refusal.option-not-a-choice': 'A(z) {option} beállítás értéke ezek egyike: {allowed}.',
  'refusal.option-not-in-range': 'A(z) {option} beállítás egész szám {min} és {max} között.',
  'refusal.option-not-a-deck': 'A(z) {option} beállítás egy kártyalista.',
} as const satisfies Record<keyof typeof en, string>;
