import type { MuseumBot } from '../../../core/engine.ts';
import { randomMove } from '../../../core/play/playout.ts';

const random: MuseumBot = {
  id: 'random',
  texts: {
    en: {
      name: 'Random mover',
      origin:
        'From a student program of 2017. It picks a piece, a cell and a direction at random until they make a legal move.',
    },
    pt: {
      name: 'Jogador aleatório',
      origin:
        'De um programa de estudantes de 2017. Escolhe ao acaso uma peça, uma casa e uma direção, até dar uma jogada legal.',
    },
  },
  choose: randomMove,
};

export const museum: readonly MuseumBot[] = [random];
