import type { Cell } from '../../core/types.ts';
import type { Scene } from '../scene.ts';
import { wayOf } from '../track.ts';
import { cornersOf, itemOf, placeOf, pointOf } from './frame.ts';
import { closedPath, moved, type Point, roundedPath, scaled, writePoints } from './outline.ts';
import { type Shape, shape, short } from './shape.ts';

/** The way of the piece that moved last as dots, below the pieces, with a ring where it ended. */
export function trackShapes(scene: Scene, path: readonly Cell[]): Shape[] {
  const items = wayOf(path).flatMap((cell) => itemOf(scene, cell) ?? []);
  const end = items.at(-1);
  if (end === undefined) return [];
  const points = writePoints(items.map(pointOf));
  const ring = roundedPath(scaled(cornersOf(scene), 0.93), 6);
  return [
    shape('path', { transform: placeOf(end), d: ring, ...thin('--under', 3.6), opacity: 0.6 }),
    shape('path', {
      class: 'track',
      transform: placeOf(end),
      d: ring,
      ...thin('--last', 2.2),
      'stroke-dasharray': '0 4.6',
    }),
    ...(items.length < 2
      ? []
      : [
          shape('polyline', { points, ...thin('--under', 4.8), opacity: 0.6, 'stroke-dasharray': '0 7' }),
          shape('polyline', { class: 'track', points, ...thin('--last', 3.2), 'stroke-dasharray': '0 7' }),
        ]),
  ];
}

/** Brackets in the corners of cells that the last move changed besides its own piece; they glow at first. */
export function changedShapes(scene: Scene, cells: readonly Cell[]): Shape[] {
  const corners = scaled(cornersOf(scene), 0.9);
  const between = ([x, y]: Point, [toX, toY]: Point): Point => [x + (toX - x) * 0.2, y + (toY - y) * 0.2];
  const brackets = corners.map((corner, at) => {
    const ends = [corners.at(at - 1) ?? corner, corners[(at + 1) % corners.length]].map((other) =>
      between(corner, other),
    );
    return `M${[ends[0], corner, ends[1]].map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
  });
  return cells.flatMap((cell) => {
    const item = itemOf(scene, cell);
    if (item === undefined) return [];
    const place = { transform: placeOf(item) };
    return [
      shape('path', { class: 'glow', ...place, d: closedPath(cornersOf(scene)), fill: '--won', opacity: 0 }),
      shape('path', { ...place, d: brackets.join(''), ...thin('--under', 3.2), opacity: 0.7 }),
      shape('path', { class: 'changed', ...place, d: brackets.join(''), ...thin('--last', 1.7) }),
    ];
  });
}

/** A bright line around the cells that decided the game. */
export function decisiveShapes(scene: Scene, cells: readonly Cell[]): Shape[] {
  const edges = new Map<string, readonly [Point, Point]>();
  const corners = cornersOf(scene);
  for (const item of cells.flatMap((cell) => itemOf(scene, cell) ?? [])) {
    const around = moved(corners, ...pointOf(item));
    around.forEach((from, at) => {
      const to = around[(at + 1) % around.length];
      const middle = `${Math.round((from[0] + to[0]) * 5)} ${Math.round((from[1] + to[1]) * 5)}`;
      // An edge of two of the cells lies inside.
      if (!edges.delete(middle)) edges.set(middle, [from, to]);
    });
  }
  if (edges.size === 0) return [];
  const d = [...edges.values()].map((ends) => `M${ends.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`).join('');
  return [
    shape('path', { class: 'glow', d, ...thin('--won', 13), opacity: 0 }),
    shape('path', { d, ...thin('--contour', 5) }),
    shape('path', { class: 'decisive', d, ...thin('--won', 3) }),
  ];
}

function thin(colour: string, width: number) {
  return { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
}
