import type { Item, Label, Scene } from '../scene.ts';
import { barRoom, CELL, cornersOf, isWide, pointOf, rimOf, slabOf } from './frame.ts';
import { moved, type Point, roundedPath, scaled, stepsOut, writePoints } from './outline.ts';
import { type Shape, shape, short } from './shape.ts';
import { type Projection, raised, SLAB } from './tilt.ts';

/** How much of its place a cell fills, and how round it is. */
const FILLED = 0.965;
const ROUND = 2.6;
/** How far the light at the edge of a cell reaches. */
const LIP = 0.8;
/** The shadow of the slab: how far each of its layers reaches beyond it. */
const SHADOW = [0, 1.3, 2.6, 3.9, 5.2, 6.5, 7.8, 9.1, 10.4, 11.7, 13, 14.3];

/** The board without what stands on it: a slab with inset cells, lines between them, and names on its rim. */
export function groundShapes(scene: Scene, hasLabels: boolean, projection?: Projection): Shape[] {
  const hull = slabOf(scene);
  const rim = rimOf(scene, hasLabels);
  return [
    ...slab(hull, rim, projection),
    ...cells(scene),
    ...lines(scene),
    ...scene.bars.flatMap((bar) => sideShapes(scene, bar)),
    ...inlays(scene),
    ...(hasLabels ? scene.labels.map((label) => name(scene, label, hull, rim)) : []),
  ];
}

/** A convex polygon that is grown by a line around it. */
function grown(hull: readonly Point[], colour: string, by: number, down = 0, more = {}): Shape {
  return shape('polygon', {
    points: writePoints(moved(hull, 0, down)),
    fill: colour,
    stroke: colour,
    'stroke-width': 2 * by,
    'stroke-linejoin': 'round',
    ...more,
  });
}

function slab(hull: readonly Point[], rim: number, projection: Projection | undefined): Shape[] {
  const isTilted = projection?.matrix !== undefined;
  return [
    shape(
      'g',
      { class: 'slab-shadow', ...(isTilted ? { transform: raised(projection, -SLAB) } : {}) },
      ...SHADOW.map((reach) => grown(hull, '--shade', rim + reach - 3, 5 + reach * 0.3, { opacity: 0.021 })),
    ),
    ...(isTilted ? sides(hull, rim, projection) : []),
    grown(hull, '--rim', rim + 1, 2.2),
    grown(hull, '--rim', rim + 1),
    grown(hull, '--bevel', rim - 0.4, 0.2),
    grown(hull, '--slab', rim - 0.9, 0.9),
  ];
}

/** The sides of a slab that is seen from aside: its outline again and again, each a step lower, the lowest first. */
function sides(hull: readonly Point[], rim: number, projection: Projection): Shape[] {
  return Array.from({ length: SLAB / 2 }, (_, at) => {
    const low = -SLAB + 2 * at;
    const transform = raised(projection, low);
    return shape('g', { transform }, grown(hull, at === 0 ? '--inlay' : '--rim', rim + 1));
  });
}

/** Cells of a kind as one path, above one of the light at their lower and one of the shade at their upper edges. */
function cells(scene: Scene): Shape[] {
  if (scene.outline === 'point') return [grown(slabOf(scene), '--even', 1)];
  const corners = scaled(cornersOf(scene), FILLED);
  const paths = new Map<string, string>();
  let lips = '';
  let shades = '';
  const add = (kind: string, path: string) => paths.set(kind, `${paths.get(kind) ?? ''}${path}`);
  for (const item of scene.items) {
    const [x, y] = pointOf(item);
    const path = roundedPath(moved(corners, x, y), ROUND);
    const zone = scene.tints.get(item.cell);
    add(zone?.kind === 'recessed' ? '--sunk' : isOdd(scene, item) ? '--odd' : '--even', path);
    if (zone?.kind === 'home' && zone.owner !== undefined) add(`--${scene.inks[zone.owner]}`, path);
    if (zone?.kind === 'recessed') continue;
    lips += roundedPath(moved(corners, x, y + LIP), ROUND);
    shades += roundedPath(moved(corners, x, y - LIP), ROUND);
  }
  const kinds = [...paths].toSorted(([one], [other]) => order(one) - order(other));
  return [
    shape('path', { d: shades, fill: '--rim' }),
    shape('path', { d: lips, fill: '--lip' }),
    ...kinds.map(([fill, d]) => shape('path', { d, fill, ...(order(fill) === 1 ? { opacity: 0.2 } : {}) })),
  ];
}

