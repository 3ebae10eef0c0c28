import type { Board } from '../core/board.ts';
import type { Ink, Mark, Zone } from '../core/game.ts';
import type { Position } from '../core/position.ts';
import type { Cell } from '../core/types.ts';
import { type Bar, sideBars } from './bars.ts';
import { columnLabel, rowLabel } from './labels.ts';

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

/** All that is seen, in cell widths with y upwards: no pixels, no colours. */
export interface Scene {
  readonly items: readonly Item[];
  /** Corners of every cell around its centre: x, y, x, y, … */
  readonly corners: readonly number[];
  readonly directionCount: number;
  /** The ink of each seat. */
  readonly inks: readonly Ink[];
  readonly outlines: readonly Edge[];
  /** Cells that look unlike the others. */
  readonly tints: ReadonlyMap<Cell, Zone>;
  /** Bars outside the board. */
  readonly bars: readonly Bar[];
  readonly labels: readonly Label[];
}

/** The name of a row or of a column, and where it stands. */
interface Label {
  readonly side: 'row' | 'column';
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export function makeScene({ board, slots, game }: Position): Scene {
  return {
    items: Array.from(board.names, (_, cell) => ({
      cell,
      x: board.x[cell],
      y: board.y[cell],
      marks: game.look.marks(slots[cell]),
    })),
    corners: board.corners,
    directionCount: board.directionCount,
    inks: game.look.inks,
    outlines: game.look.outlined.flatMap((region) => outline(board, board.regions[region])),
    tints: tints(board, game.look.zones ?? []),
    bars: (game.look.zones ?? []).flatMap(({ region, kind }) =>
      kind === 'side' ? sideBars(board, board.regions[region]) : [],
    ),
    labels: labels(board),
  };
}

/** A position as it is seen from this side of the table or from the other. */
export function sceneOf(position: Position, isTurned: boolean): Scene {
  const scene = makeScene(position);
  return isTurned ? turned(scene) : scene;
}

/** The same board seen from the other side: turned by half, with its names where they were. */
function turned(scene: Scene): Scene {
  const xs = scene.items.map(({ x }) => x);
  const ys = scene.items.map(({ y }) => y);
  const x = Math.min(...xs) + Math.max(...xs);
  const y = Math.min(...ys) + Math.max(...ys);
  return {
    ...scene,
    items: scene.items.map((item) => ({
      ...item,
      x: x - item.x,
      y: y - item.y,
      marks: item.marks.map((mark) => turnMark(mark, scene.directionCount)),
    })),
    corners: scene.corners.map((corner) => -corner),
    outlines: scene.outlines.map(([x1, y1, x2, y2]) => [x - x1, y - y1, x - x2, y - y2]),
    bars: scene.bars.map((bar) => ({ ...bar, x1: x - bar.x1, y1: y - bar.y1, x2: x - bar.x2, y2: y - bar.y2 })),
    labels: scene.labels.map((label) =>
      label.side === 'row' ? { ...label, y: y - label.y } : { ...label, x: x - label.x },
    ),
  };
}

function turnMark(mark: Mark, directionCount: number): Mark {
  if (mark.direction === undefined) return mark;
  return { ...mark, direction: (mark.direction + directionCount / 2) % directionCount };
}

function tints(board: Board, zones: readonly Zone[]): ReadonlyMap<Cell, Zone> {
  const tinted = zones.filter(({ kind }) => kind !== 'side');
  return new Map(tinted.flatMap((zone) => board.regions[zone.region].map((cell) => [cell, zone] as const)));
}

/** Names of the rows left of the board and of the columns below it. */
function labels(board: Board): Label[] {
  const { x, y } = board;
  const rows = board.rows.map(
    ([cell]): Label => ({ side: 'row', x: x[cell] - 0.85, y: y[cell], text: rowLabel(board, cell) }),
  );
  const columns = board.rows[board.rows.length - 1].map(
    (cell): Label => ({ side: 'column', x: x[cell], y: y[cell] - 0.9, text: columnLabel(board, cell) }),
  );
  return [...rows, ...columns];
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
