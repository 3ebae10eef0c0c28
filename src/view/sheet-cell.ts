import type { Ink } from '../core/look.ts';
import type { Cell } from '../core/types.ts';
import { type Picture, putPicture } from './blocks.ts';
import type { Canvas } from './canvas.ts';
import { cellGlyph, emptyGlyph, isHatch, lensGlyph, pieceLabel, targetGlyph } from './glyphs.ts';
import { dartPicture, discPicture, isRing } from './pictures.ts';
import type { Item, Scene } from './scene.ts';
import type { Drawing, SheetLayout } from './sheet-layout.ts';
import { type Accents, drawSign, kindOf, tintOf } from './sheet-marks.ts';
import type { Back, Span, Style } from './styled.ts';

/** What all cells of a drawing share. */
export interface Sheet {
  readonly canvas: Canvas;
  readonly layout: SheetLayout;
  readonly scene: Scene;
  readonly drawing: Drawing;
  readonly accents: Accents;
  /** What cells that a move passed show, and empty points. */
  readonly track: ReadonlyMap<Cell, string>;
  readonly empty: ReadonlyMap<Cell, string>;
}

const FAINT: Style = { tone: 'faint' };
const STRONG: Style = { tone: 'strong' };
const ACCENT: Style = { tone: 'accent' };
const LENS_TONES = { good: 'accent', bad: 'warning', neutral: 'strong' } as const;

/** Draws a cell; touching it triggers `cell <number>`. */
export function drawCell(sheet: Sheet, item: Item): void {
  const { canvas, layout, accents, drawing } = sheet;
  const { cellWidth, cellHeight } = layout;
  const column = layout.column(item.x);
  const row = layout.row(item.y);
  canvas.area(column, row, cellWidth, cellHeight, { back: backOf(sheet, item) }, `cell ${item.cell}`);
  drawGap(sheet, item, column, row);
  const picture = pictureOf(sheet, item);
  if (picture !== undefined) putPicture(canvas, [column, row], [cellWidth, cellHeight], picture);
  const content = picture === undefined ? contentOf(sheet, item) : labelOf(sheet, item);
  const middle = row + half(cellHeight);
  const width = content.reduce((sum, { text }) => sum + text.length, 0);
  const least = picture === undefined && cellWidth > 2 ? 1 : 0;
  const start = column + Math.max(0, Math.min(Math.max(least, (cellWidth - width) >> 1), cellWidth - width));
  let at = start;
  for (const { text, style = {} } of content) {
    canvas.put(at, middle, text, style);
    at += text.length;
  }
  // Signs of dense neighbours may cover each other.
  if (accents.cursor === item.cell && (!drawing.colour || drawing.dense === true))
    canvas.area(column, row, cellWidth, cellHeight, { inverse: true }, `cell ${item.cell}`);
  const kind = kindOf(item, accents);
  if (kind === undefined) return;
  const isPlain = drawing.ascii || !drawing.colour;
  drawSign(canvas, kind, layout, [column, row], { start, end: at, row: middle }, isPlain && picture === undefined);
}

/** Thin lines keep a tile apart from the next one. */
function drawGap({ canvas, layout, drawing, scene }: Sheet, item: Item, column: number, row: number): void {
  if (drawing.ascii || !drawing.colour || !item.marks.some(({ shape }) => shape === 'tile')) return;
  const { cellWidth, cellHeight } = layout;
  const style: Style = { front: isStone(scene.inks) ? 'stone even' : 'even' };
  if (cellHeight > 1) canvas.put(column, row + cellHeight - 1, '▁'.repeat(cellWidth), style);
  for (let at = 0; at < cellHeight; at++) canvas.put(column + cellWidth - 1, row + at, '▕', style);
}

export function half(size: number): number {
  return (size - 1) >> 1;
}

/** Ivory and charcoal stand out from stone only. */
function isStone(inks: readonly Ink[]): boolean {
  return inks.includes('ivory') && inks.includes('charcoal');
}

