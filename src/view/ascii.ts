/** Signs of ours that ASCII has not, and what stands for them; all but the dots as wide as they are. */
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
};

/** Text in ASCII alone: letters without their accents, plain signs, and a question mark for what cannot be told. */
export function asciiText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^ -~]/gu, (sign) => SIGNS[sign] ?? '?');
}
