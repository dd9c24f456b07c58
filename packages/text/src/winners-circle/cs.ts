import type { en } from './en.ts';

/** Winner's Circle in Czech. */
export const cs = {
  'name.title': "Winner's Circle",
  'name.symbol.head': 'koňská hlava',
  'name.symbol.cap': 'žokejská čapka',
  'name.symbol.saddle': 'sedlo',
  'name.symbol.shoe': 'podkova',
  'name.short.head': 'H',
  'name.short.cap': 'Č',
  'name.short.saddle': 'S',
  'name.short.shoe': 'P',
  'name.rank.win': 'vítěz',
  'name.rank.place': 'druhý',
  'name.rank.show': 'třetí',
  'name.rank.last': 'poslední',
  'name.colour.grey': 'šedý',
  'name.colour.white': 'bílý',
  'name.colour.beige': 'béžový',
  'name.colour.caramel': 'karamelový',
  'name.colour.red-brown': 'ryzák',
  'name.colour.dark-brown': 'tmavý hnědák',
  'name.colour.black': 'vraník',
  'name.gate': 'Box {gate}',
  'name.horse': 'Kůň',
  'name.bet': '{seat}: {token} na koně {horse}',
  'name.bet-at-gate': '{token} na {gate}',
  'name.hidden-token': '?',

  'board.race': '{race}. dostih ze tří',
  'board.doubled': 'všechny platby dvojnásobné',
  'board.deck': '{count, plural, one {# karta} few {# karty} many {# karty} other {# karet}} v balíčku',
  'board.rolled': 'Hod: {symbol}',
  'board.pace-waits': 'Značka tempa na poli 18',
  'board.pace-taken': 'Tempo: {horse}',
  'board.card': 'Karta',
  'board.card-up': 'líc',
  'board.card-down': 'rub',
  'board.goes-to': 'Dojde',
  'board.home': 'cíl',
  'board.bets': 'Sázky',
  'board.value': 'Sázka vynese',
  'board.money': '{money} $',
  'board.placed': 'sázky: {bets}',
  'board.left': 'zbývá: {tokens}',
  'board.tokens-left': 'zbývá {count, plural, one {# žeton} few {# žetony} many {# žetonu} other {# žetonů}}',
  'board.result': '{race}. dostih: {placed}; poslední {last}',
  'board.legend': '{symbols}; + kam by došel, ! zkráceno, * tempo',
  'board.letter': '{letter} {symbol}',

  'event.race-started': '{race}. dostih: koně jdou do boxů.',
  'event.horse-drawn': 'Box {gate}: {horse}.',
  'event.horse-set-aside': '{horse} jde stranou: kůň s hlavou {head} už v boxech stojí.',
  'event.first-bettor-chosen.richest':
    '{is_seat, select, you {Máš nejvíc peněz, sázíš jako první} other {{seat} má nejvíc peněz a sází jako první}}.',
  'event.first-bettor-chosen.luck': 'Los rozhodl: jako první {is_seat, select, you {sázíš ty} other {sází {seat}}}.',
  'event.bet-placed.open': '{is_seat, select, you {Sázíš} other {{seat} sází}} {token} na koně {horse} (box {gate}).',
  'event.bet-placed.hidden':
    '{is_seat, select, you {Sázíš} other {{seat} sází}} skrytý žeton na koně {horse} (box {gate}).',
  'event.die-rolled': '{is_seat, select, you {Tvůj hod} other {{seat} hází}}: {symbol}.',
  'event.horse-moved':
    '{is_seat, select, you {Táhneš} other {{seat} táhne}}: {horse} jde o {spaces, plural, one {# pole} few {# pole} many {# pole} other {# polí}} na pole {space}.',
  'event.horse-moved.short':
    '{is_seat, select, you {Táhneš} other {{seat} táhne}}: {horse} jde místo o {steps} jen o {spaces, plural, one {# pole} few {# pole} many {# pole} other {# polí}} na pole {space}, další jsou obsazená.',
  'event.horse-moved.stays':
    '{is_seat, select, you {Volíš} other {{seat} volí}} koně {horse}, ale všechna pole před ním jsou obsazená.',
  'event.horse-moved.home': '{is_seat, select, you {Táhneš} other {{seat} táhne}}: {horse} probíhá cílem.',
  'event.pace-taken': '{horse} udává tempo a bere značku.',
  'event.horse-crossed.win': '{horse} je v cíli první: vítěz!',
  'event.horse-crossed.place': '{horse} je v cíli druhý.',
  'event.horse-crossed.show': '{horse} je v cíli třetí.',
  'event.cards-turned-up': 'Všechny karty koní jsou zase lícem nahoru.',
  'event.race-ended': '{race}. dostih skončil: {placed}. Poslední: {last}.',
  'event.tokens-turned-up': 'Žetony se odkrývají: {tokens}.',
  'event.bet-paid':
    '{is_seat, select, you {Získáváš} other {{seat} získává}} {amount} $ za žeton {token} na koni {horse} (sázka po {value} $).',
  'event.bet-paid.pace':
    '{is_seat, select, you {Získáváš} other {{seat} získává}} {amount} $ za žeton {token} na koni {horse} (sázka po {value} $), z toho {pace} $ za tempo.',
  'event.penalty-paid':
    '{is_seat, select, you {Platíš} other {{seat} platí}} {amount} $ za žeton {token} na posledním koni {horse}.',
  'event.penalty-paid.short':
    '{is_seat, select, you {Platíš} other {{seat} platí}} jen {amount} $ z {owed} $ za žeton {token} na posledním koni {horse}: víc není.',
  'event.game-ended':
    '{count, plural, one {Vítězí {winners}} few {O vítězství se dělí {winners}} many {O vítězství se dělí {winners}} other {O vítězství se dělí {winners}}} ({money} $).',

  'question.place-bet': 'Na kterého koně a jaký žeton vsadíš?',
  'question.move-horse': 'Padlo: {symbol}. Který kůň poběží?',

  'action.place-bet': 'Vsadit {token} na koně {horse} (box {gate})',
  'action.place-bet.gate': 'Vsadit {token} na box {gate}',
  'action.move-horse':
    '{horse} (box {gate}): o {spaces, plural, one {# pole} few {# pole} many {# pole} other {# polí}} na pole {space}',
  'action.move-horse.short':
    '{horse} (box {gate}): jen o {spaces, plural, one {# pole} few {# pole} many {# pole} other {# polí}} z {steps} na pole {space}',
  'action.move-horse.stays': '{horse} (box {gate}): před ním není volné pole',
  'action.move-horse.home': '{horse} (box {gate}): proběhne cílem',
  'action.move-horse.gate': 'Táhnout koněm z boxu {gate}',

  'refusal.not-the-question': 'Na to se teď neptáme.',
  'refusal.horse-has-your-token': 'Každý tvůj žeton patří na jiného koně a {horse} už jeden má.',
  'refusal.token-not-left': 'Žeton {token} už ti nezbývá.',
  'refusal.horse-has-moved': '{horse} už běžel a čeká na ostatní.',
  'refusal.horse-has-crossed': '{horse} už je v cíli.',
  'refusal.deck-not-a-list': 'Koně je třeba zadat jako seznam karet.',
  'refusal.horse-not-a-card': '{row}. řádek koní není karta.',
  'refusal.horse-field-unknown': '{row}. řádek koní má pole {field}, které žádná karta nemá.',
  'refusal.horse-name-wrong': '{row}. řádek koní potřebuje jméno o nejvýš {longest} znacích.',
  'refusal.horse-name-twice': '{row}. řádek koní: jméno {name} už tu je.',
  'refusal.horse-number-wrong': '{row}. řádek koní: {field} musí být celé číslo od {min} do {max}.',
  'refusal.too-few-horses': '{row}. řádek koní chybí: tři dostihy potřebují {least} koní.',
  'refusal.too-many-horses': '{row}. řádek koní už je navíc: koní může být nejvýš {most}.',
  'refusal.heads-run-out':
    '{row}. řádek koní: s hlavou {head} {copies, plural, one {je jen # kůň} few {jsou jen # koně} many {je jen # koně} other {je jen # koní}}, takže v dostihu číslo {race} se nemusí najít sedm různých hlav.',
  'refusal.fragment-not-an-object': 'Část stavu je třeba zadat jako jména a hodnoty.',
  'refusal.fragment-field-unknown': 'Část stavu nemá položku {field}; jsou tu: {allowed}.',
  'refusal.fragment-impossible': 'Takový stav nemůže nastat: podívej se na {field}.',

  'option.hiddenBets': 'Skryté sázky: čtyři žetony rubem nahoru',
  'option.royalTurf': 'Royal Turf: v každém dostihu sedm různých hlav',
  'option.crowdedField': 'Plné pole: na jednom poli smí stát víc koní',
  'option.alternativePayout': 'Jiná výplata: počítají se žetony, ne jejich čísla',
  'option.horses': 'Vlastní koně',
} as const satisfies Record<keyof typeof en, string>;
