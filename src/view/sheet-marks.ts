import type { LensMark } from '../core/course.ts';
import type { Cell } from '../core/types.ts';
import type { Canvas } from './canvas.ts';
import type { Item } from './scene.ts';
import type { SheetLayout } from './sheet-layout.ts';
import type { Style } from './styled.ts';

/** What is highlighted on the board; each kind has its own shape, so that no meaning depends on colour. */
export interface Accents {
  readonly cursor?: Cell;
  readonly selected?: readonly Cell[];
  readonly targets?: readonly Cell[];
  /** Cells that the move under consideration changes. */
  readonly changing?: readonly Cell[];
  /** Cells of the last move, the start first, including those that it passed. */
  readonly last?: readonly Cell[];
  /** Cells that the last move changed besides. */
  readonly changed?: readonly Cell[];
  /** Cells of a move that is suggested. */
  readonly hint?: readonly Cell[];
  /** Cells that decided the game. */
  readonly won?: readonly Cell[];
  /** What a lens shows. */
  readonly lens?: readonly LensMark[];
}

/** Kinds of highlighted cells, the most urgent first. */
type Kind = 'cursor' | 'selected' | 'changing' | 'capture' | 'hint' | 'won' | 'last' | 'start' | 'changed';

interface Signs {
  /** Beside a cell without colours, and in ASCII. */
  readonly plain: readonly [string, string];
  /** Beside a cell of one row. */
  readonly sides: readonly [string, string];
  /** The corners of a larger one, row by row. */
  readonly corners: string;
  readonly style: Style;
}

const SIGNS: Readonly<Record<Kind, Signs>> = {
  cursor: { plain: ['[', ']'], sides: ['▐', '▌'], corners: '▛▜▙▟', style: { tone: 'accent' } },
  selected: { plain: ['{', '}'], sides: ['║', '║'], corners: '╔╗╚╝', style: { tone: 'accent' } },
  changing: { plain: ['~', '~'], sides: ['┊', '┊'], corners: '┌┐└┘', style: { tone: 'accent' } },
  capture: { plain: ['(', ')'], sides: ['›', '‹'], corners: '◜◝◟◞', style: { tone: 'accent' } },
  hint: { plain: ['?', '?'], sides: ['»', '«'], corners: '┏┓┗┛', style: { tone: 'accent' } },
  won: { plain: ['*', '*'], sides: ['┃', '┃'], corners: '┏┓┗┛', style: { tone: 'strong' } },
  last: { plain: ['<', '>'], sides: ['│', '│'], corners: '╭╮╰╯', style: { tone: 'strong' } },
  start: { plain: ["'", "'"], sides: ['╎', '╎'], corners: '╭╮╰╯', style: { tone: 'faint' } },
  changed: { plain: [':', ':'], sides: ['┆', '┆'], corners: '┌┐└┘', style: { tone: 'faint' } },
};

/** How a cell is highlighted, if it is. */
export function kindOf({ cell, marks }: Item, accents: Accents): Kind | undefined {
  const { targets, last, changed } = accents;
  if (accents.cursor === cell) return 'cursor';
  if (accents.selected?.includes(cell)) return 'selected';
  if (accents.changing?.includes(cell)) return 'changing';
  if (targets?.includes(cell) && marks.length > 0) return 'capture';
  if (accents.hint?.includes(cell)) return 'hint';
  if (accents.won?.includes(cell)) return 'won';
  if (last?.at(-1) === cell) return 'last';
  if (last?.[0] === cell) return 'start';
  return changed?.includes(cell) ? 'changed' : undefined;
}

/** The background of a highlighted cell; the cursor leaves that of the cell below it. */
export function tintOf(
  item: Item,
  accents: Accents,
): 'selected' | 'target' | 'last' | 'changed' | 'hint' | 'won' | undefined {
  const kind = kindOf(item, accents.cursor === item.cell ? { ...accents, cursor: -1 } : accents);
  if (kind === 'changing') return 'changed';
  if (kind === 'capture' || accents.targets?.includes(item.cell)) return 'target';
  if (kind === 'cursor') return undefined;
  return kind === 'start' ? 'last' : kind;
}

/** Draws the sign of a highlighted cell: corners where it is large enough, else signs beside its content. */
export function drawSign(
  canvas: Canvas,
  kind: Kind,
  { cellWidth, cellHeight }: SheetLayout,
  [column, row]: readonly [number, number],
  content: { readonly start: number; readonly end: number; readonly row: number },
  isPlain: boolean,
): void {
  const { plain, sides, corners, style } = SIGNS[kind];
  if (isPlain || cellHeight === 1) {
    const [left, right] = isPlain ? plain : sides;
    canvas.put(content.start - 1, content.row, left, style);
    canvas.put(content.end, content.row, right, style);
    return;
  }
  const [right, bottom] = [column + cellWidth - 1, row + cellHeight - 1];
  const [upperLeft, upperRight, lowerLeft, lowerRight] = corners;
  canvas.put(column, row, upperLeft, style);
  canvas.put(right, row, upperRight, style);
  canvas.put(column, bottom, lowerLeft, style);
  canvas.put(right, bottom, lowerRight, style);
}
