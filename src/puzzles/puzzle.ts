import type { OptionValue } from '../core/options.ts';
import type { Seat } from '../core/types.ts';

/**
 * What is asked: to win by force, among three and four against everybody together; or to find one of the few moves that
 * lose nothing at once.
 */
export type PuzzleKind = 'win' | 'save';

/** A result that is proved, and that some moves keep. */
export interface PuzzleTask {
  readonly kind: PuzzleKind;
  readonly seat: Seat;
  /** Moves of all players within which the seat wins by force, or after wrong moves somebody else does. */
  readonly within: number;
}

/** A position in which a few moves keep a proved result, and all others do not. */
export interface Puzzle extends PuzzleTask {
  readonly id: string;
  readonly game: string;
  /** Those that differ from the defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly position: string;
  /** All moves that are right. */
  readonly accepted: readonly string[];
  /** The quickest way, while the others hold out as long as they can. */
  readonly solution: readonly string[];
  /** On the scale of the game's levels. */
  readonly rating: number;
  readonly deviation: number;
}
