import type { Ink } from '../../../core/look.ts';
import type { Back, Tone } from '../../../view/styled.ts';

export type Background = 'dark' | 'light';

type Ground = Exclude<Back, `${'stone' | 'tile' | 'piece' | 'ink'} ${string}`>;
type Palette = Readonly<Record<Ink | Tone | Ground, string>>;

/** Colours on a dark and on a light window: text 4.5 : 1, pieces 3 : 1 against what they stand on. */
const PALETTES: Readonly<Record<Background, Palette>> = {
  dark: {
    blue: '#4ba3e3',
    orange: '#f0a31c',
    green: '#2cc59c',
    purple: '#d98cb8',
    vermilion: '#f5833f',
    yellow: '#f0c419',
    ivory: '#fbf6e9',
    charcoal: '#a9b4bf',
    even: '#2b2823',
    odd: '#332f29',
    rim: '#3b352c',
    selected: '#1f3f63',
    target: '#24402f',
    last: '#4a4020',
    changed: '#453048',
    hint: '#1d4a4a',
    won: '#5a4710',
    faint: '#a89f8f',
    strong: '#ffffff',
    accent: '#7db8f0',
    warning: '#ff9a8a',
  },
  light: {
    blue: '#0b63a8',
    orange: '#9a5b00',
    green: '#00704f',
    purple: '#96417b',
    vermilion: '#b84500',
    yellow: '#9c7a00',
    ivory: '#6f664f',
    charcoal: '#23282d',
    even: '#f1ebdd',
    odd: '#e9e1cf',
    rim: '#e6dcc8',
    selected: '#cfe0f2',
    target: '#d5e8d2',
    last: '#f4e2ad',
    changed: '#ecd9ec',
    hint: '#cdeaea',
    won: '#ffdf85',
    faint: '#5a5f69',
    strong: '#111111',
    accent: '#0b4f94',
    warning: '#a8201a',
  },
};

/** A stone of a middle grey, the same on all windows: ivory and charcoal both stand out from it. */
const STONE: Readonly<Record<Exclude<Ground, 'rim'>, string>> = {
  even: '#7c8a82',
  odd: '#74827a',
  selected: '#5f86ab',
  target: '#6a9468',
  last: '#978a55',
  changed: '#8d799c',
  hint: '#4f9494',
  won: '#a88a2e',
};
const STONE_INKS: Partial<Record<Ink, string>> = { ivory: '#fffcf2', charcoal: '#15181c' };

/** Tiles are glazed and light; the pieces on them are dark and saturated. */
const TILES: Partial<Record<Ink, string>> = {
  blue: '#8cc2ea',
  orange: '#f5c46b',
  green: '#86d6bb',
  purple: '#e0abcb',
};
const PIECES: Partial<Record<Ink, string>> = {
  blue: '#083d75',
  orange: '#6e3a00',
  green: '#00442f',
  purple: '#632552',
};

const BLACK = '#000000';
const WHITE = '#ffffff';

/** The colours of text: its own, and what is behind it. */
export class Colours {
  private readonly palette: Palette;

  constructor(background: Background) {
    this.palette = PALETTES[background];
  }

  back(back: Back): string {
    const [kind, name] = back.split(' ');
    if (name === undefined) return this.palette[kind as Ground];
    if (kind === 'stone') return STONE[name as keyof typeof STONE];
    const own = { tile: TILES, piece: PIECES }[kind] ?? {};
    return own[name as Ink] ?? this.palette[name as Ink];
  }

  /** An ink on a background. */
  ink(ink: Ink, back: Back | undefined): string {
    if (back?.startsWith('stone')) return STONE_INKS[ink] ?? this.palette[ink];
    return (back?.startsWith('tile') ? PIECES[ink] : undefined) ?? this.palette[ink];
  }

  /** Text on a background; undefined where the window's own colour is right. */
  tone(tone: Tone | undefined, back: Back | undefined): string | undefined {
    if (back?.includes(' ')) return readableOn(this.back(back));
    // Strong text has the default colour, which is visible on any window.
    if (tone === undefined || (back === undefined && tone === 'strong')) return undefined;
    return this.palette[tone];
  }
}

/** Black or white, whichever is easier to read. */
function readableOn(hex: string): string {
  return contrast(hex, BLACK) >= contrast(hex, WHITE) ? BLACK : WHITE;
}

/** The contrast of two colours, from 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [lower, higher] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = partsOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue. */
export function partsOf(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
