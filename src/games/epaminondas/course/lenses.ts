import type { Lens } from '../../../core/course.ts';
import type { Position } from '../../../core/position.ts';
import type { Cell, Move } from '../../../core/types.ts';
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
import { directionTo } from '../../families/phalanx/phalanx.ts';

/** How long the longest phalanx of every piece is. */
const lengthLens: Lens = {
  id: 'lengths',
  key: 'm',
  texts: {
    en: {
      name: 'Phalanx lengths',
      legend:
        'The number on a piece is the length of its longest phalanx: that is how far it can move, and it captures any shorter line.',
    },
    pt: {
      name: 'Comprimento das falanges',
      legend:
        'O número numa peça é o comprimento da sua maior falange: até aí pode andar, e captura qualquer linha mais curta.',
    },
  },
  marks: lengthMarks,
  facts: lengthFacts(
    { en: 'pieces in the longest phalanx', pt: 'peças na maior falange' },
    { en: 'pieces', pt: 'peças' },
  ),
};

/** What each side could take now. */
const captureLens: Lens = {
  id: 'captures',
  key: 'c',
  texts: {
    en: {
      name: 'What can be captured',
      legend: 'Marked pieces can be captured: + by the player to move, ! by the opponent.',
    },
    pt: {
      name: 'O que pode ser capturado',
      legend: 'As peças marcadas podem ser capturadas: + por quem joga, ! pelo adversário.',
    },
  },
  marks: (position) => captureMarks(position, lineTaken),
  facts: captureFacts({ en: 'enemy pieces to capture', pt: 'peças adversárias a capturar' }),
};

/** Who stands on the far rows, who is near, and who can get there now. */
const balanceLens: Lens = {
  id: 'far rows',
  key: 'b',
  texts: {
    en: {
      name: 'Far rows',
      legend:
        'A piece past the middle shows how many rows it still has to go. 0 is there. If you start your turn with more of these than your opponent, you win. A dot is a cell of the far row that can be reached in one move.',
    },
    pt: {
      name: 'Últimas linhas',
      legend:
        'Uma peça para lá do meio mostra quantas linhas lhe faltam. 0 já lá está. Se começar a sua vez com mais destas do que o adversário, ganha. Um ponto é uma casa da última linha a que se chega numa jogada.',
    },
  },
  marks: farRowMarks,
  facts: farRowFacts,
};

/** Crossings that no reply undoes. */
const winLens: Lens = {
  id: 'wins next turn',
  key: 'a',
  texts: {
    en: {
      name: 'Wins next turn',
      legend:
        'Cells of the far row where a crossing has no answer. On + the player to move wins, on ! the opponent would.',
    },
    pt: {
      name: 'Ganha na próxima vez',
      legend:
        'Casas da última linha onde uma travessia não tem resposta. Em + ganha quem joga, em ! ganharia o adversário.',
    },
  },
  marks: winMarks,
  facts: winFacts,
};

export const lenses: readonly Lens[] = [lengthLens, captureLens, balanceLens, winLens];

/** §4.2: the whole line from the cell where the head ends. */
function lineTaken({ board, slots }: Position, move: Move): Cell[] {
  const to = move & 255;
  const direction = directionTo(board, move >> 8, to);
  const line: Cell[] = [];
  for (let cell = to; slots[cell] === slots[to]; cell = board.next[cell * 8 + direction]) line.push(cell);
  return line;
}
