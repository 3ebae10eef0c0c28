import type { Lens } from '../../../../core/course.ts';
import { howMany, numberOf, numbersOf, sumOf } from '../../../../core/facts/counting.ts';
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

/** The lenses of games with one step per move, with twists at borders or without. */
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
          'The number on a piece is how many neutral cells it could still reach if nothing else moved. 0 means it can gain no more.',
      },
      pt: {
        name: 'Espaço para andar',
        legend:
          'O número numa peça diz a quantas casas neutras ainda podia chegar se mais nada se movesse. 0 quer dizer que já não ganha mais.',
      },
    },
    marks: (position) =>
      pieceCells(position).map((cell) => {
        const room = [...walkOf(position, cell, twists)].filter((one) => isFreeNeutral(position, one)).length;
        return ownedMark(position, cell, pieceSeat(position.slots[cell]), String(room));
      }),
    facts: [
      {
        id: 'room',
        isGood: true,
        texts: { en: 'room of all pieces', pt: 'espaço de todas as peças' },
        count: (marks, _, seat) => sumOf(numbersOf(marks, seat)),
      },
      {
        id: 'stuck',
        isGood: false,
        texts: { en: 'pieces that gain no more', pt: 'peças que já não ganham mais' },
        count: (marks, _, seat) => howMany(numbersOf(marks, seat).filter((mark) => numberOf(mark) === 0)),
      },
    ],
  };
}
