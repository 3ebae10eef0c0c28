import type { Evaluate, Evaluation } from '../../../core/engine.ts';
import type { Position } from '../../../core/position.ts';
import { NOBODY, type Seat } from '../../../core/types.ts';
import { AHEAD } from '../../families/cru/board.ts';
import { roomOf } from '../../families/cru/engine/room.ts';
import { seatAfter } from '../../families/cru/moves.ts';
import { PLACES } from '../../families/cru/pieces.ts';
import { tilesOf } from '../../families/cru/power.ts';
import { learnedWeights } from './learned.ts';
import { survey, surveySeat } from './survey.ts';
import { handWeights, type Weights } from './weights.ts';

/** Neutral cells within reach of a piece, beyond which more do not help it. */
const MOST_ROOM = 8;

// A local constant: imported ones are looked up at every use.
const ahead = AHEAD;

/** Below every worth; small enough to be stored unboxed. */
const LOWEST = -(2 ** 30);

export const evaluation: Evaluation = { weights: learnedWeights, hand: handWeights, with: evaluateWith };

/**
 * How well a seat stands against the best of the others, in hundredths of a tile: only the most tiles win. Who reaches
 * a cell first, which decides Shacru, is not computed here: with long moves it predicts nothing, and costs the most.
 */
export const evaluate = evaluateWith(learnedWeights);

/** The evaluation with other weights, for training and for matches between them. */
function evaluateWith(weights: Weights): Evaluate {
  const { tile, room, stop, piece, stuck, power, connection, sacrifice, turn } = weights;

  function worth(position: Position, seat: Seat, starter: Seat): number {
    surveySeat(position, seat);
    const owned = tile * tilesOf(position, seat);
    if (starter !== NOBODY) return owned + tile * turnsLeft(position, seat, starter) * bestGain();
    return (
      owned +
      room * roomOf(position, seat, MOST_ROOM) +
      stop * survey.stops +
      piece * survey.pieces +
      stuck * survey.stuck +
      power * survey.power +
      connection * survey.connection +
      sacrifice * survey.sacrifice +
      (position.turn === seat ? turn : 0)
    );
  }

  const evaluate: Evaluate = (position, seat) => {
    const starter = nextStarter(position);
    let best = LOWEST;
    for (let other = 0; other < position.seats; other++) {
      if (other !== seat) best = Math.max(best, worth(position, other, starter));
    }
    return worth(position, seat, starter) - best;
  };
  evaluate.each = (position, worths) => {
    const starter = nextStarter(position);
    for (let seat = 0; seat < position.seats; seat++) worths[seat] = worth(position, seat, starter);
  };
  return evaluate;
}

/** Variable of the rules: who started the final round, or NOBODY. */
const STARTER = 0;

/** Who started the final round or, as things stand, will when the turn comes; NOBODY while all can move. */
function nextStarter(position: Position): Seat {
  const { slots, vars, seats, turn } = position;
  if (slots[vars + STARTER] !== NOBODY) return slots[vars + STARTER];
  for (let seat = seatAfter(turn, seats); seat !== turn; seat = seatAfter(seat, seats)) {
    if (canStep(position, seat)) continue;
    surveySeat(position, seat);
    if (survey.stops === 0) return seat;
  }
  return NOBODY;
}

/** Whether one of a seat's pieces can make a single step, which is usually the case and quickly found. */
function canStep({ slots, kept }: Position, seat: Seat): boolean {
  for (let list = slots[kept + seat], place = 0; place < PLACES; place++, list >>= 7) {
    const cell = list & 127;
    let ways = ahead[(cell << 3) | ((slots[cell] >> 6) & 7)];
    for (let way = 0; way < 3; way++, ways >>= 7) {
      const content = slots[ways & 127];
      if (content === 0 || content === seat + 1) return true;
    }
  }
  return false;
}

/** Turns of a seat until the final round is over, §15–§17, if the starter stays stuck. */
function turnsLeft({ slots, vars, seats, turn }: Position, seat: Seat, starter: Seat): number {
  if (seat === starter) return 0;
  const before = (seat - turn + seats) % seats < (starter - turn + seats) % seats ? 1 : 0;
  return slots[vars + STARTER] === NOBODY ? before + 1 : before;
}

/** Tiles that the best move of the seat surveyed wins immediately. */
function bestGain(): number {
  return Math.max(survey.claims > 0 ? 1 : 0, survey.connection, survey.sacrifice);
}
