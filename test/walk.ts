import { expect } from 'vitest';
import { isFault } from '../src/core/fault.ts';
import type { Game } from '../src/core/game.ts';
import { legalTexts, writeMove } from '../src/core/moves.ts';
import { type OptionValue, readOptions } from '../src/core/options.ts';
import { randomMove } from '../src/core/playout.ts';
import { type Position, startPosition } from '../src/core/position.ts';
import type { Random } from '../src/core/random.ts';

/** Contents of the cells, rows from the bottom, as a plain reference likes them. */
export type Grid = number[][];

/** A reference for the fast code of a game: every legal move with the board after it, written plainly from the rules. */
export type PlainMoves = (grid: Grid, position: Position) => ReadonlyMap<string, Grid>;

/** Plays random games and compares the legal moves, and the board after each move, with the plain reference. */
export function walk(
  game: Game,
  given: Readonly<Record<string, OptionValue>>,
  games: number,
  random: Random,
  plainMoves: PlainMoves,
): void {
  const options = readOptions(game.options, given);
  if (isFault(options)) throw new Error(`${options.fault}: ${options.what}`);
  for (let round = 0; round < games; round++) {
    const position = startPosition(game, options);
    while (!position.over) {
      const plain = plainMoves(gridOf(position), position);
      expect(legalTexts(position)).toEqual([...plain.keys()].sort());
      const move = randomMove(position, random);
      const text = writeMove(position, move);
      position.play(move);
      expect(gridOf(position), text).toEqual(plain.get(text));
    }
  }
}

function gridOf({ board, slots }: Position): Grid {
  return board.rows.toReversed().map((cells) => cells.map((cell) => slots[cell]));
}
