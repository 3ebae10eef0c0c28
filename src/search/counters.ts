/** What a search counted while it thought, all as numbers of nodes or of questions. */
export interface SearchCounts {
  readonly nodes: number;
  /** Questions to the table, those it knew something about, and those it answered. */
  readonly probes: number;
  readonly hits: number;
  readonly answers: number;
  /** Positions whose moves were listed, those that a move refuted, and those that the first move tried refuted. */
  readonly expanded: number;
  readonly cutoffs: number;
  readonly firstCutoffs: number;
  /** Nodes beyond the horizon, where only noisy moves are tried. */
  readonly quiet: number;
}

export const PROBES = 0;
export const HITS = 1;
export const ANSWERS = 2;
export const EXPANDED = 3;
export const CUTOFFS = 4;
export const FIRST_CUTOFFS = 5;
export const QUIET = 6;

/** Counters that cost next to nothing: a search adds to them directly. */
export function makeCounters(): Float64Array {
  return new Float64Array(7);
}

export function countsOf(nodes: number, counters: Float64Array): SearchCounts {
  const [probes, hits, answers, expanded, cutoffs, firstCutoffs, quiet] = counters;
  return { nodes, probes, hits, answers, expanded, cutoffs, firstCutoffs, quiet };
}

/** What several searches counted, all together; undefined where none counts. */
export function sumOf(counts: readonly SearchCounts[]): SearchCounts | undefined {
  if (counts.length === 0) return undefined;
  const counters = makeCounters();
  let nodes = 0;
  for (const { nodes: more, probes, hits, answers, expanded, cutoffs, firstCutoffs, quiet } of counts) {
    nodes += more;
    for (const [at, count] of [probes, hits, answers, expanded, cutoffs, firstCutoffs, quiet].entries()) {
      counters[at] += count;
    }
  }
  return countsOf(nodes, counters);
}
