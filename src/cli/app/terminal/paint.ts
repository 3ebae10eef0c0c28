import process from 'node:process';
import type { Ink } from '../../../core/look.ts';
import type { Line, Style, Tone } from '../../../view/styled.ts';
import type { ColourLevel } from './colour-level.ts';

export type Background = 'dark' | 'light';

type Palette = Readonly<Record<Ink | 'even' | 'odd' | Tone, string>>;

/** Colours on a dark and on a light window; marks keep a contrast of 3 : 1 against the tints of cells. */
const PALETTES: Readonly<Record<Background, Palette>> = {
  dark: {
    blue: '#3d9bd6',
    orange: '#e69f00',
    green: '#19b18a',
    purple: '#cc79a7',
    vermilion: '#ef7a2b',
    yellow: '#e6b800',
    ivory: '#fbf6e9',
    charcoal: '#95a1ad',
    even: '#23272e',
    odd: '#2a2f37',
    faint: '#8b949e',
    strong: '#ffffff',
    accent: '#ffd866',
    warning: '#ff8f80',
  },
  light: {
    blue: '#0072b2',
    orange: '#a06b00',
    green: '#007a59',
    purple: '#a64d7f',
    vermilion: '#c04d00',
    yellow: '#8f7200',
    ivory: '#7b715a',
    charcoal: '#23282d',
    even: '#f3f0e8',
    odd: '#eae6db',
    faint: '#6b7280',
    strong: '#111111',
    accent: '#8a4b00',
    warning: '#b3261e',
  },
};

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
const UNDERLINE = 4;
const INVERSE = 7;
const BLACK = 30;
const FOREGROUND = 38;
const TO_BACKGROUND = 10;

/** Turns styled lines into what a terminal understands. */
export class Painter {
  private readonly palette: Palette;
  readonly level: ColourLevel;

  constructor(level: ColourLevel, background: Background) {
    this.level = level;
    this.palette = PALETTES[background];
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

  private colours({ ink, back, tone }: Style): readonly number[] {
    const isOnTile = back !== undefined && back !== 'even' && back !== 'odd';
    if (this.level === 1) {
      if (isOnTile) return [BLACK, SIXTEEN[back] + TO_BACKGROUND];
      return ink === undefined ? [] : [SIXTEEN[ink]];
    }
    const behind = back === undefined ? [] : this.colour(this.palette[back], TO_BACKGROUND);
    if (ink !== undefined) return [...behind, ...(isOnTile ? this.onTile(ink, back) : this.colour(this.palette[ink]))];
    // Strong text has the default colour, which is visible on any window.
    if (tone === undefined || (back === undefined && tone === 'strong')) return behind;
    return [...behind, ...this.colour(isOnTile ? '#000000' : this.palette[tone])];
  }

  /** A piece on a tile of its own colour is black; on another's it is white, and underlined for visibility. */
  private onTile(ink: Ink, back: Ink): readonly number[] {
    return ink === back ? this.colour('#000000') : [...this.colour('#ffffff'), UNDERLINE];
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
    const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return [FOREGROUND + layer, ...(this.level === 3 ? [2, ...parts] : [5, nearest256(parts)])];
  }
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
