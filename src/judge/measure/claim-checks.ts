import type { Position } from '../../core/position.ts';
import { isSharedBy, isTrue } from '../claims/check.ts';
import type { ClaimKind } from '../claims/claim.ts';
import { explain } from '../claims/explain.ts';
import type { Think } from '../examine.ts';
import type { Verdict } from '../verdicts.ts';

/** What was found about the claims on a move. */
export interface CheckedMove {
  /** Whether anything stronger than an estimate is said. */
  readonly isTold: boolean;
  readonly claims: readonly CheckedClaim[];
}

/** A claim that is more than an estimate. */
interface CheckedClaim {
  readonly kind: ClaimKind;
  readonly isProved: boolean;
  /** By the rules alone; null where that takes too long, or where it is not said to be proved. */
  readonly isTrue: boolean | null;
  /** Whether the same is so of the other move; null where that takes too long. */
  readonly isShared: boolean | null;
}

/** Moves that one check may make. */
const MOST_MOVES = 300_000;
const ESTIMATES: readonly ClaimKind[] = ['share', 'unclear', 'estimate'];

/** Explains a move as a review does, and checks what is said by trying everything. */
export async function checkClaims(
  position: Position,
  { move, line, ply }: Pick<Verdict, 'move' | 'line' | 'ply'>,
  think: Think,
  nodes: number,
): Promise<CheckedMove> {
  const said = await explain(position, move, think, nodes, { best: line[0], ply });
  const strong = said.filter(({ kind }) => !ESTIMATES.includes(kind));
  // The other move of a claim that names none: the one that an estimate compares with, or the judge's own.
  const other = said.find((claim) => claim.other !== undefined)?.other ?? (line[0] === move ? undefined : line[0]);
  const claims = strong.map((claim) => ({
    kind: claim.kind,
    isProved: claim.proved,
    isTrue: claim.proved ? (isTrue(position, claim, MOST_MOVES) ?? null) : null,
    isShared: other === undefined ? false : (isSharedBy(position, claim, other, MOST_MOVES) ?? null),
  }));
  return { isTold: strong.length > 0, claims };
}
