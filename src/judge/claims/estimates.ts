import type { Case } from './case.ts';
import type { Claim } from './claim.ts';

/** What a share must change to be told, among three and four. */
const WORTH_TELLING = 0.03;

/** Whom the move costs a part of the game, and who gains it. */
export function shareClaims({ position, mover, asked, other, isBest }: Case): Claim[] {
  if (position.seats === 2 || other === undefined || isBest) return [];
  const changes = asked.prospect.shares.map((share, seat) => share - other.prospect.shares[seat]);
  const most = Math.max(...changes);
  const gainer = changes.indexOf(most);
  if (gainer === mover || most < WORTH_TELLING || -changes[mover] < WORTH_TELLING) return [];
  const numbers = [hundredths(-changes[mover]), hundredths(most)];
  const compared = { move: asked.move, other: other.move, line: asked.line, otherLine: other.line };
  return [{ kind: 'share', proved: false, seat: mover, gainer, ...compared, cells: [], numbers }];
}

/** What the mover can expect, always said to be an estimate. */
export function estimateClaim({ mover, asked, other }: Case): Claim {
  const compared = other === undefined ? {} : { other: other.move, otherLine: other.line };
  const shares = [asked, ...(other === undefined ? [] : [other])].map(({ prospect }) => prospect.shares[mover]);
  const { move, line } = asked;
  return {
    ...{ kind: 'estimate', proved: false, seat: mover, move, ...compared, line, cells: [] },
    numbers: shares.map(hundredths),
  };
}

/** Said where nothing better can be said. */
export function unclearClaim({ mover, asked, other, isBest }: Case): Claim[] {
  if (other === undefined) return [];
  const [best, second] = isBest ? [asked, other] : [other, asked];
  const compared = { move: asked.move, other: other.move, line: best.line, otherLine: second.line };
  const numbers = [best.line.length];
  return [{ kind: 'unclear', proved: false, seat: mover, ...compared, cells: [], numbers }];
}

function hundredths(share: number): number {
  return Math.round(100 * share);
}
