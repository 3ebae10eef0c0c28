import type { Branch, Case } from './case.ts';
import type { Claim } from './claim.ts';
import { cellsOf, placeAfter } from './places.ts';
import type { Proofs, ProvedDuty } from './proofs.ts';

/** Whoever can expect so much of the game may be about to win. */
const LEADING = 0.3;

/** Among three and four: who alone can still stop somebody after the move, where that is not so after the other one. */
export async function dutyClaims({ asked, other, position }: Case, proofs: Proofs): Promise<Claim[]> {
  const duty = await dutyAfter(asked, proofs);
  if (duty === undefined) return [];
  const same = other === undefined ? undefined : await proofs.duty(other.place, duty.leader);
  if (same?.stopper === duty.stopper) return [];
  const { leader, stopper, within, line, stop, stops, replies } = duty;
  const { move } = asked;
  return [
    {
      ...{ kind: 'duty', proved: true, seat: leader, stopper, move, within, threat: stop[stop.length - 1] },
      ...{ line: [move, ...line], otherLine: [move, ...stop] },
      cells: cellsOf(placeAfter(position, move, ...stop.slice(0, -1)), stop[stop.length - 1]),
      numbers: [within, stops, replies],
    },
  ];
}

/** Of all who may be about to win, the one with the most to expect comes first. */
async function dutyAfter({ place, prospect: { shares } }: Branch, proofs: Proofs): Promise<ProvedDuty | undefined> {
  const leaders = shares.flatMap((share, seat) => (share >= LEADING ? [seat] : []));
  leaders.sort((one, two) => shares[two] - shares[one]);
  for (const leader of leaders) {
    const duty = await proofs.duty(place, leader);
    if (duty !== undefined) return duty;
  }
  return undefined;
}
