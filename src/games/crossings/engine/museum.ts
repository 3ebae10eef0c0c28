import type { MuseumBot } from '../../../core/engine.ts';
import { chooseGreedily } from '../../families/phalanx/greedy.ts';

const greedy: MuseumBot = {
  id: 'greedy',
  texts: {
    en: {
      name: 'The greedy one',
      origin:
        'No computer of the past is known for Crossings, which is older than home computers; this one thinks as a beginner of 1969 might: a crossing first, then a capture, then a step forward.',
    },
    pt: {
      name: 'O ganancioso',
      origin:
        'Não se conhece nenhum computador do passado para Crossings, mais velho que os computadores pessoais; este pensa como um principiante de 1969: primeiro uma travessia, depois uma captura, depois um passo em frente.',
    },
  },
  choose: chooseGreedily,
};

export const museum: readonly MuseumBot[] = [greedy];
