import type { Board } from '../core/board.ts';
import type { BoardLabel, Outline, Vector } from '../core/board-data.ts';
import type { Ink, Mark, Material, Tint, Zone } from '../core/look.ts';
import type { Position } from '../core/position.ts';
import type { Cell } from '../core/types.ts';
import { type Bar, sideBars } from './bars.ts';

/** One cell as seen. */
export interface Item {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  /** From bottom to top. */
  readonly marks: readonly Mark[];
}

/** A straight line: x, y of its ends. */
type Edge = readonly [number, number, number, number];

/** Everything visible, in cell widths with y upwards: no pixels, no colours. */
export interface Scene {
  readonly items: readonly Item[];
  /** Corners of every cell around its centre: x, y, x, y, … */
  readonly corners: readonly number[];
  readonly outline: Outline;
  readonly directionCount: number;
  /** The ink of each seat. */
  readonly inks: readonly Ink[];
  readonly outlines: readonly Edge[];
  /** Lines that join points. */
  readonly lines: readonly Edge[];
  /** Cells that look different from the others. */
  readonly tints: ReadonlyMap<Cell, Zone>;
  /** Bars outside the board. */
  readonly bars: readonly Bar[];
  readonly labels: readonly Label[];
  readonly material: Material;
  readonly tint: Tint;
}

/** The name of a row or of a column, and its place. */
export interface Label {
  readonly side: BoardLabel['side'];
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** The step from its row or column to it, where it is neither left of the board nor below it. */
  readonly away?: Vector;
}

/** A position as it is seen from the side of the first player. */
export function makeScene({ board, slots, game }: Position): Scene {
  return {
    items: Array.from(board.names, (_, cell) => ({
      cell,
      x: board.x[cell],
      y: board.y[cell],
      marks: game.look.marks(slots[cell]),
    })),
    corners: board.corners,
    outline: board.outline,
    directionCount: board.directionCount,
    inks: game.look.inks,
    outlines: game.look.outlined.flatMap((region) => outline(board, board.regions[region])),
    lines: board.lines.map(([from, to]) => [board.x[from], board.y[from], board.x[to], board.y[to]]),
    tints: tints(board, game.look.zones ?? []),
    bars: (game.look.zones ?? []).flatMap(({ region, kind, owner }) =>
      kind === 'side' ? sideBars(board, board.regions[region], owner) : [],
    ),
    labels: board.labels.map((label) => placeLabel(board, label)),
    material: game.look.material ?? 'porcelain',
    tint: game.look.tint ?? 'sand',
  };
}

/** A position as it is seen from this side of the table or from the other. */
export function sceneOf(position: Position, isTurned: boolean): Scene {
  return rotatedScene(position, isTurned ? 2 : 0);
}

/** From which side of the table a board is seen, in quarter turns clockwise. */
export type Rotation = 0 | 1 | 2 | 3;

/** A position as it is seen from any side of the table. */
export function rotatedScene(position: Position, rotation: Rotation): Scene {
  const scene = makeScene(position);
  return rotation === 0 ? scene : rotated(scene, rotation);
}

/** Cosine and sine of each rotation. */
const TURNS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The same board turned around its middle, with its labels still at the left and below. */
function rotated(scene: Scene, rotation: Rotation): Scene {
  const [cos, sin] = TURNS[rotation];
  const around = (x: number, y: number): readonly [number, number] => [cos * x + sin * y, cos * y - sin * x];
  const centre = [middle(scene.items.map(({ x }) => x)), middle(scene.items.map(({ y }) => y))] as const;
  const place: Place = (x, y) => {
    const [right, up] = around(x - centre[0], y - centre[1]);
    return [centre[0] + right, centre[1] + up];
  };
  const turnEdge = ([x1, y1, x2, y2]: Edge): Edge => [...place(x1, y1), ...place(x2, y2)];
  const items = scene.items.map((item) => {
    const [x, y] = place(item.x, item.y);
    return { ...item, x, y, marks: item.marks.map((mark) => turnMark(mark, rotation, scene.directionCount)) };
  });
  return {
    ...scene,
    items,
    corners: scene.corners.flatMap((x, at) => (at % 2 === 0 ? around(x, scene.corners[at + 1]) : [])),
    outlines: scene.outlines.map(turnEdge),
    lines: scene.lines.map(turnEdge),
    bars: scene.bars.map((bar) => {
      const [x1, y1] = place(bar.x1, bar.y1);
      const [x2, y2] = place(bar.x2, bar.y2);
      return { ...bar, x1, y1, x2, y2 };
    }),
    labels: rotation === 2 ? halfTurned(scene.labels, place, items) : quarterTurned(scene.labels, place, items),
  };
}

