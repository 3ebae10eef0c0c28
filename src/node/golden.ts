import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Game } from '../core/game.ts';
import type { OptionValue } from '../core/options.ts';

type Given = Readonly<Record<string, OptionValue>>;

/** A whole game as an independent program played it, one a line of games.jsonl. */
export interface GoldenGame {
  readonly game: string;
  readonly options: Given;
  readonly moves: readonly string[];
  /** Position text after each move. */
  readonly positions: readonly string[];
  /** Number of legal moves before each move. */
  readonly counts: readonly number[];
  /** First 16 hex digits of the sha256 of the sorted legal moves before each move. */
  readonly legal: readonly string[];
  /** The whole sorted list before some moves, to find a difference. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  /** Winners as player numbers from 1; null where the record was cut. */
  readonly result: { readonly winners: readonly number[]; readonly scores: readonly number[] | null } | null;
}

/** Numbers of move sequences of length 1, 2, …, one position a line of perft.jsonl. */
export interface GoldenCounts {
  readonly game: string;
  readonly options: Given;
  readonly position: string | null;
  readonly counts: readonly number[];
}

/** Lines of a golden file; a missing file is an error, not an empty list. */
export function readGolden<Line extends { readonly game: string }>(file: string, game: Pick<Game, 'id'>): Line[] {
  if (!existsSync(file)) throw new Error(`There is no golden file ${file}`);
  const lines: Line[] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return lines.filter((line) => line.game === game.id);
}

/** How golden games identify a sorted list of moves. */
export function digestMoves(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join(' ')).digest('hex').slice(0, 16);
}
