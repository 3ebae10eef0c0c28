/** Two players of a ladder that meet, by level; 0 makes any legal move. */
export interface LadderPairing {
  readonly one: number;
  readonly others: number;
  /** Openings, each played on every seat. */
  readonly pairs: number;
  /** Nodes of all players together, for each round of moves. */
  readonly cost: number;
}

export interface LadderPlan {
  readonly seats: number;
  /**
   * Nodes of a move of each level, from 0 on, as a measure of its time; nodes of different searches are hardly
   * comparable.
   */
  readonly nodes: readonly number[];
  /** Most openings for two neighbours. */
  readonly pairs: number;
  /** Openings for the last two; the others have as many as take the same time. */
  readonly topPairs: number;
  /** The last level that is measured. */
  readonly top: number;
}

/**
 * Every level against the one below it, and against the one below that on half as many openings, the weakest first.
 * Neighbours always meet, the others only where that half is at least one opening.
 */
export function planLadder({ seats, nodes, pairs, topPairs, top }: LadderPlan): LadderPairing[] {
  const costOf = (one: number, others: number) => seats * (nodes[one] + (seats - 1) * nodes[others]);
  const affordable = topPairs * costOf(nodes.length - 1, nodes.length - 2);
  const openingsOf = (one: number, others: number) => Math.min(pairs, affordable / costOf(one, others));
  const encounters: LadderPairing[] = [];
  const meet = (one: number, others: number, openings: number) => {
    if (openings > 0) encounters.push({ one, others, pairs: openings, cost: openings * costOf(one, others) });
  };
  for (let one = 1; one <= top; one++) {
    meet(one, one - 1, Math.ceil(openingsOf(one, one - 1)));
    // With more than two seats, a player two levels above adds little that its neighbours do not tell.
    if (one > 2 && seats === 2) meet(one, one - 2, Math.floor(openingsOf(one, one - 2) / 2));
  }
  return encounters;
}
