import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import type { Move, Seat } from '../../core/types.ts';
import { type Search, WIN } from '../search.ts';

/**
 * A frozen baseline: plain minimax over one move of its own and one of the next seat, without any pruning. It knows
 * wins and losses and otherwise counts moves: those it will have minus those the other could choose from. Ties are
 * broken at random. It never changes and shares no code with the searches that are measured by it.
 */
export function minimaxTwo(seed = 1): Search {
  const random = new Random(seed);
  let first = new Int32Array(0);
  let second = new Int32Array(0);
  let third = new Int32Array(0);
  return {
    name: 'minimax-2',
    think(given, _, report) {
      const position = given.clone();
      const { rules, turn: seat } = position;
      if (first.length < rules.mostMoves) {
        first = new Int32Array(rules.mostMoves);
        second = new Int32Array(rules.mostMoves);
        third = new Int32Array(rules.mostMoves);
      }
      const count = rules.generate(position, first, 0);
      let nodes = 0;
      let score = Number.NEGATIVE_INFINITY;
      let equals = 0;
      let move = first[0];
      for (let index = 0; index < count; index++) {
        position.play(first[index]);
        const value = worstReply(position, seat);
        position.undo();
        if (value > score) {
          score = value;
          equals = 0;
        }
        if (value === score && random.below(++equals) === 0) move = first[index];
      }
      const thought = { move, score, line: [move] as readonly Move[], depth: 2, nodes };
      report?.(thought);
      return thought;

      function worstReply(after: Position, own: Seat): number {
        nodes++;
        if (after.over) return resultFor(after, own, 1);
        const replies = rules.generate(after, second, 0);
        // Where the others were skipped, the same seat moves again and chooses the best.
        const sign = after.turn === own ? -1 : 1;
        let worst = Number.POSITIVE_INFINITY;
        for (let index = 0; index < replies; index++) {
          after.play(second[index]);
          nodes++;
          const moves = after.over || after.turn !== own ? 0 : rules.generate(after, third, 0);
          const value = after.over ? resultFor(after, own, 2) : moves - sign * replies;
          after.undo();
          worst = Math.min(worst, sign * value);
        }
        return sign * worst;
      }
    },
  };
}

/** A win, a loss, or 0 for a shared win. */
function resultFor({ winners }: Position, seat: Seat, plies: number): number {
  if (winners === 1 << seat) return WIN - plies;
  return (winners >> seat) & 1 ? 0 : plies - WIN;
}
