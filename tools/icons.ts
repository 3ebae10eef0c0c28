import { writePng } from '../src/node/png.ts';

/** A shape of the icon, in units of 1/64 of its width. */
type Shape = {
  readonly x: number;
  readonly y: number;
  readonly ink: readonly [number, number, number];
} & (
  | { readonly kind: 'box'; readonly width: number; readonly height: number; readonly round: number }
  | { readonly kind: 'disc'; readonly radius: number }
  | { readonly kind: 'diamond'; readonly radius: number }
);

const SIZE = 64;
const PAPER = [0xf3, 0xf0, 0xe8] as const;
const LINE = [0x1d, 0x21, 0x26] as const;

/** Four cells of a board with the emblems of the four seats; x and y of boxes are those of their centre. */
const PIECES: readonly Shape[] = [
  { kind: 'box', x: 32, y: 32, width: 1.5, height: 42, round: 0.7, ink: LINE },
  { kind: 'box', x: 32, y: 32, width: 42, height: 1.5, round: 0.7, ink: LINE },
  { kind: 'disc', x: 21.5, y: 21.5, radius: 7.5, ink: [0x00, 0x72, 0xb2] },
  { kind: 'box', x: 42.5, y: 21.5, width: 15, height: 7.5, round: 1.5, ink: [0xe6, 0x9f, 0x00] },
  { kind: 'diamond', x: 21.5, y: 42.5, radius: 9, ink: [0x00, 0x9e, 0x73] },
  { kind: 'disc', x: 42.5, y: 42.5, radius: 7.5, ink: [0xcc, 0x79, 0xa7] },
  { kind: 'disc', x: 42.5, y: 42.5, radius: 3.5, ink: PAPER },
];

const ROUNDED: readonly Shape[] = [
  { kind: 'box', x: 32, y: 32, width: SIZE, height: SIZE, round: 13, ink: LINE },
  { kind: 'box', x: 32, y: 32, width: 61, height: 61, round: 11.5, ink: PAPER },
  ...PIECES,
];

/** Systems crop this one to their own shape, so the background fills it to the edges. */
const FULL: readonly Shape[] = [
  { kind: 'box', x: 32, y: 32, width: SIZE, height: SIZE, round: 0, ink: PAPER },
  ...PIECES,
];

/** The icon as files by name; those for systems without SVG support are rasterised here. */
export function drawIcons(): Readonly<Record<string, string | Uint8Array>> {
  return {
    'icon.svg': writeSvg(ROUNDED),
    'icon-192.png': drawPng(ROUNDED, 192),
    'icon-512.png': drawPng(ROUNDED, 512),
    'icon-full-180.png': drawPng(FULL, 180),
    'icon-full-512.png': drawPng(FULL, 512),
  };
}

function writeSvg(shapes: readonly Shape[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${shapes.map(element).join('')}</svg>\n`;
}

function element(shape: Shape): string {
  const { x, y, ink } = shape;
  const fill = `fill="#${ink.map((part) => part.toString(16).padStart(2, '0')).join('')}"`;
  if (shape.kind === 'disc') return `<circle cx="${x}" cy="${y}" r="${shape.radius}" ${fill}/>`;
  if (shape.kind === 'diamond') {
    const { radius } = shape;
    return `<path d="M${x} ${y - radius}L${x + radius} ${y} ${x} ${y + radius} ${x - radius} ${y}Z" ${fill}/>`;
  }
  const { width, height, round } = shape;
  return `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="${round}" ${fill}/>`;
}

/** Samples along each side of a pixel. */
const FINENESS = 4;

function drawPng(shapes: readonly Shape[], size: number): Uint8Array {
  const pixels = new Uint8Array(4 * size * size);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      pixels.set(pixel(shapes, column, row, SIZE / size), 4 * (row * size + column));
  return writePng(size, size, pixels);
}

/** The mean colour of a pixel, and how much of it is covered. */
function pixel(shapes: readonly Shape[], column: number, row: number, unit: number): readonly number[] {
  const corner = (at: number) => topAt(shapes, (column + (at % 2)) * unit, (row + (at >> 1)) * unit);
  const first = corner(0);
  // No shape is small enough to hide between four corners.
  if (first !== undefined && corner(1) === first && corner(2) === first && corner(3) === first)
    return [...first.ink, 255];
  const sum = [0, 0, 0];
  let covered = 0;
  for (let at = 0; at < FINENESS * FINENESS; at++) {
    const x = (column + ((at % FINENESS) + 0.5) / FINENESS) * unit;
    const y = (row + (Math.floor(at / FINENESS) + 0.5) / FINENESS) * unit;
    const top = topAt(shapes, x, y);
    if (top === undefined) continue;
    covered++;
    for (let part = 0; part < 3; part++) sum[part] += top.ink[part];
  }
  if (covered === 0) return [0, 0, 0, 0];
  return [...sum.map((part) => Math.round(part / covered)), Math.round((255 * covered) / (FINENESS * FINENESS))];
}

function topAt(shapes: readonly Shape[], x: number, y: number): Shape | undefined {
  return shapes.findLast((shape) => isInside(shape, x, y));
}

function isInside(shape: Shape, x: number, y: number): boolean {
  const dx = Math.abs(x - shape.x);
  const dy = Math.abs(y - shape.y);
  if (shape.kind === 'disc') return Math.hypot(dx, dy) <= shape.radius;
  if (shape.kind === 'diamond') return dx + dy <= shape.radius;
  const { width, height, round } = shape;
  const [beyondX, beyondY] = [dx - width / 2 + round, dy - height / 2 + round];
  return Math.hypot(Math.max(beyondX, 0), Math.max(beyondY, 0)) <= round && beyondX <= round && beyondY <= round;
}
