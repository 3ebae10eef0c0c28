import type { Polygon } from './polygons.ts';

/** Lines of samples in each line of pixels. */
const FINENESS = 5;

/** The colour at a place: red, green, blue and opacity, 0 to 255 and 0 to 1. */
export type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number, opacity: number];

/** A picture of pixels that is painted from the back to the front. */
export class PixelCanvas {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, line by line. */
  readonly pixels: Uint8ClampedArray;
  /** How much of each pixel of a line is covered. */
  private readonly covered: Float64Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8ClampedArray(4 * width * height);
    this.covered = new Float64Array(width + 2);
  }

  /** Paints everything that lies inside any of the polygons; where they overlap, once. */
  fill(polygons: readonly Polygon[], paint: Paint, opacity: number): void {
    const edges = edgesOf(polygons);
    if (edges.length === 0) return;
    const top = Math.max(0, Math.floor(edges.reduce((least, { top }) => Math.min(least, top), this.height)));
    const bottom = Math.min(this.height, Math.ceil(edges.reduce((most, { bottom }) => Math.max(most, bottom), 0)));
    edges.sort((one, other) => one.top - other.top);
    let [first, active]: [number, Edge[]] = [0, []];
    const xs = edges.flatMap(({ x, top, bottom, slope }) => [x, x + (bottom - top) * slope]);
    const left = Math.max(0, Math.floor(xs.reduce((least, x) => Math.min(least, x))));
    const right = Math.min(this.width, Math.ceil(xs.reduce((most, x) => Math.max(most, x))) + 1);
    for (let row = top; row < bottom; row++) {
      this.covered.fill(0, left, right);
      active = active.filter((edge) => edge.bottom > row);
      for (; first < edges.length && edges[first].top < row + 1; first++) active.push(edges[first]);
      for (let line = 0; line < FINENESS; line++) this.cover(active, row + (line + 0.5) / FINENESS);
      this.blend(row, left, right, paint, opacity);
    }
  }

  /** Adds what one line of samples covers. */
  private cover(edges: readonly Edge[], y: number): void {
    const crossings = edges
      .filter(({ top, bottom }) => top <= y && y < bottom)
      .map(({ x, top, slope, sense }) => ({ x: x + (y - top) * slope, sense }))
      .sort((one, other) => one.x - other.x);
    let [depth, from] = [0, 0];
    for (const { x, sense } of crossings) {
      if (depth === 0) from = x;
      depth += sense;
      if (depth === 0) this.span(from, x);
    }
  }

  private span(from: number, to: number): void {
    const [left, right] = [Math.max(0, from), Math.min(this.width, to)];
    if (right <= left) return;
    const [first, last] = [Math.floor(left), Math.floor(right)];
    if (first === last) {
      this.covered[first] += right - left;
      return;
    }
    this.covered[first] += first + 1 - left;
    for (let at = first + 1; at < last; at++) this.covered[at]++;
    this.covered[last] += right - last;
  }

  private blend(row: number, left: number, right: number, paint: Paint, opacity: number): void {
    const { pixels } = this;
    for (let column = left; column < right; column++) {
      const part = this.covered[column] / FINENESS;
      if (part === 0) continue;
      const [red, green, blue, own] = paint(column + 0.5, row + 0.5);
      const over = Math.min(1, part) * own * opacity;
      const at = 4 * (row * this.width + column);
      const under = (pixels[at + 3] / 255) * (1 - over);
      const whole = over + under;
      if (whole === 0) continue;
      pixels[at] = (red * over + pixels[at] * under) / whole;
      pixels[at + 1] = (green * over + pixels[at + 1] * under) / whole;
      pixels[at + 2] = (blue * over + pixels[at + 2] * under) / whole;
      pixels[at + 3] = 255 * whole;
    }
  }
}

/** A side of a polygon from its upper end downwards. */
interface Edge {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  /** To the right, for each line down. */
  readonly slope: number;
  /** Whether it led down, 1, or up, -1. */
  readonly sense: 1 | -1;
}

function edgesOf(polygons: readonly Polygon[]): Edge[] {
  const edges: Edge[] = [];
  for (const polygon of polygons)
    for (let at = 0; at < polygon.length; at += 2) {
      const [x, y] = [polygon[at], polygon[at + 1]];
      const next = (at + 2) % polygon.length;
      const [toX, toY] = [polygon[next], polygon[next + 1]];
      if (y === toY) continue;
      const slope = (toX - x) / (toY - y);
      edges.push(
        y < toY ? { x, top: y, bottom: toY, slope, sense: 1 } : { x: toX, top: toY, bottom: y, slope, sense: -1 },
      );
    }
  return edges;
}
