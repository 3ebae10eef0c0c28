import type { Lens, LensMark } from '../../../../core/course.ts';
import { howMany } from '../../../../core/facts/counting.ts';
import type { Position } from '../../../../core/position.ts';
import { type Cell, NOBODY, type Seat } from '../../../../core/types.ts';
import { board, LAND } from '../board.ts';
import { facingOf, pieceSeat, tileOwner } from '../content.ts';
import { claimOn, mapReach } from '../engine/reach.ts';

/** Who reaches which neutral cell first, if all pieces moved simultaneously. */
export const firstLens: Lens = {
  id: 'first',
  key: 'a',
  texts: {
    en: {
      name: 'Who gets there first',
      legend:
        'The number on a neutral cell is the player who gets there first, moving one cell at a time. = is a tie. Nobody reaches unmarked cells.',
    },
    pt: {
      name: 'Quem chega primeiro',
      legend:
        'O número numa casa neutra é o do jogador que lá chega primeiro, casa a casa. = é empate. Ninguém chega às casas sem marca.',
    },
  },
  marks: (position) => firstMarks(position, true),
  facts: [
    {
      id: 'first',
      isGood: true,
      texts: { en: 'cells reached first', pt: 'casas a que chega primeiro' },
      count: (marks, _, seat) => howMany(marks.filter(({ owner }) => owner === seat)),
    },
  ],
};

/** Neutral cells that only one seat, or none, can still reach. */
export const cutOffLens: Lens = {
  id: 'cut off',
  key: 'c',
  texts: {
    en: {
      name: 'Cut-off cells',
      legend:
        'A number is the only player who can still reach this cell, one cell at a time. x is a cell nobody can reach. Unmarked cells are open to several players.',
    },
    pt: {
      name: 'Casas isoladas',
      legend:
        'Um número é o único jogador que ainda pode chegar a esta casa, casa a casa. x é uma casa a que ninguém chega. As casas sem marca estão abertas a vários jogadores.',
    },
  },
  marks: (position) => cutOffMarks(position, true),
  facts: [
    {
      id: 'own cells',
      isGood: true,
      texts: { en: 'cells that nobody else reaches', pt: 'casas a que mais ninguém chega' },
      count: (marks, _, seat) => howMany(marks.filter(({ owner }) => owner === seat)),
    },
  ],
};

/** What firstLens shows, with twists at borders or without. */
export function firstMarks(position: Position, twists: boolean): LensMark[] {
  mapReach(position, twists);
  return freeNeutralCells(position).flatMap((cell): LensMark[] => {
    const claims = Array.from({ length: position.seats }, (_, seat) => claimOn(seat, cell));
    const first = claims.indexOf(2);
    if (first >= 0) return [ownedMark(position, cell, first, String(first + 1))];
    return claims.includes(1) ? [{ cell, tone: 'neutral', text: '=' }] : [];
  });
}

/** What cutOffLens shows, with twists at borders or without. */
export function cutOffMarks(position: Position, twists: boolean): LensMark[] {
  const reached = Array.from({ length: position.seats }, (_, seat) => walkOfSeat(position, seat, twists));
  return freeNeutralCells(position).flatMap((cell): LensMark[] => {
    const seats = reached.flatMap((cells, seat) => (cells.has(cell) ? [seat] : []));
    if (seats.length === 0) return [{ cell, tone: 'neutral', text: 'x' }];
    return seats.length === 1 ? [ownedMark(position, cell, seats[0], String(seats[0] + 1))] : [];
  });
}

/** A mark that is good for its owner. */
export function ownedMark({ turn }: Position, cell: Cell, owner: Seat, text: string): LensMark {
  return { cell, tone: owner === turn ? 'good' : 'bad', text, owner };
}

/** Cells of all pieces. */
export function pieceCells({ slots }: Position): Cell[] {
  return cells.filter((cell) => pieceSeat(slots[cell]) !== NOBODY);
}

/**
 * The cells to which a piece could walk step by step, over neutral and own tiles, while everything else stays in place.
 */
export function walkOf({ slots }: Position, piece: Cell, mayTwist: boolean): Set<Cell> {
  const own = pieceSeat(slots[piece]) + 1;
  const states = new Set([piece * 8 + facingOf(slots[piece])]);
  const reached = new Set<Cell>();
  for (const state of states) {
    const from = state >> 3;
    for (const turn of TURNS) {
      const direction = (state + turn) & 7;
      const to = board.next[from * 8 + direction];
      if (to === board.off || pieceSeat(slots[to]) !== NOBODY) continue;
      if (tileOwner(slots[to]) !== 0 && tileOwner(slots[to]) !== own) continue;
      reached.add(to);
      const twists = !mayTwist || LAND[from] === LAND[to] ? STRAIGHT_ON : TURNS;
      for (const twist of twists) states.add(to * 8 + ((direction + twist) & 7)); // a set also visits what is added
    }
  }
  return reached;
}

/** Left, straight, right, in eighths of a turn. */
const TURNS = [7, 0, 1];
const STRAIGHT_ON = [0];

const cells: readonly Cell[] = Array.from({ length: board.cellCount }, (_, cell) => cell);

export function isFreeNeutral({ slots }: Position, cell: Cell): boolean {
  return slots[cell] === 0;
}

function freeNeutralCells(position: Position): Cell[] {
  return cells.filter((cell) => isFreeNeutral(position, cell));
}

function walkOfSeat(position: Position, seat: Seat, twists: boolean): Set<Cell> {
  const own = pieceCells(position).filter((cell) => pieceSeat(position.slots[cell]) === seat);
  return new Set(own.flatMap((piece) => [...walkOf(position, piece, twists)]));
}
