import type { Position } from '../../core/position.ts';
import { type Move, NO_MOVE, type Seat } from '../../core/types.ts';
import { SolveKey } from './key.ts';
import { ProofSearch } from './proof.ts';
import { SolveTable } from './table.ts';
import { Watch } from './watch.ts';

/** What was found out about a win of one seat against everybody else. */
export interface WinProof {
  /** The fewest plies in which the seat wins, whatever the others do; 0 where no win was proved. */
  readonly within: number;
  /** It was proved that the seat cannot force a win within so many plies. */
  readonly refuted: number;
  /** How the seat wins while the others hold out as long as they can; empty where no win was proved. */
  readonly line: readonly Move[];
  readonly nodes: number;
}

export interface ProofLimits {
  /** Plies within which a win is looked for. */
  readonly plies: number;
  /** Moves made: what it may cost. The line may cost as much again. */
  readonly moves: number;
  /** Seats that help, a bit each: the win is forced against the rest. */
  readonly helpers?: number;
  readonly stop?: () => boolean;
}

const MEGABYTES = 1;
/** With so few plies left it searches everything. Fewer than where small boards are solved: boards here are wide. */
const SOON = 2;

/**
 * Whether a seat of a running game can force a win against everybody else, and how soon: tests one number of plies after
 * the other. The same question has the same answer everywhere, because it is limited by moves and not by time.
 */
export function proveWin(position: Position, seat: Seat, limits: ProofLimits): WinProof {
  const { plies, moves, helpers = 0, stop = () => false } = limits;
  const board = position.clone();
  const table = new SolveTable(MEGABYTES);
  const key = new SolveKey(board);
  const watchFor = (most: number) =>
    new Watch(
      stop,
      () => {},
      () => table.fill,
      most,
    );
  const watch = watchFor(moves);
  const search = new ProofSearch(board, seat, key, table, watch, SOON, helpers);
  for (let within = 1; within <= plies; within++) {
    const wins = search.wins(within);
    if (wins === undefined) return { within: 0, refuted: within - 1, line: [], nodes: watch.nodes };
    if (!wins) continue;
    const walker = new ProofSearch(board, seat, key, table, watchFor(moves), SOON, helpers);
    return {
      within,
      refuted: within - 1,
      line: longestDefence(board, helpers | (1 << seat), within, walker),
      nodes: watch.nodes,
    };
  }
  return { within: 0, refuted: plies, line: [], nodes: watch.nodes };
}

/** A win in exactly so many plies: the allies hurry, the others delay. It may end early where the watch stops it. */
function longestDefence(board: Position, allies: number, within: number, search: ProofSearch): Move[] {
  const line: Move[] = [];
  for (let left = within; left > 0 && !board.over; left--) {
    const move = ((allies >> board.turn) & 1) === 1 ? hurried(left, search) : delaying(board, left, search);
    if (move === NO_MOVE) break;
    line.push(move);
    board.play(move);
  }
  for (let played = line.length; played > 0; played--) board.undo();
  return line;
}

function hurried(left: number, search: ProofSearch): Move {
  return search.wins(left) === true ? search.winningMove() : NO_MOVE;
}

/** A move of somebody else after which no faster win is proved. */
function delaying(board: Position, left: number, search: ProofSearch): Move {
  const { mostMoves, generate } = board.rules.generateAll ?? board.rules;
  const moves = new Int32Array(mostMoves);
  const count = generate(board, moves, 0);
  for (let at = 0; at < count; at++) {
    board.play(moves[at]);
    const isSlow = board.over ? left === 1 : left === 2 || search.wins(left - 2) === false;
    board.undo();
    if (isSlow) return moves[at];
  }
  return NO_MOVE;
}
