import type { Notation } from '../../core/notation.ts';
import { phalanxNotation } from '../families/phalanx/notation.ts';

/** Column, row, column, row: separated by spaces, dots or commas. */
const FOUR_NUMBERS = /^\s*(\d{1,2})[\s.,]+(\d{1,2})[\s.,]+(\d{1,2})[\s.,]+(\d{1,2})\s*\.?\s*$/;

/** §9. */
export const notation: Notation = {
  ...phalanxNotation,
  spell(_, text) {
    const [, fromColumn, fromRow, toColumn, toRow] = FOUR_NUMBERS.exec(text) ?? [];
    if (fromColumn === undefined) return undefined;
    return `${letter(fromColumn)}${Number(fromRow)}-${letter(toColumn)}${Number(toRow)}`;
  },
  shape: (widths) => ({ files: widths[0], ranks: widths.length }),
};

/** Columns are counted from a; there is no column 0. */
function letter(column: string): string {
  return column === '0' ? '' : String.fromCharCode(96 + Math.min(26, Number(column)));
}
