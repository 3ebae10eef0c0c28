/** x and y, in units of the drawing: to the right, and down. */
export type Point = readonly [x: number, y: number];

/** Tenths of a unit are finer than a pixel, and written in fewer letters. */
function short(number: number): number {
  return Math.round(number * 10) / 10;
}

/** Points as the value of an attribute. */
export function writePoints(points: readonly Point[]): string {
  return points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');
}

/** A closed path through points. */
export function closedPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** The same with round corners. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const parts = points.map((corner, at) => {
    const [before, after] = [points.at(at - 1) ?? corner, points[(at + 1) % points.length]];
    const from = towards(corner, before, radius);
    const to = towards(corner, after, radius);
    return `${at === 0 ? 'M' : 'L'}${pair(from)}Q${pair(corner)} ${pair(to)}`;
  });
  return `${parts.join('')}Z`;
}

/** A point at a distance from another, but at most half-way. */
function towards([x, y]: Point, [toX, toY]: Point, distance: number): Point {
  const length = Math.hypot(toX - x, toY - y);
  const part = Math.min(0.5, distance / length);
  return [x + (toX - x) * part, y + (toY - y) * part];
}

function pair([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** Turned clockwise around the origin. */
export function turned(points: readonly Point[], degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

export function moved(points: readonly Point[], right: number, down: number): Point[] {
  return points.map(([x, y]) => [x + right, y + down]);
}

export function scaled(points: readonly Point[], factor: number): Point[] {
  return points.map(([x, y]) => [x * factor, y * factor]);
}

/** The smallest convex polygon around points, clockwise on the screen. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([x, y], [otherX, otherY]) => x - otherX || y - otherY);
  const half = (from: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of from) {
      while (chain.length >= 2 && bend(chain[chain.length - 2], chain[chain.length - 1], point) < 0.01) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function bend([x, y]: Point, [midX, midY]: Point, [endX, endY]: Point): number {
  return (midX - x) * (endY - y) - (midY - y) * (endX - x);
}

/** How far a point must go in a direction until it is that far outside a convex polygon. */
export function stepsOut(hull: readonly Point[], [x, y]: Point, [right, down]: Point, distance: number): number {
  let least = Number.POSITIVE_INFINITY;
  hull.forEach(([fromX, fromY], at) => {
    const [toX, toY] = hull[(at + 1) % hull.length];
    const length = Math.hypot(toX - fromX, toY - fromY);
    const [outX, outY] = [(toY - fromY) / length, (fromX - toX) / length];
    const along = right * outX + down * outY;
    if (along < 0.01) return;
    least = Math.min(least, (distance - (x - fromX) * outX - (y - fromY) * outY) / along);
  });
  return least;
}
