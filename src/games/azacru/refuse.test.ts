import { describe, expect, test } from 'vitest';
import { picture, refusal } from '../../../test/support/pictures.ts';
import { refuseMove } from '../../core/moves.ts';
import { readPosition } from '../../core/text.ts';
import { azacru } from './index.ts';

describe('every refusal has its reason', () => {
  const board = picture(
    azacru,
    `
    . 1  .   .   .   .  .
    . . 11e  2   .   1  .
    1 .  .  22n 22n 11n .`,
    '1 2 - 0',
  );

  test.each([
    ['pass', 'no pass'],
    ['a2-b2', 'nothing there'],
    ['d1-d2', 'not yours'],
    ['c2', 'half a move'],
    ['a2', 'nothing there'],
    ['c2-c2', 'same cell'],
    ['c2-b2', 'not ahead'],
    ['c2-e3', 'not ahead'],
    ['c2-g2', 'too far'],
    ['c2-d1', 'occupied'],
    ['c2-d2', 'foreign tile'],
    ['f1-f2<', 'no border'],
    ['c2-f2<', 'leaves the board'],
    ['c2-j2', 'no such cell'],
    ['hello', 'unreadable'],
    ['c2-d2-e2', 'unreadable'],
  ])('%s: %s', (text, rule) => {
    expect(refusal(board, text)).toBe(rule);
  });

  test('too far tells the power', () => {
    expect(refuseMove(board, 'c2-g2').words).toEqual({ from: 'c2', to: 'g2', power: 3, steps: 4 });
  });

  test('§12 a jump to a neutral cell: in the way', () => {
    const blocked = picture(
      azacru,
      `
      . 1  .   .  . .
      . . 11e 22n 2 .
      1 .  .   .  . .`,
      '1 2 - 0',
    );
    expect(refusal(blocked, 'c2-f2')).toBe('in the way');
    expect(refuseMove(blocked, 'c2-f2').words.cell).toBe('d2');
  });
});

test.each([
  ['more pieces than a player has', '-1n,-1n,-1n,-1n,-1n,-,-,-,-', '1 2 - 0'],
  ['four pieces where players have three', '-1n,-1n,-1n,-1n,-,-,-,-,-', '1 3 - 0'],
  ['a piece of nobody', '-3n,-,-,-,-,-,-,-,-', '1 2 - 0'],
  ['a tile of nobody', '4,-,-,-,-,-,-,-,-', '1 3 - 0'],
])('impossible: %s', (_, row, rest) => {
  const empty = '/-,-,-,-,-,-,-,-,-'.repeat(8);
  expect(readPosition(azacru, `${row}${empty} ${rest}`)).toMatchObject({ fault: 'impossible position' });
});
