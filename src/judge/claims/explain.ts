import { searchedMoves } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { writePosition } from '../../core/text.ts';
import type { Think } from '../examine.ts';
import { endProspect, prospectOf } from '../prospect.ts';
import type { Branch, Case } from './case.ts';
import { chooseClaims } from './choose.ts';
import type { Claim, SaidClaim } from './claim.ts';
import { dutyClaims } from './duties.ts';
import { estimateClaim, shareClaims, unclearClaim } from './estimates.ts';
import { forcedClaims } from './forced.ts';
import { cellsOf, isWonBy, placeAfter, textOf } from './places.ts';
import { Proofs } from './proofs.ts';
import { sayClaim } from './say.ts';
import { tellingClaims } from './telling.ts';
import { threatClaims } from './threats.ts';

/** Part of the nodes for the position after each move. */
const MOVE_PART = 2;

/** What is known before, and how much may be proved. */
export interface Known {
  /** The judge's own move; it is searched where it is not known. */
  readonly best?: string;
  /** Moves made before; estimates are calibrated by it. */
  readonly ply?: number;
  /** Moves that the proofs may make together, if not as many as take about half a second. */
  readonly proofs?: number;
}

/**
 * Why a legal move of a running game is good, or why it is not: at most three claims, the strongest first. The same
 * question has the same answer everywhere.
 */
export async function explain(
  position: Position,
  move: string,
  think: Think,
  nodes: number,
  known: Known = {},
): Promise<readonly SaidClaim[]> {
  const given = await caseOf(position, move, think, nodes, known);
  const proofs = new Proofs(think, known.proofs);
  const found = [...(await forcedClaims(given, proofs)), ...(await dutyClaims(given, proofs)), ...threatClaims(given)];
  if (given.other === undefined) found.push(single(given));
  else found.push(...tellingClaims(given), ...shareClaims(given));
  const chosen = chooseClaims(found, unclearClaim(given), estimateClaim(given));
  return chosen.map((claim) => ({
    ...claim,
    text: { en: sayClaim(position, claim, 'en'), pt: sayClaim(position, claim, 'pt') },
  }));
}

/** The move and what it is compared with: the best move, or of the best move another that looks good. */
async function caseOf(position: Position, move: string, think: Think, nodes: number, known: Known): Promise<Case> {
  const { ply = position.ply } = known;
  const best = known.best ?? (await bestMove(position, think, nodes));
  const isBest = best === move;
  const other = isBest ? likelyMove(position, move) : best;
  const branch = (text: string) => branchOf(position, text, think, Math.ceil(nodes / MOVE_PART), ply + 1);
  const asked = await branch(move);
  return {
    position,
    mover: position.turn,
    asked,
    other: other === undefined ? undefined : await branch(other),
    isBest,
  };
}

async function bestMove(position: Position, think: Think, nodes: number): Promise<string> {
  return (await think({ game: position.game.id, position: writePosition(position), nodes }, () => {})).move;
}

async function branchOf(position: Position, move: string, think: Think, nodes: number, ply: number): Promise<Branch> {
  const place = placeAfter(position, move);
  if (place.over) return { move, place, line: [move], prospect: endProspect(place) };
  const answer = await think({ game: place.game.id, position: writePosition(place), nodes }, () => {});
  return { move, place, line: [move, ...answer.line], prospect: prospectOf(place, answer, ply) };
}

/** Of all other moves, the one after which the board looks best: what somebody might have played instead. */
function likelyMove(position: Position, move: string): string | undefined {
  const { turn, game } = position;
  const place = position.clone();
  let likely: string | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const other of searchedMoves(position)) {
    const text = textOf(position, other);
    if (text === move) continue;
    place.play(other);
    const worth = place.over ? (isWonBy(place, turn) ? Number.MAX_VALUE : 0) : game.engine.evaluate(place, turn);
    place.undo();
    if (worth <= most) continue;
    most = worth;
    likely = text;
  }
  return likely;
}

function single({ position, mover, asked }: Case): Claim {
  const { move } = asked;
  const cells = cellsOf(position, move);
  return { kind: 'single', proved: true, seat: mover, move, line: [move], cells, numbers: [] };
}
