import { stripVTControlCharacters } from 'node:util';

/** Columns that a text takes on a terminal, given that all our characters are one column wide. */
function columnsOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

// biome-ignore lint/style/noDefaultExport: it takes the place of a package that exports so
export { columnsOf as default };
