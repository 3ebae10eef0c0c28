import type { Options, OptionValue } from '../core/options.ts';
import type { Position } from '../core/position.ts';
import { NOBODY } from '../core/types.ts';

/** How AbstractPlay names and writes a game that we have too. */
export interface ForeignGame {
  /** The first is written today, the others stand in older records. */
  readonly names: readonly string[];
  /** Our name. */
  readonly ours: string;
  /** Options that a list of its variants stands for, and the other way round; undefined where there is no such thing. */
  options(variants: readonly string[]): Readonly<Record<string, OptionValue>> | undefined;
  variants(options: Options): readonly string[] | undefined;
  /** Position text of its start where it is not ours. */
  start?(players: number): string | undefined;
  /** What it adds to the number of a cell, by row from 0 and size of the board. */
  shift?(row: number, size: number): number;
  /** Whether it writes '^' for a choice not to twist. */
  tellsStraight?(position: Position): boolean;
  /** Whether it writes 'pass' for a player who is skipped. */
  readonly tellsPass?: boolean;
}

export const foreignGames: readonly ForeignGame[] = [
  {
    names: ['Azacru'],
    ours: 'Azacru',
    options: (variants) => (variants.length === 0 ? {} : undefined),
    variants: () => [],
    // With more than two players its seats are not in clockwise order.
    start: (players) => AZACRU_STARTS[players],
    tellsStraight: ({ slots, vars }) => slots[vars] === NOBODY, // it has no twists in the final round
    tellsPass: true,
  },
  {
    names: ['Epaminondas'],
    ours: 'Epaminondas',
    options: (variants) => (variants.length === 0 ? {} : undefined),
    variants: ({ files, ranks }) => (files === 14 && ranks === 12 ? [] : undefined),
  },
  {
    names: ['Adere', 'Agere'],
    ours: 'Agere',
    options(variants) {
      if (variants.length === 0) return {};
      const [, size] = /^standard-(11|14)$/.exec(variants.join()) ?? [];
      return size === undefined ? undefined : { size: Number(size) };
    },
    variants({ size, win }) {
      if (win !== 'held') return undefined;
      return size === 8 ? [] : size === 11 || size === 14 ? [`standard-${size}`] : undefined;
    },
    // Cells have the number of their column in a rectangle of hexagons, whose even or odd rows are shifted.
    shift: (row, size) => (size % 2 === 0 ? Math.floor(row / 2) : Math.ceil(row / 2)),
  },
];

/** 1 sits right, 2 left, 3 at the top, 4 at the bottom. */
const AZACRU_STARTS: Readonly<Record<number, string>> = {
  3: `${[
    '-,-,-2s,-,-3s,-,-1s,-,-',
    '-,-,-,-,-,-,-,-,-',
    '-3e,-,-,-,-,-,-,-,-3w',
    '-,-,-,-,-,-,-,-,-',
    '-2e,-,-,-,-,-,-,-,-1w',
    '-,-,-,-,-,-,-,-,-',
    '-,-,-,-,-,-,-,-,-',
    '-,-,-,-,-,-,-,-,-',
    '-,-,-2n,-,-,-,-1n,-,-',
  ].join('/')} 1 3 - 0`,
  4: `${[
    '-,-,-2s,-,-3s,-,-1s,-,-',
    '-,-,-,-,-,-,-,-,-',
    '-3e,-,-,-,-,-,-,-,-3w',
    '-,-,-,-,-,-,-,-,-',
    '-2e,-,-,-,-,-,-,-,-1w',
    '-,-,-,-,-,-,-,-,-',
    '-4e,-,-,-,-,-,-,-,-4w',
    '-,-,-,-,-,-,-,-,-',
    '-,-,-2n,-,-4n,-,-1n,-,-',
  ].join('/')} 1 4 - 0`,
};
