import type { MuseumBot } from '../../core/game.ts';
import type { Position } from '../../core/position.ts';
import type { Random } from '../../core/random.ts';
import type { Move, Seat } from '../../core/types.ts';
import { connectedSeats } from './connection.ts';
import { rules, SWAP } from './rules.ts';

const priorities: MuseumBot = {
  id: 'priorities',
  texts: {
    en: {
      name: 'The list of priorities',
      origin:
        'The hard computer of a student program in Prolog: it gives every move points from a list, first for winning and for stopping a win, then for what lies around, and looks no further.',
    },
    pt: {
      name: 'A lista de prioridades',
      origin:
        'O computador difícil de um programa de estudantes em Prolog: dá pontos a cada jogada segundo uma lista, primeiro por ganhar e por impedir que se ganhe, depois pelo que está à volta, e não olha mais longe.',
    },
  },
  choose(position, random) {
    return bestOf(position, random);
  },
};

export const museum: readonly MuseumBot[] = [priorities];

/** The list, in its order. The program's own numbers are not known; these keep what it says of them. */
const WINS = 1000;
const PREVENTS_WIN = 800;
const BESIDE_OWN = 6;
const WATCHED = -1;
const BESIDE_HIGH = 5;
const BESIDE_SINGLE = 4;
const CAPTURES_SINGLE = 3;
const CAPTURES_HIGH = 1;

const moves = new Int32Array(2 * rules.mostMoves);

/** The move with most points; one of several at random. */
function bestOf(position: Position, random: Random): Move {
  const seat = position.turn;
  const end = rules.generate(position, moves, 0);
  let best = Number.NEGATIVE_INFINITY;
  let equals = 0;
  let chosen = moves[0];
  for (let index = 0; index < end; index++) {
    const points = nearPoints(position, moves[index]) + winPoints(position, moves[index], seat, end);
    if (points > best) {
      best = points;
      equals = 0;
    }
    if (points === best && random.below(++equals) === 0) chosen = moves[index];
  }
  return chosen;
}

/** Whoever joins the three sides wins, as far as the list knows: it does not ask whether the connection can be held. */
function winPoints(position: Position, move: Move, seat: Seat, at: number): number {
  position.play(move);
  const connected = connectedSeats(position);
  let points = 0;
  if (connected === 1 << seat) points = WINS;
  else if (connected === 0 && !canConnect(position, at)) points = PREVENTS_WIN;
  position.undo();
  return points;
}

/** Whether the seat to move has a move that joins the three sides; at is the first free place for moves. */
function canConnect(position: Position, at: number): boolean {
  if (position.over) return false;
  const seat = position.turn;
  const end = rules.generate(position, moves, at);
  for (let index = at; index < end; index++) {
    position.play(moves[index]);
    const connects = connectedSeats(position) === 1 << seat;
    position.undo();
    if (connects) return true;
  }
  return false;
}

/** The rest of the list: what lies around the cell that the disc goes to. */
function nearPoints({ slots, board, turn }: Position, move: Move): number {
  if (move === SWAP) return 0; // the list does not know it
  const from = move >> 8;
  const to = move & 255;
  const isCapture = from !== to;
  const height = isCapture ? (slots[to] >> 1) + 1 : 1;
  let seesOwn = 0;
  let seesHigh = 0;
  let seesSingle = 0;
  let isWatched = 0;
  for (let way = to * 6; way < to * 6 + 6; way++) {
    const near = board.next[way];
    const value = slots[near];
    if (value <= 0 || near === from) continue;
    if ((value & 1) === turn) seesOwn = BESIDE_OWN;
    else {
      if (value >> 1 > 1) seesHigh = BESIDE_HIGH;
      else seesSingle = BESIDE_SINGLE;
      if (value >> 1 === height) isWatched = WATCHED;
    }
  }
  const captured = isCapture ? (height > 2 ? CAPTURES_HIGH : CAPTURES_SINGLE) : 0;
  return seesOwn + seesHigh + seesSingle + isWatched + captured;
}
