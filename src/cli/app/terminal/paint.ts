import process from 'node:process';
import type { Ink } from '../../../core/look.ts';
import type { Back, Line, Style } from '../../../view/styled.ts';
import type { ColourLevel } from './colour-level.ts';
import { type Background, Colours, partsOf } from './palette.ts';

/** With sixteen colours the terminal's own theme decides how they look: numbers of foreground colours. */
const SIXTEEN: Readonly<Record<Ink, number>> = {
  blue: 94,
  orange: 33,
  green: 32,
  purple: 35,
  vermilion: 31,
  yellow: 93,
  ivory: 37,
  charcoal: 94,
};

/** SGR numbers; a background is its foreground plus ten. */
const RESET = 0;
const BOLD = 1;
const FAINT = 2;
const INVERSE = 7;
const BLACK = 30;
const FOREGROUND = 38;
const TO_BACKGROUND = 10;

/** Turns styled lines into what a terminal understands. */
export class Painter {
  private readonly palette: Colours;
  readonly level: ColourLevel;

  constructor(level: ColourLevel, background: Background) {
    this.level = level;
    this.palette = new Colours(background);
  }

  paint(line: Line): string {
    return line
      .map(({ text, style }) => (style === undefined || text === '' ? text : this.dress(text, style)))
      .join('');
  }

  private dress(text: string, style: Style): string {
    const codes = [RESET, ...(this.level === 0 ? [] : this.colours(style)), ...this.attributes(style)];
    return `\u001b[${codes.join(';')}m${text}\u001b[${RESET}m`;
  }

  private colours({ ink, back, front: line, tone }: Style): readonly number[] {
    if (this.level === 1) return sixteen(ink, back);
    const behind = back === undefined ? [] : this.colour(this.palette.back(back), TO_BACKGROUND);
    const text = ink === undefined ? this.palette.tone(tone, back) : this.palette.ink(ink, back);
    const front = line === undefined ? text : this.palette.back(line);
    return front === undefined ? behind : [...behind, ...this.colour(front)];
  }

  /** Bold, faint and inverse are not colours: they work without any. */
  private attributes({ tone, inverse }: Style): readonly number[] {
    const isPlain = this.level < 2;
    return [
      ...(tone === 'strong' || (isPlain && (tone === 'accent' || tone === 'warning')) ? [BOLD] : []),
      ...(tone === 'faint' && isPlain ? [FAINT] : []),
      ...(inverse ? [INVERSE] : []),
    ];
  }

  private colour(hex: string, layer = 0): readonly number[] {
    const parts = partsOf(hex);
    return [FOREGROUND + layer, ...(this.level === 3 ? [2, ...parts] : [5, nearest256(parts)])];
  }
}

/** Tiles and pieces have a background of their own; all else is that of the window. */
function sixteen(ink: Ink | undefined, back: Back | undefined): readonly number[] {
  const [kind, name] = back?.split(' ') ?? [];
  const isPiece = kind === 'tile' || kind === 'piece' || kind === 'ink';
  if (kind === 'piece') return [SIXTEEN[name as Ink], BLACK + TO_BACKGROUND];
  if (isPiece) return [ink === undefined || ink === name ? BLACK : SIXTEEN[ink], SIXTEEN[name as Ink] + TO_BACKGROUND];
  return ink === undefined ? [] : [SIXTEEN[ink]];
}

/** The nearest of 256 colours: 24 greys from 232 on, or a cube of 6 × 6 × 6 from 16 on, which has black and white. */
function nearest256([red, green, blue]: readonly number[]): number {
  if (red === green && green === blue && red >= 8 && red <= 248) return Math.round(((red - 8) / 247) * 24) + 232;
  const [r, g, b] = [red, green, blue].map((part) => Math.round((part / 255) * 5));
  return 16 + 36 * r + 6 * g + b;
}

/** COLORFGBG, where a terminal sets it, ends with the number of its background colour. */
export function windowBackground(): Background | undefined {
  const back = process.env.COLORFGBG?.split(';').at(-1);
  if (back === undefined || back === '') return undefined;
  return back === '7' || back === '15' ? 'light' : 'dark';
}
