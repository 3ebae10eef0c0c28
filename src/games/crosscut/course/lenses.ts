import type { Lens, LensMark } from '../../../core/course.ts';
import { doneBy, howMany, mostOf, numbersOf } from '../../../core/facts/counting.ts';
import { legalMoves } from '../../../core/moves.ts';
import type { Position } from '../../../core/position.ts';
import type { Cell, Move, Seat } from '../../../core/types.ts';
import { createsMore, weigh } from '../flips.ts';
import { SWAP } from '../rules.ts';

/** The longest lines, and the cells that complete one. */
const lineLens: Lens = {
  id: 'lines',
  key: 'a',
  texts: {
    en: {
      name: 'Longest lines',
      legend:
        'The number on a disc is the length of its longest line. On + the player to move wins at once, on ! the opponent would.',
    },
    pt: {
      name: 'Linhas mais longas',
      legend:
        'O número num disco é o comprimento da sua maior linha. Em + ganha logo quem joga, em ! ganharia o adversário.',
    },
  },
  marks(position) {
    const { slots, turn } = position;
    const discs = cellsOf(position)
      .filter((cell) => slots[cell] > 0)
      .map((cell): LensMark => {
        const owner = slots[cell] - 1;
        return { cell, tone: owner === turn ? 'good' : 'bad', text: lengthAt(position, cell), owner };
      });
    const wins = winningCells(position, turn);
    const losses = winningCells(position, 1 - turn).filter((cell) => !wins.includes(cell));
    return [...discs, ...wins.map(plus), ...losses.map(warning)];
  },
  facts: [
    {
      id: 'line',
      isGood: true,
      texts: { en: 'discs in the longest line', pt: 'discos na linha mais longa' },
      count: (marks, _, seat) => mostOf(numbersOf(marks, seat)),
    },
    {
      id: 'wins',
      isGood: true,
      texts: { en: 'cells that win at once', pt: 'casas que ganham logo' },
      count: (marks, position, seat) => howMany(doneBy(marks, position, seat)),
    },
  ],
};

/** What a disc would turn over, and which discs are in danger. */
const flipLens: Lens = {
  id: 'flips',
  key: 'b',
  texts: {
    en: {
      name: 'What flips',
      legend:
        'The number on an empty cell is how many discs the player to move would flip from there. ! marks discs that the opponent could flip.',
    },
    pt: {
      name: 'O que se vira',
      legend:
        'O número numa casa vazia diz quantos discos quem joga viraria a partir dali. ! marca discos que o adversário podia virar.',
    },
  },
  marks(position) {
    const { turn } = position;
    const cells = movesOf(position, turn).flatMap((cell): LensMark[] => {
      const count = turned(position, turn, cell).length;
      return count === 0 ? [] : [{ cell, tone: 'good', text: String(count) }];
    });
    const endangered = new Set(movesOf(position, 1 - turn).flatMap((cell) => turned(position, 1 - turn, cell)));
    return [...cells, ...[...endangered].map(warning)];
  },
  facts: [
    {
      id: 'flips',
      isGood: true,
      texts: { en: 'most discs that one move flips', pt: 'máximo de discos virados por uma jogada' },
      count: (marks, { turn }, seat) =>
        seat === turn ? mostOf(marks.filter(({ tone }) => tone === 'good')) : undefined,
    },
    {
      id: 'in danger',
      isGood: false,
      texts: { en: 'discs that can be flipped', pt: 'discos que podem ser virados' },
      count: (marks, { turn }, seat) =>
        seat === turn ? howMany(marks.filter(({ tone }) => tone === 'bad')) : undefined,
    },
  ],
};

/** Where discs are flanked, but a segment at least as long would be cut. */
const cutLens: Lens = {
  id: 'forbidden cuts',
  key: 'c',
  texts: {
    en: {
      name: 'Failed cuts',
      legend:
        'From a marked cell the player to move flanks discs that do not flip, because the cut line is too long. The number is how many discs the new line lacks. On the edge you cannot place there.',
    },
    pt: {
      name: 'Cortes que falham',
      legend:
        'De uma casa marcada, quem joga flanqueia discos que não se viram, porque a linha cortada é longa demais. O número diz quantos discos faltam à linha nova. Na borda não se pode colocar aí.',
    },
  },
  marks(position) {
    const { slots, turn, board } = position;
    if (position.over) return [];
    return cellsOf(position).flatMap((cell): LensMark[] => {
      const weight = slots[cell] === 0 ? weigh(position, turn, cell) : 0;
      if (weight === 0 || createsMore(weight)) return [];
      const isInside = board.regions.interior.includes(cell);
      return [{ cell, tone: isInside ? 'neutral' : 'bad', text: String((weight & 15) - (weight >> 4) + 1) }];
    });
  },
  facts: [
    {
      id: 'failed cuts',
      isGood: false,
      texts: { en: 'cells from which a cut fails', pt: 'casas de onde um corte falha' },
      count: (marks, { turn }, seat) => (seat === turn ? howMany(marks) : undefined),
    },
  ],
};

export const lenses: readonly Lens[] = [lineLens, flipLens, cutLens];

const plus = (cell: Cell): LensMark => ({ cell, tone: 'good', text: '+' });
const warning = (cell: Cell): LensMark => ({ cell, tone: 'bad', text: '!' });

function cellsOf({ board }: Position): Cell[] {
  return Array.from({ length: board.cellCount }, (_, cell) => cell);
}

function lengthAt(position: Position, cell: Cell): string {
  const along = (direction: number) => run(position, cell, direction) + run(position, cell, direction ^ 4) - 1;
  return String(Math.max(along(0), along(2)));
}

function run({ board, slots }: Position, start: Cell, direction: number): number {
  let length = 0;
  for (let cell = start; slots[cell] === slots[start]; cell = board.next[cell * 8 + direction]) length++;
  return length;
}

function winningCells(position: Position, seat: Seat): Cell[] {
  return movesOf(position, seat).filter((move) => after(position, seat, move).winners === 1 << seat);
}

/** The discs of the other seat that a placement turns over. */
function turned(position: Position, seat: Seat, move: Move): Cell[] {
  const later = after(position, seat, move);
  return cellsOf(position).filter((cell) => position.slots[cell] === 2 - seat && later.slots[cell] === seat + 1);
}

/** The cells where a seat can place, or could if it were its turn. */
function movesOf(position: Position, seat: Seat): Cell[] {
  const asked = position.clone();
  asked.giveTurn(seat);
  return legalMoves(asked).filter((move) => move !== SWAP);
}

function after(position: Position, seat: Seat, move: Move): Position {
  const later = position.clone();
  later.giveTurn(seat);
  later.play(move);
  return later;
}
