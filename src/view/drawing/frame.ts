import type { Cell } from '../../core/types.ts';
import type { Item, Scene } from '../scene.ts';
import { hullOf, moved, type Point, writePoints } from './outline.ts';
import { short } from './shape.ts';

/** Units of the drawing for one cell width. */
export const CELL = 40;
/** How much wider a slab is than its cells, in units: room for names, for bars, or just an edge. */
const NAMES = 16;
const WIDE_NAMES = 22;
const BARS = 5;
const EDGE = 8;
/** Boards with more cells in a row have small ones on most screens, and need larger names. */
const WIDE = 11;
/** Around the slab, for its shadow, in units; below it more. */
export const AIR = 5;
const BELOW = 5;

/** A part of the drawing in its own units. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The visible part of a scene: its slab and a little of its shadow. */
export function frameOf(scene: Scene, hasLabels: boolean): Frame {
  const hull = slabOf(scene);
  const xs = hull.map(([x]) => x);
  const ys = hull.map(([, y]) => y);
  const around = rimOf(scene, hasLabels) + AIR;
  const [left, top] = [Math.min(...xs) - around, Math.min(...ys) - around];
  return {
    left: short(left),
    top: short(top),
    width: short(Math.max(...xs) + around - left),
    height: short(Math.max(...ys) + around + BELOW - top),
  };
}

export function viewBoxOf({ left, top, width, height }: Frame): string {
  return `${left} ${top} ${width} ${height}`;
}

/** The common outline of the cells and of the bars beside them. */
export function slabOf(scene: Scene): Point[] {
  const corners = cornersOf(scene);
  const ends = scene.bars.flatMap(({ x1, y1, x2, y2 }) => [pointOf({ x: x1, y: y1 }), pointOf({ x: x2, y: y2 })]);
  return hullOf([...scene.items.flatMap((item) => moved(corners, ...pointOf(item))), ...ends]);
}

/** How far the slab reaches beyond its cells. */
export function rimOf(scene: Scene, hasLabels: boolean): number {
  return barRoom(scene) + (hasLabels ? (isWide(scene) ? WIDE_NAMES : NAMES) : EDGE);
}

/** Room for half of a bar's width, and a little more. */
export function barRoom({ bars }: Scene): number {
  return bars.length > 0 ? BARS : 0;
}

/** Whether the cells are small on most screens. */
export function isWide({ items }: Scene): boolean {
  const xs = items.map(({ x }) => x);
  return Math.max(...xs) - Math.min(...xs) > WIDE;
}

/** The corners of a cell around its centre. */
export function cornersOf({ corners }: Scene): Point[] {
  return Array.from({ length: corners.length / 2 }, (_, at) => [corners[2 * at] * CELL, -corners[2 * at + 1] * CELL]);
}

/** The same as the value of an attribute. */
export function cellPoints(scene: Scene): string {
  return writePoints(cornersOf(scene));
}

/** Where a cell is. */
export function pointOf({ x, y }: Pick<Item, 'x' | 'y'>): Point {
  return [short(x * CELL), short(-y * CELL)];
}

/** Where a cell is, as a transform for what is drawn on it. */
export function placeOf(item: Pick<Item, 'x' | 'y'>): string {
  return `translate(${pointOf(item).join(' ')})`;
}

export function itemOf(scene: Scene, cell: Cell): Item | undefined {
  return scene.items.find((item) => item.cell === cell);
}
