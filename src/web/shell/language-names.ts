import type { Language } from '../../core/words.ts';

/** Each language as those who speak it call it. */
export const LANGUAGE_NAMES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['pt', 'Português'],
];
