import type { MuseumBot } from '../../../core/engine.ts';
import { chooseGreedily } from '../../families/phalanx/greedy.ts';

const greedy: MuseumBot = {
  id: 'greedy',
  texts: {
    en: {
      name: 'Greedy bot',
      origin:
        'A student program of 2013 had no computer player. This is the simplest one it could have had: it looks one move ahead for crossings, captures and steps forward.',
    },
    pt: {
      name: 'Robô ganancioso',
      origin:
        'Um programa de estudantes de 2013 não tinha adversário automático. Este é o mais simples que podia ter tido: vê só uma jogada, à procura de travessias, capturas e avanços.',
    },
  },
  choose: chooseGreedily,
};

export const museum: readonly MuseumBot[] = [greedy];
