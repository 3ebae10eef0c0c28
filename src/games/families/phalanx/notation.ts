import type { Notation } from '../../../core/notation.ts';
import { mostPieces, ownerOf } from './armies.ts';

/** The shared notation of the phalanx games; only the shape of the board differs. */
export const phalanxNotation: Omit<Notation, 'shape'> = {
  move({ board, slots }, move) {
    const to = move & 255;
    return `${board.names[move >> 8]}${slots[to] === 0 ? '-' : 'x'}${board.names[to]}`;
  },
  path: (_, move) => [move >> 8, move & 255],
  choice: () => '',
  cell: (value) => (value === 0 ? '' : 'wb'[ownerOf(value)]),
  value(text) {
    const seat = ['w', 'b'].indexOf(text);
    return seat < 0 ? undefined : seat + 1;
  },
  separator: '',
  fields: [{ kind: 'count', variable: 0 }],
  flaw({ board, slots }) {
    const most = mostPieces(board);
    for (let seat = 0; seat < 2; seat++) {
      const pieces = board.names.filter((_, cell) => slots[cell] === seat + 1).length;
      if (pieces > most) return `${pieces} ${'wb'[seat]}: no side has more than ${most} pieces`;
    }
    return undefined;
  },
};
