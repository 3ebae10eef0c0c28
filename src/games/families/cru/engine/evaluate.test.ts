import { describe, expect, test } from 'vitest';
import { start } from '../../../../../test/support/pictures.ts';
import { randomMove } from '../../../../core/play/playout.ts';
import type { Position } from '../../../../core/position.ts';
import { Random } from '../../../../core/random.ts';
import { azacru } from '../../../azacru/index.ts';
import { shacru } from '../../../shacru/index.ts';

/** With more than two players every seat is compared with the best of the others. */
describe.each([azacru, shacru])('the evaluation of $name', (game) => {
  test.each([3, 4])('of %i players at most one stands better than all others', (players) => {
    const random = new Random(players);
    for (let round = 0; round < 5; round++) {
      for (const position = start(game, { players }); !position.over; position.play(randomMove(position, random))) {
        const values = Array.from({ length: players }, (_, seat) => game.engine.evaluate(position, seat));
        const [best, second] = values.sort((a, b) => b - a);
        expect(best).toBeGreaterThanOrEqual(0);
        expect(best + second).toBe(0); // the second best is compared with the best, and vice versa
      }
    }
  });

  test.each([2, 3, 4])('of %i players says the same of all at once', (players) => {
    const random = new Random(players);
    const worths = new Float64Array(4);
    for (const position = start(game, { players }); !position.over; position.play(randomMove(position, random))) {
      game.engine.evaluate.each?.(position, worths);
      for (let seat = 0; seat < players; seat++) {
        const best = Math.max(...worths.subarray(0, players).filter((_, other) => other !== seat));
        expect(game.engine.evaluate(position, seat)).toBe(Math.trunc(Number((worths[seat] - best).toFixed(6))) + 0);
      }
    }
  });

  test.each([2, 3, 4])('with no weight but that of tiles is the lead in tiles, of %i players', (players) => {
    const { evaluation } = game.engine;
    if (evaluation === undefined) throw new Error(`${game.id} has no weights`);
    const tileOnly = Object.fromEntries(
      Object.keys(evaluation.weights).map((name) => [name, /^tile(Late)?$/.test(name) ? 100 : 0]),
    );
    const lead = evaluation.with(tileOnly);
    const random = new Random(players);
    let compared = 0;
    for (const position = start(game, { players }); !position.over; position.play(randomMove(position, random))) {
      if (everybodyCanMove(position)) {
        const scores = game.scores?.(position) ?? [];
        const seat = random.below(players);
        const best = Math.max(...scores.filter((_, other) => other !== seat));
        expect(lead(position, seat)).toBe(100 * (scores[seat] - best));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});

/** If not, the end of Azacru is near, and the last moves are counted as tiles. */
function everybodyCanMove(position: Position): boolean {
  return Array.from({ length: position.seats }).every((_, seat) => {
    const asked = position.clone();
    asked.giveTurn(seat);
    asked.rules.derive(asked);
    return asked.turn === seat && !asked.over;
  });
}
