import { CLAIM_KINDS, type Claim } from './claim.ts';

/** Sentences about one move. */
const MOST = 3;
/** After these threats, numbers and estimates would be beside the point. */
const DECIDED: readonly Claim['kind'][] = ['ends', 'forces', 'refuted', 'unanswered'];

/** Of claims in order of telling, at most three: the strongest kinds first, no two with the same cells. */
export function chooseClaims(found: readonly Claim[], unclear: readonly Claim[], estimate: Claim): readonly Claim[] {
  const rank = ({ kind }: Claim) => CLAIM_KINDS.indexOf(kind);
  const strongest = [...found].sort((one, other) => rank(one) - rank(other));
  const chosen: Claim[] = [];
  for (const claim of strongest) {
    if (chosen.length < MOST && !chosen.some((other) => isAlike(claim, other))) chosen.push(claim);
  }
  const isDecided = chosen.some(
    ({ kind, other }) => DECIDED.includes(kind) || (kind === 'duty' && other !== undefined),
  );
  if (isDecided) return chosen.filter((claim) => rank(claim) < CLAIM_KINDS.indexOf('threatens'));
  if (chosen.length === 0) return [...unclear, estimate];
  return [...chosen.slice(0, MOST - 1), estimate];
}

/** Beside a verdict, which tells the cost by itself: what is only estimated is left out, unless there is nothing else. */
export function besideVerdict<One extends Claim>(claims: readonly One[]): readonly One[] {
  const reasons = claims.filter(({ kind }) => kind !== 'share' && kind !== 'estimate');
  return reasons.length === 0 ? claims.slice(0, 1) : reasons;
}

/** Two claims about the same cells, or about the same number. */
function isAlike(one: Claim, other: Claim): boolean {
  if (one.fact !== undefined && one.fact === other.fact) return true;
  return one.cells.length > 0 && [...one.cells].sort().join() === [...other.cells].sort().join();
}
