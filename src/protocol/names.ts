import { hasUnseen, isReserved } from './lookalikes.ts';

export const LONGEST_NAME = 24;
const SHORTEST_NAME = 2;
/** Letters before they are put together: far more than any name has, and few enough to be put together at once. */
const MOST_LETTERS = 200;

/** The name of those who have deleted their account. */
export const GONE_NAME = 'Deleted account';

/** Scripts with letters that look alike: a name is written in one of them. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
];

/** The name as it is shown: between two and 24 letters, digits and a few signs, none that looks like another's. */
export function readName(given: string): string | undefined {
  if (given.length > MOST_LETTERS) return undefined;
  const name = given.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const isLong = name.length < SHORTEST_NAME || name.length > LONGEST_NAME;
  if (isLong || !/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u.test(name)) return undefined;
  if (hasUnseen(given) || isReserved(name) || SCRIPTS.filter((script) => script.test(name)).length > 1)
    return undefined;
  const folded = foldName(name);
  return folded.startsWith('guest') || folded === foldName(GONE_NAME) ? undefined : name;
}

/** The name as it is compared. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
