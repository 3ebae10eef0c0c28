import type { Lens } from '../../../core/course.ts';
import {
  captureFacts,
  captureMarks,
  farRowFacts,
  farRowMarks,
  lengthFacts,
  lengthMarks,
  winFacts,
  winMarks,
} from '../../families/phalanx/lenses.ts';

/** How long the longest group of every stone is. */
const lengthLens: Lens = {
  id: 'lengths',
  key: 'm',
  texts: {
    en: {
      name: 'Group lengths',
      legend:
        'The number on a stone is the length of its longest group: that is how far it can move. Stones without a number have crossed.',
    },
    pt: {
      name: 'Comprimento dos grupos',
      legend:
        'O número numa pedra é o comprimento do seu maior grupo: até aí pode andar. As pedras sem número já atravessaram.',
    },
  },
  marks: lengthMarks,
  facts: lengthFacts(
    { en: 'stones in the longest group', pt: 'pedras no maior grupo' },
    { en: 'stones that have not crossed', pt: 'pedras que não atravessaram' },
  ),
};

/** What each side could capture now. */
const captureLens: Lens = {
  id: 'captures',
  key: 'c',
  texts: {
    en: {
      name: 'What can be captured',
      legend: 'Marked stones can be captured, one in each move: + by the player to move, ! by the opponent.',
    },
    pt: {
      name: 'O que pode ser capturado',
      legend: 'As pedras marcadas podem ser capturadas, uma em cada jogada: + por quem joga, ! pelo adversário.',
    },
  },
  marks: (position) => captureMarks(position, (_, move) => [move & 255]), // §4.2
  facts: captureFacts({ en: 'enemy stones to capture', pt: 'pedras adversárias a capturar' }),
};

/** Who has crossed, who is near, and who can cross now. */
const wayLens: Lens = {
  id: 'ways across',
  key: 'b',
  texts: {
    en: {
      name: 'Ways across',
      legend:
        'A stone past the middle shows how many rows it still has to go. 0 has crossed and is locked. A dot is a cell of the far row that can be reached in one move.',
    },
    pt: {
      name: 'Caminhos para atravessar',
      legend:
        'Uma pedra para lá do meio mostra quantas linhas lhe faltam. 0 já atravessou e está presa. Um ponto é uma casa da última linha a que se chega numa jogada.',
    },
  },
  marks: farRowMarks,
  facts: farRowFacts,
};

/** Crossings that win immediately. */
const winLens: Lens = {
  id: 'winning crossings',
  key: 'a',
  texts: {
    en: {
      name: 'Winning crossings',
      legend:
        'Cells of the far row where a crossing has no answer. On + the player to move wins, on ! the opponent would.',
    },
    pt: {
      name: 'Travessias que ganham',
      legend:
        'Casas da última linha onde uma travessia não tem resposta. Em + ganha quem joga, em ! ganharia o adversário.',
    },
  },
  marks: winMarks,
  facts: winFacts,
};

export const lenses: readonly Lens[] = [lengthLens, captureLens, wayLens, winLens];
