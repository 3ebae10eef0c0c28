import type { Cell } from '../../core/types.ts';
import type { Item, Scene } from '../../view/scene.ts';

/** Units of the drawing for one cell width. */
export const CELL = 40;

/** A part of the drawing in its own units. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Room around the board, in cell widths. */
interface Margins {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
}

const BARE: Margins = { left: 0.62, right: 0.62, above: 0.66, below: 0.66 };

/** The visible part of a scene: the board, and its labels if they are wanted. */
export function frameOf(scene: Scene, hasLabels: boolean): Frame {
  const bars = scene.bars.length > 0 ? LABEL_SHIFT : 0;
  const margins = hasLabels ? { left: 1.15 + bars, right: 0.65 + bars, above: 0.7 + bars, below: 1.2 + bars } : BARE;
  const { left, right, above, below } = margins;
  const seen = hasLabels ? [...scene.items, ...scene.labels.filter(({ away }) => away !== undefined)] : scene.items;
  const xs = seen.map(({ x }) => x);
  const ys = seen.map(({ y }) => y);
  const start = Math.min(...xs) - left - (hasLabels ? 0 : bars);
  const top = -Math.max(...ys) - above - (hasLabels ? 0 : bars);
  return {
    left: short(start * CELL),
    top: short(top * CELL),
    width: short((Math.max(...xs) + right + (hasLabels ? 0 : bars) - start) * CELL),
    height: short((below + (hasLabels ? 0 : bars) - Math.min(...ys) - top) * CELL),
  };
}

/** How much farther out the labels are if bars run along the board, in cell widths. */
export const LABEL_SHIFT = 0.3;

export function viewBoxOf({ left, top, width, height }: Frame): string {
  return `${left} ${top} ${width} ${height}`;
}

/** Where a cell is, as a transform for what is drawn on it. */
export function placeOf({ x, y }: Pick<Item, 'x' | 'y'>): string {
  return `translate(${short(x * CELL)} ${short(-y * CELL)})`;
}

export function itemOf(scene: Scene, cell: Cell): Item | undefined {
  return scene.items.find((item) => item.cell === cell);
}

export function cellPoints({ corners }: Scene): string {
  return corners.map((corner, index) => short(corner * (index % 2 === 0 ? CELL : -CELL))).join(' ');
}

export function short(number: number): number {
  return Math.round(number * 100) / 100;
}
