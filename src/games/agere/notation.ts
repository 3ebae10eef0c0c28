import type { Notation } from '../../core/notation.ts';
import { firstDisc, SWAP } from './rules.ts';

/** §8. */
export const notation: Notation = {
  move({ board }, move) {
    if (move === SWAP) return 'swap';
    const from = move >> 8;
    const to = move & 255;
    return from === to ? board.names[to] : `${board.names[from]}-${board.names[to]}`;
  },
  path(position, move) {
    if (move === SWAP) return [firstDisc(position)];
    const from = move >> 8;
    const to = move & 255;
    return from === to ? [to] : [from, to];
  },
  choice: () => '',
  reach: 'beside',
  cell(value) {
    const top = value & 1;
    let text = '';
    for (let level = 0; level < value >> 1; level++) text = 'yb'[top ^ (level & 1)] + text;
    return text;
  },
  value(text) {
    if (!/^(y?(by)*b?)$/.test(text)) return undefined; // §6.1: colours alternate
    return text === '' ? 0 : (text.length << 1) | (text.endsWith('b') ? 1 : 0);
  },
  separator: ',',
  fields: [
    { kind: 'flag', option: 'pie', value: true, word: 'pie' },
    { kind: 'flag', option: 'win', value: 'immediate', word: 'immediate' },
  ],
  shape: (widths) => ({ size: widths.length }),
  flaw({ board, slots }) {
    const heights = Array.from(board.names, (_, cell) => slots[cell] >> 1).sort((a, b) => b - a);
    const at = heights.findIndex((height, place) => height > heights.length - place); // §6.4
    return at < 0
      ? undefined
      : `${heights[at]} is too high for stack ${at + 1} of ${heights.length}, counted downwards`;
  },
};
