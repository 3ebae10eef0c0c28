import type { MuseumBot } from '../../../core/engine.ts';
import type { Position } from '../../../core/position.ts';
import type { Move, Seat } from '../../../core/types.ts';
import { columnOf, runAround } from '../lines.ts';
import { rules } from '../rules.ts';

const minimax: MuseumBot = {
  id: 'minimax',
  texts: {
    en: {
      name: 'Prolog minimax',
      origin:
        'From a student program of 2023, where it was the hard level. It looks a few moves ahead and counts discs, plus twice the longest line.',
    },
    pt: {
      name: 'Minimax em Prolog',
      origin:
        'De um programa de estudantes de 2023, onde era o nível difícil. Vê algumas jogadas à frente e conta discos, mais duas vezes a maior linha.',
    },
  },
  choose(position) {
    return bestMove(position);
  },
};

export const museum: readonly MuseumBot[] = [minimax];

/** Search depths by size. */
const DEPTHS = [0, 0, 0, 0, 0, 6, 4, 3, 2, 2, 2];
const DEEPEST = 6;
const moves = new Int32Array((DEEPEST + 1) * rules.mostMoves);

/** The first of the moves with the greatest minimax value. */
function bestMove(position: Position): Move {
  const seat = position.turn;
  const depth = DEPTHS[position.board.width];
  const end = rules.generate(position, moves, 0);
  let best = Number.NEGATIVE_INFINITY;
  let chosen = moves[0];
  for (let index = 0; index < end; index++) {
    position.play(moves[index]);
    const value = valueAfter(position, seat, depth - 1, end, best, Number.POSITIVE_INFINITY);
    position.undo();
    if (value <= best) continue;
    best = value;
    chosen = moves[index];
  }
  return chosen;
}

/** Minimax for a seat. The bounds prune only what cannot change the choice; at is the first free place for moves. */
function valueAfter(position: Position, seat: Seat, depth: number, at: number, lower: number, upper: number): number {
  if (depth === 0 || position.over) return formula(position, seat);
  const end = rules.generate(position, moves, at);
  const maximises = position.turn === seat;
  let floor = lower;
  let ceiling = upper;
  for (let index = at; index < end && floor < ceiling; index++) {
    position.play(moves[index]);
    const value = valueAfter(position, seat, depth - 1, end, floor, ceiling);
    position.undo();
    if (maximises) floor = Math.max(floor, value);
    else ceiling = Math.min(ceiling, value);
  }
  return maximises ? floor : ceiling;
}

/** Added for a won game. The program added nothing for a lost one. */
const WON = 10;

/** The value that the program gave a position. */
function formula(position: Position, seat: Seat): number {
  const { slots, kept } = position;
  const own = kept + 2 * seat;
  const other = kept + 2 - 2 * seat;
  const segments = longestSegment(slots, own) - longestSegment(slots, other);
  const discs = discsOf(slots[own]) + discsOf(slots[own + 1]) - discsOf(slots[other]) - discsOf(slots[other + 1]);
  return 2 * segments + discs + (position.winners === 1 << seat ? WON : 0);
}

/** Longest segment of the discs in the slot and the one after it. */
function longestSegment(slots: Int32Array, discs: number): number {
  const low = slots[discs];
  const high = slots[discs + 1];
  let longest = 0;
  for (let line = 0; line < 8; line++) {
    const row = ((line < 4 ? low : high) >> ((line & 3) << 3)) & 255;
    longest = Math.max(longest, longestRun(row), longestRun(columnOf(low, high, line)));
  }
  return longest;
}

function longestRun(line: number): number {
  let longest = 0;
  for (let cell = 0; cell < 8; cell++) if ((line >> cell) & 1) longest = Math.max(longest, runAround(line, cell));
  return longest;
}

function discsOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
