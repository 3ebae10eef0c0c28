/** Closed polygons as runs of x and y. */
export type Polygon = readonly number[];

/** From the units of a part of a drawing to pixels: times k, then moved. */
export interface Placing {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** Lines that make up a circle of one unit. */
const CIRCLE = 48;
/** Straight pieces that stand for a curve. */
const CURVE = 12;

export function ellipse(x: number, y: number, rx: number, ry: number): Polygon {
  return Array.from({ length: CIRCLE }, (_, at) => (2 * Math.PI * at) / CIRCLE).flatMap((angle) => [
    x + rx * Math.cos(angle),
    y + ry * Math.sin(angle),
  ]);
}

/** The lines of a path, each from one M to the next; closed ones end where they began. */
export function pathLines(d: string): number[][] {
  const lines: number[][] = [];
  let line: number[] = [];
  let [x, y] = [0, 0];
  const to = (toX: number, toY: number) => {
    [x, y] = [toX, toY];
    line.push(x, y);
  };
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const isRelative = letter === letter.toLowerCase();
    const command = letter.toUpperCase();
    const count = ARGUMENTS[command];
    if (count === undefined) throw new Error(`a path cannot be drawn: ${letter}`);
    if (command === 'Z') {
      if (line.length > 0) to(line[0], line[1]);
      continue;
    }
    for (let at = 0; at + count <= numbers.length; at += count) {
      const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
      const given = numbers.slice(at, at + count);
      if (command === 'H') to(baseX + given[0], y);
      else if (command === 'V') to(x, baseY + given[0]);
      else if (command === 'A') for (const [toX, toY] of arc(x, y, given, baseX, baseY)) to(toX, toY);
      else {
        const points = given.map((value, index) => value + (index % 2 === 0 ? baseX : baseY));
        if (command === 'M' && at === 0) {
          line = [];
          lines.push(line);
        }
        if (command === 'Q' || command === 'C') for (const [toX, toY] of curve([x, y, ...points])) to(toX, toY);
        else to(points[0], points[1]);
      }
    }
  }
  return lines;
}

/** How many numbers belong to a command. */
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 };

/** The points of a Bézier curve after its first one, of either degree. */
function curve(points: readonly number[]): number[][] {
  return Array.from({ length: CURVE }, (_, step) => {
    const part = (step + 1) / CURVE;
    let left = points;
    while (left.length > 2) {
      left = left.slice(0, -2).map((value, at) => value + (left[at + 2] - value) * part);
    }
    return [...left];
  });
}

/** Round arcs only: from a place along a circle of that radius. */
function arc(x: number, y: number, given: readonly number[], baseX: number, baseY: number): number[][] {
  const [radius, , , isLarge, isClockwise] = given;
  const [endX, endY] = [given[5] + baseX, given[6] + baseY];
  const [dx, dy] = [(endX - x) / 2, (endY - y) / 2];
  const half = Math.hypot(dx, dy);
  const r = Math.max(radius, half);
  const away = (Math.sqrt(Math.max(0, r * r - half * half)) / (half || 1)) * (isLarge === isClockwise ? -1 : 1);
  const [middleX, middleY] = [x + dx - dy * away, y + dy + dx * away];
  const from = Math.atan2(y - middleY, x - middleX);
  let sweep = Math.atan2(endY - middleY, endX - middleX) - from;
  if (isClockwise === 1 && sweep <= 0) sweep += 2 * Math.PI;
  if (isClockwise === 0 && sweep >= 0) sweep -= 2 * Math.PI;
  return Array.from({ length: CURVE * 2 }, (_, step) => {
    const angle = from + (sweep * (step + 1)) / (CURVE * 2);
    return [middleX + r * Math.cos(angle), middleY + r * Math.sin(angle)];
  });
}

/** A line of some width as polygons that overlap, all with the same sense, so that together they are its area. */
export function strokeOf(line: readonly number[], width: number, isRound: boolean): Polygon[] {
  const polygons: Polygon[] = [];
  const last = line.length - 2;
  const isClosed = last > 2 && line[0] === line[last] && line[1] === line[last + 1];
  for (let at = 0; at <= last; at += 2) {
    const [x, y] = [line[at], line[at + 1]];
    // Corners are round; so are ends, where the line says so.
    if (isRound || isClosed || (at > 0 && at < last)) polygons.push(ellipse(x, y, width / 2, width / 2));
    if (at === last) break;
    const [toX, toY] = [line[at + 2], line[at + 3]];
    const length = Math.hypot(toX - x, toY - y);
    if (length < 1e-9) continue;
    const [sideX, sideY] = [((toY - y) / length) * (width / 2), ((x - toX) / length) * (width / 2)];
    polygons.push([x + sideX, y + sideY, toX + sideX, toY + sideY, toX - sideX, toY - sideY, x - sideX, y - sideY]);
  }
  return polygons;
}

/** The parts of a line that are drawn where it is dashed. */
export function dashesOf(line: readonly number[], pattern: readonly number[]): number[][] {
  const dashes: number[][] = [];
  let [which, left, dash] = [0, pattern[0], [line[0], line[1]]];
  for (let at = 0; at + 3 < line.length; at += 2) {
    let [x, y] = [line[at], line[at + 1]];
    const [toX, toY] = [line[at + 2], line[at + 3]];
    for (let rest = Math.hypot(toX - x, toY - y); rest > 0; ) {
      const step = Math.min(rest, left);
      [x, y] = [x + ((toX - x) * step) / rest, y + ((toY - y) * step) / rest];
      dash.push(x, y);
      [rest, left] = [rest - step, left - step];
      if (left > 0) continue;
      if (which % 2 === 0) dashes.push(dash);
      which = (which + 1) % pattern.length;
      [left, dash] = [pattern[which], [x, y]];
    }
  }
  if (which % 2 === 0 && dash.length > 2) dashes.push(dash);
  return dashes;
}

export function placed(polygon: Polygon, { k, x, y }: Placing): Polygon {
  return polygon.map((value, at) => value * k + (at % 2 === 0 ? x : y));
}
