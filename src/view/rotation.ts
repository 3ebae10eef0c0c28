import type { Cell } from '../core/types.ts';
import type { Rotation, Scene } from './scene.ts';

/** The next side of the table: a quarter turn where that maps cells to cells, else the opposite side. */
export function nextRotation(rotation: Rotation, directionCount: number): Rotation {
  return directionCount % 4 === 0 ? (((rotation + 1) % 4) as Rotation) : otherSide(rotation);
}

export function otherSide(rotation: Rotation): Rotation {
  return ((rotation + 2) % 4) as Rotation;
}

/** Cells row by row from top to bottom as they are seen, each row from left to right. */
export function seenRows({ items }: Scene): readonly (readonly Cell[])[] {
  const rows = new Map<number, Cell[]>();
  const height = (y: number) => Math.round(y * 100);
  for (const { cell, y } of items.toSorted((one, other) => height(other.y) - height(one.y) || one.x - other.x)) {
    const row = rows.get(height(y));
    if (row === undefined) rows.set(height(y), [cell]);
    else row.push(cell);
  }
  return [...rows.values()];
}