/** Inks of home cells lie above the cells. */
function order(kind: string): number {
  return kind === '--even' || kind === '--odd' || kind === '--sunk' ? 0 : 1;
}

function isOdd({ outline }: Scene, { x, y }: Item): boolean {
  return outline === 'square' && (Math.round(x) + Math.round(y)) % 2 !== 0;
}

/** Lines that join points. */
function lines({ lines }: Scene): Shape[] {
  return lines.map(([x1, y1, x2, y2]) => stroke('line', [x1, y1, x2, y2], '--inlay', 1.5));
}

function stroke(
  kind: string,
  ends: readonly [number, number, number, number],
  colour: string,
  width: number,
  more = {},
): Shape {
  const [x1, y1, x2, y2] = ends;
  return shape('line', {
    class: kind,
    x1: x1 * CELL,
    y1: -y1 * CELL,
    x2: x2 * CELL,
    y2: -y2 * CELL,
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    ...more,
  });
}

/** A bar along a side: a groove, filled in the ink of its owner or of the seat that holds the cell beside it. */
function sideShapes({ items, inks }: Scene, bar: Scene['bars'][number]): Shape[] {
  const owner = bar.owner ?? items[bar.cell].marks.at(-1)?.owner;
  const ends = [bar.x1, bar.y1, bar.x2, bar.y2] as const;
  const groove = stroke('groove', ends, '--groove', 6);
  if (owner === undefined) return [groove];
  const ink = inks[owner];
  return [
    groove,
    stroke(`side ink-${ink} seat-${owner + 1}`, ends, `--${ink}`, 5),
    // The second seat's bars are told by their dashes where there is no colour.
    stroke('side-light', ends, '--shine', 1.4, {
      opacity: 0.55,
      ...(owner === 1 ? { 'stroke-dasharray': '4 5' } : {}),
    }),
  ];
}

/** Heavier lines around regions, but not along the edge of the board, where the slab ends. */
function inlays(scene: Scene): Shape[] {
  const { items, corners, outlines } = scene;
  const count = corners.length / 2;
  const uses = new Map<string, number>();
  const nameOf = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  for (const { x, y } of items)
    for (let at = 0; at < count; at++) {
      const next = (at + 1) % count;
      const edge = nameOf(
        x + (corners[2 * at] + corners[2 * next]) / 2,
        y + (corners[2 * at + 1] + corners[2 * next + 1]) / 2,
      );
      uses.set(edge, (uses.get(edge) ?? 0) + 1);
    }
  const drawn = new Map(
    outlines.flatMap(([x1, y1, x2, y2]) => {
      const edge = nameOf((x1 + x2) / 2, (y1 + y2) / 2);
      const point = (x: number, y: number) => `${short(x * CELL)} ${short(-y * CELL)}`;
      return (uses.get(edge) ?? 0) > 1 ? [[edge, `M${point(x1, y1)}L${point(x2, y2)}`] as const] : [];
    }),
  );
  if (drawn.size === 0) return [];
  const line = { class: 'outline', d: [...drawn.values()].join(''), fill: 'none', 'stroke-linecap': 'round' };
  return [shape('path', { ...line, stroke: '--inlay', 'stroke-width': 2.6 })];
}

/** Each name stands in the middle of the rim, beside its row or column. */
function name(scene: Scene, { side, x, y, text, away }: Label, hull: readonly Point[], rim: number): Shape {
  const [right, up] = away ?? (side === 'row' ? [-1, 0] : [0, -1]);
  const length = Math.hypot(right, up);
  const way: Point = [right / length, -up / length];
  const place = pointOf({ x, y });
  const steps = stepsOut(hull, place, way, (rim + barRoom(scene)) / 2);
  return shape(
    'text',
    {
      class: isWide(scene) ? 'label wide' : 'label',
      x: place[0] + way[0] * steps,
      y: place[1] + way[1] * steps,
      fill: '--label',
      'font-size': isWide(scene) ? 13 : 9.5,
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
    },
    text,
  );
}

/** A cell as an outline around its centre, a little smaller or larger. */
export function cellPath(scene: Scene, factor: number, round = ROUND): string {
  return roundedPath(scaled(cornersOf(scene), factor), round);
}
