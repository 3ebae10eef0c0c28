import type { Lens, LensMark } from '../core/course.ts';
import type { Game } from '../core/game.ts';
import type { Position } from '../core/position.ts';
import type { Cell, Move, Seat } from '../core/types.ts';
import { type Duty, findDuty } from '../search/solve/duty.ts';
import { glanceOf } from './prospect.ts';

/** Whoever can expect so much of the game may be about to win. */
const LEADING = 0.3;
/** Moves made for each of them: a tenth of a second or so. */
const MOVES = 30_000;

/** Among three and four: who alone can still stop somebody, and how. The same for all games. */
export const stopsLens: Lens = {
  id: 'stops',
  key: 'D',
  texts: {
    en: {
      name: 'Who must stop whom',
      legend:
        'Somebody is about to win, and only one player can still stop it: the number of that player stands where a move does. ! is where the winner would go. Nothing is marked where nothing is proved.',
    },
    pt: {
      name: 'Quem tem de travar quem',
      legend:
        'Alguém está prestes a ganhar, e só um jogador ainda o pode travar: o número desse jogador está onde uma jogada o faz. ! é para onde iria quem ganha. Nada está marcado onde nada está provado.',
    },
  },
  marks(position) {
    const duty = dutyIn(position);
    return duty === undefined ? [] : marksOf(position, duty);
  },
};

/** The lenses of a game, and with more than two seats the one that all games share. */
export function lensesFor({ course }: Game, seats: number): readonly Lens[] {
  return seats > 2 && course.lenses.length > 0 ? [...course.lenses, stopsLens] : course.lenses;
}

/** Of all who may be about to win, the one with the most to expect comes first. */
function dutyIn(position: Position): Duty | undefined {
  const { shares } = glanceOf(position, position.ply);
  const leaders = shares.flatMap((share, seat) => (share >= LEADING ? [seat] : []));
  leaders.sort((one, two) => shares[two] - shares[one]);
  for (const leader of leaders) {
    const duty = findDuty(position, leader, { plies: 2 * position.seats, moves: MOVES });
    if (duty !== undefined) return duty;
  }
  return undefined;
}

function marksOf(position: Position, { leader, stopper, stop, stopping, win }: Duty): LensMark[] {
  const board = position.clone();
  for (const move of stop.slice(0, -1)) board.play(move);
  const stops = new Set(stopping.map((move) => goalOf(board, move)));
  const marks = [...stops].map((cell) => markOf(position, cell, stopper, String(stopper + 1)));
  const goal = goalIn(position, leader, win);
  return goal === undefined || stops.has(goal) ? marks : [...marks, markOf(position, goal, leader, '!')];
}

/** Where the leader goes first in its line. */
function goalIn(position: Position, leader: Seat, win: readonly Move[]): Cell | undefined {
  const board = position.clone();
  for (const move of win) {
    if (board.turn === leader) return goalOf(board, move);
    board.play(move);
  }
  return undefined;
}

/** The cell that a move goes to: the second of its path, where it has one. */
function goalOf(position: Position, move: Move): Cell {
  const [from, to = from] = position.game.notation.path(position, move);
  return to;
}

function markOf({ turn }: Position, cell: Cell, owner: Seat, text: string): LensMark {
  return { cell, tone: owner === turn ? 'good' : 'bad', text, owner };
}
