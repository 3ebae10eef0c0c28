import type { AbstractPlay } from '../../core/abstract-play.ts';
import { NOBODY } from '../../core/types.ts';
import { notation } from './notation.ts';

export const abstractPlay: AbstractPlay = {
  names: ['Azacru'],
  options: (variants) => (variants.length === 0 ? {} : undefined),
  variants: () => [],
  // With more than two players its seats are not in clockwise order.
  start: (players) => STARTS[players],
  // It marks that a piece did not turn, but not in the final round, in which no piece turns.
  mark(position, move) {
    const isFinal = position.slots[position.vars] !== NOBODY;
    return !isFinal && notation.choice(position, move) === 'straight' ? '^' : '';
  },
  tellsPass: true,
};

/** 1 sits right, 2 left, 3 at the top, 4 at the bottom. */
const STARTS: Readonly<Record<number, string>> = {
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
