import { expect, test } from 'vitest';
import { optionsOf } from '../core/options.ts';
import { games } from '../games/index.ts';
import { fitsRemark, LONGEST_REMARK, readRemark, toggleArrow, writeRemark } from './study-arrows.ts';

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

test('spaces and lines around the text stay while arrows are beside it', () => {
  const remark = { text: 'one\n  two ', arrows: [{ from: cell('a1'), to: cell('b2') }] };
  expect(readRemark(board, writeRemark(board, remark))).toEqual(remark);
  expect(readRemark(board, '[%arrows a1-b2] look').text).toBe('look');
});

test('a long comment leaves room for arrows, and cannot grow beyond what a record keeps', () => {
  const arrows = Array.from({ length: 24 }, (_, at) => ({ from: at, to: at + 1 }));
  const long = (length: number) => ({ text: 'x'.repeat(length), arrows });
  expect(fitsRemark(board, long(LONGEST_REMARK))).toBe(true);
  expect(fitsRemark(board, long(LONGEST_REMARK + 1))).toBe(false);
  expect(fitsRemark(board, long(LONGEST_REMARK + 1), true)).toBe(true);
  expect(fitsRemark(board, long(LONGEST_REMARK + 1000), true)).toBe(false);
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
