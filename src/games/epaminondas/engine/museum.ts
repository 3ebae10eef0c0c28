import type { MuseumBot } from '../../../core/engine.ts';
import { chooseGreedily } from '../../families/phalanx/greedy.ts';

const greedy: MuseumBot = {
  id: 'greedy',
  texts: {
    en: {
      name: 'The greedy one',
      origin:
        'A student program of 2013 let only people play; this is the simplest computer it could have had: it looks one move ahead, for crossings, captures and steps forward.',
    },
    pt: {
      name: 'O ganancioso',
      origin:
        'Um programa de estudantes de 2013 só deixava jogar pessoas; este é o computador mais simples que poderia ter tido: vê só uma jogada, à procura de travessias, capturas e passos em frente.',
    },
  },
  choose: chooseGreedily,
};

export const museum: readonly MuseumBot[] = [greedy];
