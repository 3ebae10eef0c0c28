import type { BoardSymmetry } from '../../core/symmetry.ts';
import type { Cell, Move } from '../../core/types.ts';
import { board, LAND, LANDS } from '../families/cru/board.ts';

/**
 * A move of a piece: bit 0 is 0, then from (7 bits), to (7), gain (4), and the cell of a meeting + 1 or 0 (7). A
 * reorientation: bit 0 is 1, then the cell of the piece (7), turn (2), and the rank (21) of the set of cells given up.
 * Tables of moves are indexed by the lowest bits, which omit only the cell of a meeting and most of a rank.
 */
export const MOVE_LIMIT = 2 ** 31;

/** Gain: nothing, the number + 1 of a cell in the borderland of arrival, or what a connection changes. */
export const NO_GAIN = 0;
export const CONNECTION = 10;

/** How far a reorientation turns, in eighths to the right, and how many tiles it costs, §18. */
export const TURNS = [-2, -1, 1, 2];
export const TURN_COUNT = 4;
export const TURN_COSTS = [4, 2, 2, 4];
/** How the turns are written. */
export const SIGNS = ['<<', '<', '>', '>>'];
const MOST_GIVEN = 4;

export function isReorientation(move: Move): boolean {
  return (move & 1) === 1;
}

/** The cell of the piece that moves or turns. */
export function fromOf(move: Move): Cell {
  return (move >> 1) & 127;
}

export function toOf(move: Move): Cell {
  return (move >> 8) & 127;
}

export function gainOf(move: Move): number {
  return (move >> 15) & 15;
}

/** The cell that a border crossing gains, or off. */
export function gainCellOf(move: Move): Cell {
  const gain = gainOf(move);
  return gain === NO_GAIN || gain === CONNECTION ? board.off : CELLS_OF[LAND[toOf(move)] * LANDS + gain - 1];
}

/** The cell that a meeting gains, or off. */
export function meetingCellOf(move: Move): Cell {
  return move >> 19 === 0 ? board.off : (move >> 19) - 1;
}

/** Which of TURNS a reorientation makes. */
export function turnOf(move: Move): number {
  return (move >> 8) & 3;
}

function moveOf(from: Cell, to: Cell, gain: number, meeting: Cell): Move {
  return (from << 1) | (to << 8) | (gain << 15) | (meeting === board.off ? 0 : (meeting + 1) << 19);
}

/** The gain that stands for a cell of the borderland of arrival. */
export function gainAt(cell: Cell): number {
  return NUMBER_OF[cell] + 1;
}

/** Nine cells for each borderland, and the number of each cell in its own. */
export const CELLS_OF = Uint8Array.from({ length: LANDS * LANDS }, (_, index) =>
  Number(board.regions[`land ${Math.trunc(index / LANDS) + 1}`][index % LANDS]),
);
const NUMBER_OF = Uint8Array.from({ length: board.cellCount }, (_, cell) => CELLS_OF.indexOf(cell) % LANDS);

/** CHOOSE[size * 82 + cells] is the number of sets of that size among that many cells. */
const ROW = board.cellCount + 1;
const CHOOSE = new Int32Array((MOST_GIVEN + 1) * ROW);
for (let cells = 0; cells < ROW; cells++) {
  CHOOSE[cells] = 1;
  for (let size = 1; size <= MOST_GIVEN && cells > 0; size++)
    CHOOSE[size * ROW + cells] = CHOOSE[size * ROW + cells - 1] + CHOOSE[(size - 1) * ROW + cells - 1];
}

export function choose(cells: number, size: number): number {
  return CHOOSE[size * ROW + cells];
}

/** The cells of the last unranked set, in ascending order. */
export const given = new Uint8Array(MOST_GIVEN);

/** Writes the set of a rank to `given`; ranks go by the greatest cell first. */
export function unrank(rank: number, size: number): void {
  let rest = rank;
  for (let left = size; left > 0; left--) {
    let low = left - 1;
    let high = board.cellCount;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (CHOOSE[left * ROW + middle] <= rest) low = middle;
      else high = middle;
    }
    given[left - 1] = low;
    rest -= CHOOSE[left * ROW + low];
  }
}

/** The reorientation that gives up the first cells of a list, in ascending order. */
export function reorientation(piece: Cell, turn: number, cells: Uint8Array): Move {
  let rank = 0;
  for (let index = TURN_COSTS[turn] - 1; index >= 0; index--) rank += CHOOSE[(index + 1) * ROW + cells[index]];
  return 1 | (piece << 1) | (turn << 8) | (rank << 10);
}

/** Writes the cells that a reorientation gives up to `given`, and returns how many there are. */
export function giveUp(move: Move): number {
  const size = TURN_COSTS[turnOf(move)];
  unrank(move >> 10, size);
  return size;
}

/** The cells that a reorientation gives up, in ascending order. Not for hot code. */
export function givenBy(move: Move): Cell[] {
  return [...given.subarray(0, giveUp(move))];
}

const sorted = new Uint8Array(MOST_GIVEN);

/** The image of the move under a symmetry of the board. */
export function mirrorMove(move: Move, { cells, reflects }: BoardSymmetry): Move {
  const from = cells[fromOf(move)];
  if (isReorientation(move)) {
    sorted.set(
      givenBy(move)
        .map((cell) => cells[cell])
        .sort((one, other) => one - other),
    );
    return reorientation(from, reflects ? TURN_COUNT - 1 - turnOf(move) : turnOf(move), sorted);
  }
  const gained = gainCellOf(move);
  const gain = gained === board.off ? gainOf(move) : gainAt(cells[gained]);
  const meeting = meetingCellOf(move);
  return moveOf(from, cells[toOf(move)], gain, meeting === board.off ? board.off : cells[meeting]);
}
