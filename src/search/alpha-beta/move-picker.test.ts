import { describe, expect, test } from 'vitest';
import { start } from '../../../test/support/pictures.ts';
import { legalMoves } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { NO_MOVE } from '../../core/types.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { MovePicker } from './move-picker.ts';

const position = start(crosscut, { size: 5 });
const legal = legalMoves(position);

function newPicker(): MovePicker {
  const picker = new MovePicker(4);
  picker.begin(position.rules);
  return picker;
}

/** The whole list in the order in which a search would try it. */
function sorted(picker: MovePicker, at: number, ply: number, tableMove = NO_MOVE, of: Position = position): number[] {
  const end = picker.list(of, at, ply, tableMove);
  const moves: number[] = [];
  for (let index = at; index < end; index++) moves.push(picker.pick(index, end));
  return moves;
}

/** Lists the moves and records a cutoff by one of them, after those listed before it failed. */
function countCutoff(picker: MovePicker, move: number, ply: number, depth = 1): void {
  picker.list(position, 0, ply, NO_MOVE);
  picker.countCutoff(position.turn, 0, picker.moves.indexOf(move), ply, depth);
}

describe('before anything is known', () => {
  test('moves come as the game lists them', () => {
    expect(sorted(newPicker(), 0, 0)).toEqual(legal);
  });

  test('lists of several plies lie behind each other', () => {
    const picker = newPicker();
    const end = picker.list(position, 0, 0, NO_MOVE);
    expect(end).toBe(legal.length);
    sorted(picker, end, 1);
    expect([...picker.moves.subarray(0, end)]).toEqual(legal);
  });
});

test('the move of the table comes first, then the latest killer, then the older one', () => {
  const picker = newPicker();
  countCutoff(picker, legal[7], 2);
  countCutoff(picker, legal[5], 2);
  countCutoff(picker, legal[5], 2); // the same killer again does not replace the other
  expect(sorted(picker, 0, 2, legal[8]).slice(0, 3)).toEqual([legal[8], legal[5], legal[7]]);
  expect(sorted(picker, 0, 2).slice(0, 2)).toEqual([legal[5], legal[7]]);
});

test('a killer counts at its own ply, history at all of them, each seat for itself', () => {
  const picker = newPicker();
  countCutoff(picker, legal[1], 0, 6);
  countCutoff(picker, legal[1], 0, 6);
  countCutoff(picker, legal[6], 1, 1);
  expect(sorted(picker, 0, 1)[0]).toBe(legal[6]);
  expect(sorted(picker, 0, 2)[0]).toBe(legal[1]);
  const other = position.clone();
  other.play(legal[8]);
  expect(sorted(picker, 0, 2, NO_MOVE, other)).toEqual(legalMoves(other));
});

test('moves that failed before the refutation fall behind those nothing is known of', () => {
  const picker = newPicker();
  countCutoff(picker, legal[2], 3, 3);
  expect(sorted(picker, 0, 0)).toEqual([legal[2], ...legal.slice(3), legal[1], legal[0]]);
});

test('history stays bounded, and what is new counts', () => {
  const picker = newPicker();
  for (let time = 0; time < 1000; time++) countCutoff(picker, legal[4], 3, 100);
  for (let time = 0; time < 20; time++) countCutoff(picker, legal[5], 3, 100);
  expect(sorted(picker, 0, 0)[0]).toBe(legal[5]);
});

test('begin forgets killers and history', () => {
  const picker = newPicker();
  countCutoff(picker, legal[5], 1, 9);
  picker.begin(position.rules);
  expect(sorted(picker, 0, 1)).toEqual(legal);
});
