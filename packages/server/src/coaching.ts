import { choicesOf, coach, COACH_BUDGET, review, type Advice, type Reason } from '@boxcars/bots';
import { FastChance, readJournalLines, replay, type Action, type AnyGame, type Seat } from '@boxcars/engine';
import { findGame } from '@boxcars/games';
import type { AdviceInfo, CostlyInfo } from '@boxcars/protocol';
import { sayOf, translator, type Locale, type Translator } from '@boxcars/text';

import type { Doubt, Looking } from './workshop.ts';

/** Costly choices that a review names. */
const MOST_COSTLY = 5;
/** A review thinks about every choice of a match: less about each than about an open question. */
const REVIEW_BUDGET = { iterations: 200 };
const SEED = 1;

/** What the coach thinks of a question, best first, in the reader's language. */
export function advise({ game: id, version, seat, state, seed, locale }: Doubt): AdviceInfo[] {
  const game = known(id, version);
  const advice = coach<object, Action>(
    { game, seat, chance: new FastChance(seed), imagine: (chance) => game.resample(state, seat, chance) },
    COACH_BUDGET,
  );
  const speaker = speakerOf(game, locale, seat, game.view(state, seat));
  return advice.map(speaker);
}

/** The choices of a seat that cost most in a match, in the reader's language. */
export function lookBack({ match: { header, lines }, seat, locale }: Looking): CostlyInfo[] {
  const read = readJournalLines(header, lines);
  if (!read.ok) throw new Error(`journal not readable: ${read.refusal.code}`);
  const { game: id, version } = read.value.header;
  const game = known(id, version);
  const played = replay(game, read.value);
  const choices = choicesOf(game, read.value, seat, SEED);
  if (!played.ok || !choices.ok) throw new Error('not replayed');
  return review<object, Action>(choices.value, REVIEW_BUDGET, MOST_COSTLY).map(({ entry, cost, made, better }) => {
    const speaker = speakerOf(game, locale, seat, played.value.viewAt(entry - 1, seat));
    return { entry, cost, made: speaker(made), better: speaker(better) };
  });
}

function known(id: string, version: number): AnyGame {
  const game = findGame(id, version);
  if (game === undefined) throw new Error(`no such game: ${id}`);
  return game;
}

function speakerOf(game: AnyGame, locale: Locale, seat: Seat, view: unknown): (advice: Advice<Action>) => AdviceInfo {
  const t = translator(locale, { game: game.id, viewer: seat });
  const context = { viewer: seat, view };
  return ({ action, worth, margin, isExact, reasons }) => ({
    action,
    label: t(sayOf(game.id).action(action, context)),
    worth,
    margin,
    isExact,
    reasons: reasons.map((reason) => speak(t, reason)),
  });
}

function speak(t: Translator, { code, values }: Reason): AdviceInfo['reasons'][number] {
  return { code, values, sentence: t(code, values) };
}
