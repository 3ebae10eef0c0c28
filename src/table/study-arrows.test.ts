import { expect, test } from 'vitest';
import { optionsOf } from '../core/options.ts';
import { games } from '../games/index.ts';
import { readRemark, toggleArrow, writeRemark } from './study-arrows.ts';

const [game] = games;
const board = game.board(optionsOf(game.options, {}));
const cell = (name: string) => board.names.indexOf(name);

test('arrows travel in the comment and are not shown in it', () => {
  const remark = {
    text: 'look',
    arrows: [
      { from: cell('a1'), to: cell('b2') },
      { from: cell('c1'), to: cell('c1') },
    ],
  };
  expect(writeRemark(board, remark)).toBe('look [%arrows a1-b2 c1-c1]');
  expect(readRemark(board, writeRemark(board, remark))).toEqual(remark);
  expect(writeRemark(board, { text: 'look', arrows: [] })).toBe('look');
});

test('nonsense draws nothing', () => {
  expect(readRemark(board, '[%arrows z9-a1 a1 - --] x').arrows).toEqual([]);
  expect(readRemark(board, `[%arrows ${'a1-a2 '.repeat(90)}]`).arrows).toHaveLength(24);
  expect(readRemark(board, 'no [%arrows <b>]')).toEqual({ text: 'no [%arrows <b>]', arrows: [] });
});

test('the same arrow again takes it away', () => {
  const arrow = { from: 1, to: 2 };
  expect(toggleArrow(toggleArrow([], arrow), { ...arrow })).toEqual([]);
});
