// gamut/judge: what the moves of a game were worth, and why.

export { type Found, judgeFound } from '../judge/better.ts';
export { isTrue } from '../judge/claims/check.ts';
export type { Claim, ClaimKind, SaidClaim } from '../judge/claims/claim.ts';
export { explain, type Known } from '../judge/claims/explain.ts';
export type { Think } from '../judge/examine.ts';
export type { Kingmaking } from '../judge/kingmaking.ts';
export type { Like } from '../judge/like.ts';
export type { Note, SimpleMove } from '../judge/note.ts';
export { examineGame, type GameReview, reviewNodes, reviewOf } from '../judge/review.ts';
export type { TurningPoint } from '../judge/turning.ts';
export { type Verdict, type VerdictMark, verdictsOn } from '../judge/verdicts.ts';
