import { expect, test } from 'vitest';
import { hex } from '../../../test/support/shapes/hex/index.ts';
import { optionsOf } from '../options.ts';
import { boardSymmetries } from '../symmetry.ts';
import { defineGame } from './game.ts';

test('a move that is no cell, such as a swap, looks the same in a mirror', () => {
  const { move } = defineGame({ ...hex, pieces: { r: 0, b: 1 }, moves: 'place', summary: '', seats: ['', ''] }).mirror;
  const swap = 255;
  for (const symmetry of boardSymmetries(hex.board(optionsOf(hex.options, { size: 5 })))) {
    expect(move(swap, symmetry)).toBe(swap);
    expect(move(0, symmetry)).toBe(symmetry.cells[0]);
  }
});
