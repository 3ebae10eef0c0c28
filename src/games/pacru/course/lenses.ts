import type { Lens, LensMark } from '../../../core/course.ts';
import { howMany, mostOf, numberOf } from '../../../core/facts/counting.ts';
import { searchedMoves } from '../../../core/moves.ts';
import type { Position } from '../../../core/position.ts';
import type { Cell } from '../../../core/types.ts';
import { board } from '../../families/cru/board.ts';
import { pieceSeat, tileOwner } from '../../families/cru/content.ts';
import { ownedMark, pieceCells } from '../../families/cru/course/lenses.ts';
import { powerLens } from '../../families/cru/course/power-lens.ts';
import { scores } from '../../families/cru/score.ts';
import { surveySeat, surveys } from '../engine/survey.ts';
import { isReorientation, toOf } from '../moves.ts';

/** Which pieces are attacked, and which can be taken. */
const attackLens: Lens = {
  id: 'attacks',
  key: 'a',
  texts: {
    en: {
      name: 'Attacks',
      legend: 'The number on a piece is how many pieces of one opponent attack it. With 2 or more it can be captured.',
    },
    pt: {
      name: 'Ataques',
      legend: 'O número numa peça diz quantas peças de um adversário a atacam. Com 2 ou mais pode ser capturada.',
    },
  },
  marks(position) {
    for (let seat = 0; seat < position.seats; seat++) surveySeat(position, seat);
    return pieceCells(position).flatMap((cell): LensMark[] => {
      const owner = pieceSeat(position.slots[cell]);
      const counts = surveys.slice(0, position.seats).map(({ attacks }, seat) => (seat === owner ? 0 : attacks[cell]));
      const most = Math.max(...counts);
      return most === 0 ? [] : [{ cell, tone: owner === position.turn ? 'bad' : 'good', text: String(most) }];
    });
  },
  facts: [
    {
      id: 'in danger',
      isGood: false,
      texts: { en: 'pieces attacked by two or more', pt: 'peças atacadas por duas ou mais' },
      count: (marks, { slots }, seat) =>
        howMany(marks.filter((mark) => pieceSeat(slots[mark.cell]) === seat && numberOf(mark) > 1)),
    },
  ],
};

/** The tiles that moves would win now. */
const gainLens: Lens = {
  id: 'gains',
  key: 'c',
  texts: {
    en: {
      name: 'Gains',
      legend: 'Where the player to move can stop and gain tiles. +2 means up to two more tiles.',
    },
    pt: {
      name: 'Ganhos',
      legend: 'Onde quem joga pode terminar e ganhar ladrilhos. +2 quer dizer até mais dois ladrilhos.',
    },
  },
  marks(position) {
    const { turn } = position;
    const before = scores(position)[turn];
    const after = position.clone();
    const most = new Map<Cell, number>();
    for (const move of searchedMoves(position)) {
      if (isReorientation(move)) continue;
      after.play(move);
      const won = scores(after)[turn] - before;
      after.undo();
      if (won > (most.get(toOf(move)) ?? 0)) most.set(toOf(move), won);
    }
    return [...most].map(([cell, won]): LensMark => ({ cell, tone: 'good', text: `+${won}` }));
  },
  facts: [
    {
      id: 'gains',
      isGood: true,
      texts: { en: 'most tiles that one move gains', pt: 'máximo de ladrilhos ganhos por uma jogada' },
      count: (marks, { turn }, seat) => (seat === turn ? mostOf(marks) : undefined),
    },
  ],
};

/** Who is strong in which borderland. */
const landLens: Lens = {
  id: 'borderlands',
  key: 'b',
  texts: {
    en: {
      name: 'Borderlands',
      legend:
        'In the middle of each borderland: who owns the most tiles there, and how many. = is a tie. The number is also the power of that player’s pieces there.',
    },
    pt: {
      name: 'Regiões',
      legend:
        'No meio de cada região: quem lá tem mais ladrilhos, e quantos. = é empate. O número é também a força das peças desse jogador ali.',
    },
  },
  marks: (position) => Object.values(board.regions).flatMap((cells) => landMark(position, cells)),
  facts: [
    {
      id: 'borderlands',
      isGood: true,
      texts: { en: 'borderlands with the most tiles', pt: 'regiões com mais ladrilhos' },
      count: (marks, _, seat) => howMany(marks.filter(({ owner }) => owner === seat)),
    },
  ],
};

function landMark(position: Position, cells: readonly Cell[]): LensMark[] {
  const counts = Array.from(
    { length: position.seats },
    (_, seat) => cells.filter((cell) => tileOwner(position.slots[cell]) === seat + 1).length,
  );
  const most = Math.max(...counts);
  if (most === 0) return [];
  const middle = cells[4];
  if (counts.filter((count) => count === most).length > 1) return [{ cell: middle, tone: 'neutral', text: `=${most}` }];
  return [ownedMark(position, middle, counts.indexOf(most), String(most))];
}

export const lenses: readonly Lens[] = [powerLens, attackLens, gainLens, landLens];
