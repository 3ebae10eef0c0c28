/** Our non-ASCII signs and their replacements, of the same width except for the dots. */
const SIGNS: Readonly<Record<string, string>> = {
  '·': '-',
  '…': '...',
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '×': 'x',
  '↑': '^',
  '↓': 'v',
  '←': '<',
  '→': '>',
  '─': '-',
  '│': '|',
  '╭': '+',
  '╮': '+',
  '╰': '+',
  '╯': '+',
  '›': '>',
  '▸': '>',
  '■': '#',
  '▲': '^',
  '◆': '+',
  '●': 'o',
};

/** Text in ASCII only: letters without accents, plain signs, and a question mark for anything else. */
export function asciiText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^ -~]/gu, (sign) => SIGNS[sign] ?? '?');
}
