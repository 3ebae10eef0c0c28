import { searchedMoves } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { type Move, NO_MOVE, type Seat } from '../../core/types.ts';
import type { Case } from './case.ts';
import type { Claim } from './claim.ts';
import { cellsOf, givenTo, isWonBy, othersThan, textOf, winningMove } from './places.ts';

/** More moves than this are not tried one by one, each with all its replies. */
const MOST_MOVES = 250;

/** Threats to win at once, tried by the rules alone: that the move is the only one, and what it threatens itself. */
export function threatClaims(given: Case): Claim[] {
  const { rules } = given.position;
  if (rules.generateAll !== undefined) return []; // too many moves to try them all
  return [...onlyMove(given), ...ownThreat(given)];
}

/** After any other move somebody else wins at once, or has won. */
function onlyMove({ position, mover, asked, isBest }: Case): Claim[] {
  const moves = searchedMoves(position);
  if (!isBest || moves.length < 2 || moves.length > MOST_MOVES || asked.place.over) return [];
  if (othersThan(position, mover).some((seat) => winsAtOnce(asked.place, seat))) return [];
  let shown: string[] = [];
  let winner: Seat | undefined;
  const place = position.clone();
  for (const move of moves) {
    const text = textOf(position, move);
    if (text === asked.move) continue;
    place.play(move);
    const loser = othersThan(position, mover).find((one) => winsAtOnce(place, one));
    const reply = loser === undefined || place.over ? NO_MOVE : winningMove(place, searchedMoves(place));
    if (shown.length === 0 && loser !== undefined) shown = reply === NO_MOVE ? [text] : [text, textOf(place, reply)];
    place.undo();
    if (loser === undefined || (winner !== undefined && winner !== loser)) return [];
    winner = loser;
  }
  if (winner === undefined) return [];
  const numbers = [moves.length - 1];
  const cells = cellsOf(position, asked.move);
  return [{ kind: 'only', proved: true, seat: winner, move: asked.move, line: shown, cells, numbers }];
}

/** Whether a seat has won, or wins with its next move, being the one to move. */
function winsAtOnce(place: Position, seat: Seat): boolean {
  if (place.over) return isWonBy(place, seat);
  return place.turn === seat && winningMove(place, searchedMoves(place)) !== NO_MOVE;
}

/** A win of the mover on its next turn, if nobody else did anything, and the replies that stop it. Of two seats; it is no reason against a move. */
function ownThreat({ position, mover, asked, isBest }: Case): Claim[] {
  const { place, move } = asked;
  if (!isBest || position.seats !== 2 || place.over || place.turn === mover) return [];
  const idle = givenTo(place, mover);
  const carried = idle.over || idle.turn !== mover ? NO_MOVE : winningMove(idle, searchedMoves(idle));
  if (!isWonBy(idle, mover) && carried === NO_MOVE) return [];
  const replies = searchedMoves(place);
  if (replies.length > MOST_MOVES) return [];
  const { stopping, shown } = whatStops(place, mover, replies);
  if (stopping === 0 || stopping === replies.length) return [];
  const threat = carried === NO_MOVE ? {} : { threat: textOf(idle, carried) };
  const cells = carried === NO_MOVE ? cellsOf(position, move) : cellsOf(idle, textOf(idle, carried));
  const numbers = [stopping, replies.length];
  return [{ kind: 'threatens', proved: true, seat: mover, move, ...threat, line: [move, ...shown], cells, numbers }];
}

/** How many replies prevent that the mover wins on its next turn, and a line with one that does not. */
function whatStops(place: Position, mover: Seat, replies: readonly Move[]): { stopping: number; shown: string[] } {
  const board = place.clone();
  let stopping = 0;
  let shown: string[] = [];
  for (const reply of replies) {
    const text = textOf(board, reply);
    board.play(reply);
    const isWon = winsAtOnce(board, mover);
    if (!isWon) stopping++;
    else if (shown.length === 0) {
      const end = board.over ? NO_MOVE : winningMove(board, searchedMoves(board));
      shown = end === NO_MOVE ? [text] : [text, textOf(board, end)];
    }
    board.undo();
  }
  return { stopping, shown };
}
