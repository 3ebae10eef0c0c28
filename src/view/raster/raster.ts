import type { Colour } from '../drawing/colour.ts';
import type { Attributes, Shape } from '../drawing/shape.ts';
import { PixelCanvas } from './canvas.ts';
import { Paints } from './paints.ts';
import { dashesOf, ellipse, type Placing, type Polygon, pathLines, placed, strokeOf } from './polygons.ts';

/** Draws shapes as pixels; placing says where on the picture the origin of their units is, and how large one is. */
export function rasterise(
  shapes: readonly Shape[],
  size: { readonly width: number; readonly height: number },
  placing: Placing,
  palette: Readonly<Record<string, Colour>>,
): PixelCanvas {
  const canvas = new PixelCanvas(size.width, size.height);
  const painter = new Painter(canvas, new Paints(palette));
  for (const one of shapes) painter.draw(one, placing, 1);
  return canvas;
}

/** The lines of a shape; their insides are filled. Undefined for what is no outline. */
function outlineOf({ tag, attributes }: Shape): readonly (readonly number[])[] | undefined {
  const number = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      return pathLines(String(attributes.d));
    case 'circle':
      return [closed(ellipse(number('cx'), number('cy'), number('r'), number('r')))];
    case 'ellipse':
      return [closed(ellipse(number('cx'), number('cy'), number('rx'), number('ry')))];
    case 'line':
      return [[number('x1'), number('y1'), number('x2'), number('y2')]];
    case 'polygon':
      return [closed(String(attributes.points).split(/[ ,]+/).map(Number))];
    case 'rect':
      return [rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'))];
    default:
      return undefined;
  }
}

function closed(polygon: Polygon): Polygon {
  return [...polygon, polygon[0], polygon[1]];
}

function rectangle(x: number, y: number, width: number, height: number, round: number): Polygon {
  const [right, bottom, r] = [x + width, y + height, Math.min(round, width / 2, height / 2)];
  if (r === 0) return closed([x, y, right, y, right, bottom, x, bottom]);
  const corner = (toX: number, toY: number, byX: number, byY: number) => `Q${byX} ${byY} ${toX} ${toY}`;
  const path = [
    `M${x + r} ${y}H${right - r}${corner(right, y + r, right, y)}V${bottom - r}${corner(right - r, bottom, right, bottom)}`,
    `H${x + r}${corner(x, bottom - r, x, bottom)}V${y + r}${corner(x + r, y, x, y)}Z`,
  ];
  return pathLines(path.join(''))[0];
}

class Painter {
  private readonly canvas: PixelCanvas;
  private readonly paints: Paints;

  constructor(canvas: PixelCanvas, paints: Paints) {
    this.canvas = canvas;
    this.paints = paints;
  }

  draw(one: Shape, placing: Placing, opacity: number): void {
    const { tag, attributes, parts } = one;
    const visible = opacity * Number(attributes.opacity ?? 1);
    if (tag === 'defs') this.paints.define(one);
    else if (tag === 'g') {
      const inner = moved(placing, attributes);
      for (const part of parts) if (typeof part !== 'string') this.draw(part, inner, visible);
    } else {
      const lines = outlineOf(one);
      if (lines === undefined) throw new Error(`there is no way to draw <${tag}>`);
      this.paint(lines, attributes, moved(placing, attributes), visible);
    }
  }

  private paint(
    lines: readonly (readonly number[])[],
    attributes: Attributes,
    placing: Placing,
    opacity: number,
  ): void {
    const fill = String(attributes.fill ?? '#000000');
    const stroke = String(attributes.stroke ?? 'none');
    const insides = lines.filter((line) => line.length > 4);
    const borders = stroke === 'none' ? [] : bordersOf(lines, attributes);
    // Inside and border of one colour are one area: where they overlap, it is not painted twice.
    if (fill === stroke && opacity < 1) {
      this.fill([...insides.map(downwards), ...borders.map(downwards)], fill, placing, opacity);
      return;
    }
    if (fill !== 'none') this.fill(insides, fill, placing, opacity * Number(attributes['fill-opacity'] ?? 1));
    const part = Number(attributes['stroke-opacity'] ?? 1);
    if (borders.length > 0) this.fill(borders.map(downwards), stroke, placing, opacity * part);
  }

  private fill(polygons: readonly Polygon[], value: string, placing: Placing, opacity: number): void {
    if (polygons.length === 0) return;
    const paint = this.paints.paint(value, polygons, placing);
    this.canvas.fill(
      polygons.map((polygon) => placed(polygon, placing)),
      paint,
      opacity,
    );
  }
}

function bordersOf(lines: readonly (readonly number[])[], attributes: Attributes): Polygon[] {
  const width = Number(attributes['stroke-width'] ?? 1);
  const isRound = attributes['stroke-linecap'] === 'round';
  const pattern = attributes['stroke-dasharray'];
  const dashed =
    pattern === undefined ? lines : lines.flatMap((line) => dashesOf(line, String(pattern).split(/[ ,]+/).map(Number)));
  return dashed.flatMap((line) => strokeOf(line, width, isRound));
}

/** With the same sense as all others. */
function downwards(polygon: Polygon): Polygon {
  let area = 0;
  for (let at = 0; at < polygon.length; at += 2) {
    const next = (at + 2) % polygon.length;
    area += polygon[at] * polygon[next + 1] - polygon[next] * polygon[at + 1];
  }
  if (area >= 0) return polygon;
  return Array.from(polygon, (_, at) => polygon[polygon.length - 2 - at + 2 * (at % 2)]);
}

/** Moved and enlarged as the transform of a shape says. */
function moved({ k, x, y }: Placing, { transform = '' }: Attributes): Placing {
  let placing = { k, x, y };
  for (const [, name, numbers] of String(transform).matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first, second = 0] = numbers.split(/[ ,]+/).map(Number);
    const { k, x, y } = placing;
    if (name === 'translate') placing = { k, x: x + k * first, y: y + k * second };
    else if (name === 'scale') placing = { k: k * first, x, y };
    else throw new Error(`there is no way to ${name} a part of a picture`);
  }
  return placing;
}
