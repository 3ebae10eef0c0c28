import type { Attempt, Refusal } from '../../core/notation.ts';
import type { Position } from '../../core/position.ts';
import { createsMore, weigh } from './flips.ts';
import type { en } from './texts.ts';

type Rule = keyof typeof en.refusals;

/** Which rule forbids an attempt (§2.2 to §2.5, §8). */
export function refuse(position: Position, attempt: Attempt): Refusal<Rule> | undefined {
  const { slots, turn, board, options } = position;
  if (attempt.word === 'swap') return { rule: options.pie === true ? 'too late to swap' : 'no swap', words: {} };
  const [cell] = attempt.cells;
  if (cell === undefined) return undefined;
  if (attempt.cells.length > 1) return { rule: 'one cell', words: {} };
  const words = { cell: board.names[cell] };
  if (slots[cell] !== 0) return { rule: 'occupied', words };
  const upwards = inward(board.row[cell], board.height);
  const rightwards = inward(board.column[cell], board.width);
  if (upwards !== 0 && rightwards !== 0) return { rule: 'corner', words };
  if (upwards === 0 && rightwards === 0) return { rule: 'one cell', words: {} }; // legal, but with something added
  const inside = cell + upwards * board.width + rightwards;
  if (slots[inside] !== 2 - turn) return { rule: 'no enemy inside', words: { ...words, inside: board.names[inside] } };
  const weight = weigh(position, turn, cell);
  if (weight === 0) return { rule: 'no flank', words };
  if (createsMore(weight)) return { rule: 'one cell', words: {} };
  return { rule: 'not longer', words: { ...words, created: weight >> 4, cut: weight & 15 } };
}

/** The step from the first or the last line towards the interior; 0 from any other. */
function inward(line: number, lines: number): number {
  return line === 0 ? 1 : line === lines - 1 ? -1 : 0;
}
