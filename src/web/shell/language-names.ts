import type { Language } from '../../core/words.ts';

/** Each language by its own name. */
export const LANGUAGE_NAMES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['pt', 'Português'],
];
