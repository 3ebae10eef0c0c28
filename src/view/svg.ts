import type { Mark } from '../core/look.ts';
import type { Bar } from './bars.ts';
import type { Item, Label, Scene } from './scene.ts';
import { hasSides } from './sheet-sides.ts';

/** Units of the drawing for one cell width. */
const CELL = 40;
/** How much higher a disc of a stack lies than the one below it, in cell widths. */
const RISE = 0.1;
/** How much farther out names stand, and what is seen, where bars run along the board, in cell widths. */
const LABEL_SHIFT = 0.3;

/** A scene as SVG text. Shapes have classes, not colours: themes live in style sheets. */
export function drawSvg(scene: Scene, title: string): string {
  const xs = scene.items.map(({ x }) => x);
  const ys = scene.items.map(({ y }) => y);
  const shift = hasSides(scene) ? LABEL_SHIFT : 0;
  const apart = scene.labels.filter(({ away }) => away !== undefined);
  const left = (Math.min(...xs) - 1.2 - shift) * CELL;
  const top = (-Math.max(...ys, ...apart.map(({ y }) => y)) - 0.8 - shift) * CELL;
  const width = (Math.max(...xs, ...apart.map(({ x }) => x)) + 0.8 + shift) * CELL - left;
  const height = (1.3 + shift - Math.min(...ys)) * CELL - top;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top, width, height].map(short).join(' ')}" role="img">`,
    `<title>${escapeText(title)}</title>`,
    ...scene.items.map((item) => cellPolygon(scene, item)),
    ...scene.lines.map(([x1, y1, x2, y2]) => line('line', x1, y1, x2, y2)),
    ...scene.bars.map((bar) => side(scene, bar)),
    ...scene.outlines.map(([x1, y1, x2, y2]) => line('outline', x1, y1, x2, y2)),
    ...scene.items.flatMap((item) => item.marks.map((mark, level) => drawMark(scene, item, mark, level))),
    ...scene.items.map(stackHeight),
    ...scene.labels.map((label) => drawLabel(label, shift)),
    '</svg>',
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function cellPolygon({ corners, outline }: Scene, { x, y }: Item): string {
  const points: string[] = [];
  for (let at = 0; at < corners.length; at += 2) {
    points.push(`${short((x + corners[at]) * CELL)},${short(-(y + corners[at + 1]) * CELL)}`);
  }
  return `<polygon class="cell${outline === 'point' ? ' point' : ''}" points="${points.join(' ')}"/>`;
}

/** A bar along a side that belongs to a seat. */
function side({ inks }: Scene, { owner, x1, y1, x2, y2 }: Bar): string {
  return owner === undefined ? '' : line(`side ink-${inks[owner]} seat-${owner + 1}`, x1, y1, x2, y2);
}

function drawLabel({ side, x, y, text, away }: Label, shift: number): string {
  const [right, down] = away !== undefined ? [shift, shift] : side === 'row' ? [-shift, 0] : [0, shift];
  return `<text class="label" x="${at(x + right)}" y="${at(down - y)}">${escapeText(text)}</text>`;
}

function line(kind: string, x1: number, y1: number, x2: number, y2: number): string {
  return `<line class="${kind}" x1="${at(x1)}" y1="${at(-y1)}" x2="${at(x2)}" y2="${at(-y2)}"/>`;
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
