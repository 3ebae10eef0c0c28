import type { Evaluate } from '../../../../core/engine.ts';
import type { Position } from '../../../../core/position.ts';
import type { Seat } from '../../../../core/types.ts';
import { board } from '../board.ts';
import { ALL_TILES, blend } from '../engine/blend.ts';
import { mapReach, neutralCount, neutralFirst, neutralShared, tileCount } from '../engine/reach.ts';
import { crampedPieces, roomOf } from '../engine/room.ts';
import { countBits } from './bits.ts';
import { lookAhead, openSteps } from './outlook.ts';
import { STEP_THINGS, type StepWeights } from './weights.ts';

/** Neutral cells within reach of a piece, beyond which more do not help it. */
const MOST_ROOM = 10;

/** Below every worth; small enough to be stored unboxed. */
const LOWEST = -(2 ** 30);

/**
 * How well a seat stands against the best of the others, in hundredths of a tile: only the most tiles win. twists:
 * whether pieces may turn at a border.
 */
export function evaluateSteps(weights: StepWeights, twists: boolean): Evaluate {
  const blended = blend(STEP_THINGS, weights);

  /** Worth of a seat, with the weights from index `at` on, in the order of STEP_THINGS. */
  function worth(position: Position, seat: Seat, at: number): number {
    const open = openSteps(lookAhead(position, seat));
    const room = roomOf(position, seat, MOST_ROOM, twists);
    return (
      blended[at] * tileCount(seat) +
      blended[at + 1] * neutralFirst(seat) +
      blended[at + 2] * neutralShared(seat) +
      blended[at + 3] * room +
      blended[at + 4] * crampedPieces() +
      blended[at + 5] * countBits(open) +
      blended[at + 6] * stuckPieces(position, seat, open) +
      (position.turn === seat ? blended[at + 7] : 0)
    );
  }

  const evaluate: Evaluate = (position, seat) => {
    mapReach(position, twists);
    const at = neutralCount() * STEP_THINGS.length;
    let best = LOWEST;
    for (let other = 0; other < position.seats; other++) {
      if (other !== seat) best = Math.max(best, worth(position, other, at));
    }
    return ((worth(position, seat, at) - best) / ALL_TILES) | 0;
  };
  evaluate.each = (position, worths) => {
    mapReach(position, twists);
    const at = neutralCount() * STEP_THINGS.length;
    for (let seat = 0; seat < position.seats; seat++) worths[seat] = worth(position, seat, at) / ALL_TILES;
  };
  return evaluate;
}

/** Pieces of a seat without any of the open steps. */
function stuckPieces({ slots, kept }: Position, seat: Seat, open: number): number {
  let stuck = 0;
  for (let list = slots[kept + seat], steps = open, place = 0; place < 4; place++, list >>= 7, steps >>= 3) {
    if ((list & 127) !== board.off && (steps & 7) === 0) stuck++;
  }
  return stuck;
}
