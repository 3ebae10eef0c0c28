import type { Notation } from '../../core/notation.ts';
import type { Position } from '../../core/position.ts';
import { firstDisc, SWAP } from './rules.ts';

/** §4. */
export const notation: Notation = {
  move: ({ board }, move) => (move === SWAP ? 'swap' : board.names[move]),
  path: (position, move) => [move === SWAP ? firstDisc(position) : move],
  choice: () => '',
  reach: 'nowhere',
  cell: (value) => ['', 'r', 'b'][value],
  value(text) {
    const seat = ['r', 'b'].indexOf(text);
    return seat < 0 ? undefined : seat + 1;
  },
  separator: '',
  fields: [{ kind: 'flag', option: 'pie', value: true, word: 'pie' }],
  shape: (widths) => ({ size: widths.length }),
  flaw(position) {
    const { board, slots } = position;
    const last = board.width - 1;
    const outside = board.names.find((_, cell) => {
      const onPerimeter = [0, last].includes(board.row[cell]) || [0, last].includes(board.column[cell]);
      return onPerimeter && slots[cell] !== 0;
    });
    if (outside !== undefined) return `${outside}: no disc stays on the perimeter`; // §2.5
    return hasLine(position, 1) && hasLine(position, 2) ? 'both players have a line' : undefined; // §2.7
  },
};

/** Whether discs of one colour fill an interior row or column; kept values are not available yet. */
function hasLine({ board, slots }: Position, value: number): boolean {
  const size = board.width;
  const inside = Array.from({ length: size - 2 }, (_, index) => index + 1);
  return inside.some(
    (line) =>
      inside.every((at) => slots[line * size + at] === value) ||
      inside.every((at) => slots[at * size + line] === value),
  );
}
