import type { Position } from '../../../core/position.ts';
import { type Cell, type Direction, type Seat, WALL } from '../../../core/types.ts';
import { board, LAND } from '../../families/cru/board.ts';
import { PLACES } from '../../families/cru/pieces.ts';
import { powerOf } from '../../families/cru/power.ts';

/** What the pieces of a seat can do in one move; pincers are not counted, because they need all pieces. */
export interface Survey {
  pieces: number;
  /** Pieces that cannot stop anywhere. */
  stuck: number;
  /** Cells on which a piece can stop, over all pieces; and those of them beyond a border. */
  stops: number;
  crossings: number;
  /** How far the pieces may go, in total. */
  power: number;
  /** Pieces on own tiles: only these can connect. */
  rooted: number;
  /** Most tiles won by one connection, those of others counted twice. */
  connection: number;
  /** For each cell, how many of the pieces attack the one on it, §14. */
  readonly attacks: Uint8Array;
}

/** Survey of each seat. */
export const surveys: readonly Survey[] = Array.from({ length: 4 }, () => ({
  pieces: 0,
  stuck: 0,
  stops: 0,
  crossings: 0,
  power: 0,
  rooted: 0,
  connection: 0,
  attacks: new Uint8Array(board.cellCount + 1),
}));

// Local constants: imported ones are looked up at every use.
const { next, off } = board;
const land = LAND;

/** Looks along the three directions of every piece of a seat, as the rules do. */
export function surveySeat(position: Position, seat: Seat): void {
  const { slots, kept } = position;
  const survey = surveys[seat];
  survey.pieces = 0;
  survey.stuck = 0;
  survey.stops = 0;
  survey.crossings = 0;
  survey.power = 0;
  survey.rooted = 0;
  survey.connection = 0;
  survey.attacks.fill(0);
  for (let list = slots[kept + seat], place = 0; place < PLACES; place++, list >>= 7) {
    const from = list & 127;
    if (from === off) return;
    const power = powerOf(position, seat, from);
    const facing = slots[from] >> 6;
    const before = survey.stops;
    for (let turned = 7; turned < 10; turned++) surveyWay(survey, slots, seat + 1, from, (facing + turned) & 7, power);
    survey.pieces++;
    survey.power += power;
    if ((slots[from] & 7) === seat + 1) survey.rooted++;
    if (survey.stops === before) survey.stuck++;
  }
}

function surveyWay(
  survey: Survey,
  slots: Int32Array,
  mine: number,
  from: Cell,
  direction: Direction,
  power: number,
): void {
  const fromOwn = (slots[from] & 7) === mine;
  let passesPiece = false;
  let won = 0;
  let to = from;
  for (let steps = 1; steps <= power; steps++) {
    to = next[to * 8 + direction];
    const content = slots[to];
    if (content === WALL) return;
    if (content > 7) {
      if (!passesPiece) survey.attacks[to]++;
      if (!fromOwn) return;
      passesPiece = true;
      continue;
    }
    if (content === 0 ? !passesPiece : content === mine && (!passesPiece || fromOwn)) {
      survey.stops++;
      if (land[from] !== land[to]) survey.crossings++;
      if (content === mine && fromOwn && !passesPiece && won > survey.connection) survey.connection = won;
    }
    if (content !== mine) won += content === 0 ? 1 : 2;
  }
}
