import type { Ink, Mark } from '../core/look.ts';
import type { Canvas } from './canvas.ts';

/** Half a character each, so about square: rows from the top, and the ink of each pixel, if any. */
export type Pixels = readonly (readonly (Ink | undefined)[])[];

/** Where a shape is, in pixels from the middle of its cell, y upwards. */
type Inside = (x: number, y: number) => boolean;

/** From this radius on the second player's discs are rings. */
const LEAST_RING = 2.4;
const SMALL = 3;

/** A disc or a stack of them, from bottom to top, as large as a cell allows with a gap to the next. */
export function discPixels(discs: readonly Mark[], inks: readonly Ink[], columns: number, rows: number): Pixels {
  const height = 2 * rows;
  const below = Math.min(discs.length - 1, rows - 2);
  const shown = discs.slice(discs.length - 1 - below);
  const diameter = height - 1 - Math.max(0, below - 1);
  const layers = shown.map(({ owner }, level) => {
    const isTop = level === below;
    const inside = isTop ? topShape(owner, columns, diameter, discs.length) : round(columns, diameter);
    return { ink: inks[owner], inside: moved(inside, (height - diameter) / 2 - below + level) };
  });
  return grid(columns, height, (x, y) => layers.findLast(({ inside }) => inside(x, y))?.ink);
}

/** A drop whose tip is where the piece faces: directions clockwise from the top, eight to a turn. */
export function dropPixels(direction: number, ink: Ink, columns: number, rows: number): Pixels {
  const height = 2 * rows;
  const size = Math.min(columns, height) / 2;
  const angle = (direction * Math.PI) / 4;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const tip = direction % 2 === 0 ? size : size * 1.25;
  return grid(columns, height, (x, y) => {
    const along = x * sin + y * cos;
    const aside = Math.abs(x * cos - y * sin);
    const isRound = Math.hypot(x, y) <= size * 0.66 + 0.18;
    const isTip = along > 0 && aside <= (tip - along) * 0.75;
    return isRound || isTip ? ink : undefined;
  });
}

/** Draws pixels into a cell; styles of the cell stay below. */
export function putPixels(canvas: Canvas, column: number, row: number, pixels: Pixels): void {
  for (let at = 0; 2 * at < pixels.length; at++) {
    pixels[2 * at].forEach((upper, x) => {
      const lower = pixels[2 * at + 1][x];
      const ink = upper ?? lower;
      if (ink === undefined) return;
      if (upper === lower) canvas.put(column + x, row + at, '█', { ink });
      else if (upper === undefined) canvas.put(column + x, row + at, '▄', { ink });
      else canvas.put(column + x, row + at, '▀', lower === undefined ? { ink } : { ink, back: `ink ${lower}` });
    });
  }
}

function grid(columns: number, height: number, inkAt: (x: number, y: number) => Ink | undefined): Pixels {
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: columns }, (__, column) => inkAt(column - (columns - 1) / 2, (height - 1) / 2 - row)),
  );
}

function moved(inside: Inside, up: number): Inside {
  return (x, y) => inside(x, y - up);
}

/** A round shape; where the number of columns is even it is one column wider than high. */
function round(columns: number, diameter: number): Inside {
  const across = (diameter + ((columns + diameter) % 2)) / 2;
  const power = diameter <= SMALL ? 4 : 2; // so few pixels would make a cross
  return (x, y) => Math.abs(x / across) ** power + Math.abs(y / (diameter / 2)) ** power <= 1;
}

/** Discs of the players differ in shape too: full, a ring, and for more of them squares on their tip. */
function topShape(owner: number, columns: number, diameter: number, height: number): Inside {
  const outer: Inside =
    owner < 2 ? round(columns, diameter) : (x, y) => Math.abs(x) + Math.abs(y) <= (diameter / 2) * 1.2;
  const hole = round(columns, Math.round(diameter * 0.4));
  if (owner % 2 === 0 || diameter / 2 < LEAST_RING || height > 1) return outer;
  return (x, y) => outer(x, y) && !hole(x, y);
}
