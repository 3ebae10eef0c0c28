import { type Colour, parts } from '../drawing/colour.ts';
import type { Shape } from '../drawing/shape.ts';
import type { Paint } from './canvas.ts';
import type { Placing, Polygon } from './polygons.ts';

/** The colours and gradients of a drawing by the values of its attributes. */
export class Paints {
  private readonly palette: Readonly<Record<string, Colour>>;
  private readonly gradients = new Map<string, Shape>();

  constructor(palette: Readonly<Record<string, Colour>>) {
    this.palette = palette;
  }

  /** Makes definitions known. */
  define(definitions: Shape): void {
    for (const part of definitions.parts)
      if (typeof part !== 'string') this.gradients.set(`#${part.attributes.id}`, part);
  }

  /** What a value paints on polygons in their own units, which are placed so on the picture. */
  paint(value: string, polygons: readonly Polygon[], placing: Placing): Paint {
    const gradient = this.gradients.get(value);
    return gradient === undefined ? plain(this.colour(value)) : this.gradient(gradient, polygons, placing);
  }

  private colour(value: string): Colour {
    const colour = value.startsWith('--') ? this.palette[value.slice(2)] : value;
    if (!/^#[0-9a-f]{6}$/i.test(colour ?? '')) throw new Error(`there is no colour ${value}`);
    return colour as Colour;
  }

  /** Gradients are given in parts of the width and height of what they paint. */
  private gradient(
    { tag, attributes, parts: stops }: Shape,
    polygons: readonly Polygon[],
    { k, x, y }: Placing,
  ): Paint {
    const [left, top, width, height] = boxOf(polygons);
    const number = (name: string, usual: number) => Number(attributes[name] ?? usual);
    const colours = stops.flatMap((stop) => (typeof stop === 'string' ? [] : [this.stop(stop)]));
    const at = (pixelX: number, pixelY: number): readonly [number, number] => [
      ((pixelX - x) / k - left) / width,
      ((pixelY - y) / k - top) / height,
    ];
    if (tag === 'radialGradient') {
      const [middleX, middleY, radius] = [number('cx', 0.5), number('cy', 0.5), number('r', 0.5)];
      return (pixelX, pixelY) => {
        const [right, down] = at(pixelX, pixelY);
        return between(colours, Math.hypot(right - middleX, down - middleY) / radius);
      };
    }
    const [x1, y1] = [number('x1', 0), number('y1', 0)];
    const [dx, dy] = [number('x2', 1) - x1, number('y2', 0) - y1];
    return (pixelX, pixelY) => {
      const [right, down] = at(pixelX, pixelY);
      return between(colours, ((right - x1) * dx + (down - y1) * dy) / (dx * dx + dy * dy));
    };
  }

  private stop({ attributes }: Shape): Stop {
    const [red, green, blue] = parts(this.colour(String(attributes['stop-color'])));
    return { offset: Number(attributes.offset), paint: [red, green, blue, Number(attributes['stop-opacity'] ?? 1)] };
  }
}

interface Stop {
  readonly offset: number;
  readonly paint: readonly [number, number, number, number];
}

function plain(colour: Colour): Paint {
  const [red, green, blue] = parts(colour);
  const paint = [red, green, blue, 1] as const;
  return () => paint;
}

function between(stops: readonly Stop[], part: number): Stop['paint'] {
  const next = stops.findIndex(({ offset }) => offset >= part);
  if (next === 0) return stops[0].paint;
  if (next < 0) return stops[stops.length - 1].paint;
  const [from, to] = [stops[next - 1], stops[next]];
  const share = (part - from.offset) / (to.offset - from.offset);
  const mixed = (at: number) => from.paint[at] + (to.paint[at] - from.paint[at]) * share;
  return [mixed(0), mixed(1), mixed(2), mixed(3)];
}

/** Left, top, width and height of all of them together. */
function boxOf(polygons: readonly Polygon[]): readonly [number, number, number, number] {
  const all = polygons.flat();
  const xs = all.filter((_, at) => at % 2 === 0);
  const ys = all.filter((_, at) => at % 2 === 1);
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
  const [left, top] = [least(xs), least(ys)];
  return [left, top, most(xs) - left, most(ys) - top];
}
