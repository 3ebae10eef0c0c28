/** §2, §23: tiles that win, by number of players. */
const TARGETS = [0, 0, 42, 28, 24];

/** For two players; with more players fewer tiles win. */
export const LARGEST_TARGET = TARGETS[2];

export function targetOf(seats: number): number {
  return TARGETS[seats];
}
