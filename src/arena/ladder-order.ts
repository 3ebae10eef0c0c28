import { fitLadder } from './ladder.ts';

/** One player's score in each opening of a meeting, in order, and how many copies of its opponent it met. */
export interface OrderQuestion {
  readonly groups: readonly number[];
  readonly copies: number;
  /** Openings that are always played. */
  readonly least: number;
}

/**
 * The order is tested after every opening, which gives chance many opportunities: the test must be stricter than a
 * single one at 95 %, or 1.96 standard deviations. With 2.24, one of two equal players is called stronger in a tenth of
 * all meetings of up to 40 pairs.
 */
const STRICTER = 2.24 / 1.96;

/** After how many openings it is certain which of the two is stronger; undefined: not yet. */
export function certainAfter({ groups, copies, least }: OrderQuestion): number | undefined {
  for (let count = Math.max(1, least); count <= groups.length; count++) {
    const meeting = { one: 1, others: 0, copies, groups: groups.slice(0, count) };
    const { mean, low } = fitLadder(2, [meeting]).difference(1, 0);
    if (Math.abs(mean) > STRICTER * (mean - low)) return count;
  }
  return undefined;
}
