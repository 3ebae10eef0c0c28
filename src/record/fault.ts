import type { FaultName } from '../core/fault.ts';
import { printable } from '../core/fault.ts';
import type { Game } from '../core/game.ts';
import type { Refusal } from '../core/notation.ts';

/** Faults that only records have; the rest are those of the core. */
export type OwnFaultName =
  | 'nothing there'
  | 'too long'
  | 'too many moves'
  | 'too deep'
  | 'several games'
  | 'no game named'
  | 'unknown text'
  | 'which game'
  | 'bad character'
  | 'not closed'
  | 'bad tag'
  | 'bad comment'
  | 'bad mark'
  | 'bad evaluation'
  | 'bad clock'
  | 'bad result'
  | 'wrong result'
  | 'options differ'
  | 'unknown version'
  | 'bad key'
  | 'bad JSON'
  | 'broken link'
  | 'other link'
  | 'foreign game'
  | 'foreign variant'
  | 'not finished';

/** Why external input is not a record: a name for programs, what it refers to, and the move, if it concerns one. */
export interface RecordFault {
  readonly fault: FaultName | OwnFaultName;
  /** The word at fault, as it was given. */
  readonly what: string;
  /** The move at fault, counted from 1 from the start of the game. */
  readonly ply?: number;
  /** The rule that forbids the move. */
  readonly refused?: { readonly game: Game; readonly refusal: Refusal };
}

export function recordFault(
  name: RecordFault['fault'],
  what = '',
  more: Pick<RecordFault, 'ply' | 'refused'> = {},
): RecordFault {
  return { fault: name, what: printable(what), ...more };
}

/** Whether a value that was read is the reason why it could not be. */
export function isRecordFault(value: object): value is RecordFault {
  return 'fault' in value;
}
