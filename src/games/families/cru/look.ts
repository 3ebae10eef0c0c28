import type { Mirror } from '../../../core/game.ts';
import type { Look, Mark } from '../../../core/look.ts';
import { NOBODY, type Seat } from '../../../core/types.ts';
import { board } from './board.ts';
import { facingOf, pieceOn, pieceSeat, tileOwner } from './content.ts';
import { fromOf, LEFT, moveOf, RIGHT, STRAIGHT, toOf, twistOf } from './moves.ts';

/** A tile, and an arrow for the piece on it. */
export const look: Look = {
  inks: ['blue', 'orange', 'green', 'purple'],
  marks(content) {
    const marks: Mark[] = [];
    if (tileOwner(content) !== 0) marks.push({ shape: 'tile', owner: tileOwner(content) - 1 });
    const seat = pieceSeat(content);
    if (seat !== NOBODY) marks.push({ shape: 'arrow', owner: seat, direction: facingOf(content) });
    return marks;
  },
  outlined: Object.keys(board.regions),
  zones: Object.keys(board.regions)
    .filter((_, land) => land % 2 === 0)
    .map((region) => ({ region, kind: 'shaded' })),
};

/** A reflection exchanges left and right twists. */
const REFLECTED = [STRAIGHT, RIGHT, LEFT];

/** Images of tiles and pieces under a symmetry; moves are defined by each game. */
export const contentMirror: Omit<Mirror, 'move'> = {
  /** No rule depends on a side of the board, so every symmetry is valid; the order of turns must be kept. */
  seatings: (_, { players }) => Array.from({ length: players }, (_, turned) => turnedRound(players, turned)),
  value(content, { directions }, seats) {
    const tile = tileOwner(content) === 0 ? 0 : seats[tileOwner(content) - 1] + 1;
    const seat = pieceSeat(content);
    return seat === NOBODY ? tile : pieceOn(tile, seats[seat], directions[facingOf(content)]);
  },
};

export const mirror: Mirror = {
  ...contentMirror,
  move: (move, { cells, reflects }) =>
    moveOf(cells[fromOf(move)], cells[toOf(move)], reflects ? REFLECTED[twistOf(move)] : twistOf(move)),
};

function turnedRound(players: number, turned: number): Seat[] {
  return Array.from({ length: players }, (_, seat) => (seat + turned) % players);
}
