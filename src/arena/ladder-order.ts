import { fitLadder } from './ladder.ts';

/** What the first of a meeting scored in its openings, in order, and against how many copies of the other. */
export interface OrderQuestion {
  readonly groups: readonly number[];
  readonly copies: number;
  /** Openings that are played in any case. */
  readonly least: number;
}

/**
 * An order is looked for after every opening, so that chance has many opportunities: it must be surer than the 95 % of a single
 * look, which are 1.96 standard deviations. With 2.24 of them, one of two equals is called the stronger one in a tenth of
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