function backOf({ scene, accents }: Sheet, item: Item): Back {
  const tile = item.marks.find(({ shape }) => shape === 'tile');
  if (tile !== undefined) return `tile ${scene.inks[tile.owner]}`;
  const isOdd = scene.outline !== 'point' && (Math.round(item.x) + Math.round(item.y)) % 2 !== 0;
  const tint = tintOf(item, accents) ?? (isOdd ? 'odd' : 'even');
  return isStone(scene.inks) ? `stone ${tint}` : tint;
}

/** The piece on a cell as a picture, where there is room for one. */
function pictureOf({ scene, drawing, layout }: Sheet, { marks }: Item): Picture | undefined {
  const { ascii, colour, scale } = drawing;
  const top = marks.at(-1);
  if (ascii || top === undefined || top.shape === 'tile') return undefined;
  const { cellWidth, cellHeight } = layout;
  if (top.shape === 'disc') {
    if (scale < (colour ? 2 : 3)) return undefined;
    const discs = marks.filter(({ shape }) => shape === 'disc');
    return discPicture(colour ? discs : discs.slice(-1), scene.inks, [cellWidth, cellHeight]);
  }
  if (!colour || scale < 3) return undefined;
  const eighths = ((top.direction ?? 0) * 8) / scene.directionCount;
  return dartPicture(eighths, scene.inks[top.owner], [cellWidth, cellHeight]);
}

/** What is written on the picture of a piece. */
function labelOf({ scene, drawing, accents, layout }: Sheet, item: Item): readonly Span[] {
  const top = item.marks[item.marks.length - 1];
  const onTile = item.marks.some(({ shape }) => shape === 'tile');
  const lens = (accents.lens ?? []).filter(({ cell }) => cell === item.cell);
  const text = pieceLabel(item, drawing) + lens.map((mark) => lensGlyph(mark, item, scene, drawing)).join('');
  if (text === '') return [];
  const { cellWidth, cellHeight } = layout;
  const discs = item.marks.filter(({ shape }) => shape === 'disc').length;
  // A number stands in the hole of a ring.
  if (isRing(top, discs, [cellWidth, cellHeight])) return [{ text, style: STRONG }];
  const back: Back = `${onTile ? 'piece' : 'ink'} ${scene.inks[top.owner]}`;
  return [{ text, style: drawing.colour ? { ...STRONG, back } : { inverse: true } }];
}

/** What is written in the middle of a cell: its content, and what a lens says about it. */
function contentOf({ scene, drawing, accents, track, empty }: Sheet, item: Item): readonly Span[] {
  const glyph = cellGlyph(item, scene, drawing);
  const top = item.marks.at(-1);
  const standing: Span = { text: glyph, style: standingStyle(scene, drawing, item) };
  const marks = (accents.lens ?? []).filter(({ cell }) => cell === item.cell);
  if (marks.length > 0) {
    const said = marks.map(
      (mark): Span => ({
        text: lensGlyph(mark, item, scene, drawing),
        style: mark.owner === undefined ? { tone: LENS_TONES[mark.tone] } : { ink: scene.inks[mark.owner] },
      }),
    );
    return [standing, ...said];
  }
  const passed = track.get(item.cell);
  if (glyph === '' && accents.targets?.includes(item.cell)) return [{ text: targetGlyph(drawing), style: ACCENT }];
  if (passed !== undefined && (top === undefined || isHatch(glyph))) return [{ text: passed, style: FAINT }];
  if (glyph !== '') return [standing];
  const { colour, ascii, scale, tinted = colour } = drawing;
  const isSeen = tinted && !ascii && scale > 1 && scene.outline !== 'point';
  return [{ text: empty.get(item.cell) ?? (isSeen ? ' ' : emptyGlyph(drawing)), style: FAINT }];
}

/** Arrows are signs on a piece of their own colour; discs are the piece. */
function standingStyle({ inks }: Scene, { colour }: Drawing, { marks }: Item): Style {
  const top = marks.at(-1);
  if (top === undefined) return {};
  if (top.shape === 'tile') return STRONG;
  if (top.shape === 'disc' || !colour) return { ink: inks[top.owner], ...STRONG };
  const onTile = marks.some(({ shape }) => shape === 'tile');
  return { ...STRONG, back: `${onTile ? 'piece' : 'ink'} ${inks[top.owner]}` };
}
