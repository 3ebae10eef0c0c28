import type { Lens, LensMark } from '../../core/game.ts';
import type { Position } from '../../core/position.ts';
import type { Cell, Move, Seat } from '../../core/types.ts';
import { farRow } from '../families/phalanx/armies.ts';
import { directionTo, runLength } from '../families/phalanx/phalanx.ts';

/** One direction of each line: up, right up, right, right down. */
const AXES = [0, 1, 2, 3];

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
  look: (position) =>
    occupied(position).map((cell) => {
      const length = Math.max(...AXES.map((axis) => lineThrough(position, cell, axis)));
      return { cell, tone: toneOf(position, position.slots[cell] - 1), text: String(length) };
    }),
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
  look(position) {
    if (position.over) return [];
    const { turn } = position;
    return [turn, 1 - turn].flatMap((seat) =>
      [...prey(position, seat)].map((cell): LensMark => markOf(cell, seat === turn)),
    );
  },
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
  look(position) {
    const { board, slots } = position;
    return [0, 1].flatMap((seat) => {
      const rowsLeft = (cell: Cell) => Math.abs(farRow(board, seat) - board.row[cell]);
      const tone = toneOf(position, seat);
      const near = occupied(position).filter(
        (cell) => slots[cell] === seat + 1 && 2 * rowsLeft(cell) < board.height - 1,
      );
      const goals = new Set(crossings(position, seat).map((move) => move & 255));
      return [
        ...near.map((cell): LensMark => ({ cell, tone, text: String(rowsLeft(cell)), owner: seat })),
        ...[...goals].map((cell): LensMark => ({ cell, tone, text: '·', owner: seat })),
      ];
    });
  },
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
  look(position) {
    const { turn } = position;
    return [turn, 1 - turn].flatMap((seat) => {
      const goals = crossings(position, seat).filter((move) => cannotBeAnswered(position, seat, move));
      return [...new Set(goals.map((move) => move & 255))].map((cell) => markOf(cell, seat === turn));
    });
  },
};

export const lenses: readonly Lens[] = [lengthLens, captureLens, balanceLens, winLens];

function markOf(cell: Cell, isGood: boolean): LensMark {
  return isGood ? { cell, tone: 'good', text: '+' } : { cell, tone: 'bad', text: '!' };
}

function toneOf({ turn }: Position, seat: Seat): LensMark['tone'] {
  return seat === turn ? 'good' : 'bad';
}

function occupied({ board, slots }: Position): Cell[] {
  return Array.from({ length: board.cellCount }, (_, cell) => cell).filter((cell) => slots[cell] > 0);
}

function lineThrough(position: Position, cell: Cell, axis: number): number {
  return runLength(position, cell, axis) + runLength(position, cell, axis ^ 4) - 1;
}

/** The pieces of the other side that a seat could take if it had the turn. */
function prey(position: Position, seat: Seat): Set<Cell> {
  const { board, slots } = position;
  const taken = new Set<Cell>();
  for (const move of movesOf(position, seat)) {
    const to = move & 255;
    if (slots[to] === 0) continue;
    const direction = directionTo(board, move >> 8, to);
    for (let cell = to; slots[cell] === 2 - seat; cell = board.next[cell * 8 + direction]) taken.add(cell);
  }
  return taken;
}

/** The moves of a seat that bring one more piece to its far row. */
function crossings(position: Position, seat: Seat): Move[] {
  const { row } = position.board;
  const far = farRow(position.board, seat);
  return movesOf(position, seat).filter((move) => row[move & 255] === far && row[move >> 8] !== far);
}

/** Whether the seat wins as its next turn begins, whatever the other side does after this crossing. */
function cannotBeAnswered(position: Position, seat: Seat, move: Move): boolean {
  const walker = position.clone();
  walker.giveTurn(seat);
  walker.play(move);
  if (walker.over) return walker.winners === 1 << seat;
  return movesOf(walker, 1 - seat).every((answer) => {
    walker.play(answer);
    const isWon = walker.winners === 1 << seat;
    walker.undo();
    return isWon;
  });
}

/** The moves that a seat has, or would have if it were its turn. */
function movesOf(position: Position, seat: Seat): Move[] {
  if (position.over) return [];
  const asked = position.clone();
  asked.giveTurn(seat);
  const out = new Int32Array(asked.rules.mostMoves);
  return [...out.subarray(0, asked.rules.generate(asked, out, 0))];
}
