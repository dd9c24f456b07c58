import { describe, expect, test } from 'vitest';

import { rolled, trayAt } from './tray.ts';

describe('a turn', () => {
  test('[TW-T1] first all six dice, then those not set aside, three rolls in all', () => {
    const table = trayAt(
      {},
      { luck: { 'roll/1/1': rolled('ppbg/ov'), 'roll/1/2': rolled('gggp/bb'), 'roll/1/3': rolled('yyyy/yo') } },
    );
    table.answer(0, 'roll all');
    expect(table.state.rolls).toBe(1);
    table.answer(0, 'keep 1 2').answer(0, 'keep 1 2 4');
    expect(table.events(-1, 'dice-rolled').map((event) => event.type === 'dice-rolled' && event.dice)).toEqual([
      ['pink', 'pink', 'blue', 'green', 'orange', 'purple'],
      ['pink', 'pink', 'green', 'pink', 'blue', 'blue'],
      ['pink', 'pink', 'yellow', 'pink', 'yellow', 'orange'],
    ]);
    expect(table.state.seat).toBe(1);
  });

  test('[TW-T1] dice set aside earlier may be rolled again', () => {
    const table = trayAt(
      { dice: 'ppbg/ov', rolls: 1 },
      { luck: { 'roll/1/2': rolled('bbpp/po'), 'roll/1/3': rolled('gggg/oo') } },
    );
    table.answer(0, 'keep 1 2').answer(0, 'keep 3 4 5');
    expect(table.state.dice).toEqual([4, 4, 2, 2, 2, 3]);
  });

  test('[TW-T1] at least one die is rolled', () => {
    const table = trayAt({ dice: 'ppbg/ov', rolls: 1 });
    expect(table.refusal(0, 'keep 1 2 3 4 5 6')).toEqual({ code: 'nothing-to-roll', rule: 'TW-T1' });
    expect(table.refusal(0, 'keep 1 2 3 4 5')).toBeNull();
    expect(table.legal(0)).not.toContain('keep 1 2 3 4 5 6');
  });

  test('[TW-T1] there is no fourth roll', () => {
    const table = trayAt({ dice: 'ppbg/oo', rolls: 3, blackRolled: true });
    expect(table.refusal(0, 'keep 1')).toEqual({ code: 'no-rolls-left', rule: 'TW-T1', values: { rolls: 3 } });
  });

  test('[TW-T2] a card whose combination lies there may be taken, which ends the turn', () => {
    const table = trayAt({ dice: 'pppp/gb', rolls: 1 });
    expect(table.legal(0)).toContain('take 1');
    table.answer(0, 'take 1');
    expect(table.events(-1, 'card-won')).toMatchObject([{ seat: 0, stack: 0, card: { combination: 'four' }, held: 1 }]);
    expect(table.state.seat).toBe(1);
    expect(table.game.view(table.state, 1).seats[0]).toMatchObject({ held: 1 });
  });

  test('[TW-T2] the next card of the stack comes to lie open; cards below can not be won', () => {
    const table = trayAt({ dice: 'pppp/gb', rolls: 1 }).answer(0, 'take 1');
    const opened = table.events(-1, 'card-opened').at(-1);
    expect(opened).toMatchObject({ stack: 0, card: table.game.view(table.state, -1).stacks[0]?.card });
  });

  test('[TW-T2] a card that does not fit is refused', () => {
    const table = trayAt({ dice: 'pppp/gb', rolls: 1 });
    expect(table.refusal(0, 'take 2')).toEqual({ code: 'card-does-not-fit', rule: 'TW-T2', values: { stack: 1 } });
  });

  test('[TW-T3] a card that could be taken and was not can not be taken in this turn any more', () => {
    const table = trayAt({ dice: 'pppp/gb', rolls: 1 }, { luck: { 'roll/1/2': rolled('pppp/go') } });
    table.answer(0, 'keep 1 2 3 4');
    expect(table.events(-1, 'card-refused')).toMatchObject([{ seat: 0, stack: 0 }]);
    expect(table.refusal(0, 'take 1')).toEqual({ code: 'card-was-refused', rule: 'TW-T3', values: { stack: 0 } });
    expect(table.legal(0)).not.toContain('take 1');
  });

  test('[TW-T3] what fitted only before a die was turned is refused too', () => {
    const table = trayAt({ dice: 'pppb/pp', open: ['five=3', 'four=2', 'six=6'], rolls: 1 });
    // Five pinks: both fit; one black die turned to blue leaves four.
    table.answer(0, 'turn 5 to blue');
    expect(table.refusal(0, 'take 1')?.code).toBe('card-does-not-fit');
    expect(table.game.view(table.state, 0).stacks.map(({ isAtStake }) => isAtStake)).toEqual([true, true, false]);
    table.answer(0, 'keep 1 2 3 6');
    expect(table.state.refused).toBe(0b011);
  });

  test('[TW-T3] what fitted only after a die was turned is refused when rolling on', () => {
    const table = trayAt({ dice: 'pppb/gg', rolls: 1 }).answer(0, 'turn 4 to pink').answer(0, 'keep 1 2 3 4');
    expect(table.state.refused).toBe(0b001);
  });

  test('[TW-T3] what a die might have been turned to make is not refused', () => {
    const table = trayAt({ dice: 'pppb/gg', rolls: 1 }).answer(0, 'keep 1 2 3');
    expect(table.state.refused).toBe(0);
  });

  test('[TW-T3] another card may still be taken, and the next player is not bound', () => {
    const luck = { 'roll/1/2': rolled('pppp/pg'), 'roll/2/1': rolled('pppp/gb') };
    const table = trayAt({ dice: 'pppp/gb', rolls: 1 }, { luck }).answer(0, 'keep 1 2 3 4').answer(0, 'take 2');
    table.answer(1, 'roll all');
    expect(table.legal(1)).toContain('take 1');
  });

  test('[TW-T4] after the third roll the one card that fits is taken', () => {
    const table = trayAt({ dice: 'pppb/gb', rolls: 2 }, { luck: { 'roll/1/3': rolled('gggp/bo') } });
    table.answer(0, 'keep 1 2 3');
    expect(table.events(-1, 'card-won')).toMatchObject([{ seat: 0, stack: 0 }]);
  });

  test('[TW-T4] of several the player chooses, but takes one', () => {
    const table = trayAt({ dice: 'pppb/gb', rolls: 2 }, { luck: { 'roll/1/3': rolled('gggp/pg') } });
    table.answer(0, 'keep 1 2 3');
    expect(table.legal(0)).toEqual(['take 1', 'take 2']);
    expect(table.refusal(0, 'end turn')).toEqual({ code: 'a-card-fits', rule: 'TW-T4' });
  });

  test('[TW-T4] a refused card does not count: without another the turn ends', () => {
    const table = trayAt({ dice: 'pppp/gb', rolls: 2 }, { luck: { 'roll/1/3': rolled('gggg/oy') } });
    table.answer(0, 'keep 1 2 3 4');
    expect(table.events(-1, 'turn-ended')).toEqual([{ type: 'turn-ended', seat: 0 }]);
    expect(table.state.seat).toBe(1);
  });

  test('[TW-T4] a turn may be ended early only if no card that may be taken fits', () => {
    expect(trayAt({ dice: 'pppp/gb', rolls: 1 }).refusal(0, 'end turn')?.code).toBe('a-card-fits');
    const table = trayAt({ dice: 'pppo/gb', rolls: 1 }).answer(0, 'end turn');
    expect(table.state).toMatchObject({ seat: 1, isInherited: true });
    const refused = trayAt({ dice: 'pppp/gb', rolls: 2, refused: [1] });
    expect(refused.refusal(0, 'end turn')).toBeNull();
  });

  test('[TW-T4] not before a roll of one’s own', () => {
    expect(trayAt({ inherited: true, dice: 'pppo/gb' }).refusal(0, 'end turn')?.code).toBe('not-the-question');
    const kept = trayAt({ inherited: true, dice: 'pppp/gb' }).answer(0, 'keep 1 2 3 4');
    expect(kept.asks).toBe('use-kept');
    expect(kept.refusal(0, 'end turn')?.code).toBe('not-the-question');
  });

  test('[TW-T5] after a turn without a card the next player may keep any dice: two rolls are left', () => {
    const table = trayAt({ dice: 'pppo/gb', rolls: 1 }, { luck: { 'roll/2/2': rolled('bbbb/yy') } });
    table.answer(0, 'end turn');
    expect(table.legal(1)).toHaveLength(64);
    table.answer(1, 'keep 1 2');
    expect(table.state).toMatchObject({ rolls: 2, dice: [2, 2, 0, 0, 1, 1] });
    expect(table.game.view(table.state, 1).rollsLeft).toBe(1);
  });

  test('[TW-T5] keeping none, one rolls all six with three rolls', () => {
    const table = trayAt({ inherited: true, dice: 'pppo/gb' }, { luck: { 'roll/1/1': rolled('bbby/yo') } });
    table.answer(0, 'roll all');
    expect(table.game.view(table.state, 0)).toMatchObject({ rolls: 1, rollsLeft: 2 });
    expect(table.state.dice).toEqual([0, 0, 0, 1, 1, 3]);
  });

  test('[TW-T5] from the kept dice alone a card may be taken at once', () => {
    const table = trayAt({ inherited: true, dice: 'pppp/gb' });
    table.answer(0, 'keep 1 2 3 4').answer(0, 'take 1');
    expect(table.events(-1, 'card-won')).toMatchObject([{ seat: 0, stack: 0 }]);
    expect(table.events(-1, 'dice-rolled')).toEqual([]);
  });

  test('[TW-T5] what counts is the dice kept', () => {
    const table = trayAt({ inherited: true, dice: 'pppp/gb' }, { luck: { 'roll/1/2': rolled('ogoo/oo') } });
    table.answer(0, 'keep 1 2 3');
    expect(table.state).toMatchObject({ refused: 0, rolls: 2 });
  });

  test('[TW-T5, TW-T3] a card the kept dice make and that is not taken is refused', () => {
    const table = trayAt({ inherited: true, dice: 'pppp/gb' }, { luck: { 'roll/1/2': rolled('oooo/py') } });
    table.answer(0, 'keep 1 2 3 4').answer(0, 'keep 1 2 3 4');
    expect(table.state).toMatchObject({ refused: 0b001, dice: [2, 2, 2, 2, 2, 1] });
    expect(table.legal(0)).toContain('take 2');
    expect(table.legal(0)).not.toContain('take 1');
  });

  test('[TW-T5] kept dice may be rolled again like any set aside', () => {
    const table = trayAt(
      { inherited: true, dice: 'pppp/gb' },
      { luck: { 'roll/1/2': rolled('oooo/py'), 'roll/1/3': rolled('gggg/gg') } },
    );
    table.answer(0, 'keep 1 2 3 4');
    expect(table.refusal(0, 'keep 1 2 5')).toEqual({ code: 'die-not-kept', rule: 'TW-T5' });
    table.answer(0, 'keep 1 2');
    expect(table.state.dice).toEqual([2, 2, 3, 3, 2, 1]);
    table.answer(0, 'keep 2');
    expect(table.events(-1, 'dice-rolled').at(-1)).toMatchObject({ rolled: [0, 2, 3, 4, 5], roll: 3 });
  });

  test('[TW-T5] who keeps all six and takes no card rolls at least one', () => {
    const table = trayAt({ inherited: true, dice: 'ppbb/go' }).answer(0, 'keep 1 2 3 4 5 6');
    expect(table.asks).toBe('use-kept');
    expect(table.refusal(0, 'keep 1 2 3 4 5 6')).toEqual({ code: 'nothing-to-roll', rule: 'TW-T5' });
    expect(table.legal(0)).toHaveLength(63);
  });

  test('[TW-T6] after a turn with a card the next player starts afresh', () => {
    const table = trayAt({ dice: 'pppp/gb', rolls: 1 }).answer(0, 'take 1');
    expect(table.legal(1)).toEqual(['roll all']);
    expect(table.refusal(1, 'keep 1 2 3 4')).toEqual({ code: 'no-dice-to-keep', rule: 'TW-T6' });
    expect(table.game.view(table.state, 1).dice.every(({ colour }) => colour === null)).toBe(true);
  });
});

