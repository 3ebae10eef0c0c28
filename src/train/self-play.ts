import type { Evaluate } from '../core/engine.ts';
import { randomMove } from '../core/play/playout.ts';
import type { Position } from '../core/position.ts';
import { Random } from '../core/random.ts';
import type { Move, Seat } from '../core/types.ts';
import { alphaBeta } from '../search/alpha-beta/alpha-beta.ts';
import { paranoid } from '../search/alpha-beta/paranoid.ts';
import { rewardOf } from '../search/reward.ts';
import { limitsOf, PROVED, type Search } from '../search/search.ts';

/** How games to learn from are played. */
export interface SelfPlay {
  /** Nodes per move. */
  readonly nodes: number;
  /** A game begins with up to this many random moves. */
  readonly opening: number;
  /** Later one move in this many is random: the evaluation must know what bad moves lead to. */
  readonly slip: number;
  /** Moves after which a game is stopped. */
  readonly cap: number;
}

/** A game to learn from. */
export interface TrainingGame {
  readonly moves: readonly Move[];
  /** The score of the search before each move, for seat 0 of two, else for the seat to move; undefined where the move was random. */
  readonly scores: readonly (number | undefined)[];
  /** Set of seats that won; 0 where the game was stopped. */
  readonly winners: number;
}

/** Table size, as a power of 2; enough for such small searches. */
const TABLE_BITS = 14;

/** The search that plays against itself. */
export function trainingSearch(evaluate: Evaluate, seats = 2): Search {
  if (seats > 2) return paranoid({ evaluate, tableBits: TABLE_BITS, alike: true });
  return alphaBeta({ evaluate, tableBits: TABLE_BITS });
}

/** Plays one game from a position; equal seeds give equal games. It ends as soon as the search has proved who wins. */
export function playTraining(start: Position, search: Search, play: SelfPlay, seed: number): TrainingGame {
  const random = new Random(seed);
  const limits = limitsOf({ nodes: play.nodes });
  const position = start.clone();
  const opening = random.below(play.opening + 1);
  const moves: Move[] = [];
  const scores: (number | undefined)[] = [];
  while (!position.over && moves.length < play.cap) {
    if (moves.length < opening || random.below(play.slip) === 0) {
      moves.push(randomMove(position, random));
      scores.push(undefined);
    } else {
      const { move, score } = search.think(position, limits);
      const { turn, seats } = position;
      moves.push(move);
      scores.push(turn > 0 && seats === 2 ? 0 - score : score);
      if (score >= PROVED) return { moves, scores, winners: 1 << turn };
      if (score <= -PROVED && seats === 2) return { moves, scores, winners: 1 << (1 - turn) };
    }
    position.play(moves[moves.length - 1]);
  }
  return { moves, scores, winners: position.winners };
}

/** A seat's share of the one point. */
export function shareOf(winners: number, seat: Seat): number {
  return (1 + rewardOf(winners, seat)) / 2;
}
