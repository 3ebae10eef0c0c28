import { exactMove, legalMoves, writeMove } from '../core/moves.ts';
import { chosenOptions } from '../core/options.ts';
import type { Position } from '../core/position.ts';
import { writePosition } from '../core/text.ts';
import type { Seat } from '../core/types.ts';
import { proveWin, type WinProof } from '../search/solve/against-all.ts';
import { movesThatKeep, PROOF_MOVES } from './keeps.ts';
import type { Puzzle, PuzzleKind } from './puzzle.ts';

/** A puzzle that nobody has tried yet. */
export type UnratedPuzzle = Omit<Puzzle, 'id' | 'rating' | 'deviation'>;

/** Plies within which wins are looked for. */
const PLIES = 11;
/** With fewer moves to choose from there is nothing to find, and with more the proofs take too long. */
const FEWEST_MOVES = 4;
const MOST_MOVES = 200;
/** Right moves: so many, or this part of all. */
const FEW_RIGHT = 2;
const PART_RIGHT = 0.15;
/** Turns from the end of a game that are looked at. */
const TURNS = 8;

/**
 * Puzzles in a finished game: the earliest position in which the seat to move could force a win, and the moves with
 * which somebody let it happen. Each is proved; one in which some move could not be judged is left out.
 */
export function findPuzzles(start: Position, moves: readonly string[]): UnratedPuzzle[] {
  const places = positionsOf(start, moves);
  const drafts: UnratedPuzzle[] = [];
  let deepest: UnratedPuzzle | undefined;
  for (let ply = moves.length - 1; ply >= Math.max(0, moves.length - TURNS * start.seats); ply--) {
    const place = places[ply];
    const proof = proveWin(place, place.turn, { plies: PLIES, moves: PROOF_MOVES });
    if (proof.within === 0) continue;
    if (proof.within >= 3) deepest = draftOf(place, 'win', place.turn, proof) ?? deepest;
    const before = ply > 0 ? places[ply - 1] : undefined;
    if (before === undefined || before.turn === place.turn || proof.within < 3) continue;
    const save = draftOf(before, 'save', before.turn, proof);
    if (save !== undefined) drafts.push(save);
  }
  if (deepest !== undefined) drafts.push(deepest);
  return drafts.slice(-2);
}

function positionsOf(start: Position, moves: readonly string[]): Position[] {
  const position = start.clone();
  return moves.map((text) => {
    const before = position.clone();
    position.play(exactMove(position, text));
    return before;
  });
}

function draftOf(position: Position, kind: PuzzleKind, seat: Seat, proof: WinProof): UnratedPuzzle | undefined {
  const legal = legalMoves(position).length;
  if (legal < FEWEST_MOVES || legal > MOST_MOVES) return undefined;
  const { game, options } = position;
  const task = { kind, seat, within: proof.within };
  const accepted = movesThatKeep(position, task, Math.max(FEW_RIGHT, PART_RIGHT * legal));
  if (accepted === undefined || accepted.length === 0) return undefined;
  const solution = kind === 'win' ? written(position, proof.line) : accepted.slice(0, 1);
  const chosen = chosenOptions(game.options, options);
  return { game: game.id, options: chosen, position: writePosition(position), ...task, accepted, solution };
}

function written(position: Position, line: readonly number[]): string[] {
  const place = position.clone();
  return line.map((move) => {
    const text = writeMove(place, move);
    place.play(move);
    return text;
  });
}
