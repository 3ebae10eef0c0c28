import type { MuseumBot } from '../../../core/engine.ts';
import { randomMove } from '../../../core/play/playout.ts';

const random: MuseumBot = {
  id: 'random',
  texts: {
    en: {
      name: 'Random mover',
      origin:
        'No early program for Pacru is known. This one moves at random, like the first programs for its relatives.',
    },
    pt: {
      name: 'Jogador aleatório',
      origin:
        'Não se conhece nenhum programa antigo de Pacru. Este joga ao acaso, como os primeiros programas dos jogos da mesma família.',
    },
  },
  choose: randomMove,
};

export const museum: readonly MuseumBot[] = [random];
