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
};
