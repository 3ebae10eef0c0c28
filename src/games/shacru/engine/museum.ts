import type { MuseumBot } from '../../../core/engine.ts';
import { randomMove } from '../../../core/play/playout.ts';

const random: MuseumBot = {
  id: 'random',
  texts: {
    en: {
      name: 'The random one',
      origin:
        'The easy computer, and the only one that was finished, of a student program of 2016: it tries places drawn by lot until it hits a legal move.',
    },
    pt: {
      name: 'O aleatório',
      origin:
        'O computador fácil, e o único que ficou pronto, de um programa de estudantes de 2016: tenta casas sorteadas até acertar numa jogada legal.',
    },
  },
  choose: randomMove,
};

export const museum: readonly MuseumBot[] = [random];
