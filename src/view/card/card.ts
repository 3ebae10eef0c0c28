import type { Mark } from '../../core/look.ts';
import type { Seat } from '../../core/types.ts';
import { frameOf } from '../drawing/frame.ts';
import { type Palette, paletteOf, tintColour } from '../drawing/palette.ts';
import { definitions, markShape } from '../drawing/pieces.ts';
import { escapeText, type Shape, shape, writeShape } from '../drawing/shape.ts';
import type { Scene } from '../scene.ts';
import { sceneShapes } from '../svg.ts';
import { fitted, lettering, outlined, widthOf } from './letters.ts';

/** The size that programs show with a link, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;

/** What a card says beside the board. */
export interface CardWords {
  readonly title: string;
  readonly subtitle: string;
  readonly players: readonly CardPlayer[];
  /** Whose turn it is, or how it ended. */
  readonly state: string;
}

interface CardPlayer {
  readonly seat: Seat;
  readonly name: string;
  /** Points, where the game counts any. */
  readonly score: string;
  readonly hasWon: boolean;
}

/** Colours of what is not on the board. */
const COLOURS = {
  'card-ink': '#1d2430',
  'card-soft': '#4f5665',
  'brand-ground': '#0b3f78',
  'brand-disc': '#ffb43a',
  'brand-dart': '#ffffff',
  'brand-hexagon': '#33b893',
  'brand-square': '#f4813f',
} satisfies Palette;
const INK = '--card-ink';
const SOFT = '--card-soft';
const MARGIN = 40;
const BOARD = CARD.height - 2 * MARGIN;
const TEXT = MARGIN + BOARD + 50;
const WIDTH = CARD.width - MARGIN - TEXT;

/** A board on the tint of its game, with what is to be said about it: to be shared. */
export function cardShapes(scene: Scene, words: CardWords): { shapes: readonly Shape[]; palette: Palette } {
  const tint = tintColour(scene.tint, false);
  const palette = { ...paletteOf('porcelain', false, scene.material), ...COLOURS, 'card-tint': tint };
  return {
    palette,
    shapes: [
      shape('rect', { ...CARD, fill: '--card-tint' }),
      board(scene),
      ...heading(words),
      ...words.players.flatMap((player, at) => line(scene, player, at)),
      ...ending(words.state),
    ],
  };
}

/** A card as SVG text that needs no font. */
export function drawCard(scene: Scene, words: CardWords): string {
  const { shapes, palette } = cardShapes(scene, words);
  const { width, height } = CARD;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeText(`${words.title}. ${words.state}`)}</title>`,
    ...shapes.map((one) => writeShape(one, '', palette)),
    '</svg>',
  ].join('\n');
}

/** The board, as large as its place allows, in the middle of it. */
function board(scene: Scene): Shape {
  const { left, top, width, height } = frameOf(scene, true);
  const scale = Math.min(BOARD / width, BOARD / height);
  const x = MARGIN + (BOARD - width * scale) / 2 - left * scale;
  const y = MARGIN + (BOARD - height * scale) / 2 - top * scale;
  const transform = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`;
  return shape('g', { transform }, ...sceneShapes(scene, true).map(outlined));
}

function heading({ title, subtitle }: CardWords): Shape[] {
  const size = Math.min(76, (76 * WIDTH) / widthOf(title, { face: 'serif', size: 76 }));
  return [
    lettering(title, TEXT, 138, { face: 'serif', size, fill: INK }),
    lettering(fitted(subtitle, WIDTH, { size: 26 }), TEXT, 182, { size: 26, fill: SOFT }),
  ];
}

/** A player: a piece, the name, the points, and a star for who has won. */
function line(scene: Scene, { seat, name, score, hasWon }: CardPlayer, at: number): Shape[] {
  const y = 246 + at * 54;
  const size = 29;
  const right = TEXT + WIDTH;
  const scoreWidth = score === '' ? 0 : widthOf(score, { size }) + 16;
  const mark = { ...pieceOf(scene, seat), owner: seat };
  return [
    shape(
      'g',
      { transform: `translate(${TEXT + 22} ${y - 10}) scale(1.15)` },
      definitions(scene),
      markShape(scene, mark),
    ),
    lettering(fitted(name, WIDTH - 110 - scoreWidth, { size }), TEXT + 60, y, { size, fill: INK }),
    ...(hasWon
      ? [shape('path', { d: STAR, fill: INK, transform: `translate(${right - scoreWidth - 14} ${y - 10})` })]
      : []),
    ...(score === '' ? [] : [lettering(score, right, y, { size, fill: INK, anchor: 'end' as const })]),
  ];
}

const STAR = 'M0-14L4-4.6 14-4 6.4 2.6 8.8 12.6 0 7.2-8.8 12.6-6.4 2.6-14-4-4-4.6Z';

/** What the pieces of a game look like. */
function pieceOf({ items }: Scene, seat: Seat): Pick<Mark, 'shape' | 'direction'> {
  const pieces = items.flatMap(({ marks }) => marks).filter((mark) => mark.shape !== 'tile');
  const piece = pieces.find(({ owner }) => owner === seat) ?? pieces[0];
  if (piece === undefined) return { shape: 'disc' };
  return piece.direction === undefined ? { shape: piece.shape } : { shape: piece.shape, direction: 0 };
}

/** How things stand, on as many lines as it needs, and the name of the product. */
function ending(state: string): Shape[] {
  const lines = wrapped(state, WIDTH, 26);
  const first = 520 - (lines.length - 1) * 34;
  return [
    ...lines.map((text, at) => lettering(text, TEXT, first + at * 34, { size: 26, fill: INK })),
    ...emblem(TEXT, 552),
    lettering('Gamut', TEXT + 48, 580, { face: 'serif', size: 30, fill: INK }),
  ];
}

/** The sign of the product, as in the header of the page. */
function emblem(x: number, y: number): Shape[] {
  const parts = [
    shape('rect', { width: 24, height: 24, rx: 6, fill: '--brand-ground' }),
    shape('circle', { cx: 6, cy: 6, r: 3.4, fill: '--brand-disc' }),
    shape('path', { d: 'M18 2.4L21.4 8.8 18 7.2 14.6 8.8Z', fill: '--brand-dart' }),
    shape('path', { d: 'M6 14.4L9.2 16.2V19.8L6 21.6 2.8 19.8V16.2Z', fill: '--brand-hexagon' }),
    shape('rect', { x: 14.8, y: 14.8, width: 6.4, height: 6.4, rx: 1.4, fill: '--brand-square' }),
  ];
  return [shape('g', { transform: `translate(${x} ${y}) scale(1.5)` }, ...parts)];
}

/** A text on two or three lines. */
function wrapped(text: string, most: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && widthOf(longer, { size }) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}
