import { describe, expect, test } from 'vitest';
import { start } from '../../../../test/pictures.ts';
import { randomMove } from '../../../core/playout.ts';
import { Random } from '../../../core/random.ts';
import { azacru } from '../../azacru/index.ts';
import { shacru } from '../../shacru/index.ts';

/** With more than two players everybody is measured against the best other. */
describe.each([azacru, shacru])('the evaluation of $name', (game) => {
  test.each([3, 4])('of %i players at most one stands better than all others', (players) => {
    const random = new Random(players);
    for (let round = 0; round < 5; round++) {
      for (const position = start(game, { players }); !position.over; position.play(randomMove(position, random))) {
        const values = Array.from({ length: players }, (_, seat) => game.evaluate(position, seat));
        const [best, second] = values.sort((a, b) => b - a);
        expect(best).toBeGreaterThanOrEqual(0);
        expect(best + second).toBe(0); // the second best is measured against the best, and the other way round
      }
    }
  });
});
