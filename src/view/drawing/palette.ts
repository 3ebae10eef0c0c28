import type { Material, Tint } from '../../core/look.ts';
import { type Colour, mix } from './colour.ts';
import { inkColours } from './inks.ts';
import { BOARD_THEMES, type BoardTheme } from './theme-names.ts';

/** A colour by name for everything that is drawn. */
export type Palette = Readonly<Record<string, Colour>>;

/** What a board is made of. */
interface Ground {
  /** The slab, its edge, and the light on it. */
  readonly slab: Colour;
  readonly rim: Colour;
  readonly bevel: Colour;
  /** Cells, those that lie lower, and the line of light at their lower edge. */
  readonly even: Colour;
  readonly odd: Colour;
  readonly sunk: Colour;
  readonly lip: Colour;
  /** Lines laid into the board: around its regions, and empty sides. */
  readonly inlay: Colour;
  readonly groove: Colour;
  readonly label: Colour;
  /** What is selected or can be touched, the last move, what would be lost; and the line that sets them off. */
  readonly chosen: Colour;
  readonly last: Colour;
  readonly lost: Colour;
  readonly under: Colour;
}

const LIGHT: Ground = {
  slab: '#cbb894',
  rim: '#a98f60',
  bevel: '#e3d5b8',
  even: '#f8f3e7',
  odd: '#efe6d3',
  sunk: '#d9cbab',
  lip: '#fffdf6',
  inlay: '#8c744a',
  groove: '#b39c6d',
  label: '#4f4124',
  chosen: '#0b4f94',
  last: '#5c4a1e',
  lost: '#b3261e',
  under: '#fffdf6',
};

const DARK: Ground = {
  slab: '#2c2822',
  rim: '#5c5243',
  bevel: '#4a4338',
  even: '#4d463b',
  odd: '#443d33',
  sunk: '#332e27',
  lip: '#5b5346',
  inlay: '#9b8860',
  groove: '#4a4236',
  label: '#c9bda6',
  chosen: '#8cc4f7',
  last: '#f0cf8a',
  lost: '#ff9a8d',
  under: '#14120f',
};

const STONE: Ground = {
  slab: '#56625f',
  rim: '#3b4644',
  bevel: '#6d7976',
  even: '#7d8a86',
  odd: '#75827e',
  sunk: '#66726f',
  lip: '#8f9b97',
  inlay: '#39433f',
  groove: '#3f4a47',
  label: '#eef2ef',
  chosen: '#fff2b8',
  last: '#fff3cd',
  lost: '#5a0d06',
  under: '#252d2b',
};

const WALNUT: Ground = {
  slab: '#5e4028',
  rim: '#3d2715',
  bevel: '#7c5838',
  even: '#a17850',
  odd: '#976e47',
  sunk: '#815b38',
  lip: '#b58d64',
  inlay: '#422b17',
  groove: '#4a301b',
  label: '#f3e4cc',
  chosen: '#fff2b8',
  last: '#fff1d6',
  lost: '#5a0d06',
  under: '#2a1a0c',
};

const CONTRAST: Ground = {
  slab: '#1a1a1a',
  rim: '#000000',
  bevel: '#3a3a3a',
  even: '#ffffff',
  odd: '#f1f1f1',
  sunk: '#dcdcdc',
  lip: '#ffffff',
  inlay: '#000000',
  groove: '#555555',
  label: '#ffffff',
  chosen: '#0033cc',
  last: '#000000',
  lost: '#a80000',
  under: '#ffffff',
};

/** Colours that every board has. */
const ALWAYS = {
  /** Around every piece lie a pale line and a dark one: whatever it stands on, one of them stands out. */
  edge: '#fffdf6',
  contour: '#1f1a12',
  shine: '#ffffff',
  shade: '#1b1408',
  /** What decided the game. */
  won: '#ffd23f',
} satisfies Palette;

/** Every colour of a board by name. */
export function paletteOf(theme: BoardTheme, isDark: boolean, material: Material): Palette {
  const ground = groundOf(theme, isDark, material);
  return { ...ALWAYS, ...inkColours(theme === 'contrast'), ...ground };
}

function groundOf(theme: BoardTheme, isDark: boolean, material: Material): Ground {
  if (theme === 'contrast') return CONTRAST;
  if (theme === 'walnut') return WALNUT;
  if (material === 'stone') return STONE;
  return isDark ? DARK : LIGHT;
}

const TINTS: Readonly<Record<Tint, Colour>> = {
  sand: '#e8dfc8',
  sky: '#d7e6f4',
  peach: '#f6ddd0',
  fog: '#dfe1e2',
  sage: '#d9e2d6',
  lilac: '#e7dff1',
  rose: '#f3dce2',
  mint: '#d6ebe2',
};

/** The colour of the surroundings of a board. */
export function tintColour(tint: Tint, isDark: boolean): Colour {
  return isDark ? mix(TINTS[tint], '#1a1611', 0.74) : TINTS[tint];
}

/** All colours as a style sheet: --paint-… on boards by theme and material, and --tint where a class names one. */
export function writeColours(): string {
  const rules: string[] = [];
  const rule = (selector: string, colours: Readonly<Record<string, string>>) =>
    rules.push(
      `${selector}{${Object.entries(colours)
        .map(([name, colour]) => `${name}:${colour}`)
        .join(';')}}`,
    );
  const painted = (palette: Palette) =>
    Object.fromEntries(Object.entries(palette).map(([name, colour]) => [`--paint-${name}`, colour]));
  for (const theme of BOARD_THEMES) {
    const here = `[data-board="${theme}"]`;
    rule(here, painted(paletteOf(theme, false, 'porcelain')));
    if (theme !== 'porcelain') continue;
    rule(`[data-theme="dark"]${here},[data-theme="dark"] ${here}`, painted({ ...DARK }));
    rule(`${here} .of-stone`, painted({ ...STONE }));
  }
  for (const tint of Object.keys(TINTS) as Tint[]) {
    rule(`.tint-${tint}`, { '--tint': tintColour(tint, false) });
    rule(`[data-theme="dark"] .tint-${tint}`, { '--tint': tintColour(tint, true) });
  }
  return `${rules.join('\n')}\n`;
}
