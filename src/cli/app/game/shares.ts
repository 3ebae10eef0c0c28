/** Fill characters of bars, so that their parts differ without colour. */
const PARTS = '█░▓▒';
const ASCII_PARTS = '#-=+';

/** The fill character of each seat. */
export function shareParts(ascii: boolean): string {
  return ascii ? ASCII_PARTS : PARTS;
}
