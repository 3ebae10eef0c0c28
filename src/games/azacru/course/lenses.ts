import type { Lens, LensMark } from '../../../core/course.ts';
import { mostOf } from '../../../core/facts/counting.ts';
import { legalMoves } from '../../../core/moves.ts';
import type { Cell } from '../../../core/types.ts';
import { cutOffLens, firstLens } from '../../families/cru/course/lenses.ts';
import { powerLens } from '../../families/cru/course/power-lens.ts';
import { fromOf, toOf } from '../../families/cru/moves.ts';
import { scores } from '../../families/cru/score.ts';
import { losesPiece } from '../refuse.ts';

/** The tiles that connections would win now. */
const connectionLens: Lens = {
  id: 'connections',
  key: 'b',
  texts: {
    en: {
      name: 'Connections',
      legend:
        'Where the player to move can finish a connection that gains tiles. +2 gains two tiles. x2 gains two as well, but the piece leaves the board.',
    },
    pt: {
      name: 'Ligações',
      legend:
        'Onde quem joga pode terminar uma ligação que ganha ladrilhos. +2 ganha dois ladrilhos. x2 também ganha dois, mas a peça sai do tabuleiro.',
    },
  },
  marks(position) {
    const { turn } = position;
    const before = scores(position)[turn];
    const after = position.clone();
    const mostWon = new Map<Cell, number>();
    const marks = new Map<Cell, LensMark>();
    for (const move of legalMoves(position)) {
      const cell = toOf(move);
      if (position.slots[cell] !== turn + 1) continue; // §10: a connection stops on the player's own tile
      after.play(move);
      const won = scores(after)[turn] - before;
      after.undo();
      if (won <= (mostWon.get(cell) ?? 0)) continue;
      mostWon.set(cell, won);
      const isLost = losesPiece(position, fromOf(move), cell);
      marks.set(cell, { cell, tone: isLost ? 'bad' : 'good', text: `${isLost ? 'x' : '+'}${won}` });
    }
    return [...marks.values()];
  },
  facts: [
    {
      id: 'connections',
      isGood: true,
      texts: { en: 'most tiles that one connection gains', pt: 'máximo de ladrilhos ganhos por uma ligação' },
      count: (marks, { turn }, seat) => (seat === turn ? mostOf(marks) : undefined),
    },
  ],
};

export const lenses: readonly Lens[] = [powerLens, firstLens, cutOffLens, connectionLens];
