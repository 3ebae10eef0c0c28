import type { Lens } from '../../core/game.ts';
import { pieceSeat } from '../families/cru/content.ts';
import { cutOffLens, firstLens, isFreeNeutral, ownedMark, pieceCells, walkOf } from '../families/cru/lenses.ts';

/** How much every piece can still win. */
const roomLens: Lens = {
  id: 'room',
  key: 'm',
  texts: {
    en: {
      name: 'Room to move',
      legend:
        'The number on a piece counts the neutral cells it could still walk to if nothing else moved; 0 means that it brings no more points as things stand.',
    },
    pt: {
      name: 'Espaço para mover',
      legend:
        'O número numa peça conta as casas neutras a que ela ainda podia chegar se mais nada se movesse; 0 quer dizer que, assim, já não traz pontos.',
    },
  },
  look: (position) =>
    pieceCells(position).map((cell) => {
      const room = [...walkOf(position, cell)].filter((one) => isFreeNeutral(position, one)).length;
      return ownedMark(position, cell, pieceSeat(position.slots[cell]), String(room));
    }),
};

export const lenses: readonly Lens[] = [roomLens, firstLens, cutOffLens];
