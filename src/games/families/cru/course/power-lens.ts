import type { Lens, LensMark } from '../../../../core/course.ts';
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
      name: 'Power of movement',
      legend:
        'The number on a piece is its power: how many cells it may go at most from where it stands. A dot is a cell where the player to move can stop now.',
    },
    pt: {
      name: 'Força de movimento',
      legend:
        'O número numa peça é a sua força: quantas casas pode avançar no máximo. Um ponto é uma casa onde quem joga pode parar agora.',
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
};
