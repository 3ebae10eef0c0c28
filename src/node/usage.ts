import process from 'node:process';
import { say } from './words/say.ts';

/** A wrong word on the command line: one sentence for the user, and exit status 2. */
export class UsageError extends Error {}

/** A whole number from a flag. */
export function wholeNumber(flag: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    throw new UsageError(
      say('{flag} must be a whole number from {least} to {most}, not {text}.', { flag, least, most, text }),
    );
  };
}

/** ' (did you mean X?)' when a known word is similar, else nothing. */
export function hint(word: string, known: readonly string[]): string {
  const best = nearest(word.toLowerCase(), known);
  return best === undefined ? '' : say(' (did you mean {word}?)', { word: best });
}

/** The known word that needs the fewest changed letters, if they are few. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((one) => ({ one, changes: changedLetters(word, one) }))
    .sort((a, b) => a.changes - b.changes);
  const [best] = ranked;
  return best !== undefined && best.changes <= Math.max(1, Math.ceil(best.one.length / 3)) ? best.one : undefined;
}

/** Letters to insert, delete or replace to turn one word into the other. */
function changedLetters(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
  }
  return row[b.length];
}

/** Writes a line for the person or program that reads standard output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
