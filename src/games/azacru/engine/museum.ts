import type { MuseumBot } from '../../../core/engine.ts';
import { randomMove } from '../../../core/play/playout.ts';

const random: MuseumBot = {
  id: 'random',
  texts: {
    en: {
      name: 'The random one',
      origin:
        'The computer of a student program of 2017: it draws a piece, a place and a direction by lot until they make a legal move.',
    },
    pt: {
      name: 'O aleatório',
      origin:
        'O computador de um programa de estudantes de 2017: sorteia uma peça, uma casa e uma direção até fazerem uma jogada legal.',
    },
  },
  choose: randomMove,
};

export const museum: readonly MuseumBot[] = [random];
