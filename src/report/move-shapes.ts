import type { Cell } from '../core/types.ts';
import { CELL, itemOf, pointOf } from '../view/drawing/frame.ts';
import { type Shape, shape } from '../view/drawing/shape.ts';
import type { Scene } from '../view/scene.ts';

/** How a move is told from another: by its line, by its sign and where that stands, and by its colour. */
interface MoveDress {
  readonly colour: string;
  readonly dashes: string | undefined;
  readonly sign: string;
  /** Where the sign stands beside the end of the move: -1 left, 1 right. */
  readonly side: -1 | 1;
}

const RING = 0.4 * CELL;
const BADGE = 0.27 * CELL;
const AWAY = 0.34 * CELL;

/** The move that was played, with its mark. */
export function playedShapes(scene: Scene, path: readonly Cell[], mark: string): Shape[] {
  return moveShapes(scene, path, { colour: '--lost', dashes: '6 5', sign: mark, side: -1 });
}

/** The better move, with a tick. */
export function betterShapes(scene: Scene, path: readonly Cell[]): Shape[] {
  return moveShapes(scene, path, { colour: '--chosen', dashes: undefined, sign: '✓', side: 1 });
}

/** A line along the path, a ring around its end and a sign beside that. */
function moveShapes(scene: Scene, path: readonly Cell[], dress: MoveDress): Shape[] {
  const places = path.flatMap((cell) => itemOf(scene, cell) ?? []).map(pointOf);
  const end = places.at(-1);
  if (end === undefined) return [];
  const [x, y] = end;
  const before = places.at(-2);
  const points = [...places.slice(0, -1), ...(before === undefined ? [] : [shortened(before, end)])].map((place) =>
    place.join(' '),
  );
  const dashed = dress.dashes === undefined ? {} : { 'stroke-dasharray': dress.dashes };
  const line = (colour: string, width: number, more = {}): Shape[] => [
    ...(points.length < 2
      ? []
      : [
          shape('polyline', { points: points.join(' '), fill: 'none', stroke: colour, 'stroke-width': width, ...more }),
        ]),
    shape('circle', { cx: x, cy: y, r: RING, fill: 'none', stroke: colour, 'stroke-width': width, ...more }),
  ];
  const [signX, signY] = [x + dress.side * AWAY, y - AWAY];
  const badge = { cx: signX, cy: signY, r: BADGE, fill: dress.colour, stroke: '--under', 'stroke-width': 2 };
  const text = {
    x: signX,
    y: signY + 5,
    fill: '--under',
    'font-size': dress.sign.length > 1 ? 12 : 14,
    'font-weight': 700,
    'text-anchor': 'middle',
  };
  return [
    ...line('--under', 6.5),
    ...line(dress.colour, 3.5, dashed),
    shape('circle', badge),
    shape('text', text, dress.sign),
  ];
}

/** Where a line to the ring around a place ends. */
function shortened([fromX, fromY]: readonly [number, number], [x, y]: readonly [number, number]): [number, number] {
  const length = Math.hypot(x - fromX, y - fromY);
  const part = Math.max(0, length - RING) / length;
  return [Math.round(fromX + (x - fromX) * part), Math.round(fromY + (y - fromY) * part)];
}
