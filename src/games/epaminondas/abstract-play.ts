import type { AbstractPlay } from '../../core/abstract-play.ts';

export const abstractPlay: AbstractPlay = {
  names: ['Epaminondas'],
  options: (variants) => (variants.length === 0 ? {} : undefined),
  variants: ({ files, ranks }) => (files === 14 && ranks === 12 ? [] : undefined),
};
