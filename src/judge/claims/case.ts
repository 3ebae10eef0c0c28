import type { Position } from '../../core/position.ts';
import type { Seat } from '../../core/types.ts';
import type { Prospect } from '../prospect.ts';

/** A move after a search: where it leads, and what is expected there. */
export interface Branch {
  readonly move: string;
  /** The position after it. */
  readonly place: Position;
  /** The move, and the continuation that is expected. */
  readonly line: readonly string[];
  readonly prospect: Prospect;
}

/** A move to explain, and the one that it is compared with. */
export interface Case {
  readonly position: Position;
  readonly mover: Seat;
  readonly asked: Branch;
  /** Undefined where there is no other move. */
  readonly other: Branch | undefined;
  /** Whether the move that is asked about is the judge's own. */
  readonly isBest: boolean;
}
