import { writeMove } from '../core/moves.ts';
import type { Player } from '../core/player.ts';
import { randomMove } from '../core/playout.ts';
import { Random } from '../core/random.ts';
import { writePosition } from '../core/text.ts';
import type { Thinker } from './thinker.ts';

/** A computer that thinks about every move for so many nodes, or for about a second. */
export function computer(thinker: Thinker, nodes?: number): Player {
  return {
    name: nodes === undefined ? 'computer' : `computer:${nodes}`,
    async choose({ game, position }) {
      const limits = nodes === undefined ? {} : { nodes };
      const { move } = await thinker.think({ game: game.id, position: writePosition(position), ...limits });
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
