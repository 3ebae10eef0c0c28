/** Why something from outside could not be read: a name for programs, and what it speaks of. */
export interface Fault {
  readonly fault: FaultName;
  /** The word or number at fault, as it was given. */
  readonly what: string;
}

export type FaultName =
  | 'unknown game'
  | 'unknown option'
  | 'bad option value'
  | 'bad board shape'
  | 'bad cell'
  | 'bad player'
  | 'bad field'
  | 'missing field'
  | 'extra field'
  | 'impossible position'
  | 'bad record'
  | 'illegal move';

export function fault(name: FaultName, what: string): Fault {
  return { fault: name, what: what.length > 60 ? `${what.slice(0, 57)}…` : what };
}

export function isFault(value: object): value is Fault {
  return 'fault' in value;
}
