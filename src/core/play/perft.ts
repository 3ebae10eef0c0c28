import { legalMoves, writeMove } from '../moves.ts';
import type { Position } from '../position.ts';

/** Number of move sequences of exactly that length; a finished game has no successor. */
export function perft(position: Position, depth: number): number {
  return count(position, depth, room(position, depth), 0, false);
}

/** The same number, found by making and undoing the last move of every sequence too: the work of a search. */
export function perftEveryLeaf(position: Position, depth: number): number {
  return count(position, depth, room(position, depth), 0, true);
}

/** Perft of each first move, in the order of their texts. */
export function divide(position: Position, depth: number): readonly { move: string; count: number }[] {
  if (position.over || depth < 1) return [];
  const parts = legalMoves(position).map((move) => {
    const text = writeMove(position, move);
    position.play(move);
    const below = perft(position, depth - 1);
    position.undo();
    return { move: text, count: below };
  });
  return parts.sort((a, b) => (a.move < b.move ? -1 : 1));
}

function room({ rules }: Position, depth: number): Int32Array {
  return new Int32Array(depth * (rules.generateAll ?? rules).mostMoves);
}

/** Move lists of all plies share one buffer: a child's list begins where its parent's ends. */
function count(position: Position, depth: number, moves: Int32Array, at: number, everyLeaf: boolean): number {
  if (depth === 0) return 1;
  if (position.over) return 0;
  const { rules } = position;
  const end = (rules.generateAll ?? rules).generate(position, moves, at);
  if (depth === 1 && !everyLeaf) return end - at;
  let total = 0;
  for (let index = at; index < end; index++) {
    position.play(moves[index]);
    total += count(position, depth - 1, moves, end, everyLeaf);
    position.undo();
  }
  return total;
}
