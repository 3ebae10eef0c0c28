import type { Position } from '../../core/position.ts';
import { type Cell, type Direction, type Seat, WALL } from '../../core/types.ts';
import { AHEAD, board, LAND, LANDS, LONGEST_LINE, WAYS } from '../families/cru/board.ts';
import { PLACES } from '../families/cru/pieces.ts';
import { powerOf, tilesOf } from '../families/cru/power.ts';
import { meetingCells, meetingTargets } from './candidates.ts';
import { CELLS_OF, CONNECTION, gainAt, NO_GAIN } from './moves.ts';

/** Most cells on which the pieces of a seat can stop. */
export const MOST_STOPS = PLACES * WAYS * LONGEST_LINE;

/** §16: a meeting counts only against a seat with this many tiles. */
const RICH = 9;

// Local constants: imported ones are looked up at every use.
const { next, off } = board;
const land = LAND;
const ahead = AHEAD;
const landCells = CELLS_OF;

/** For each cell, by how many pieces of the seat last counted the piece on it is attacked. */
const attacks = new Uint8Array(board.cellCount + 1);

/** §14: counts how often each piece is attacked by a seat; including its own pieces, which are never taken. */
export function countAttacks(position: Position, seat: Seat): void {
  const { slots, kept } = position;
  attacks.fill(0);
  for (let list = slots[kept + seat], place = 0; place < PLACES; place++, list >>= 7) {
    const from = list & 127;
    if (from === off) return;
    const power = powerOf(position, seat, from);
    const facing = slots[from] >> 6;
    for (let turned = 7; turned < 10; turned++) {
      const direction = (facing + turned) & 7;
      let cell = next[from * 8 + direction];
      for (let steps = power; steps > 1 && slots[cell] >= 0 && slots[cell] < 8; steps--)
        cell = next[cell * 8 + direction];
      if (slots[cell] > 7) attacks[cell]++;
    }
  }
}

/** Where the next move is written, and what all moves of a listing have in common. */
let out: Int32Array = new Int32Array(0);
let end = 0;
let mine = 0;
let isAgainstRich = false;
let mostMeetings = 0;

/**
 * Writes every move of the seat to move that is not a reorientation; where a meeting gains a cell, only the `meetings`
 * best ones. Returns the index after the last.
 */
export function listMoves(position: Position, meetings: number, into: Int32Array, at: number): number {
  const { slots, kept, turn, seats } = position;
  out = into;
  end = at;
  mine = turn + 1;
  mostMeetings = meetings;
  isAgainstRich = false;
  for (let seat = 0; seat < seats; seat++) if (seat !== turn && tilesOf(position, seat) >= RICH) isAgainstRich = true;
  countAttacks(position, turn);
  for (let list = slots[kept + turn], place = 0; place < PLACES; place++, list >>= 7) {
    const from = list & 127;
    if (from === off) break;
    const facing = slots[from] >> 6;
    const power = powerOf(position, turn, from);
    for (let turned = 7; turned < 10; turned++) listWay(position, from, (facing + turned) & 7, power);
  }
  return end;
}

/** Writes the moves of a piece in one direction. */
function listWay(position: Position, from: Cell, direction: Direction, power: number): void {
  const { slots } = position;
  const fromOwn = (slots[from] & 7) === mine;
  let passesPiece = false;
  let changes = 0; // tiles passed over that a connection would change
  let to = from;
  for (let steps = 1; steps <= power; steps++) {
    to = next[to * 8 + direction];
    const content = slots[to];
    if (content === WALL) return;
    if (content > 7) {
      const isTaken = !passesPiece && attacks[to] > 1 && ((content >> 3) & 7) !== mine;
      if (isTaken) writeStop(position, from, to, direction, true, false); // §14
      if (!fromOwn) return; // §6
      passesPiece = true;
      continue;
    }
    if (content === 0 ? !passesPiece : content === mine && (!passesPiece || fromOwn)) {
      writeStop(
        position,
        from,
        to,
        direction,
        content === mine,
        fromOwn && content === mine && !passesPiece && changes > 0,
      );
    }
    if (content !== mine) changes++;
  }
}

