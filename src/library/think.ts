import { writeMove } from '../core/moves.ts';
import { randomMove } from '../core/play/playout.ts';
import type { Player } from '../core/player.ts';
import type { Position } from '../core/position.ts';
import { Random } from '../core/random.ts';
import { writePosition } from '../core/text.ts';
import { searchFor } from '../search/levels/levels.ts';
import { type Answer, answerQuestion, type Question } from '../search/worker/service.ts';

/** How long, or how well, a computer should think; without anything, as the game suggests: for about a second. */
export interface Wish extends Omit<Question, 'game' | 'position'> {
  /** Whether to answer at once with the best so far; asked again and again. */
  stopped?(): boolean;
}

/**
 * The best move of a running game that can be found in this time, with its score and the line it expects. It thinks on
 * the thread that calls it: in a page, call it in a worker. With a level or nodes and a seed, the answer is always the
 * same.
 */
export function think(position: Position, wish: Wish = {}, report: (answer: Answer) => void = () => {}): Answer {
  const { stopped = () => false, ...limits } = wish;
  const question = { game: position.game.id, position: writePosition(position), ...limits };
  return answerQuestion([position.game], searchFor, question, { now: () => performance.now(), stopped, report });
}

/** A player for matches: one of the ten levels, or `random`, which moves at random. */
export function computerPlayer(level: number | 'random', seed = 1): Player {
  if (level === 'random') {
    const random = new Random(seed);
    return { name: 'random', choose: async ({ position }) => writeMove(position, randomMove(position, random)) };
  }
  return { name: `level ${level}`, choose: async ({ position }) => think(position, { level, seed }).move };
}
