import type { MuseumBot } from '../../../core/engine.ts';
import { randomMove } from '../../../core/play/playout.ts';

const random: MuseumBot = {
  id: 'random',
  texts: {
    en: {
      name: 'Random mover',
      origin:
        'From a student program of 2016, the only level that was finished. It tries random cells until it finds a legal move.',
    },
    pt: {
      name: 'Jogador aleatório',
      origin:
        'De um programa de estudantes de 2016, o único nível que ficou pronto. Tenta casas ao acaso até encontrar uma jogada legal.',
    },
  },
  choose: randomMove,
};

export const museum: readonly MuseumBot[] = [random];
