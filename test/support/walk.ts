import { expect } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { legalTexts, writeMove } from '../../src/core/moves.ts';
import type { OptionValue } from '../../src/core/options.ts';
import { randomMove } from '../../src/core/play/playout.ts';
import type { Position } from '../../src/core/position.ts';
import type { Random } from '../../src/core/random.ts';
import { writePosition } from '../../src/core/text.ts';
import { start } from './pictures.ts';

/** Contents of the cells, rows from the bottom, as a plain reference needs them. */
export type Grid = number[][];

/** Rows up and columns right of one step in each of the eight directions, clockwise from north. */
export const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

/** A reference for the fast code of a game: every legal move with the board after it, taken plainly from the rules. */
export type PlainMoves = (grid: Grid, position: Position) => ReadonlyMap<string, Grid>;

/** What happens to the board when the next turn begins; in most games nothing. */
type Settle = (grid: Grid, before: Position) => Grid;

/** Plays random games and compares the legal moves, and the board after each move, with the plain reference. */
export function walk(
  game: Game,
  given: Readonly<Record<string, OptionValue>>,
  games: number,
  random: Random,
  plainMoves: PlainMoves,
  settle?: Settle,
): void {
  for (let round = 0; round < games; round++) {
    const position = start(game, given);
    while (!position.over) playAndCompare(position, random, plainMoves, settle);
  }
}

/** Compares the legal moves with the reference, plays one at random and compares the board; returns the texts. */
export function playAndCompare(
  position: Position,
  random: Random,
  plainMoves: PlainMoves,
  settle: Settle = (grid) => grid,
): readonly string[] {
  const plain = plainMoves(gridOf(position), position);
  const legal = legalTexts(position);
  expect(legal, writePosition(position)).toEqual([...plain.keys()].sort());
  const move = randomMove(position, random);
  const text = writeMove(position, move);
  const wanted = settle(plain.get(text) ?? [], position);
  position.play(move);
  expect(gridOf(position), text).toEqual(wanted);
  return legal;
}

function gridOf({ board, slots }: Position): Grid {
  return board.rows.toReversed().map((cells) => cells.map((cell) => slots[cell]));
}