/** §9–§17: writes a move once for each possible gain. */
function writeStop(
  position: Position,
  from: Cell,
  to: Cell,
  direction: Direction,
  isOwn: boolean,
  changes: boolean,
): void {
  const { slots } = position;
  const partner = slots[next[to * 8 + direction]];
  // A piece of the mover on a tile of its own that faces the one that arrives.
  const meets = isAgainstRich && partner === ((9 * mine) | ((direction ^ 4) << 6));
  const move = (from << 1) | (to << 8);
  let offers = 0;
  if (land[from] !== land[to]) {
    const wanted = wantedTile(slots, to, isOwn);
    const first = land[to] * LANDS;
    for (let index = first; index < first + LANDS; index++) {
      const cell = landCells[index];
      const content = cell === to ? (isOwn ? mine : 0) : slots[cell];
      const isOffered = wanted === 0 ? content === 0 : cell !== to && content > 0 && content < 8 && content !== mine;
      if (!isOffered) continue;
      offers++;
      writeMeetings(position, move | (gainAt(cell) << 15), from, to, cell, meets && (isOwn || cell === to));
    }
  }
  if (changes)
    writeMeetings(position, move | (CONNECTION << 15), from, to, off, meets); // §15
  else if (offers === 0) writeMeetings(position, move | (NO_GAIN << 15), from, to, off, meets && isOwn); // §13
}

/**
 * Which tiles a crossing into the borderland of a cell may gain: 0 for neutral ones, 1 for those of others, §11, §12.
 */
function wantedTile(slots: Int32Array, to: Cell, isOwn: boolean): number {
  const first = land[to] * LANDS;
  for (let index = first; index < first + LANDS; index++) {
    const cell = landCells[index];
    if (cell === to ? !isOwn : (slots[cell] & 7) === 0) return 0;
  }
  return 1;
}

/** Writes a move, once for each cell that its meeting may gain. */
function writeMeetings(position: Position, move: number, from: Cell, to: Cell, gained: Cell, meets: boolean): void {
  const count = meets ? meetingTargets(position, move, from, to, gained, mostMeetings) : 0;
  for (let index = 0; index < count; index++) out[end++] = move | ((meetingCells[index] + 1) << 19);
  if (count === 0) out[end++] = move;
}

/** Whether a piece can take a step of one cell, which is usually the case and quickly found. */
export function canStep(slots: Int32Array, own: number, piece: Cell): boolean {
  let ways = ahead[(piece << 3) | ((slots[piece] >> 6) & 7)];
  for (let way = 0; way < WAYS; way++, ways >>= 7) {
    const content = slots[ways & 127];
    if (content === 0 || content === own) return true;
  }
  return false;
}

/** Whether a piece of a seat, whose attacks were just counted, can stop anywhere or take a piece. */
export function canReach(position: Position, seat: Seat): boolean {
  const { slots, kept } = position;
  for (let list = slots[kept + seat], place = 0; place < PLACES; place++, list >>= 7) {
    const from = list & 127;
    if (from === off) return false;
    const facing = slots[from] >> 6;
    const power = powerOf(position, seat, from);
    for (let turned = 7; turned < 10; turned++) {
      if (hasStop(slots, seat + 1, from, (facing + turned) & 7, power)) return true;
    }
  }
  return false;
}

function hasStop(slots: Int32Array, own: number, from: Cell, direction: Direction, power: number): boolean {
  const fromOwn = (slots[from] & 7) === own;
  let passesPiece = false;
  let to = from;
  for (let steps = 1; steps <= power; steps++) {
    to = next[to * 8 + direction];
    const content = slots[to];
    if (content === WALL) return false;
    if (content > 7) {
      if (!passesPiece && attacks[to] > 1 && ((content >> 3) & 7) !== own) return true;
      if (!fromOwn) return false;
      passesPiece = true;
    } else if (content === 0 ? !passesPiece : content === own && (!passesPiece || fromOwn)) return true;
  }
  return false;
}
