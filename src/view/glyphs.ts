import type { LensMark } from '../core/course.ts';
import type { Ink, Mark } from '../core/look.ts';
import type { Seat } from '../core/types.ts';
import { isDart } from './pictures.ts';
import type { Item, Scene } from './scene.ts';

/** Which characters can be used. */
export interface Writing {
  /** ASCII characters only. */
  readonly ascii: boolean;
  /** Whether colours tell owners apart; otherwise letters do. */
  readonly colour: boolean;
  /** How many rows high a cell is. */
  readonly scale: number;
  /** Whether the background is light, so that a filled disc looks black and an empty one white. */
  readonly light?: boolean;
}

/** The content of a cell, in one to four characters; '' when nothing does. */
export function cellGlyph({ marks }: Item, { inks }: Pick<Scene, 'inks'>, writing: Writing): string {
  const top = marks.at(-1);
  if (top === undefined) return '';
  const tile = marks.find(({ shape }) => shape === 'tile');
  const letter = !hasTileLetters(writing) || tile === undefined ? '' : OWNERS[tile.owner];
  if (top.shape === 'tile') return letter === '' ? HATCHES[top.owner] : letter;
  if (top.shape === 'arrow') return arrowGlyph(top, writing) + letter;
  const height = marks.filter(({ shape }) => shape === 'disc').length;
  return discGlyph(top.owner, inks, writing) + (height > 1 ? String(height) : '');
}

/** What is written on the picture of a piece: the height of a stack, or whose piece it is and, unless seen, where it faces. */
export function pieceLabel({ marks }: Item, writing: Writing): string {
  const top = marks[marks.length - 1];
  if (top.shape === 'arrow') return isDart(writing.scale) ? OWNERS[top.owner].toUpperCase() : arrowGlyph(top, writing);
  const height = marks.filter(({ shape }) => shape === 'disc').length;
  return height > 1 ? String(height) : '';
}

/** Characters that the widest content of this kind of board may need. */
export function longestGlyph({ items }: Scene, writing: Writing): number {
  const hasArrows = items.some(({ marks }) => marks.some(({ shape }) => shape === 'arrow'));
  if (!hasArrows) return 1;
  return 1 + (writing.ascii ? 2 : 1) + (hasTileLetters(writing) ? 1 : 0);
}

export function emptyGlyph({ ascii }: Pick<Writing, 'ascii'>): string {
  return ascii ? '.' : '·';
}

/** A cell that may be touched next. */
export function targetGlyph({ ascii }: Pick<Writing, 'ascii'>): string {
  return ascii ? '*' : '•';
}

/** Whether a character shows only a tile, so that a line may be drawn over it. */
export function isHatch(glyph: string): boolean {
  return HATCHES.includes(glyph);
}

/** The sign of a seat beside the board: the sign of its pieces. */
export function seatSign(scene: Scene, seat: Seat, writing: Omit<Writing, 'scale'>): string {
  const hasTiles = scene.items.some(({ marks }) => marks.some(({ shape }) => shape !== 'disc'));
  return hasTiles ? OWNERS[seat].toUpperCase() : discGlyph(seat, scene.inks, writing);
}

/**
 * What a lens says about a cell, to be written after its content: omits what the content already shows, but names the
 * owner of the mark where none of their pieces stands there.
 */
export function lensGlyph(mark: LensMark, item: Item, scene: Scene, writing: Writing): string {
  const { text = MARKS[mark.tone], owner } = mark;
  const isSaid = cellGlyph(item, scene, writing).endsWith(text);
  const said = text === '·' ? targetGlyph(writing) : text;
  const isTheirs = owner === undefined || item.marks.at(-1)?.owner === owner;
  return (isSaid ? '' : said) + (isTheirs ? '' : smallSign(seatSign(scene, owner, writing)));
}

/** The sign of a seat as a note on a cell, where it must not look like a disc that lies there. */
function smallSign(sign: string): string {
  const at = DISCS.indexOf(sign);
  return at < 0 ? (SMALL_LETTERS[sign] ?? sign) : SMALL_DISCS[at];
}

const DISCS = '●○◆◇';
const SMALL_DISCS = '•◦⬩⬨';
/** Letters of players with tiles stay large: a small one is a tile. */
const SMALL_LETTERS: Readonly<Record<string, string>> = { X: 'x', O: 'o' };

/** Signs of marks without a text. */
const MARKS = { good: '+', bad: '!', neutral: '=' } as const;

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];
const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
const OWNERS = ['a', 'b', 'c', 'd'];
/** Tiles of each seat as a pattern: plain, diagonal lines, dots, crossed lines. */
const HATCHES = ['  ', '//', '::', '##'];

function arrowGlyph({ owner, direction = 0 }: Mark, { ascii }: Writing): string {
  return OWNERS[owner].toUpperCase() + (ascii ? COMPASS[direction] : ARROWS[direction]);
}

/** A tile is shown by a letter where there are no colours, and wherever there is room; else by its pattern. */
function hasTileLetters({ colour, scale }: Writing): boolean {
  return !colour || scale > 1;
}

function discGlyph(owner: Seat, inks: readonly Ink[], { ascii, light = false }: Omit<Writing, 'scale'>): string {
  if (ascii) return 'XOCD'[owner];
  const isBlackOrWhite = inks[owner] === 'ivory' || inks[owner] === 'charcoal';
  return DISCS[light && isBlackOrWhite ? owner ^ 1 : owner];
}
