import type { Lens } from '../../../core/course.ts';
import type { Position } from '../../../core/position.ts';
import type { Cell, Move } from '../../../core/types.ts';
import { captureMarks, farRowMarks, lengthMarks, winMarks } from '../../families/phalanx/lenses.ts';
import { directionTo } from '../../families/phalanx/phalanx.ts';

/** How long the longest phalanx of every piece is. */
const lengthLens: Lens = {
  id: 'lengths',
  key: 'm',
  texts: {
    en: {
      name: 'Phalanx lengths',
      legend:
        'The number on a piece is the length of the longest phalanx it belongs to: it can go that many steps, and take every line that is shorter.',
    },
    pt: {
      name: 'Comprimento das falanges',
      legend:
        'O número numa peça é o comprimento da maior falange a que pertence: pode avançar esses passos e tomar qualquer linha mais curta.',
    },
  },
  marks: lengthMarks,
};

/** What each side could take now. */
const captureLens: Lens = {
  id: 'captures',
  key: 'c',
  texts: {
    en: {
      name: 'What can be taken',
      legend:
        'Marked pieces can be taken: + those of the opponent, by the player to move; ! those of the player to move, if the opponent had the turn.',
    },
    pt: {
      name: 'O que pode ser tomado',
      legend:
        'As peças marcadas podem ser tomadas: + as do adversário, por quem joga; ! as de quem joga, se a vez fosse do adversário.',
    },
  },
  marks: (position) => captureMarks(position, lineTaken),
};

/** Who stands on the far rows, who is near, and who can get there now. */
const balanceLens: Lens = {
  id: 'far rows',
  key: 'b',
  texts: {
    en: {
      name: 'Far rows',
      legend:
        'A piece beyond the middle shows how many rows it still has to go; 0 is there: whoever has more of these when the own turn begins wins. A dot is a cell of the far row that can be reached in one move.',
    },
    pt: {
      name: 'Últimas filas',
      legend:
        'Uma peça para lá do meio mostra quantas filas ainda lhe faltam; 0 já lá está: ganha quem tiver mais destas ao começar a sua vez. Um ponto é uma casa da última fila que se alcança numa jogada.',
    },
  },
  marks: farRowMarks,
};

/** Crossings that no answer undoes. */
const winLens: Lens = {
  id: 'wins next turn',
  key: 'a',
  texts: {
    en: {
      name: 'Wins next turn',
      legend:
        'Cells of the far row where a crossing cannot be answered: + wins for the player to move; ! is where the opponent would win if nothing were done.',
    },
    pt: {
      name: 'Ganha na próxima vez',
      legend:
        'Casas da última fila onde uma travessia não tem resposta: + ganha quem joga; ! é onde o adversário ganharia se nada se fizesse.',
    },
  },
  marks: winMarks,
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
