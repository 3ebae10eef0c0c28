import { describe, expect, test } from 'vitest';
import { expectPicture, picture, play, position, refusal, start } from '../../../test/support/pictures.ts';
import { legalTexts, refuseMove } from '../../core/moves.ts';
import { readPosition, writePosition } from '../../core/text.ts';
import { crosscut } from './index.ts';

const seven = { size: 7 };

describe('§2 a turn', () => {
  test('§2.1 to §2.3 at first every interior cell is open and no other', () => {
    expect(writePosition(start(crosscut, { size: 5 }))).toBe('5/5/5/5/5 1');
    expect(legalTexts(start(crosscut, { size: 5 }))).toEqual(['b2', 'b3', 'b4', 'c2', 'c3', 'c4', 'd2', 'd3', 'd4']);
    expect(legalTexts(start(crosscut, { size: 10 }))).toHaveLength(64);
  });

  test('§5.1 a disc turns what it flanks in several directions at once', () => {
    const before = picture(
      crosscut,
      `
      . . r . . . . .
      . . b . . . . .
      . . . b b r . .
      . . b . . . . .
      . . r . . . . .
      . . . . . . . .`,
    );
    play(before, 'c4');
    expectPicture(
      before,
      `
      . . r . . . . .
      . . r . . . . .
      . . r r r r . .
      . . r . . . . .
      . . r . . . . .
      . . . . . . . .`,
    );
    expect(writePosition(before)).toBe('8/8/2r5/2r5/2rrrr2/2r5/2r5/8 2');
  });

  test('§5.5 a line across what was flanked counts as created', () => {
    const before = picture(
      crosscut,
      `
      . . . r b . . .
      . . . r b . . .
      . . . b b r . .
      . . . r b . . .
      . . . r . . . .
      . . . . . . . .`,
    );
    play(before, 'c4');
    expectPicture(
      before,
      `
      . . . r b . . .
      . . . r b . . .
      . . r r r r . .
      . . . r b . . .
      . . . r . . . .
      . . . . . . . .`,
    );
  });

  test('§5.7 a disc on the perimeter turns others and goes', () => {
    const before = picture(
      crosscut,
      `
      . b b r . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .`,
      '1',
      seven,
    );
    play(before, 'a4');
    expectPicture(
      before,
      `
      . r r r . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .`,
    );
  });

  test('§5.9 a turned disc turns no others', () => {
    const before = picture(
      crosscut,
      `
      . . r . . . .
      . . b . . . .
      . . b r . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .`,
      '1',
      seven,
    );
    play(before, 'b4');
    expectPicture(
      before,
      `
      . . r . . . .
      . . b . . . .
      . r r r . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .`,
    );
  });

  test.each([
    ['§5.2 all or nothing', '8/4b3/4b3/4b3/1rb1br2/4b3/8/8 1', 'd4', '8/4b3/4b3/4b3/1rbrbr2/4b3/8/8 2'],
    ['§5.3 the whole run counts', '8/8/2b5/2b5/2brrr2/2b5/8/8 1', 'b4', '8/8/2b5/2b5/1rrrrr2/2b5/8/8 2'],
    ['§5.4 shortening is cutting', '7/2b4/2b4/2br3/7/7/7 1', 'b4', '7/2b4/2b4/1rbr3/7/7/7 2'],
    ['§5.6 a line without a turned disc', '8/2r5/2rb4/2rb4/3br3/8/8/8 1', 'c4', '8/2r5/2rb4/2rb4/2rbr3/8/8/8 2'],
    ['§5.10 safe between two enemies', '7/7/7/1b1b3/7/7/7 1', 'c4', '7/7/7/1brb3/7/7/7 2'],
    ['§5.12 figure 2', '8/1r3b2/1r6/8/3bbbr1/8/2r5/8 1', 'c4', '8/1r3b2/1r6/8/2rrrrr1/8/2r5/8 2'],
    ['§5.12 figure 3', '8/1r6/2r5/1r2b3/3bbbb1/1r2b3/1r2r3/8 1', 'e6', '8/1r6/2r1r3/1r2r3/3brbb1/1r2r3/1r2r3/8 2'],
    ['§5.12 figure 4', '8/1r4r1/1rr5/4b3/2bbbbb1/4b3/1r2r3/8 1', 'e6', '8/1r4r1/1rr1r3/4b3/2bbbbb1/4b3/1r2r3/8 2'],
    ['§5.12 figure 5', '8/1rr5/3b1r2/3b1r2/1bbbbr2/3b1r2/5r2/8 1', 'a4', '8/1rr5/3b1r2/3b1r2/1rrrrr2/3b1r2/5r2/8 2'],
  ])('%s', (_, before, move, after) => {
    const reached = play(position(crosscut, before), move);
    expect(writePosition(reached)).toBe(after);
    expect(reached.over).toBe(false);
  });

  test('§5.12 figure 6: nothing would be turned, for a line that was there is not created', () => {
    const before = position(crosscut, '8/1r6/2b1r3/2b1r3/1bbbr3/2b1r3/4r3/8 1');
    expect(refusal(before, 'a4')).toBe('not longer');
    expect(refuseMove(before, 'a4').words).toEqual({ cell: 'a4', created: 4, cut: 4 });
  });

  test('§2.5 the perimeter works from all four sides, for both players', () => {
    const crossed = picture(
      crosscut,
      `
      . . r . . . .
      . r b b b r .
      . . b . b . .
      . . b b b . .
      . r . . . r .
      . . . . . . .`,
      '1',
      seven,
    );
    expect(legalTexts(crossed).filter((cell) => /^[ag]|[17]$/.test(cell))).toEqual([]);
    for (const turned of [
      '7/7/2r4/2b4/2b4/2b4/7 1',
      '7/2b4/2b4/2b4/2r4/7/7 1',
      '7/7/1brr3/7/7/7/7 1',
      '7/7/3rbb1/7/7/7/7 1',
    ])
      expect(legalTexts(position(crosscut, turned)).filter((cell) => /^[ag]|[17]$/.test(cell))).toHaveLength(1);
    expect(legalTexts(position(crosscut, '7/7/3brr1/7/7/7/7 2'))).toContain('g5');
  });
});

