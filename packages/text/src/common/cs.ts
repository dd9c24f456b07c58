import type { en } from './en.ts';

export const cs = {
  'seat.name': 'Hráč {number}',
  'seat.you': 'Ty',
  'seat.public': 'Všichni',
  'generic.code': '{name}',
  'generic.data': '{name} ({parts})',
  'generic.part': '{name}: {value}',
  'generic.parts': '{before}, {next}',
  'refusal.not-asked': 'Teď nejsi na řadě.',
  'refusal.question-closed': 'Tahle otázka už je uzavřená.',
  'refusal.not-an-action': 'Takový tah v téhle hře není.',
  'refusal.does-not-fit': 'To není odpověď na tuhle otázku.',
  'refusal.match-over': 'Hra skončila.',
  'refusal.options-not-an-object': 'Nastavení se zadává jménem a hodnotou.',
  'refusal.unknown-option': 'Nastavení {option} neexistuje; jsou tu: {allowed}.',
  'refusal.option-not-a-switch': 'Nastavení {option} je true, nebo false.',
  'refusal.option-not-a-choice': 'Nastavení {option} musí být jedno z těchto: {allowed}.',
  'refusal.option-not-in-range': 'Nastavení {option} musí být celé číslo od {min} do {max}.',
  'refusal.option-not-a-deck': 'Nastavení {option} musí být seznam karet.',
} as const satisfies Record<keyof typeof en, string>;
