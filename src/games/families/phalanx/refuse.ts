import type { Attempt, Refusal } from '../../../core/notation.ts';
import type { Position } from '../../../core/position.ts';
import type { Cell } from '../../../core/types.ts';
import { ownerOf } from './armies.ts';
import { directionTo, lineLength, runLength } from './phalanx.ts';

/** A rule that every game of the family has. */
type SharedRule =
  | 'nothing there'
  | 'not yours'
  | 'no destination'
  | 'no distance'
  | 'not in line'
  | 'own in the way'
  | 'enemy in the way'
  | 'too far'
  | 'single piece'
  | 'too weak';

/**
 * Which rule forbids an attempt. `locked` is the rule by which some pieces neither move nor are taken, where a game has
 * them; `last` is what forbids a move that obeys all rules of lines.
 */
export function phalanxRefuse<Rule extends string>(own: { readonly last: Rule; readonly locked?: Rule }) {
  return (position: Position, attempt: Attempt): Refusal<SharedRule | Rule> | undefined => {
    const { slots, turn, board } = position;
    const [rear, to] = attempt.cells;
    if (rear === undefined || attempt.cells.length > 2) return undefined;
    const words = { from: board.names[rear], to: board.names[to ?? rear] };
    if (slots[rear] === 0) return { rule: 'nothing there', words };
    if (ownerOf(slots[rear]) !== turn) return { rule: 'not yours', words };
    if (own.locked !== undefined && slots[rear] > 2) return { rule: own.locked, words: { ...words, cell: words.from } };
    if (to === undefined) return { rule: 'no destination', words };
    if (to === rear) return { rule: 'no distance', words };
    const direction = directionTo(board, rear, to);
    if (direction < 0) return { rule: 'not in line', words };

    const length = runLength(position, rear, direction);
    let distance = 1 - length;
    for (let cell = rear; cell !== to; cell = board.next[cell * 8 + direction]) {
      if (distance > 0 && slots[cell] !== 0) return { rule: inTheWay(position, cell), words: wordsOf(position, cell) };
      distance++;
    }
    if (slots[to] !== 0 && ownerOf(slots[to]) === turn) return { rule: 'own in the way', words: wordsOf(position, to) };
    if (distance > length) return { rule: 'too far', words: { ...words, power: length, distance } };
    if (slots[to] === 0) return { rule: own.last, words };
    if (own.locked !== undefined && slots[to] > 2) return { rule: own.locked, words: wordsOf(position, to) };
    if (length === 1) return { rule: 'single piece', words };
    const line = lineLength(position, to, direction);
    return line < length
      ? { rule: own.last, words }
      : { rule: 'too weak', words: { ...words, power: length, other: line } };
  };
}

function wordsOf({ board }: Position, cell: Cell): Refusal['words'] {
  return { cell: board.names[cell] };
}

/** The rule against passing an occupied cell. */
function inTheWay({ slots, turn }: Position, cell: Cell): SharedRule {
  return ownerOf(slots[cell]) === turn ? 'own in the way' : 'enemy in the way';
}
