import type { Outlook } from './outlook.ts';

/** What was found about one move of a game: everything that its verdict is made of. Words and numbers only. */
export interface Note {
  /** Moves made before it. */
  readonly ply: number;
  readonly move: string;
  /** What the judge would have played, and the continuation it expects. */
  readonly line: readonly string[];
  /** Before either: proved where the search proved it. */
  readonly whole: Outlook;
  /** After the judge's own move. */
  readonly best: Outlook;
  /** After the move that was played. */
  readonly played: Outlook;
  /** What simple players would have played here, and the outlook after each. */
  readonly simple: readonly SimpleMove[];
}

/** A move of a simple player, and how many of them chose it. */
export interface SimpleMove {
  readonly move: string;
  readonly count: number;
  readonly outlook: Outlook;
}
