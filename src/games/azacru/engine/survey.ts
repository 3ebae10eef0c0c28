import type { Position } from '../../../core/position.ts';
import { type Cell, type Direction, type Seat, WALL } from '../../../core/types.ts';
import { board } from '../../families/cru/board.ts';
import { powerOf } from '../../families/cru/power.ts';

/** What the pieces of the seat last surveyed can do in one move; twists are not counted separately. */
export const survey = {
  pieces: 0,
  /** Pieces that cannot move. */
  stuck: 0,
  /** Cells on which a piece can stop, over all pieces. */
  stops: 0,
  /** Those of the stops that are neutral. */
  claims: 0,
  /** How far the pieces may go, in total. */
  power: 0,
  /** Most tiles won by one connection that keeps its piece. */
  connection: 0,
  /** Most tiles won, those taken from others counted twice, by one connection that costs its piece. */
  sacrifice: 0,
};

const { next, off } = board;

/** Looks along the three directions of every piece of a seat, as the rules do. */
export function surveySeat(position: Position, seat: Seat): void {
  const { slots, kept } = position;
  survey.pieces = 0;
  survey.stuck = 0;
  survey.stops = 0;
  survey.claims = 0;
  survey.power = 0;
  survey.connection = 0;
  survey.sacrifice = 0;
  for (let list = slots[kept + seat], place = 0; place < 4; place++, list >>= 7) {
    const from = list & 127;
    if (from === off) return;
    const power = powerOf(position, seat, from);
    const facing = slots[from] >> 6;
    const before = survey.stops;
    for (let turned = 7; turned < 10; turned++) surveyWay(slots, seat + 1, from, (facing + turned) & 7, power);
    survey.pieces++;
    survey.power += power;
    if (survey.stops === before) survey.stuck++;
  }
}

function surveyWay(slots: Int32Array, mine: number, from: Cell, direction: Direction, power: number): void {
  const fromOwn = (slots[from] & 7) === mine;
  let passesPiece = false;
  let neutral = 0;
  let foreign = 0;
  let to = from;
  for (let steps = 1; steps <= power; steps++) {
    to = next[to * 8 + direction];
    const content = slots[to];
    if (content === WALL) return;
    if (content > 7) {
      passesPiece = true;
      if (!fromOwn) return;
    } else if (content === mine) {
      if (passesPiece && !fromOwn) continue; // §12
      survey.stops++;
      if (!fromOwn || passesPiece) continue;
      if (foreign > 0)
        survey.sacrifice = Math.max(survey.sacrifice, neutral + 2 * foreign); // §11
      else survey.connection = Math.max(survey.connection, neutral);
    } else if (content !== 0) foreign++;
    else {
      neutral++;
      if (passesPiece) continue; // §8
      survey.stops++;
      survey.claims++;
    }
  }
}
