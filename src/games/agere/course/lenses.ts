import type { Lens, LensMark } from '../../../core/course.ts';
import type { Position } from '../../../core/position.ts';
import type { Cell, Seat } from '../../../core/types.ts';
import { missingCells } from './lenses-missing.ts';

/** What each side still lacks to join the three sides. */
const distanceLens: Lens = {
  id: 'distance',
  key: 'd',
  texts: {
    en: {
      name: 'Still needed',
      legend:
        'Cells that would join the three sides with the fewest discs: the number says how many are missing, the mark for whom. * is a cell that both need.',
    },
    pt: {
      name: 'O que ainda falta',
      legend:
        'Casas que uniriam os três lados com menos discos: o número diz quantos faltam, a marca diz a quem. * é uma casa de que ambos precisam.',
    },
  },
  marks(position) {
    const { turn } = position;
    const own = missingCells(position, turn);
    const other = missingCells(position, 1 - turn);
    const mark = (cells: readonly Cell[], others: readonly Cell[], owner: Seat): LensMark[] =>
      cells
        .filter((cell) => !others.includes(cell))
        .map((cell) => ({ cell, tone: owner === turn ? 'good' : 'bad', text: String(cells.length), owner }));
    const both = own.filter((cell) => other.includes(cell));
    return [
      ...mark(own, other, turn),
      ...mark(other, own, 1 - turn),
      ...both.map((cell): LensMark => ({ cell, tone: 'neutral', text: '*' })),
    ];
  },
};

/** Which stacks have an equal neighbour of the other colour. */
const captureLens: Lens = {
  id: 'taking',
  key: 'c',
  texts: {
    en: {
      name: 'Stacks that can be taken',
      legend:
        'A stack with a mark touches an enemy stack of the same height, so it can be covered: + by the player to move, ! by the opponent.',
    },
    pt: {
      name: 'Pilhas que se podem tomar',
      legend:
        'Uma pilha marcada toca numa pilha adversária da mesma altura, por isso pode ser coberta: + por quem joga, ! pelo adversário.',
    },
  },
  marks: (position) =>
    stacks(position)
      .filter((cell) => touchesEqualEnemy(position, cell))
      .map((cell) =>
        (position.slots[cell] & 1) === position.turn
          ? { cell, tone: 'bad', text: '!' }
          : { cell, tone: 'good', text: '+' },
      ),
};

/** Whose disc would come to light. */
const belowLens: Lens = {
  id: 'below',
  key: 'b',
  texts: {
    en: {
      name: 'Below the top',
      legend:
        'The number is the height of a stack of two or more; the mark shows whose stack it becomes when its top disc moves away.',
    },
    pt: {
      name: 'Por baixo do topo',
      legend:
        'O número é a altura de uma pilha de dois ou mais; a marca mostra de quem passa a ser quando o disco de cima sai.',
    },
  },
  marks(position) {
    return stacks(position)
      .filter((cell) => position.slots[cell] >> 1 > 1)
      .map((cell) => {
        const below = 1 - (position.slots[cell] & 1); // §6.1: colours alternate
        const tone = below === position.turn ? 'good' : 'bad';
        return { cell, tone, text: String(position.slots[cell] >> 1), owner: below };
      });
  },
};

export const lenses: readonly Lens[] = [distanceLens, captureLens, belowLens];

function stacks({ board, slots }: Position): Cell[] {
  return Array.from({ length: board.cellCount }, (_, cell) => cell).filter((cell) => slots[cell] > 0);
}

function touchesEqualEnemy({ board, slots }: Position, cell: Cell): boolean {
  return board.next.subarray(cell * 6, cell * 6 + 6).some((near) => (slots[near] ^ slots[cell]) === 1);
}