describe('the black dice', () => {
  test('[TW-B1] both of one colour in one roll: any die may be turned to any face', () => {
    const table = trayAt({}, { luck: { 'roll/1/1': rolled('pppb/gg') } }).answer(0, 'roll all');
    expect(table.legal(0).filter((answer) => answer.startsWith('turn'))).toHaveLength(30);
    table.answer(0, 'turn 4 to pink');
    expect(table.state.dice).toEqual([2, 2, 2, 2, 4, 4]);
    expect(table.legal(0)).toContain('take 1');
  });

  test('[TW-B1] a black die may be turned, too', () => {
    const table = trayAt({ dice: 'pppb/gg', rolls: 1 }).answer(0, 'turn 6 to pink');
    expect(table.state.dice).toEqual([2, 2, 2, 0, 4, 2]);
  });

  test('[TW-B1] once for that roll', () => {
    const table = trayAt({ dice: 'pppb/gg', rolls: 1 }).answer(0, 'turn 4 to pink');
    expect(table.refusal(0, 'turn 5 to pink')).toEqual({ code: 'no-die-to-turn', rule: 'TW-B1' });
  });

  test('[TW-B1] not when they differ, nor when one of them was kept', () => {
    expect(trayAt({ dice: 'pppb/go', rolls: 1 }).refusal(0, 'turn 4 to pink')?.code).toBe('no-die-to-turn');
    const table = trayAt({ dice: 'pppb/go', rolls: 1 }, { luck: { 'roll/1/2': rolled('yyyy/gg') } });
    table.answer(0, 'keep 1 2 3 5');
    expect(table.state.dice.slice(4)).toEqual([4, 4]);
    expect(table.state.canTurn).toBe(false);
  });

  test('[TW-B1] again after another roll of both', () => {
    const table = trayAt({ dice: 'pppb/gg', rolls: 1 }, { luck: { 'roll/1/2': rolled('yyyy/oo') } });
    table.answer(0, 'keep 1 2 3');
    expect(table.state.canTurn).toBe(true);
  });

  test('[TW-B1] inherited dice give none', () => {
    const table = trayAt({ inherited: true, dice: 'pppp/gg' }).answer(0, 'keep 1 2 3 4 5 6');
    expect(table.refusal(0, 'turn 5 to pink')?.code).toBe('not-the-question');
  });

  test('[TW-B1] a die is not turned to the face it shows', () => {
    const table = trayAt({ dice: 'pppb/gg', rolls: 1 });
    expect(table.refusal(0, 'turn 1 to pink')).toEqual({
      code: 'die-shows-that',
      rule: 'TW-B1',
      values: { die: 0, colour: 'pink' },
    });
  });

  test('[TW-B1, TW-T4] after the third roll it may still make a card, and the turn then ends by itself', () => {
    const table = trayAt({ dice: 'pppb/gg', rolls: 3, blackRolled: true });
    expect(table.legal(0)).toContain('end turn');
    table.answer(0, 'turn 4 to pink');
    expect(table.events(-1, 'card-won')).toMatchObject([{ stack: 0 }]);
    const missed = trayAt({ dice: 'pppb/gg', rolls: 3, blackRolled: true }).answer(0, 'turn 4 to yellow');
    expect(missed.state).toMatchObject({ seat: 1, isInherited: true });
  });
});