type Place = (x: number, y: number) => readonly [x: number, y: number];

function middle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

/** Labels stay left of their rows and below; where all rows have the same length, columns may be slanted. */
function halfTurned(labels: readonly Label[], place: Place, items: readonly Item[]): Label[] {
  const columns = labels.filter(({ side }) => side === 'column');
  const bottom = rowAt(Math.min(...items.map(({ y }) => y)), items).toReversed();
  return labels.map((label) => {
    const [x, y] = place(label.x, label.y);
    if (label.away !== undefined) return { ...label, ...otherEnd(x, y, label.away, items) };
    if (label.side === 'row') return { ...label, x: rowAt(y, items)[0] - ROW_LABEL, y };
    return { ...label, x: bottom.length === columns.length ? bottom[columns.indexOf(label)] : x };
  });
}

/** The far end of the line of items that begins one step from a place. */
function otherEnd(x: number, y: number, [right, up]: Vector, items: readonly Item[]): Pick<Label, 'x' | 'y'> {
  const next = { x: x + right, y: y + up };
  const isItem = items.some((item) => Math.hypot(item.x - next.x, item.y - next.y) < 0.01);
  return isItem ? otherEnd(next.x, next.y, [right, up], items) : next;
}

/** Where the items of a row lie, from the left. */
function rowAt(height: number, items: readonly Item[]): number[] {
  const row = items.filter(({ y }) => Math.abs(y - height) < 0.01);
  return row.map(({ x }) => x).sort((one, other) => one - other);
}

/** Row labels become column labels. */
function quarterTurned(labels: readonly Label[], place: Place, items: readonly Item[]): Label[] {
  const left = Math.min(...items.map(({ x }) => x)) - ROW_LABEL;
  const below = Math.min(...items.map(({ y }) => y)) - COLUMN_LABEL;
  return labels.map(({ side, x: before, y: beside, text }) => {
    const [x, y] = place(before, beside);
    return side === 'row' ? { side: 'column', x, y: below, text } : { side: 'row', x: left, y, text };
  });
}

function turnMark(mark: Mark, rotation: Rotation, directionCount: number): Mark {
  if (mark.direction === undefined) return mark;
  return { ...mark, direction: (mark.direction + (rotation * directionCount) / 4) % directionCount };
}

function tints(board: Board, zones: readonly Zone[]): ReadonlyMap<Cell, Zone> {
  const tinted = zones.filter(({ kind }) => kind !== 'side');
  return new Map(tinted.flatMap((zone) => board.regions[zone.region].map((cell) => [cell, zone] as const)));
}

/** Distance of labels from the centres of the cells beside them, in cell widths. */
const ROW_LABEL = 0.85;
const COLUMN_LABEL = 0.9;

/** Names of rows stand left of the board and those of columns below it, unless they have a place of their own. */
function placeLabel(board: Board, { side, text, cell, away }: BoardLabel): Label {
  const beside = board.names.indexOf(cell);
  const [right, up] = away ?? (side === 'row' ? [-ROW_LABEL, 0] : [0, -COLUMN_LABEL]);
  const label = { side, text, x: board.x[beside] + right, y: board.y[beside] + up };
  return away === undefined ? label : { ...label, away };
}

/** The edges of a set of cells: those that belong to one of its cells only. */
function outline(board: Board, cells: readonly Cell[]): Edge[] {
  const edges = new Map<string, Edge | undefined>();
  for (const cell of cells) {
    for (const edge of edgesOf(board, cell)) {
      const middle = `${((edge[0] + edge[2]) / 2).toFixed(3)} ${((edge[1] + edge[3]) / 2).toFixed(3)}`;
      edges.set(middle, edges.has(middle) ? undefined : edge);
    }
  }
  return [...edges.values()].filter((edge) => edge !== undefined);
}

function edgesOf({ corners, x, y }: Board, cell: Cell): Edge[] {
  const count = corners.length / 2;
  return Array.from({ length: count }, (_, corner) => {
    const after = (corner + 1) % count;
    return [
      x[cell] + corners[2 * corner],
      y[cell] + corners[2 * corner + 1],
      x[cell] + corners[2 * after],
      y[cell] + corners[2 * after + 1],
    ];
  });
}
