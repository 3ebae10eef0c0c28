import type { MuseumBot } from '../../../core/engine.ts';
import { randomMove } from '../../../core/play/playout.ts';

const random: MuseumBot = {
  id: 'random',
  texts: {
    en: {
      name: 'The random one',
      origin:
        'No computer player of Pacru from the past is known to us; this one draws its moves by lot, as those of its relatives did.',
    },
    pt: {
      name: 'O aleatório',
      origin:
        'Não conhecemos nenhum computador antigo de Pacru; este sorteia as jogadas, como faziam os dos jogos parentes.',
    },
  },
  choose: randomMove,
};

export const museum: readonly MuseumBot[] = [random];
