import { exactMove } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { writePosition } from '../core/text.ts';
import type { Seat } from '../core/types.ts';
import type { Answer, Question } from '../search/worker/service.ts';
import type { LastChance } from './note.ts';
import type { Prospect } from './prospect.ts';

/** Answers a question for a proof. */
type Prove = (question: Question) => Promise<Answer>;

/** Whoever can expect so much of the game may have won by force. */
const LIKELY = 0.5;
/** Moves made for one proof: a tenth of a second or so. */
const PROOF_MOVES = 20_000;

/**
 * Among three or four, a search proves wins of the seat to move only. Whether the one with the most to expect has won
 * against everybody is asked besides; what is proved replaces the estimate.
 */
export async function proveLeader(
  position: Position,
  move: string,
  prospect: Prospect,
  prove: Prove,
): Promise<Prospect> {
  const { shares, within } = prospect;
  const leader = shares.indexOf(Math.max(...shares));
  if (position.seats === 2 || within !== undefined || shares[leader] < LIKELY) return prospect;
  const { proved } = await ask(position, move, leader, prove);
  return proved === 0 ? prospect : { shares: shares.map((_, seat) => (seat === leader ? 1 : 0)), within: proved };
}

/** Whether the judge's own move would have stopped somebody whom nobody can stop after the one that was played. */
export async function lastChance(
  position: Position,
  own: string,
  best: Prospect,
  played: Prospect,
  prove: Prove,
): Promise<LastChance | undefined> {
  const { shares, within = 0 } = played;
  const leader = shares.indexOf(1);
  const isLost = within > 0 && leader >= 0 && leader !== position.turn;
  if (position.seats === 2 || !isLost || best.within !== undefined) return undefined;
  const { proved, depth } = await ask(position, own, leader, prove, within);
  return proved === 0 && depth >= within ? { leader, within, stop: own } : undefined;
}

/** Whether a seat has a win against everybody after a move, and within how many moves it has none. */
async function ask(position: Position, move: string, attacker: Seat, prove: Prove, depth = 2 * position.seats) {
  const place = position.clone();
  place.play(exactMove(position, move));
  const question = { game: place.game.id, position: writePosition(place), attacker, depth, nodes: PROOF_MOVES };
  return prove(question);
}
