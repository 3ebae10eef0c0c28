import type { Position } from '../../core/position.ts';
import { NOBODY, type Seat } from '../../core/types.ts';
import { board } from '../families/cru/board.ts';
import { TILE } from '../families/cru/content.ts';
import { seatAfter } from '../families/cru/moves.ts';
import { roomOf } from '../families/cru/room.ts';
import { survey, surveySeat } from './survey.ts';
import { weights } from './weights.ts';

/** Neutral cells within reach of a piece beyond which more are of no use to it. */
const MOST_ROOM = 8;

/** Below every worth; small enough to be held without a box. */
const LOWEST = -(2 ** 30);

/**
 * How well a seat stands against the best of the others, in hundredths of a tile: only the most tiles win. Who comes
 * first to a cell, which decides Shacru, is not asked here: with long moves it foretells nothing, and costs the most.
 */
export function evaluate(position: Position, seat: Seat): number {
  const starter = nextStarter(position);
  countTiles(position);
  let best = LOWEST;
  for (let other = 0; other < position.seats; other++) {
    if (other !== seat) best = Math.max(best, worth(position, other, starter));
  }
  return worth(position, seat, starter) - best;
}

/** Own variable of the rules: who started the final round, or NOBODY. */
const STARTER = 0;

/** Who started the final round or, as things stand, will when the turn comes; NOBODY while all can move. */
function nextStarter(position: Position): Seat {
  const { slots, vars, seats, turn } = position;
  if (slots[vars + STARTER] !== NOBODY) return slots[vars + STARTER];
  for (let seat = seatAfter(turn, seats); seat !== turn; seat = seatAfter(seat, seats)) {
    surveySeat(position, seat);
    if (survey.stops === 0) return seat;
  }
  return NOBODY;
}

function worth(position: Position, seat: Seat, starter: Seat): number {
  surveySeat(position, seat);
  const owned = weights.tile * tiles[seat + 1];
  if (starter !== NOBODY) return owned + turnsLeft(position, seat, starter) * bestGain();
  return (
    owned +
    weights.room * roomOf(position, seat, MOST_ROOM) +
    weights.stop * survey.stops +
    weights.piece * survey.pieces +
    weights.stuck * survey.stuck +
    weights.power * survey.power +
    weights.connection * survey.connection +
    weights.sacrifice * survey.sacrifice +
    (position.turn === seat ? weights.turn : 0)
  );
}

/** Turns of a seat until the final round is over, §15–§17, if the starter stays stuck. */
function turnsLeft({ slots, vars, seats, turn }: Position, seat: Seat, starter: Seat): number {
  if (seat === starter) return 0;
  const before = (seat - turn + seats) % seats < (starter - turn + seats) % seats ? 1 : 0;
  return slots[vars + STARTER] === NOBODY ? before + 1 : before;
}

/** What the best move of the seat surveyed wins at once. */
function bestGain(): number {
  return weights.tile * Math.max(survey.claims > 0 ? 1 : 0, survey.connection, survey.sacrifice);
}

/** Tiles of each owner, seat + 1; 0 counts the neutral ones. */
const tiles = new Int32Array(8);

function countTiles({ slots }: Position): void {
  tiles.fill(0);
  for (let cell = 0; cell < board.cellCount; cell++) tiles[slots[cell] & TILE]++;
}
