import { expect } from 'vitest';
import { isFault } from '../../src/core/fault.ts';
import type { Game } from '../../src/core/game.ts';
import { readMove, refuseMove } from '../../src/core/moves.ts';
import { type OptionValue, optionsOf } from '../../src/core/options.ts';
import { Position, startPosition } from '../../src/core/position.ts';
import { readPosition, writePosition } from '../../src/core/text.ts';
import { NO_MOVE } from '../../src/core/types.ts';

/**
 * Pictures for tests: a row of cells a line, cells separated by spaces, '.' for an empty one, each cell as in position
 * text. A picture smaller than the board lies in its lower left corner; the rest of the board is empty.
 */
export function picture(
  game: Game,
  drawn: string,
  rest = '1',
  options: Readonly<Record<string, OptionValue>> = {},
): Position {
  const empty = new Position(game, optionsOf(game.options, options));
  empty.slots.set(cellsOf(empty, drawn));
  const [board] = writePosition(empty).split(' ');
  return position(game, `${board} ${rest}`);
}

/** Where a game with these options begins. */
export function start(game: Game, options: Readonly<Record<string, OptionValue>> = {}): Position {
  return startPosition(game, optionsOf(game.options, options));
}

/** The position a text describes; a fault fails the test. */
export function position(game: Game, text: string): Position {
  const found = readPosition(game, text);
  if (isFault(found)) throw new Error(`${found.fault}: ${found.what}`);
  return found;
}

/** Plays moves that must be legal. */
export function play(position: Position, ...moves: string[]): Position {
  for (const text of moves) {
    const move = readMove(position, text);
    if (move === NO_MOVE) throw new Error(`${text} is refused: ${refuseMove(position, text).rule}`);
    position.play(move);
  }
  return position;
}

/** The board must look like this, everywhere. */
export function expectPicture(position: Position, drawn: string): void {
  const wanted = new Position(position.game, position.options);
  wanted.slots.set(cellsOf(wanted, drawn));
  expect(`\n${draw(position)}`).toBe(`\n${draw(wanted)}`);
}

/** The rule that forbids a move. */
export function refusal(position: Position, text: string): string {
  if (readMove(position, text) !== NO_MOVE) throw new Error(`${text} is legal`);
  return refuseMove(position, text).rule;
}

function draw({ board, slots, game }: Position): string {
  return board.rows
    .map((cells) => cells.map((cell) => (slots[cell] === 0 ? '.' : game.notation.cell(slots[cell]))).join(' '))
    .join('\n');
}

/** Content of every cell of the board behind a picture. */
function cellsOf({ game, board }: Position, drawn: string): number[] {
  const lines = drawn
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const contents: number[] = [];
  board.rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      const text = lines[row - board.rows.length + lines.length]?.[column] ?? '.';
      const value = text === '.' ? 0 : game.notation.value(text);
      if (value === undefined) throw new Error(`${text} is no cell of ${game.name}`);
      contents[cell] = value;
    });
  });
  return contents;
}
