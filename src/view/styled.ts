import type { Ink } from '../core/look.ts';

/** Meanings of text on a screen, besides the inks of the seats. */
export type Tone = 'faint' | 'strong' | 'accent' | 'warning';

/** The two tints of cells, and those of cells that are marked. */
type Tint = 'even' | 'odd' | 'selected' | 'target' | 'last' | 'changed' | 'hint' | 'won';

/** What is behind text: the rim of a board, a cell (on stone where pieces are ivory and charcoal), a tile, or a piece. */
export type Back = 'rim' | Tint | `stone ${Tint}` | `tile ${Ink}` | `piece ${Ink}` | `ink ${Ink}`;

/** How text looks, independent of colours and escape sequences. */
export interface Style {
  readonly ink?: Ink;
  readonly back?: Back;
  /** Instead of an ink: the colour of a background, for lines between cells. */
  readonly front?: Back;
  readonly tone?: Tone;
  readonly inverse?: boolean;
}

/** A piece of text with one style. */
export interface Span {
  readonly text: string;
  readonly style?: Style;
  /** The action of touching it; screens choose the words. */
  readonly act?: string;
}

/** A line of a screen. Every character is one column wide. */
export type Line = readonly Span[];

/** A line without its styles. */
export function plainText(line: Line): string {
  return line.map(({ text }) => text).join('');
}

/** The action at a column of a line. */
export function actAt(line: Line, column: number): string | undefined {
  let end = 0;
  for (const { text, act } of line) {
    end += [...text].length;
    if (column < end) return act;
  }
  return undefined;
}

export function lineWidth(line: Line): number {
  return line.reduce((sum, { text }) => sum + [...text].length, 0);
}

/** The line cut or padded to a width, so that something can stand beside it. */
export function fitLine(line: Line, width: number): Line {
  const fitted: Span[] = [];
  let left = width;
  for (const span of line) {
    const characters = [...span.text];
    if (characters.length <= left) fitted.push(span);
    else if (left > 0) fitted.push({ ...span, text: characters.slice(0, left).join('') });
    left -= Math.min(left, characters.length);
  }
  if (left > 0) fitted.push({ text: ' '.repeat(left) });
  return fitted;
}

/** The part of a line between two columns. */
export function partOfLine(line: Line, from: number, to: number): Line {
  let at = 0;
  return line.flatMap((span): Span[] => {
    const characters = [...span.text];
    const text = characters.slice(Math.max(0, from - at), Math.max(0, to - at)).join('');
    at += characters.length;
    return text === '' ? [] : [{ ...span, text }];
  });
}

/** Text broken between words so that no line is wider; a word that is wider than a line is cut. */
export function wrapText(text: string, width: number): string[] {
  return wrapLine([{ text }], width).map((line) => plainText(line).trimEnd());
}

/** A line broken between words into lines that fit; styles and actions stay with their words. */
export function wrapLine(line: Line, width: number): Line[] {
  const most = Math.max(1, width);
  const lines: Span[][] = [[]];
  let left = most;
  for (const word of line.flatMap(wordsOf)) {
    const length = [...word.text.trimEnd()].length;
    if (length > left && left < most) {
      lines.push([]);
      left = most;
    }
    for (const part of cutWord(word, left, most)) {
      if (left <= 0) {
        lines.push([]);
        left = most;
      }
      lines[lines.length - 1].push(part);
      left -= [...part.text].length;
    }
  }
  return lines.map((spans) => fitEnd(spans, most));
}

/** Words with the spaces after them; a number and its percent sign are one. */
function wordsOf(span: Span): Span[] {
  return (span.text.match(/^\s+|\S+(?: %\S*)?\s*/g) ?? []).map((text) => ({ ...span, text }));
}

function cutWord(word: Span, left: number, most: number): Span[] {
  const characters = [...word.text];
  if (characters.length <= left || [...word.text.trimEnd()].length <= left) return [word];
  const parts: Span[] = [];
  for (let at = 0; at < characters.length; at += most) {
    parts.push({ ...word, text: characters.slice(at, at + most).join('') });
  }
  return parts;
}

/** Spaces beyond the edge are dropped. */
function fitEnd(spans: readonly Span[], width: number): Line {
  return lineWidth(spans) <= width ? spans : fitLine(spans, width);
}
