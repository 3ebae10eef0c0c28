import { writePng } from '../src/node/png.ts';

type Colour = readonly [red: number, green: number, blue: number];
type Point = readonly [x: number, y: number];

/** A shape of the icon, in units of 1/64 of its width. */
type Shape = { readonly ink: Colour } & (
  | { readonly kind: 'disc'; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly kind: 'box'; readonly x: number; readonly y: number; readonly side: number; readonly round: number }
  | { readonly kind: 'polygon'; readonly points: readonly Point[] }
);

const SIZE = 64;
const COBALT = colour('#0b3f78');
const DEEP = colour('#072c57');
const WHITE = colour('#ffffff');

/** A glazed tile of the shapes that the games are played with, as the page draws it beside its name: lit from above. */
const PIECES: readonly Shape[] = [
  { kind: 'polygon', points: bar(31, 4, 33, 60), ink: DEEP },
  { kind: 'polygon', points: bar(4, 31, 60, 33), ink: DEEP },
  { kind: 'disc', x: 17.5, y: 18.3, radius: 9.4, ink: colour('#8a4f00') },
  { kind: 'disc', x: 17.5, y: 17.3, radius: 9.4, ink: colour('#ffb43a') },
  { kind: 'disc', x: 15.3, y: 14.6, radius: 3.4, ink: colour('#ffd58a') },
  { kind: 'polygon', points: dart(0, 1.2), ink: DEEP },
  { kind: 'polygon', points: dart(0, 0), ink: WHITE },
  { kind: 'polygon', points: hexagon(17.5, 47.8, 10.4), ink: colour('#075a45') },
  { kind: 'polygon', points: hexagon(17.5, 46.6, 10.4), ink: colour('#33b893') },
  { kind: 'box', x: 46.5, y: 47.6, side: 17, round: 3.4, ink: colour('#7f1c0d') },
  { kind: 'box', x: 46.5, y: 46.5, side: 17, round: 3.4, ink: colour('#f06a4c') },
];

const ROUNDED: readonly Shape[] = [
  { kind: 'box', x: 32, y: 32, side: SIZE, round: 15, ink: DEEP },
  { kind: 'box', x: 32, y: 31.4, side: 62.4, round: 14.4, ink: COBALT },
  ...PIECES,
];

/** Systems crop this one to their own shape: the background fills it to the edges, and the tile is smaller. */
const FULL: readonly Shape[] = [
  { kind: 'box', x: 32, y: 32, side: SIZE, round: 0, ink: COBALT },
  ...PIECES.map((shape) => smaller(shape, 0.74)),
];

function colour(hex: string): Colour {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

function bar(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function dart(right: number, down: number): Point[] {
  const points: readonly Point[] = [
    [46.5, 5.6],
    [55.4, 26],
    [46.5, 22],
    [37.6, 26],
  ];
  return points.map(([x, y]) => [x + right, y + down]);
}

function hexagon(x: number, y: number, radius: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
}

/** The same around the middle of the icon. */
function smaller(shape: Shape, factor: number): Shape {
  const place = (value: number) => SIZE / 2 + (value - SIZE / 2) * factor;
  if (shape.kind === 'polygon') return { ...shape, points: shape.points.map(([x, y]) => [place(x), place(y)]) };
  const moved = { ...shape, x: place(shape.x), y: place(shape.y) };
  if (moved.kind === 'disc') return { ...moved, radius: moved.radius * factor };
  return { ...moved, side: moved.side * factor, round: moved.round * factor };
}

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
  const fill = `fill="#${shape.ink.map((part) => part.toString(16).padStart(2, '0')).join('')}"`;
  if (shape.kind === 'disc') return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" ${fill}/>`;
  if (shape.kind === 'polygon') {
    const points = shape.points.map((point) => point.map((value) => Math.round(value * 100) / 100).join(','));
    return `<polygon points="${points.join(' ')}" ${fill}/>`;
  }
  const { x, y, side, round } = shape;
  return `<rect x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" rx="${round}" ${fill}/>`;
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
  if (shape.kind === 'polygon') return isWithin(shape.points, x, y);
  const dx = Math.abs(x - shape.x);
  const dy = Math.abs(y - shape.y);
  if (shape.kind === 'disc') return Math.hypot(dx, dy) <= shape.radius;
  const { side, round } = shape;
  const [beyondX, beyondY] = [dx - side / 2 + round, dy - side / 2 + round];
  return Math.hypot(Math.max(beyondX, 0), Math.max(beyondY, 0)) <= round && beyondX <= round && beyondY <= round;
}

/** Whether a line from the point to the right crosses the sides an odd number of times. */
function isWithin(points: readonly Point[], x: number, y: number): boolean {
  const crossed = points.filter(([fromX, fromY], at) => {
    const [toX, toY] = points[(at + 1) % points.length];
    return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
  });
  return crossed.length % 2 === 1;
}
