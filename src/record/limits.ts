/** Characters of the longest text that is accepted. */
export const LONGEST_TEXT = 500_000;
/** Moves of a record, variations included: far more than any game ever played, and read within seconds. */
export const MOST_MOVES = 10_000;
/** Nesting depth of variations. */
export const DEEPEST = 40;
export const LONGEST_MOVE = 40;
/** Characters, including what is drawn with it. */
export const LONGEST_COMMENT = 5000;
export const LONGEST_TAG = 400;
export const MOST_TAGS = 64;

/** The start of an untrusted text, as records keep it. */
export function cut(text: string, most: number): string {
  return tidy(text.slice(0, most));
}

/** A comment as records keep it: lines and spaces as they were written, but trimmed. */
export function tidyComment(text: string): string {
  return printableLines(text).trim();
}

/** Only printable characters and line ends. Joiners of emoji and letters are kept; direction marks are removed. */
export function printableLines(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
    .replace(/(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Cf}/gu, '');
}

/** A tag as records keep it: one paragraph of printable characters. */
export function tidy(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}
