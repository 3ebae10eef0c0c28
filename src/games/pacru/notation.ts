import type { Notation } from '../../core/notation.ts';
import type { Position } from '../../core/position.ts';
import type { Cell, Move } from '../../core/types.ts';
import { board } from '../families/cru/board.ts';
import { boardNotation } from '../families/cru/notation.ts';
import {
  CONNECTION,
  fromOf,
  gainCellOf,
  gainOf,
  givenBy,
  isReorientation,
  meetingCellOf,
  SIGNS,
  TURN_COSTS,
  toOf,
  turnOf,
} from './moves.ts';
import { asksToConnect, readMove, steps } from './steps.ts';

const { names, off } = board;

export const notation: Notation = {
  ...boardNotation([
    { kind: 'option', option: 'players' },
    { kind: 'count', variable: 0 }, // moves made
  ]),
  move(position, move) {
    const from = names[fromOf(move)];
    if (isReorientation(move)) return `${from}${SIGNS[turnOf(move)]}(${givenBy(move).map(nameOf).sort().join(',')})`;
    const joined = position.slots[toOf(move)] > 7 ? 'x' : '-';
    const gain = gainOf(move) === CONNECTION ? '*' : gainCellOf(move) === off ? '' : `=${names[gainCellOf(move)]}`;
    const met = meetingCellOf(move) === off ? '' : `+${names[meetingCellOf(move)]}`;
    return `${from}${joined}${names[toOf(move)]}${gain}${met}`;
  },
  path,
  choice: (_, move) => (isReorientation(move) ? (turnOf(move) < 2 ? 'left' : 'right') : ''),
  steps,
  read: readMove,
};

/**
 * A piece is touched again to turn it, and once more to turn it by a right angle; then come the tiles given up. A move
 * continues with the cell that a crossing gains or, where there is a choice, its end again for a connection; a meeting
 * comes last.
 */
function path(position: Position, move: Move): readonly Cell[] {
  const from = fromOf(move);
  if (isReorientation(move)) {
    return [...new Array<Cell>(1 + TURN_COSTS[turnOf(move)] / 2).fill(from), ...givenBy(move)];
  }
  const to = toOf(move);
  const gained = gainOf(move) === CONNECTION && asksToConnect(position, from, to) ? to : gainCellOf(move);
  return [from, to, gained, meetingCellOf(move)].filter((cell) => cell !== off);
}

function nameOf(cell: Cell): string {
  return names[cell];
}