describe('§2.7 winning', () => {
  test('§5.8 a line may be completed from the perimeter', () => {
    const won = play(position(crosscut, '7/2b4/7/1bbrrr1/7/7/7 1'), 'a4');
    expect(writePosition(won)).toBe('7/2b4/7/1rrrrr1/7/7/7 2');
    expect(won.winners).toBe(0b01);
    expect(crosscut.rules.endings[won.ending]).toBe('line');
  });

  test('§5.12 figure 1: Blue has won', () => {
    const won = position(crosscut, '8/1b1b1rr1/2b1b3/1r1bbbb1/1bbbbbb1/1rrr1bb1/1rrr1b2/8 1');
    expect(won.winners).toBe(0b10);
  });

  test('a placed disc and a turned disc may complete a row or a column', () => {
    expect(play(position(crosscut, '5/5/1r1r1/5/5 1'), 'c3').winners).toBe(0b01);
    expect(play(position(crosscut, '5/2b2/5/2b2/5 2'), 'c3').winners).toBe(0b10);
    expect(play(position(crosscut, '6/3r2/2rb2/3r2/3r2/6 1'), 'e4').winners).toBe(0b01);
  });

  test('the player named after the end is the one who did not make the line', () => {
    for (const turn of [1, 2]) {
      expect(writePosition(position(crosscut, `5/1rrr1/5/1bb2/5 ${turn}`))).toBe('5/1rrr1/5/1bb2/5 2');
    }
  });
});

test('§2.8, §5.11 a player without a placement is skipped', () => {
  const before = picture(
    crosscut,
    `
    . r b b b r .
    . b r b r b .
    . b b r b b .
    . b r b r b .
    . r b . b r .
    . . . . . . .`,
    '2',
    seven,
  );
  play(before, 'd2');
  expectPicture(
    before,
    `
    . r b b b r .
    . b r b r b .
    . b b r b b .
    . b r b r b .
    . r b b b r .
    . . . . . . .`,
  );
  expect(before.turn).toBe(1);
  expect(legalTexts(before)).toEqual(['a2', 'a6', 'b1', 'b7', 'f1', 'f7', 'g2', 'g6']);
  const full = '7/1rbbbr1/1brbrb1/1bbrbb1/1brbrb1/1rbbbr1/7';
  expect(writePosition(position(crosscut, `${full} 1`))).toBe(`${full} 2`);
});

describe('refusals', () => {
  test('each has its reason', () => {
    const board = position(crosscut, '7/7/7/1bbr3/7/1rb4/7 1');
    expect(refusal(board, 'b4')).toBe('occupied');
    expect(refusal(board, 'a1')).toBe('corner');
    expect(refusal(board, 'g7')).toBe('corner');
    expect(refusal(board, 'a3')).toBe('no enemy inside');
    expect(refuseMove(board, 'b1').words).toEqual({ cell: 'b1', inside: 'b2' });
    expect(refusal(board, 'c1')).toBe('no flank');
    expect(refusal(board, 'b4-b5')).toBe('one cell');
    expect(refusal(board, 'd5!')).toBe('one cell');
    expect(refusal(board, 'a4<')).toBe('one cell');
    expect(refusal(board, 'swap')).toBe('no swap');
    expect(refusal(board, 'h1')).toBe('no such cell');
    expect(refusal(board, 'hello')).toBe('unreadable');
  });

  test('a text is no position if the perimeter holds a disc or both players have a line', () => {
    for (const text of ['5/5/5/5/r4 1', '5/5/5/5/2b2 1', '5/5/r4/5/5 2', '5/rrr2/5/5/5 1', '5/1rrr1/1bbb1/5/5 1']) {
      expect(readPosition(crosscut, text)).toMatchObject({ fault: 'impossible position' });
    }
  });
});

describe('§8 the swap', () => {
  test('Blue may take the first disc over, once', () => {
    const swapped = play(start(crosscut, { size: 5, pie: true }), 'b3', 'swap');
    expect(writePosition(swapped)).toBe('5/5/1b3/5/5 1 pie');
    expect(legalTexts(swapped)).toEqual(['b2', 'b4', 'c2', 'c3', 'c4', 'd2', 'd3', 'd4']);
    play(swapped, 'c3');
    expect(refusal(swapped, 'swap')).toBe('too late to swap');
  });

  test('nobody else may swap', () => {
    expect(refusal(start(crosscut, { pie: true }), 'swap')).toBe('too late to swap');
    expect(refusal(play(start(crosscut, {}), 'd4'), 'swap')).toBe('no swap');
    expect(legalTexts(play(start(crosscut, { pie: true }), 'd4', 'd5', 'e5'))).not.toContain('swap');
    expect(legalTexts(position(crosscut, '5/5/1rr2/5/5 2 pie'))).not.toContain('swap');
  });
});

test('§3 the number of moves is bounded', () => {
  expect(crosscut.longest?.({ players: 2, size: 5, pie: false })).toBe(19 * 7 * 7);
  for (const size of crosscut.options.size) {
    expect(Number.isSafeInteger(crosscut.longest?.({ players: 2, size, pie: true }))).toBe(true);
  }
});
