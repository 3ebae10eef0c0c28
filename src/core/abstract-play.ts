import type { Options, OptionValue } from './options.ts';
import type { Position } from './position.ts';
import type { Move } from './types.ts';

/** How AbstractPlay names and writes a game that it has too. */
export interface AbstractPlay {
  /** The first is written today, the others stand in older records. */
  readonly names: readonly string[];
  /** Options that a list of its variants stands for, and the other way round; undefined where there is no such thing. */
  options(variants: readonly string[]): Readonly<Record<string, OptionValue>> | undefined;
  variants(options: Options): readonly string[] | undefined;
  /** Position text of its start where it is not ours. */
  start?(players: number): string | undefined;
  /** What it adds to the number of a cell, by row from 0. */
  shift?(row: number, options: Options): number;
  /** What it writes after a move. */
  mark?(position: Position, move: Move): string;
  /** Whether it writes 'pass' for a player who is skipped. */
  readonly tellsPass?: boolean;
  /** Our move where it notes that sides were swapped, and the option that allows it. */
  readonly swap?: { readonly move: string; readonly options: Readonly<Record<string, OptionValue>> };
}
