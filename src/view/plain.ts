import type { Game } from '../core/game.ts';
import type { Position } from '../core/position.ts';
import type { Seat } from '../core/types.ts';
import { Canvas } from './canvas.ts';
import { makeScene } from './scene.ts';
import { drawLines } from './sheet-lines.ts';
import { drawSides, hasSides, type Strokes } from './sheet-sides.ts';
import { plainText } from './styled.ts';

const STROKES: Strokes = ['-', '|', '/', '\\'];

/**
 * The board as plain text: every cell as in position text, '.' for an empty one and '+' for an empty point, with the
 * names of rows and columns, and sides that belong to a player in the letter of that player's pieces.
 */
export function drawPlain(position: Position): string {
  const { board, slots, game } = position;
  const scene = makeScene(position);
  const empty = board.outline === 'point' ? '+' : '.';
  const texts = Array.from(board.names, (_, cell) => (slots[cell] === 0 ? empty : game.notation.cell(slots[cell])));
  // Even because rows of hexagons are shifted by half a cell.
  const width = 2 * Math.ceil((Math.max(...texts.map((text) => text.length)) + 1) / 2);
  const rowNames = scene.labels.filter(({ side }) => side === 'row');
  const inset = Math.max(0, ...rowNames.map(({ text }) => text.length)) + 1;
  const rim = hasSides(scene) ? 1 : 0;
  const left = Math.min(...board.x);
  const top = Math.max(...board.y);
  const lowest = Math.min(...board.y);
  const step = board.height < 2 ? 1 : (top - lowest) / (board.height - 1);
  const column = (x: number) => inset + 1 + 2 * rim + Math.round((x - left) * width);
  const row = (y: number) => rim + Math.round((top - y) / step);
  const height = board.height + 2 * rim + 1;
  const canvas = new Canvas(column(Math.max(...board.x) + 1) + width, height);
  drawLines(canvas, scene, (x, y) => [column(x), row(y)], STROKES, {});
  texts.forEach((text, cell) => {
    canvas.put(column(board.x[cell]), row(board.y[cell]), text);
  });
  const layout = { cellWidth: width + 1, cellHeight: 1, column: (x: number) => column(x) - 1, row };
  if (rim > 0) drawSides(canvas, layout, scene, STROKES, (owner) => pieceLetter(game, owner));
  for (const { side, text, x, y } of scene.labels) {
    if (side === 'row') canvas.put(0, row(y), text.padStart(inset));
    else canvas.put(column(x), y < lowest ? height - 1 : row(y), text);
  }
  return canvas
    .lines()
    .map((line) => plainText(line).trimEnd())
    .join('\n');
}

/** Contents of cells among which a piece of every seat is. */
const CONTENTS = 64;

/** What position text calls a piece of a seat. */
export function pieceLetter({ look, notation }: Game, seat: Seat): string {
  const values = Array.from({ length: CONTENTS }, (_, index) => index + 1);
  const piece = values.find((value) => look.marks(value).at(-1)?.owner === seat);
  return piece === undefined ? String(seat + 1) : notation.cell(piece);
}
