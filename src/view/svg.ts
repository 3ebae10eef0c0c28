import type { Mark } from '../core/look.ts';
import type { Item, Scene } from './scene.ts';

/** Units of the drawing for one cell width. */
const CELL = 40;
/** How much higher a disc of a stack lies than the one below it, in cell widths. */
const RISE = 0.1;

/** A scene as SVG text. Shapes have classes, not colours: themes live in style sheets. */
export function drawSvg(scene: Scene, title: string): string {
  const xs = scene.items.map(({ x }) => x);
  const ys = scene.items.map(({ y }) => y);
  const left = (Math.min(...xs) - 1.2) * CELL;
  const top = (-Math.max(...ys) - 0.8) * CELL;
  const width = (Math.max(...xs) + 0.8) * CELL - left;
  const height = (1.3 - Math.min(...ys)) * CELL - top;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top, width, height].map(short).join(' ')}" role="img">`,
    `<title>${escapeText(title)}</title>`,
    ...scene.items.map((item) => cellPolygon(scene, item)),
    ...scene.outlines.map(([x1, y1, x2, y2]) => line(x1, y1, x2, y2)),
    ...scene.items.flatMap((item) => item.marks.map((mark, level) => drawMark(scene, item, mark, level))),
    ...scene.items.map(stackHeight),
    ...scene.labels.map(
      ({ x, y, text }) => `<text class="label" x="${at(x)}" y="${at(-y)}">${escapeText(text)}</text>`,
    ),
    '</svg>',
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function cellPolygon({ corners }: Scene, { x, y }: Item): string {
  const points: string[] = [];
  for (let at = 0; at < corners.length; at += 2) {
    points.push(`${short((x + corners[at]) * CELL)},${short(-(y + corners[at + 1]) * CELL)}`);
  }
  return `<polygon class="cell" points="${points.join(' ')}"/>`;
}

function line(x1: number, y1: number, x2: number, y2: number): string {
  return `<line class="outline" x1="${at(x1)}" y1="${at(-y1)}" x2="${at(x2)}" y2="${at(-y2)}"/>`;
}

function drawMark({ inks, directionCount }: Scene, { x, y, marks }: Item, mark: Mark, level: number): string {
  const owner = `ink-${inks[mark.owner]} seat-${mark.owner + 1}`;
  if (mark.shape === 'tile') {
    return `<rect class="tile ${owner}" x="${at(x - 0.42)}" y="${at(-y - 0.42)}" width="${at(0.84)}" height="${at(0.84)}"/>`;
  }
  if (mark.shape === 'disc') {
    const place = `cx="${at(x)}" cy="${at(-y - RISE * level)}"`;
    const ring = marks.length > 1 ? '' : `<circle class="ring seat-${mark.owner + 1}" ${place} r="${at(0.2)}"/>`;
    return `<circle class="disc ${owner}" ${place} r="${at(0.36)}"/>${ring}`;
  }
  const turn = (360 / directionCount) * (mark.direction ?? 0);
  const place = `translate(${at(x)} ${at(-y)}) rotate(${short(turn)})`;
  return `<path class="arrow ${owner}" transform="${place}" d="M0-14 11 12 0 6-11 12Z"/>`;
}

/** A stack of two or more shows its height where a single disc has its ring. */
function stackHeight({ x, y, marks }: Item): string {
  const top = marks.length - 1;
  if (top < 1 || marks[top].shape !== 'disc') return '';
  const seat = `seat-${marks[top].owner + 1}`;
  return `<text class="height ${seat}" x="${at(x)}" y="${at(-y - RISE * top)}">${marks.length}</text>`;
}

function at(cells: number): string {
  return short(cells * CELL);
}

function short(number: number): string {
  return String(Math.round(number * 100) / 100);
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
