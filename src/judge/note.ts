import type { Seat } from '../core/types.ts';
import type { Prospect } from './prospect.ts';

/** What was found about one move of a game: everything that its verdict is made of. Words and numbers only. */
export interface Note {
  /** Moves made before it. */
  readonly ply: number;
  readonly move: string;
  /** What the judge would have played, and the continuation it expects. */
  readonly line: readonly string[];
  /** Before either: proved where the search proved it. */
  readonly whole: Prospect;
  /** After the judge's own move. */
  readonly best: Prospect;
  /** After the move that was played. */
  readonly played: Prospect;
  /** What simple players would have played here, and the prospect after each. */
  readonly simple: readonly SimpleMove[];
  /** Whom its player could have stopped, as the last one who could. */
  readonly lastChance?: LastChance;
}

/** A move of a simple player, and how many of them chose it. */
export interface SimpleMove {
  readonly move: string;
  readonly count: number;
  readonly prospect: Prospect;
}

/** Among three or four: a player was the last who could stop another one, and did not. */
export interface LastChance {
  /** Who wins, whatever anybody does after the move … */
  readonly leader: Seat;
  /** … within so many moves of all players. */
  readonly within: number;
  /** The move after which the leader could not have forced a win that soon. */
  readonly stop: string;
}
