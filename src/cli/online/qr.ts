import { renderUnicodeCompact } from 'uqr';

/** Light on a dark ground whatever the colours of the window are: cameras need it. */
const COLOURS = '\u001b[97;40m';
const NO_COLOURS = '\u001b[0m';

/** The lines of a QR code, two of its rows in one, drawn in a light ink on a dark ground or the other way round. */
export function qrLines(text: string, ground: 'dark' | 'light'): readonly string[] {
  return renderUnicodeCompact(text, { border: 1, invert: ground === 'light' }).split('\n');
}

/** A QR code to be printed on a terminal. */
export function printedQr(text: string, colours: boolean): string {
  const lines = qrLines(text, 'dark');
  return (colours ? lines.map((line) => `${COLOURS}${line}${NO_COLOURS}`) : lines).join('\n');
}
