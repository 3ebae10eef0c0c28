import type { Evaluate } from '../../core/engine.ts';
import type { Position } from '../../core/position.ts';
import { type Move, NO_MOVE } from '../../core/types.ts';
import { ForcedWin } from '../forced-win.ts';
import { type Limits, type Search, type Thought, WIN } from '../search.ts';
import { scoreOf } from './greedy.ts';

/**
 * A search with a blunder check: it never misses what lies one move away, however little it thinks. It takes an
 * available win, and makes no move that loses immediately, or lets the next player win, while there is another. A move
 * wins when it ends the game, and also when it wins whatever the next player does: in some games nobody can win sooner.
 * Where every move of one of two players loses, that is proved. If the chosen move is not safe, the evaluation decides
 * among those that are.
 */
export function blunderCheck(search: Search, evaluate: Evaluate): Search {
  const scan = new BlunderScan();
  return {
    ...search,
    name: `careful ${search.name}`,
    think(given, limits, report) {
      const position = given.clone();
      scan.begin(position);
      const win = scan.winningThought(position);
      if (win !== undefined) {
        report?.(win);
        return win;
      }
      const thought = search.think(position, limits, report);
      if (scan.lossAfter(position, thought.move) === 0) return thought;
      const safer = scan.saferThought(position, thought, evaluate, limits);
      report?.(safer);
      return safer;
    },
  };
}

/** Looks a few plies ahead; keeps only its arrays between calls. */
class BlunderScan {
  private moves = new Int32Array(0);
  private replies = new Int32Array(0);
  private scores = new Int32Array(0);
  private forced = new ForcedWin({ mostMoves: 0 }, 0);
  private end = 0;

  /** Allocates, and lists the moves at the root. */
  begin(position: Position): void {
    const { mostMoves } = position.rules;
    if (this.moves.length < mostMoves) {
      this.moves = new Int32Array(mostMoves);
      this.replies = new Int32Array(mostMoves);
      this.scores = new Int32Array(mostMoves);
      this.forced = new ForcedWin(position.rules, 0);
    }
    this.end = position.rules.generate(position, this.moves, 0);
  }

  winningThought(position: Position): Thought | undefined {
    const { moves, forced, end } = this;
    const plies = winIn(position, moves, end, forced);
    if (plies === 0) return undefined;
    for (let index = 0; index < end; index++) {
      const move = moves[index];
      if (winWith(position, move, forced) === plies) {
        return { move, score: WIN - plies, line: [move], depth: plies, nodes: end };
      }
    }
    return undefined;
  }

  /** Plies to the loss that a move causes itself or allows the next player; 0 when it does neither. */
  lossAfter(position: Position, move: Move): number {
    const seat = position.turn;
    position.play(move);
    let plies = 0;
    if (position.over) plies = (position.winners >> seat) & 1 ? 0 : 1;
    else if (position.turn !== seat) {
      const end = position.rules.generate(position, this.replies, 0);
      const win = winIn(position, this.replies, end, this.forced);
      plies = win === 0 ? 0 : win + 1;
    }
    position.undo();
    return plies;
  }

  /** Another move that is safe, the best by its evaluation; where there is none, the one that loses last. */
  saferThought(position: Position, thought: Thought, evaluate: Evaluate, { stop }: Limits): Thought {
    const { moves, scores, end } = this;
    for (let index = 0; index < end; index++) scores[index] = scoreOf(position, moves[index], evaluate);
    let last: Move = NO_MOVE;
    let longest = 0;
    for (let tried = 0; tried < end; tried++) {
      if (stop()) return thought;
      let best = 0;
      for (let index = 1; index < end; index++) if (scores[index] > scores[best]) best = index;
      scores[best] = -WIN - 1;
      const move = moves[best];
      const plies = this.lossAfter(position, move);
      if (plies === 0) return { ...thought, move, line: [move] };
      if (plies > longest) {
        longest = plies;
        last = move;
      }
    }
    // Among more than two, the seat that could win may miss it, or another may prevent it.
    if (position.seats > 2) return thought;
    return { ...thought, move: last, score: longest - WIN, line: [last] };
  }
}

/** Plies of the shortest win among the moves: 1 or 2; 0 when there is none. */
function winIn(position: Position, moves: Int32Array, end: number, forced: ForcedWin): number {
  let shortest = 0;
  for (let index = 0; index < end && shortest !== 1; index++) {
    const plies = winWith(position, moves[index], forced);
    if (plies > 0 && (shortest === 0 || plies < shortest)) shortest = plies;
  }
  return shortest;
}

/** 1 when a move wins the game alone, 2 when it wins after every reply, else 0. */
function winWith(position: Position, move: Move, forced: ForcedWin): number {
  const seat = position.turn;
  position.play(move);
  let plies = position.winners === 1 << seat ? 1 : 0;
  if (!position.over && position.turn !== seat && forced.afterMove(position, seat) > 0) plies = 2;
  position.undo();
  return plies;
}
