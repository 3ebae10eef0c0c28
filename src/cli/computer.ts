import { writeMove } from '../core/moves.ts';
import type { Player } from '../core/player.ts';
import { randomMove } from '../core/playout.ts';
import { Random } from '../core/random.ts';
import { writePosition } from '../core/text.ts';
import type { Question } from '../search/service.ts';
import type { Thinker } from './thinker.ts';

/** How a computer thinks: a rung of the ladder, so many nodes, or about a second as strongly as it can. */
export type Effort = Pick<Question, 'level' | 'seed' | 'nodes'>;

/** A computer that thinks about every move. */
export function computer(thinker: Thinker, effort: Effort): Player {
  const { level, nodes } = effort;
  const name = nodes === undefined ? 'computer' : `computer:${nodes}`;
  return {
    name: level === undefined ? name : `level:${level}`,
    async choose({ game, position }) {
      const { move } = await thinker.think({ game: game.id, position: writePosition(position), ...effort });
      return move;
    },
  };
}

/** A computer that picks any legal move. */
export function anyMove(seed: number): Player {
  const random = new Random(seed);
  return {
    name: 'random',
    choose: async ({ position }) => writeMove(position, randomMove(position, random)),
  };
}
