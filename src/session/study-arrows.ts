import type { Board } from '../core/board.ts';
import type { Cell } from '../core/types.ts';
import { LONGEST_COMMENT } from '../record/limits.ts';

/** Something drawn on the board by a person: from cell to cell, or around one cell when both are the same. */
export interface Arrow {
  readonly from: Cell;
  readonly to: Cell;
}

/** A comment, and the arrows drawn with it. */
export interface Remark {
  readonly text: string;
  readonly arrows: readonly Arrow[];
}

const ARROWS = / ?\[%arrows ([a-z0-9 -]{1,600})\]/g;
/** Characters that may be written; the rest of a comment is reserved for arrows. */
export const LONGEST_REMARK = LONGEST_COMMENT - 1000;
/** More would hide the board. */
const MOST_ARROWS = 24;

/** Arrows are stored in the comment, so that every form of a record carries them. */
export function readRemark(board: Board, comment: string): Remark {
  const arrows: Arrow[] = [];
  for (const [, words] of comment.matchAll(ARROWS)) {
    for (const word of words.split(' ')) {
      const [from, to] = word.split('-').map((name) => board.names.indexOf(name));
      if (from >= 0 && to >= 0 && arrows.length < MOST_ARROWS) arrows.push({ from, to });
    }
  }
  const text = comment.replace(ARROWS, '');
  return { text: comment.startsWith('[') ? text.trimStart() : text, arrows };
}

export function writeRemark({ names }: Board, { text, arrows }: Remark): string {
  if (arrows.length === 0) return text;
  const words = arrows.map(({ from, to }) => `${names[from]}-${names[to]}`);
  return `${text}${text === '' ? '' : ' '}[%arrows ${words.join(' ')}]`;
}

/** Whether it fits into a record. An imported comment may be longer than one written here, but must not grow. */
export function fitsRemark(board: Board, remark: Remark, isShorter = false): boolean {
  const fits = isShorter || remark.text.length <= LONGEST_REMARK;
  return fits && writeRemark(board, remark).length <= LONGEST_COMMENT;
}

/** Draws an arrow, or removes it if it is already there. */
export function toggleArrow(arrows: readonly Arrow[], arrow: Arrow): readonly Arrow[] {
  const others = arrows.filter(({ from, to }) => from !== arrow.from || to !== arrow.to);
  return others.length < arrows.length ? others : [...arrows, arrow].slice(-MOST_ARROWS);
}
