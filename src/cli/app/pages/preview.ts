import type { Position } from '../../../core/position.ts';
import { sceneOf } from '../../../view/scene.ts';
import { type Line, wrapText } from '../../../view/styled.ts';
import { drawTerminal, terminalSize } from '../../../view/terminal.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { Size } from '../kit/page.ts';
import { widthOf } from '../kit/panels.ts';

/** A picture of a game beside a menu. */
export interface BoardPicture {
  readonly position?: Position;
  /** May be empty. */
  readonly title: string;
  readonly sentences: readonly string[];
}

const LARGEST = 5;

/** The board as large as fits, what there is to know below it, and all in the middle. */
export function drawPreview(
  navigator: Navigator,
  { position, title, sentences }: BoardPicture,
  { columns, rows }: Size,
): Line[] {
  const words = sentences.flatMap((one) => wrapText(one, columns));
  const told = [
    ...(title === '' ? [] : [[{ text: title, style: { tone: 'strong' } } as const]]),
    ...words.map((text): Line => [{ text, style: { tone: 'faint' } }]),
  ];
  const scene = position === undefined ? undefined : sceneOf(position, false);
  for (let scale = LARGEST; scene !== undefined && scale >= 1; scale--) {
    for (const framed of [true, false]) {
      const drawing = { ...navigator.drawing, scale, framed };
      const needs = terminalSize(scene, drawing);
      if (needs.columns > columns || needs.rows > rows - told.length - 1) continue;
      const board = drawTerminal(scene, {}, drawing).map((line): Line => line.map(({ act: _, ...span }) => span));
      return centred([...board, [], ...told], columns);
    }
  }
  return position === undefined ? told : centred(told, columns);
}

function centred(lines: readonly Line[], columns: number): Line[] {
  const before = ' '.repeat(Math.max(0, (columns - widthOf(lines)) >> 1));
  return lines.map((line): Line => [{ text: before }, ...line]);
}
