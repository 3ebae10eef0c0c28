import type { Lens } from '../../../core/course.ts';
import { captureMarks, farRowMarks, lengthMarks, winMarks } from '../../families/phalanx/lenses.ts';

/** How long the longest group of every stone is. */
const lengthLens: Lens = {
  id: 'lengths',
  key: 'm',
  texts: {
    en: {
      name: 'Group lengths',
      legend:
        'The number on a stone is the length of the longest group it can move with: so many steps it goes. Stones without a number have crossed.',
    },
    pt: {
      name: 'Comprimento dos grupos',
      legend:
        'O número numa pedra é o comprimento do maior grupo com que se pode mover: anda até tantos passos. As pedras sem número já atravessaram.',
    },
  },
  marks: lengthMarks,
};

/** What each side could capture now. */
const captureLens: Lens = {
  id: 'captures',
  key: 'c',
  texts: {
    en: {
      name: 'What can be captured',
      legend:
        'Marked stones can be captured, one a move: + those of the opponent, by the player to move; ! those of the player to move, if the opponent had the turn.',
    },
    pt: {
      name: 'O que pode ser capturado',
      legend:
        'As pedras marcadas podem ser capturadas, uma por jogada: + as do adversário, por quem joga; ! as de quem joga, se a vez fosse do adversário.',
    },
  },
  marks: (position) => captureMarks(position, (_, move) => [move & 255]), // §4.2
};

/** Who has crossed, who is near, and who can cross now. */
const wayLens: Lens = {
  id: 'ways across',
  key: 'b',
  texts: {
    en: {
      name: 'Ways across',
      legend:
        'A stone beyond the middle shows how many rows it still has to go; 0 has crossed and is locked. A dot is a cell of the far row that can be reached in one move.',
    },
    pt: {
      name: 'Caminhos para atravessar',
      legend:
        'Uma pedra para lá do meio mostra quantas filas ainda lhe faltam; 0 já atravessou e está presa. Um ponto é uma casa da última fila que se alcança numa jogada.',
    },
  },
  marks: farRowMarks,
};

/** Crossings that win at once. */
const winLens: Lens = {
  id: 'winning crossings',
  key: 'a',
  texts: {
    en: {
      name: 'Winning crossings',
      legend:
        'Cells of the far row where a crossing has no answer: + wins for the player to move; ! is where the opponent would win if nothing were done.',
    },
    pt: {
      name: 'Travessias que ganham',
      legend:
        'Casas da última fila onde uma travessia não tem resposta: + ganha quem joga; ! é onde o adversário ganharia se nada se fizesse.',
    },
  },
  marks: winMarks,
};

export const lenses: readonly Lens[] = [lengthLens, captureLens, wayLens, winLens];
