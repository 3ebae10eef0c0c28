import type { MuseumBot } from '../../../core/engine.ts';
import { legalMoves } from '../../../core/moves.ts';
import { bestMove } from '../../../core/play/best-move.ts';
import type { Position } from '../../../core/position.ts';
import type { Move, Seat } from '../../../core/types.ts';
import { connectedSeats } from '../connection.ts';
import { SWAP } from '../rules.ts';

const priorities: MuseumBot = {
  id: 'priorities',
  texts: {
    en: {
      name: 'Rule-based bot',
      origin:
        'From a student program in Prolog, where it was the hard level. It scores each move by a list of rules: first winning, then stopping a win, then what lies around. It looks no further.',
    },
    pt: {
      name: 'Robô de regras',
      origin:
        'De um programa de estudantes em Prolog, onde era o nível difícil. Pontua cada jogada por uma lista de regras: primeiro ganhar, depois impedir que o outro ganhe, depois o que está à volta. Não vê mais longe.',
    },
  },
  choose(position, random) {
    const seat = position.turn;
    return bestMove(position, random, (move) => nearPoints(position, move) + winPoints(position, move, seat));
  },
};

export const museum: readonly MuseumBot[] = [priorities];

/** The list, in its order. The program's own numbers are unknown; these match its description. */
const WINS = 1000;
const PREVENTS_WIN = 800;
const BESIDE_OWN = 6;
const WATCHED = -1;
const BESIDE_HIGH = 5;
const BESIDE_SINGLE = 4;
const CAPTURES_SINGLE = 3;
const CAPTURES_HIGH = 1;

/** Joining the three sides wins, as far as the list knows: it does not ask whether the connection can be held. */
function winPoints(position: Position, move: Move, seat: Seat): number {
  position.play(move);
  const connected = connectedSeats(position);
  let points = 0;
  if (connected === 1 << seat) points = WINS;
  else if (connected === 0 && !canConnect(position)) points = PREVENTS_WIN;
  position.undo();
  return points;
}

/** Whether the seat to move has a move that joins the three sides. */
function canConnect(position: Position): boolean {
  const seat = position.turn;
  return legalMoves(position).some((move) => {
    position.play(move);
    const connects = connectedSeats(position) === 1 << seat;
    position.undo();
    return connects;
  });
}

/** The rest of the list: the surroundings of the cell that the disc goes to. */
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
