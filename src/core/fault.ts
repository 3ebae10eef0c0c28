/** Why something from outside could not be read: a name for programs, and what it refers to. */
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
  return { fault: name, what: printable(what) };
}

/** The start of an untrusted text, safe to show on one line. */
export function printable(text: string): string {
  const start = text.length > 60 ? `${text.slice(0, 57)}…` : text;
  return start.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '?');
}

/** Whether a value that was read is the reason why it could not be. */
export function isFault(value: object): value is Fault {
  return 'fault' in value;
}