describe('the worked example', () => {
  const first = { dice: 'pppp/gb', rolls: 1, open: ['four=2', 'five=3', 'six=6'] };

  test('[TW-T3, TW-T5] X1: rolling on for a fifth pink refuses the four; the next player has three ways to go on', () => {
    const luck = { 'roll/1/2': rolled('bbbb/yo'), 'roll/1/3': rolled('gggg/vb'), 'roll/2/1': rolled('bypo/gv') };
    const play = () => trayAt(first, { luck }).answer(0, 'keep 1 2 3 4').answer(0, 'keep 1 2 3 4');
    expect(play().events(-1, 'card-refused')).toMatchObject([{ stack: 0, card: { combination: 'four', points: 2 } }]);
    expect(play().state).toMatchObject({ seat: 1, isInherited: true, dice: [2, 2, 2, 2, 5, 0] });
    const kept = play().answer(1, 'keep 1 2 3 4');
    expect(kept.game.view(kept.state, 1).rollsLeft).toBe(2);
    const taken = play().answer(1, 'keep 1 2 3 4').answer(1, 'take 1');
    expect(taken.events(-1, 'card-won')).toMatchObject([{ seat: 1, card: { combination: 'four', points: 2 } }]);
    const afresh = play().answer(1, 'roll all');
    expect(afresh.game.view(afresh.state, 1).rollsLeft).toBe(2);
    expect(afresh.state).toMatchObject({ rolls: 1, dice: [0, 1, 2, 3, 4, 5] });
  });
});
