import type { en } from './en.ts';

/** Winner's Circle in Hungarian, in the words of its Hungarian rulebook. */
export const hu = {
  'name.title': "Winner's Circle",
  'name.symbol.head': 'lófej',
  'name.symbol.cap': 'zsokésapka',
  'name.symbol.saddle': 'nyereg',
  'name.symbol.shoe': 'patkó',
  'name.short.head': 'L',
  'name.short.cap': 'Z',
  'name.short.saddle': 'N',
  'name.short.shoe': 'P',
  'name.rank.win': 'győztes',
  'name.rank.place': 'második',
  'name.rank.show': 'harmadik',
  'name.rank.last': 'utolsó',
  'name.colour.grey': 'szürke',
  'name.colour.white': 'fehér',
  'name.colour.beige': 'bézs',
  'name.colour.caramel': 'karamell',
  'name.colour.red-brown': 'vörösbarna',
  'name.colour.dark-brown': 'sötétbarna',
  'name.colour.black': 'fekete',
  'name.gate': '{gate}. kapu',
  'name.horse': 'Ló',
  'name.bet': '{seat}: {token} – {horse}',
  'name.bet-at-gate': '{token} → {gate}.',
  'name.hidden-token': '?',

  'board.race': '{race}. futam a háromból',
  'board.doubled': 'minden kifizetés duplázódik',
  'board.deck': '{count} kártya a pakliban',
  'board.rolled': 'Dobás: {symbol}',
  'board.pace-waits': 'Iramjelölő a 18. mezőn',
  'board.pace-taken': 'Iram: {horse}',
  'board.card': 'Kártya',
  'board.card-up': 'fenn',
  'board.card-down': 'lenn',
  'board.goes-to': 'Ide lép',
  'board.home': 'cél',
  'board.bets': 'Tét',
  'board.value': 'Egy tét ér',
  'board.money': '${money}',
  'board.placed': 'tétek: {bets}',
  'board.left': 'kézben: {tokens}',
  'board.tokens-left': '{count} jelölő kézben',
  'board.result': '{race}. futam: {placed}; utolsó: {last}',
  'board.legend': '{symbols}; + ide lépne, ! megakad, * iram',
  'board.letter': '{letter} {symbol}',

  'event.race-started': '{race}. futam: a lovak a kapukba állnak.',
  'event.horse-drawn': '{gate}. kapu: {horse}.',
  'event.horse-set-aside': '{horse} félre kerül: {head} lófejértékű ló már áll a kapukban.',
  'event.first-bettor-chosen.richest':
    '{is_seat, select, you {Neked van a legtöbb pénzed, te teszed} other {{seat} a leggazdagabb, ő teszi}} meg az első tétet.',
  'event.first-bettor-chosen.luck':
    'A sorsolás szerint {is_seat, select, you {te teszed} other {{seat} teszi}} meg az első tétet.',
  'event.bet-placed.open':
    '{is_seat, select, you {A {token} értékű jelölődet erre teszed} other {{seat} a {token} értékű jelölőjét erre teszi}}: {horse} ({gate}. kapu).',
  'event.bet-placed.hidden':
    '{is_seat, select, you {Lefordított jelölőt teszel} other {{seat} lefordított jelölőt tesz}} erre: {horse} ({gate}. kapu).',
  'event.die-rolled': '{is_seat, select, you {Dobásod} other {{seat} dobása}}: {symbol}.',
  'event.horse-moved':
    '{is_seat, select, you {Lépsz} other {{seat} lép}}: {horse} {spaces} mezőt halad {az_space} {space}. mezőre.',
  'event.horse-moved.short':
    '{is_seat, select, you {Lépsz} other {{seat} lép}}: {horse} {steps} helyett csak {spaces} mezőt halad {az_space} {space}. mezőre, mert a többi foglalt.',
  'event.horse-moved.stays':
    '{is_seat, select, you {Választásod} other {{seat} választása}}: {horse}, de előtte minden mező foglalt.',
  'event.horse-moved.home': '{is_seat, select, you {Lépsz} other {{seat} lép}}: {horse} áthalad a célvonalon.',
  'event.pace-taken': '{horse} diktálja az iramot, övé az iramjelölő.',
  'event.horse-crossed.win': '{horse} az első: győztes!',
  'event.horse-crossed.place': '{horse} a második.',
  'event.horse-crossed.show': '{horse} a harmadik.',
  'event.cards-turned-up': 'Minden lókártya újra felfordul.',
  'event.race-ended': 'Vége {az_race} {race}. futamnak: {placed}. Utolsó: {last}.',
  'event.tokens-turned-up': 'A fogadójelölők felfordulnak: {tokens}.',
  'event.bet-paid':
    '{is_seat, select, you {Nyereményed} other {{seat} nyereménye}}: ${amount} – {token} értékű jelölő ezen: {horse} (egy tét ${value}).',
  'event.bet-paid.pace':
    '{is_seat, select, you {Nyereményed} other {{seat} nyereménye}}: ${amount} – {token} értékű jelölő ezen: {horse} (egy tét ${value}), ebből az iramért ${pace}.',
  'event.penalty-paid':
    '{is_seat, select, you {Befizetésed} other {{seat} befizetése}}: ${amount} – {token} értékű jelölő az utolsón: {horse}.',
  'event.penalty-paid.short':
    '{is_seat, select, you {Befizetésed} other {{seat} befizetése}}: ${owed} helyett ${amount}, mert nincs több – {token} értékű jelölő az utolsón: {horse}.',
  'event.game-ended':
    '{count, plural, one {A győztes: {winners}} other {Osztoznak a győzelmen: {winners}}} (${money}).',

  'question.place-bet': 'Melyik lóra teszel, és melyik jelölővel?',
  'question.move-horse': 'A dobás: {symbol}. Melyik ló lépjen?',

  'action.place-bet': '{token} értékű tét: {horse} ({gate}. kapu)',
  'action.place-bet.gate': '{token} értékű tét {az_gate} {gate}. kapura',
  'action.move-horse': '{horse} ({gate}. kapu): {spaces} mező, {az_space} {space}. mezőre',
  'action.move-horse.short': '{horse} ({gate}. kapu): {steps} helyett {spaces} mező, {az_space} {space}. mezőre',
  'action.move-horse.stays': '{horse} ({gate}. kapu): nincs előtte szabad mező',
  'action.move-horse.home': '{horse} ({gate}. kapu): át a célvonalon',
  'action.move-horse.gate': '{Az_gate} {gate}. kapu lova lép',

  'refusal.not-the-question': 'Most nem ez a kérdés.',
  'refusal.horse-has-your-token': 'Minden jelölődnek más lóra kell kerülnie, és ezen már van: {horse}.',
  'refusal.token-not-left': 'Nincs már {token} értékű jelölőd.',
  'refusal.horse-has-moved': '{horse} már lépett, és megvárja a többieket.',
  'refusal.horse-has-crossed': '{horse} már túl van a célvonalon.',
  'refusal.deck-not-a-list': 'A lovakat kártyák listájaként kell megadni.',
  'refusal.horse-not-a-card': 'A lovak {row}. sora nem kártya.',
  'refusal.horse-field-unknown': 'A lovak {row}. sorában ismeretlen mező van: {field}.',
  'refusal.horse-name-wrong': 'A lovak {row}. sorában név kell, legfeljebb {longest} betűvel.',
  'refusal.horse-name-twice': 'A lovak {row}. sora: már van ilyen nevű ló: {name}.',
  'refusal.horse-number-wrong': 'A lovak {row}. sora: {field} csak egész szám lehet {min} és {max} között.',
  'refusal.too-few-horses': 'A lovak {row}. sora hiányzik: három futamhoz {least} ló kell.',
  'refusal.too-many-horses': 'A lovak {row}. sora már sok: legfeljebb {most} ló lehet.',
  'refusal.heads-run-out':
    'A lovak {row}. sora: {head} lófejértékkel csak {copies} ló van, így {az_race} {race}. futamban elfogyhat a hét különböző lófej.',
  'refusal.fragment-not-an-object': 'Az állás részletét nevekkel és értékekkel kell megadni.',
  'refusal.fragment-field-unknown': 'Az állás részletében nincs ilyen: {field}; ezek vannak: {allowed}.',
  'refusal.fragment-impossible': 'Ilyen állás nem lehet: a baj itt van: {field}.',

  'option.hiddenBets': 'Rejtett tétek: négy-négy lefordított jelölő',
  'option.royalTurf': 'Royal Turf: minden futamban hét különböző lófej',
  'option.crowdedField': 'Zsúfolt mező: egy mezőn több ló is állhat',
  'option.alternativePayout': 'Alternatív kifizetés: a jelölők darabszáma számít',
  'option.horses': 'Saját lovak',
} as const satisfies Record<keyof typeof en, string>;
