import process from 'node:process';
import { Chalk, type ChalkInstance, supportsColor } from 'chalk';
import type { Ink } from '../../../core/look.ts';
import type { Line, Style, Tone } from '../../../view/styled.ts';

/** How many colours a terminal has: none, 16, 256 or all. */
export type ColourLevel = 0 | 1 | 2 | 3;
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

/** With sixteen colours the terminal's own theme decides what they look like. */
const SIXTEEN: Readonly<Record<Ink, 'blueBright' | 'yellow' | 'green' | 'magenta' | 'red' | 'yellowBright' | 'white'>> =
  {
    blue: 'blueBright',
    orange: 'yellow',
    green: 'green',
    purple: 'magenta',
    vermilion: 'red',
    yellow: 'yellowBright',
    ivory: 'white',
    charcoal: 'blueBright',
  };

/** Turns styled lines into what a terminal understands. */
export class Painter {
  private readonly chalk: ChalkInstance;
  private readonly palette: Palette;
  readonly level: ColourLevel;

  constructor(level: ColourLevel, background: Background) {
    this.level = level;
    this.chalk = new Chalk({ level: level === 0 ? 1 : level });
    this.palette = PALETTES[background];
  }

  paint(line: Line): string {
    return line.map(({ text, style }) => (style === undefined ? text : this.dress(style)(text))).join('');
  }

  /** Bold, faint and inverse are no colours: they serve without any. */
  private dress({ ink, back, tone, inverse }: Style): ChalkInstance {
    let chalk = this.chalk.reset;
    if (this.level >= 2) {
      if (back !== undefined) chalk = chalk.bgHex(this.palette[back]);
      const isOnTile = back !== undefined && back !== 'even' && back !== 'odd';
      if (ink !== undefined) chalk = isOnTile ? this.onTile(chalk, ink, back) : chalk.hex(this.palette[ink]);
      // Strong text has the colour of all text: that is seen on any window.
      else if (tone !== undefined && (back !== undefined || tone !== 'strong'))
        chalk = chalk.hex(isOnTile ? '#000000' : this.palette[tone]);
    } else if (this.level === 1) {
      if (back !== undefined && back !== 'even' && back !== 'odd') chalk = chalk.black[`bg${capital(SIXTEEN[back])}`];
      else if (ink !== undefined) chalk = chalk[SIXTEEN[ink]];
    }
    if (tone === 'strong') chalk = chalk.bold;
    if (tone === 'faint' && this.level < 2) chalk = chalk.dim;
    if ((tone === 'accent' || tone === 'warning') && this.level < 2) chalk = chalk.bold;
    return inverse ? chalk.inverse : chalk;
  }

  /** A piece on a tile of its own colour is black, on another's it keeps its colour darkened to be seen. */
  private onTile(chalk: ChalkInstance, ink: Ink, back: Ink): ChalkInstance {
    return ink === back ? chalk.hex('#000000') : chalk.hex('#ffffff').underline;
  }
}

function capital<Name extends string>(name: Name): Capitalize<Name> {
  return (name[0].toUpperCase() + name.slice(1)) as Capitalize<Name>;
}

/** What the terminal can show; NO_COLOR and FORCE_COLOR have their say. */
export function colourLevel(): ColourLevel {
  const { NO_COLOR } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return 0;
  return supportsColor === false ? 0 : (supportsColor.level as ColourLevel);
}

/** COLORFGBG, where a terminal sets it, ends with the number of its background colour. */
export function windowBackground(): Background | undefined {
  const back = process.env.COLORFGBG?.split(';').at(-1);
  if (back === undefined || back === '') return undefined;
  return back === '7' || back === '15' ? 'light' : 'dark';
}
