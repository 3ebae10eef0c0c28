import type { Seat } from '../../core/types.ts';
import type { Case } from './case.ts';
import type { Claim } from './claim.ts';
import { cellsOf, givenTo, othersThan, placeAfter } from './places.ts';
import type { Proofs, Proved } from './proofs.ts';

/** What is proved about wins: those of the mover, and those of the others. */
export async function forcedClaims(given: Case, proofs: Proofs): Promise<Claim[]> {
  const { position, mover, asked } = given;
  const { winners } = asked.place;
  if (asked.place.over) {
    const seat = 31 - Math.clz32(winners & -winners);
    const kept = await ownWins(given, proofs);
    const cells = cellsOf(position, asked.move);
    const { move } = asked;
    return [{ kind: 'ends', proved: true, seat, move, line: [move], cells, numbers: [] }, ...kept];
  }
  const claims = await ownWins(given, proofs);
  for (const seat of othersThan(position, mover)) claims.push(...(await winsOfOthers(given, seat, proofs)));
  return claims;
}

/** What all claims about a case begin with. */
function claimOn({ asked, other }: Case) {
  const compared = other === undefined ? {} : { other: other.move };
  return { proved: true, move: asked.move, ...compared, cells: [] };
}

async function ownWins(given: Case, proofs: Proofs): Promise<Claim[]> {
  const { mover, asked, other } = given;
  const here = await proofs.ask(asked.place, mover);
  if (here.wins) return here.within === 0 ? [] : [alone(wonBy(given, 'forces', mover, here))];
  if (other === undefined) return [];
  const there = await proofs.ask(other.place, mover);
  if (!there.wins || there.within > here.refuted) return [];
  const line = [other.move, ...there.line];
  const cells = cellsOf(given.position, other.move);
  const within = there.within + 1; // the other move is one of them
  return [{ ...claimOn(given), kind: 'misses', seat: mover, within, line, cells, numbers: [within] }];
}

async function winsOfOthers(given: Case, seat: Seat, proofs: Proofs): Promise<Claim[]> {
  const { position, asked, other } = given;
  const here = await proofs.ask(asked.place, seat);
  const there = other === undefined ? undefined : await proofs.ask(other.place, seat);
  if (here.wins) {
    const isOnlyHere = there !== undefined && there.refuted >= here.within;
    if (!isOnlyHere) return [alone(wonBy(given, 'refuted', seat, here))];
    const threat = await threatBefore(given, seat, here, proofs);
    if (threat === undefined) return [unstopped(given, seat, here)];
    return [{ ...wonBy(given, 'unanswered', seat, here), threat, cells: cellsOf(givenTo(position, seat), threat) }];
  }
  if (other === undefined || there === undefined || !there.wins || there.within > here.refuted) return [];
  const line = [other.move, ...there.line];
  const cells = there.line.length === 0 ? [] : cellsOf(other.place, there.line[0]);
  const within = Math.max(1, there.within);
  return [{ ...claimOn(given), kind: 'stops', seat, within, line, cells, numbers: [within] }];
}

/** Nobody can stop a seat any more; among three and four, its player was the last who could. */
function unstopped(given: Case, seat: Seat, here: Proved): Claim {
  const { position, mover } = given;
  if (position.seats === 2) return wonBy(given, 'refuted', seat, here);
  return { ...wonBy(given, 'duty', seat, here), stopper: mover };
}

/** A claim that says nothing of the other move. */
function alone({ other: _, ...claim }: Claim): Claim {
  return claim;
}

function wonBy(given: Case, kind: Claim['kind'], seat: Seat, { within, line }: Proved): Claim {
  const { asked } = given;
  const cells = line.length === 0 ? cellsOf(given.position, asked.move) : cellsOf(asked.place, line[0]);
  return { ...claimOn(given), kind, seat, within, line: [asked.move, ...line], cells, numbers: [within] };
}

/** The move with which a seat would have won as soon before: the mover has not answered it. */
async function threatBefore({ position }: Case, seat: Seat, now: Proved, proofs: Proofs): Promise<string | undefined> {
  const place = givenTo(position, seat);
  if (place.over || place.turn !== seat) return undefined;
  const { wins, within, line } = await proofs.ask(place, seat, now.within);
  const isSame = wins && within <= now.within && line[0] === now.line[0];
  return isSame && !placeAfter(place, line[0]).equals(place) ? line[0] : undefined;
}
