import type { Ink, Mark } from '../core/look.ts';
import type { Picture } from './blocks.ts';

/** Where a shape is, in widths of a character from the middle of its cell, y upwards. */
type Inside = (x: number, y: number) => boolean;

/** How a piece lies in a cell: columns and rows of characters. */
type Room = readonly [columns: number, rows: number];

/** Between a disc and the edge of its cell, and between the edges of stacked discs. */
const GAP = 0.5;
const STEP = 0.75;
/** From this radius on the second player's discs are rings. */
const LEAST_RING = 1.4;
const SMALL = 2;
/** From this many rows on the nose of a dart can be told from its wings. */
const LEAST_DART = 4;

/** A disc or a stack of them, from bottom to top, as large as a cell allows with a gap to the next. */
export function discPicture(discs: readonly Mark[], inks: readonly Ink[], [columns, rows]: Room): Picture {
  const below = Math.min(discs.length - 1, rows - 1);
  const shown = discs.slice(discs.length - 1 - below);
  const radius = Math.min(columns / 2, rows - (below * STEP) / 2) - GAP;
  const layers = shown.map(({ owner }, level) => {
    const inside = discs.length === 1 ? single(owner, radius) : shape(owner, radius);
    return { ink: inks[owner], inside, up: (level - below / 2) * STEP };
  });
  const top = (below / 2) * STEP;
  // The side of a stack is seen below its top.
  return {
    name: discs.map(({ owner }) => `${owner} ${inks[owner]}`).join(),
    inkAt: (x, y) => layers.findLast(({ inside, up }) => inside(x, y - Math.min(Math.max(y, up), top)))?.ink,
  };
}

/** Whether a disc is drawn with a hole that has room for a number. */
export function isRing({ owner }: Mark, discs: number, [columns, rows]: Room): boolean {
  return discs === 1 && owner % 2 === 1 && Math.min(columns / 2, rows) - GAP >= SMALL;
}

/** Whether a picture shows where a piece faces. */
export function isDart(rows: number): boolean {
  return rows >= LEAST_DART;
}

/** A dart whose nose is where the piece faces: directions clockwise from the top, eight to a turn. Smaller ones are round. */
export function dartPicture(direction: number, ink: Ink, [columns, rows]: Room): Picture {
  if (!isDart(rows)) {
    const inside = shape(0, Math.min(columns / 2, rows) - GAP);
    return { name: ink, inkAt: (x, y) => (inside(x, y) ? ink : undefined) };
  }
  const size = Math.min(columns / 2, rows) - 0.1;
  const angle = (direction * Math.PI) / 4;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const isUpright = direction % 2 === 0;
  const [nose, tail] = isUpright ? [size, -size * 0.95] : [size * 1.32, -size * 0.8];
  return {
    name: `${ink} ${direction}`,
    inkAt(x, y) {
      const along = x * sin + y * cos;
      const aside = Math.abs(x * cos - y * sin);
      const isBehindNose = aside <= (nose - along) * 0.4;
      const isBeforeNotch = along >= tail + Math.max(0, size * 0.4 - aside * 0.7);
      return isBehindNose && isBeforeNotch ? ink : undefined;
    },
  };
}

/** Discs of the players differ in shape too: full, a ring, and for more of them squares on their tip. */
function single(owner: number, radius: number): Inside {
  if (owner % 2 === 0 || radius < LEAST_RING) return shape(owner, radius);
  const isSmall = radius < SMALL;
  const outer = shape(owner, isSmall ? radius + 0.4 : radius); // else there would be little of it around the hole
  const hole = isSmall ? slit : shape(owner, radius * 0.42);
  return (x, y) => outer(x, y) && !hole(x, y);
}

/** A hole that a small disc can show: quarters or halves of the characters in its middle. */
function slit(x: number, y: number): boolean {
  return Math.abs(x) <= 0.5 && Math.abs(y) <= 1;
}

function shape(owner: number, radius: number): Inside {
  if (owner >= 2) return (x, y) => Math.abs(x) + Math.abs(y) <= radius * 1.2;
  const power = radius < SMALL ? 3 : 2; // a round one of so few columns would have a tip
  return (x, y) => Math.abs(x) ** power + Math.abs(y) ** power <= radius ** power;
}
