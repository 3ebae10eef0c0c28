import type { Lens, LensMark } from '../../../core/course.ts';
import { howMany } from '../../../core/facts/counting.ts';
import type { Position } from '../../../core/position.ts';
import type { Cell, Seat } from '../../../core/types.ts';
import { missingCells } from './lenses-missing.ts';

/** What each side still lacks to join the three sides. */
const distanceLens: Lens = {
  id: 'distance',
  key: 'a',
  texts: {
    en: {
      name: 'Still needed',
      legend:
        'The fewest cells a player still needs to join the three sides. The number is how many, the mark shows for whom. * is a cell that both need.',
    },
    pt: {
      name: 'O que ainda falta',
      legend:
        'As casas que ainda faltam a um jogador para unir os três lados. O número diz quantas, a marca a quem. * é uma casa de que ambos precisam.',
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
  facts: [
    {
      id: 'needed',
      isGood: false,
      texts: { en: 'cells still needed', pt: 'casas que ainda faltam' },
      count(marks, _, seat) {
        const found = howMany(marks.filter(({ owner, text }) => owner === seat || text === '*'));
        return found.value === 0 ? undefined : found; // joined, or for ever apart
      },
    },
  ],
};

/** Which stacks have an equal neighbour of the other colour. */
const captureLens: Lens = {
  id: 'taking',
  key: 'c',
  texts: {
    en: {
      name: 'Stacks that can be taken',
      legend:
        'A marked stack has an enemy stack of equal height beside it. + can be taken by the player to move, ! by the opponent.',
    },
    pt: {
      name: 'Pilhas que se podem tomar',
      legend:
        'Uma pilha marcada tem ao lado uma pilha adversária da mesma altura. + pode ser tomada por quem joga, ! pelo adversário.',
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
  facts: [
    {
      id: 'in danger',
      isGood: false,
      texts: { en: 'stacks that can be taken', pt: 'pilhas que se podem tomar' },
      count: (marks, { slots }, seat) => howMany(marks.filter(({ cell }) => (slots[cell] & 1) === seat)),
    },
  ],
};

/** Whose disc would be uncovered. */
const belowLens: Lens = {
  id: 'below',
  key: 'b',
  texts: {
    en: {
      name: 'Under the top disc',
      legend:
        'The number is the height of a stack of two or more. The mark shows who owns it once its top disc moves away.',
    },
    pt: {
      name: 'Debaixo do disco de cima',
      legend:
        'O número é a altura de uma pilha de dois ou mais. A marca mostra de quem fica quando o disco de cima sai.',
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
  facts: [
    {
      id: 'below',
      isGood: true,
      texts: { en: 'discs right under a top disc', pt: 'discos logo abaixo de um disco de cima' },
      count: (marks, _, seat) => howMany(marks.filter(({ owner }) => owner === seat)),
    },
  ],
};

export const lenses: readonly Lens[] = [distanceLens, captureLens, belowLens];

function stacks({ board, slots }: Position): Cell[] {
  return Array.from({ length: board.cellCount }, (_, cell) => cell).filter((cell) => slots[cell] > 0);
}

function touchesEqualEnemy({ board, slots }: Position, cell: Cell): boolean {
  return board.next.subarray(cell * 6, cell * 6 + 6).some((near) => (slots[near] ^ slots[cell]) === 1);
}
