import type { Evaluate, Evaluation } from '../../core/game.ts';
import type { Position } from '../../core/position.ts';
import type { Seat } from '../../core/types.ts';
import { board } from '../families/cru/board.ts';
import { mapReach, neutralFirst, neutralShared, tileCount } from '../families/cru/reach.ts';
import { roomOf } from '../families/cru/room.ts';
import { countBits } from './bits.ts';
import { learnedWeights } from './learned.ts';
import { lookAhead, openSteps } from './outlook.ts';
import { handWeights, type Weights } from './weights.ts';

/** Neutral cells within reach of a piece beyond which more are of no use to it. */
const MOST_ROOM = 10;

/** Below every worth; small enough to be held without a box. */
const LOWEST = -(2 ** 30);

export const evaluation: Evaluation = { weights: learnedWeights, hand: handWeights, with: evaluateWith };

/** How well a seat stands against the best of the others, in hundredths of a tile: only the most tiles win. */
export const evaluate = evaluateWith(learnedWeights);

/** The evaluation with other weights, for training and for matches between them. */
function evaluateWith(weights: Weights): Evaluate {
  const { tile, first, shared, room, step, stuck, turn } = weights;

  function worth(position: Position, seat: Seat): number {
    const open = openSteps(lookAhead(position, seat));
    return (
      tile * tileCount(seat) +
      first * neutralFirst(seat) +
      shared * neutralShared(seat) +
      room * roomOf(position, seat, MOST_ROOM) +
      step * countBits(open) +
      stuck * stuckPieces(position, seat, open) +
      (position.turn === seat ? turn : 0)
    );
  }

  return (position, seat) => {
    mapReach(position);
    let best = LOWEST;
    for (let other = 0; other < position.seats; other++) {
      if (other !== seat) best = Math.max(best, worth(position, other));
    }
    return worth(position, seat) - best;
  };
}

/** Pieces of a seat without any of the open steps. */
function stuckPieces({ slots, kept }: Position, seat: Seat, open: number): number {
  let stuck = 0;
  for (let list = slots[kept + seat], steps = open, place = 0; place < 4; place++, list >>= 7, steps >>= 3) {
    if ((list & 127) !== board.off && (steps & 7) === 0) stuck++;
  }
  return stuck;
}
