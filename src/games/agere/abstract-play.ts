import type { AbstractPlay } from '../../core/abstract-play.ts';

export const abstractPlay: AbstractPlay = {
  names: ['Adere', 'Agere'],
  options(variants) {
    if (variants.length === 0) return {};
    const [, size] = /^standard-(11|14)$/.exec(variants.join()) ?? [];
    return size === undefined ? undefined : { size: Number(size) };
  },
  variants({ size, win }) {
    if (win !== 'held') return undefined;
    return size === 8 ? [] : size === 11 || size === 14 ? [`standard-${size}`] : undefined;
  },
  // Cells are numbered by their column in a rectangle of hexagons whose even or odd rows are shifted.
  shift: (row, { size }) => (Number(size) % 2 === 0 ? Math.floor(row / 2) : Math.ceil(row / 2)),
  swap: { move: 'swap', options: { pie: true } },
};
