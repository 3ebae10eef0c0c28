import { board, stepsBetween } from '../families/cru/board.ts';
import { cruRefuse } from '../families/cru/refuse.ts';

/** Which rule forbids an attempt; §4 gives every move one step. */
export const refuse = cruRefuse<'too far'>({
  tooFar(_, from, to) {
    const steps = stepsBetween(from, to);
    if (steps === 1) return undefined;
    return { rule: 'too far', words: { from: board.names[from], to: board.names[to], steps } };
  },
});
