import { hasUnseen, isReserved } from './lookalikes.ts';

export const LONGEST_NAME = 24;
const SHORTEST_NAME = 2;
/** Most letters before Unicode normalisation: far more than any name has, and few enough to be fast. */
const MOST_LETTERS = 200;

/** The name shown for deleted accounts. */
export const GONE_NAME = 'Deleted account';

/** Scripts with similar letters: a name may use only one of them. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
];

/** The name as it is shown: between two and 24 letters, digits and a few signs, none from confusable scripts. */
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

/** The name in the form used for comparison. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
