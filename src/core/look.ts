import type { Direction, Seat } from './types.ts';

export interface Look {
  /** The ink of each seat. */
  readonly inks: readonly Ink[];
  /** What is seen on a cell, from bottom to top: a tile under an arrow, a stack of discs. */
  marks(value: number): readonly Mark[];
  /** Regions whose outline is drawn. */
  readonly outlined: readonly string[];
  /** Regions that look different from the rest of the board. */
  readonly zones?: readonly Zone[];
  /** What the board is made of: porcelain, if a game does not say. */
  readonly material?: Material;
  /** The colour behind the board on cards and pictures: sand, if a game does not say. */
  readonly tint?: Tint;
}

/** Porcelain follows the theme of the screen; on stone, of a middle grey, ivory and charcoal both stand out. */
export type Material = 'porcelain' | 'stone';

/** Colours of surroundings by name; each screen defines what they look like. */
export type Tint = 'sand' | 'sky' | 'peach' | 'fog' | 'sage' | 'lilac' | 'rose' | 'mint';

/** One thing seen on a cell. Renderers know shapes, never games. */
export interface Mark {
  readonly shape: MarkShape;
  readonly owner: Seat;
  readonly direction?: Direction;
}

export type MarkShape = 'disc' | 'tile' | 'arrow';

/**
 * Colours by name. What they look like: src/view/drawing/inks.ts on boards, src/web/style/tokens.css in the rest of the
 * page, src/cli/app/terminal/palette.ts in terminals.
 */
export type Ink = 'blue' | 'orange' | 'green' | 'purple' | 'vermilion' | 'yellow' | 'ivory' | 'charcoal';

/**
 * How a region of the board looks: shaded is slightly darker, recessed lies lower, home has the ink of its owner, and
 * along a side runs a bar outside the board, in the ink of its owner, or else of the seat that holds the adjacent cell.
 */
export interface Zone {
  readonly region: string;
  readonly kind: 'shaded' | 'recessed' | 'home' | 'side';
  readonly owner?: Seat;
}
