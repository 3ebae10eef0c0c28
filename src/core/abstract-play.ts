import type { Options, OptionValue } from './options.ts';
import type { Position } from './position.ts';
import type { Move } from './types.ts';

/** How AbstractPlay names and writes a game that it also has. */
export interface AbstractPlay {
  /** The first is written today, the others occur in older records. */
  readonly names: readonly string[];
  /** Converts a list of its variants to options, and back; undefined where there is no counterpart. */
  options(variants: readonly string[]): Readonly<Record<string, OptionValue>> | undefined;
  variants(options: Options): readonly string[] | undefined;
  /** Position text of its start where that differs from ours. */
  start?(players: number): string | undefined;
  /** What it adds to the number in a cell name, by row from 0. */
  shift?(row: number, options: Options): number;
  /** Suffix that it writes after a move. */
  mark?(position: Position, move: Move): string;
  /** Whether it writes 'pass' for a player who is skipped. */
  readonly tellsPass?: boolean;
  /** Our move for its note that sides were swapped, and the option that allows it. */
  readonly swap?: { readonly move: string; readonly options: Readonly<Record<string, OptionValue>> };
}
