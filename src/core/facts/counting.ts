import type { Counted, LensMark } from '../course.ts';
import type { Position } from '../position.ts';
import type { Cell, Seat } from '../types.ts';

/** How many marks there are. */
export function howMany(marks: readonly LensMark[]): Counted {
  return { value: marks.length, cells: cellsOf(marks) };
}

/** The numbers of the marks, added up. */
export function sumOf(marks: readonly LensMark[]): Counted {
  return { value: marks.reduce((sum, mark) => sum + numberOf(mark), 0), cells: cellsOf(marks) };
}

/** The greatest number, and the cells that have it; 0 without marks. */
export function mostOf(marks: readonly LensMark[]): Counted {
  const value = marks.reduce((most, mark) => Math.max(most, numberOf(mark)), 0);
  return { value, cells: cellsOf(marks.filter((mark) => numberOf(mark) === value)) };
}

/** The number that a mark shows, without a sign or letter before it. */
export function numberOf({ text = '' }: LensMark): number {
  return Number(text.replace(/\D/g, ''));
}

/** Marks of a seat that show a number. */
export function numbersOf(marks: readonly LensMark[], seat: Seat): readonly LensMark[] {
  return marks.filter(({ owner, text = '' }) => owner === seat && /^\d/.test(text));
}

/** Of marks that say what can be done now: + by the player to move, ! by the other one. */
export function doneBy(marks: readonly LensMark[], { turn }: Position, seat: Seat): readonly LensMark[] {
  return marks.filter(({ text = '' }) => text[0] === (seat === turn ? '+' : '!'));
}

/** In cell order, so that facts are the same however the marks were found. */
function cellsOf(marks: readonly LensMark[]): readonly Cell[] {
  return marks.map(({ cell }) => cell).sort((one, other) => one - other);
}
