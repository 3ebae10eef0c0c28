import { board, stepsBetween } from '../board.ts';
import { cruRefuse } from '../refuse.ts';

/** Which rule forbids an attempt; §4 gives every move one step. */
export const stepRefuse = cruRefuse<'too far'>({
  tooFar(_, from, to) {
    const steps = stepsBetween(from, to);
    if (steps === 1) return undefined;
    return { rule: 'too far', words: { from: board.names[from], to: board.names[to], steps } };
  },
});
