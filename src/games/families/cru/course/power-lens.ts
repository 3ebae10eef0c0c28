import type { Lens, LensMark } from '../../../../core/course.ts';
import { howMany, numbersOf, sumOf } from '../../../../core/facts/counting.ts';
import { searchedMoves } from '../../../../core/moves.ts';
import { NOBODY } from '../../../../core/types.ts';
import { pieceSeat } from '../content.ts';
import { powerOf } from '../power.ts';
import { ownedMark, pieceCells } from './lenses.ts';

/** How far every piece may go. */
export const powerLens: Lens = {
  id: 'power',
  key: 'm',
  texts: {
    en: {
      name: 'Power',
      legend:
        'The number on a piece is its power: the most cells it can move. A dot is a cell where the player to move can stop now.',
    },
    pt: {
      name: 'Força',
      legend:
        'O número numa peça é a sua força: quantas casas pode andar, no máximo. Um ponto é uma casa onde quem joga pode terminar agora.',
    },
  },
  marks(position) {
    const pieces = pieceCells(position).map((cell) => {
      const seat = pieceSeat(position.slots[cell]);
      return ownedMark(position, cell, seat, String(powerOf(position, seat, cell)));
    });
    const ends = searchedMoves(position).map((move) => position.game.notation.path(position, move)[1]);
    const stops = new Set(ends.filter((cell) => pieceSeat(position.slots[cell]) === NOBODY));
    return [...pieces, ...[...stops].map((cell): LensMark => ({ cell, tone: 'neutral', text: '·' }))];
  },
  facts: [
    {
      id: 'power',
      isGood: true,
      texts: { en: 'power of all pieces', pt: 'força de todas as peças' },
      count: (marks, _, seat) => sumOf(numbersOf(marks, seat)),
    },
    {
      id: 'pieces',
      isGood: true,
      texts: { en: 'pieces', pt: 'peças' },
      count: (marks, _, seat) => howMany(numbersOf(marks, seat)),
    },
    {
      id: 'stops',
      isGood: true,
      texts: { en: 'cells to stop on', pt: 'casas onde terminar' },
      count: (marks, { turn }, seat) => (seat === turn ? howMany(marks.filter(({ text }) => text === '·')) : undefined),
    },
  ],
};
