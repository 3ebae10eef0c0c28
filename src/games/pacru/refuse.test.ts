import { describe, expect, test } from 'vitest';
import { picture, refusal } from '../../../test/support/pictures.ts';
import { refuseMove } from '../../core/moves.ts';
import { pick } from '../../core/play/picker.ts';
import { sayRefusal } from '../../core/play/words.ts';
import type { Position } from '../../core/position.ts';
import { Hand } from '../../session/hand.ts';
import { pacru } from './index.ts';

const board = picture(
  pacru,
  `
  .   .   .  . . .
  .   .   .  . . .
  .   .   .  . . .
  .   1   .  2 . .
  .   .  11e . . 1
  1   .  11n -2w . 22n`,
  '1 2 0',
);

describe('the rule that forbids a move', () => {
  test.each([
    ['pass', 'no pass'],
    ['f1-f2', 'not yours'],
    ['a2', 'nothing there'],
    ['c2', 'half a move'],
    ['c2-c2', 'tiles missing'],
    ['c2-b2', 'not ahead'],
    ['c2-h2', 'too far'],
    ['c2-d3', 'foreign tile'],
    ['c1-c2', 'own piece'],
    ['c2-d1', 'no pincer'],
    ['c2-d2', 'gain missing'],
    ['c2-d2=d3', 'bad gain'],
    ['c2-d2=e4', 'bad gain'],
    ['c2-f2', 'gain choice'],
    ['c2-f2=a1', 'bad gain'],
    ['c2-e2=e2+a1', 'no meeting'],
    ['c1-b2=a1', 'no gain'],
    ['c2-d2<', 'no twist'],
    ['c2<(a1,c1)', 'not given'],
    ['c2<(a1,a1)', 'not given'],
    ['c2<(a1)', 'tiles missing'],
    ['c2>>(a1,b3,f2,d3)', 'too poor'],
    ['c2-j2', 'no such cell'],
    ['hello', 'unreadable'],
  ])('%s: %s', (text, rule) => {
    expect(refusal(board, text)).toBe(rule);
    for (const language of ['en', 'pt'] as const) {
      expect(sayRefusal(pacru, refuseMove(board, text), language)).toMatch(/^.*[^ {}]\.$/);
    }
  });

  test('a piece in between', () => {
    const blocked = picture(pacru, '11e -2n 22n . .\n 1 1 . . .', '1 2 0');
    expect(refusal(blocked, 'a2xc2')).toBe('no attack');
    expect(refusal(picture(pacru, '11e -2n . . .\n 1 1 . . .', '1 2 0'), 'a2-c2')).toBe('in the way');
  });

  const rich = picture(pacru, '2 2 2 2 2 2 2 2 22n\n -1e 1 11w . . . . . .', '1 2 0');
  test.each([
    ['a1-b1', 'meeting missing'],
    ['a1-b1+c1', 'bad meeting'],
    ['a1-b1+i2', 'bad meeting'],
  ])('§16 %s: %s', (text, rule) => {
    expect(refusal(rich, text)).toBe(rule);
  });
});

/** Touches cells one after the other, and returns the result of the last. */
function touch(position: Position, ...names: string[]) {
  const hand = new Hand();
  const touched = names.map((name) => hand.touch(position, position.board.names.indexOf(name)));
  return { hand, last: touched.at(-1) };
}

function asks(position: Position, ...names: string[]): string | undefined {
  return pick(
    position,
    names.map((name) => position.board.names.indexOf(name)),
  ).asks;
}

describe('a move entered cell by cell', () => {
  test('from, to, and the cell that the crossing gains', () => {
    expect(asks(board, 'c2')).toBe('go or turn');
    expect(asks(board, 'c2', 'd2')).toBe('gain');
    expect(touch(board, 'c2', 'd2', 'e3').last).toEqual({ kind: 'move', text: 'c2-d2=e3' });
  });

  test('§15 the end again connects', () => {
    expect(asks(board, 'c2', 'f2')).toBe('gain or connect');
    expect(touch(board, 'c2', 'f2', 'f2').last).toEqual({ kind: 'move', text: 'c2-f2*' });
    expect(touch(board, 'c2', 'f2', 'e1').last).toEqual({ kind: 'move', text: 'c2-f2=e1' });
  });

  test('§16 the cell of a meeting comes last', () => {
    const rich = picture(pacru, '2 2 2 2 2 2 2 2 22n\n -1e 1 11w . . . . . .', '1 2 0');
    expect(asks(rich, 'a1', 'b1')).toBe('meeting');
    expect(touch(rich, 'a1', 'b1', 'h2').last).toEqual({ kind: 'move', text: 'a1-b1+h2' });
  });

  test('§18 the piece again, tiles in any order, and a choice of sides', () => {
    const { hand, last } = touch(board, 'c2', 'c2', 'f2', 'b3');
    expect(last).toEqual({ kind: 'making' });
    expect(hand.choices(board)).toEqual([
      { word: 'left', text: 'c2<(b3,f2)' },
      { word: 'right', text: 'c2>(b3,f2)' },
    ]);
    const wealthy = picture(pacru, '1 1 1 1 11e\n . . . 22n .', '1 2 0');
    expect(asks(wealthy, 'e2', 'e2')).toBe('give two or four');
    expect(asks(wealthy, 'e2', 'e2', 'e2')).toBe('give four');
    const turned = touch(wealthy, 'e2', 'e2', 'e2', 'd2', 'a2', 'c2', 'b2').hand.choices(wealthy);
    expect(turned.map(({ text }) => text)).toEqual(['e2<<(a2,b2,c2,d2)', 'e2>>(a2,b2,c2,d2)']);
  });

  test('another piece is taken up instead, and a wrong cell is refused', () => {
    expect(touch(board, 'c2', 'c2', 'c1').hand.touched).toEqual([board.board.names.indexOf('c1')]);
    expect(touch(board, 'c2', 'd2', 'd3').last).toMatchObject({ kind: 'refused', refusal: { rule: 'bad gain' } });
    expect(touch(board, 'c2', 'c2', 'd3').last).toMatchObject({ kind: 'refused', refusal: { rule: 'not given' } });
  });
});
