import type { MatchResult } from './result.ts';

/** The budget of a move: '1000 nodes per move'. */
export function budgetText({ budget: { nodes, ms } }: MatchResult): string {
  const parts = [...(nodes === undefined ? [] : [`${nodes} nodes`]), ...(ms === undefined ? [] : [`${ms} ms`])];
  return `${parts.join(' or ')} per move`;
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** A difference in Elo with its sign, which may be infinite. */
export function signedElo(elo: number): string {
  const size = Number.isFinite(elo) ? Math.abs(elo).toFixed(0) : '∞';
  return `${elo < 0 ? '−' : '+'}${size}`;
}
