import type { Lens } from '../../../../core/course.ts';
import { pieceSeat } from '../content.ts';
import {
  cutOffLens,
  cutOffMarks,
  firstLens,
  firstMarks,
  isFreeNeutral,
  ownedMark,
  pieceCells,
  walkOf,
} from '../course/lenses.ts';

/** The lenses of games with one step a move, with twists at borders or without. */
export function stepLenses(twists: boolean): readonly Lens[] {
  return [
    roomLens(twists),
    { ...firstLens, marks: (position) => firstMarks(position, twists) },
    { ...cutOffLens, marks: (position) => cutOffMarks(position, twists) },
  ];
}

/** How much every piece can still win. */
function roomLens(twists: boolean): Lens {
  return {
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
    marks: (position) =>
      pieceCells(position).map((cell) => {
        const room = [...walkOf(position, cell, twists)].filter((one) => isFreeNeutral(position, one)).length;
        return ownedMark(position, cell, pieceSeat(position.slots[cell]), String(room));
      }),
  };
}
