import type { Evaluate, Evaluation } from '../../../core/engine.ts';
import type { Position } from '../../../core/position.ts';
import type { Seat } from '../../../core/types.ts';
import { board } from '../../families/cru/board.ts';
import { PLACES } from '../../families/cru/pieces.ts';
import { tilesOf } from '../../families/cru/power.ts';
import { targetOf } from '../target.ts';
import { learnedWeights } from './learned.ts';
import { surveySeat, surveys } from './survey.ts';
import { handWeights, type Weights } from './weights.ts';

/** Below every worth; small enough to be stored unboxed. */
const LOWEST = -(2 ** 30);

/** Below every worth of a seat that has pieces: a seat without pieces is out, whatever it owns, §20. */
const OUT = -20_000;

const off = board.off;

export const evaluation: Evaluation = { weights: learnedWeights, hand: handWeights, with: evaluateWith };

/** How well a seat stands against the best of the others, in hundredths of a tile. */
export const evaluate = evaluateWith(learnedWeights);

/** The evaluation with other weights, for training and for matches between them. */
function evaluateWith(weights: Weights): Evaluate {
  const { tile, late, piece, stuck, stop, crossing, power, rooted, attacked, pinned, connection, turn } = weights;

  function worth(position: Position, seat: Seat): number {
    const survey = surveys[seat];
    if (survey.pieces === 0) return OUT;
    const tiles = tilesOf(position, seat);
    countDangers(position, seat);
    return (
      tile * tiles +
      late * Math.max(0, tiles - (targetOf(position.seats) >> 1)) +
      piece * survey.pieces +
      stuck * survey.stuck +
      stop * survey.stops +
      crossing * survey.crossings +
      power * survey.power +
      rooted * survey.rooted +
      attacked * dangers.attacked +
      pinned * dangers.pinned +
      connection * survey.connection +
      (position.turn === seat ? turn : 0)
    );
  }

  return (position, seat) => {
    for (let other = 0; other < position.seats; other++) surveySeat(position, other);
    let best = LOWEST;
    for (let other = 0; other < position.seats; other++) {
      if (other !== seat) best = Math.max(best, worth(position, other));
    }
    return worth(position, seat) - best;
  };
}

/**
 * Pieces of a seat that one piece of some opponent attacks, and those attacked by two of the same opponent, which can
 * be taken.
 */
const dangers = { attacked: 0, pinned: 0 };

function countDangers({ slots, kept, seats }: Position, seat: Seat): void {
  dangers.attacked = 0;
  dangers.pinned = 0;
  for (let list = slots[kept + seat], place = 0; place < PLACES; place++, list >>= 7) {
    const cell = list & 127;
    if (cell === off) return;
    let most = 0;
    for (let other = 0; other < seats; other++) {
      if (other !== seat) most = Math.max(most, surveys[other].attacks[cell]);
    }
    if (most > 1) dangers.pinned++;
    else dangers.attacked += most;
  }
}
