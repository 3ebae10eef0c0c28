import { expect, test } from 'vitest';
import { usualCases } from '../../../test/support/cases.ts';
import { hex } from '../../../test/support/shapes/hex/index.ts';
import { defaultOptions } from '../../core/options.ts';
import { randomMove } from '../../core/play/playout.ts';
import { startPosition } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { drawDraft, finishNet } from '../../train/net/draft.ts';
import { Accumulator } from './accumulator.ts';
import { type Eyes, openEyes } from './views.ts';

const cases = [...usualCases, { name: 'Hex', game: hex, options: defaultOptions(hex.options) }];
const SCALE = 200;

/** A net that has learned nothing, with weights drawn at random. */
function drawnNet(eyes: Eyes) {
  return finishNet(drawDraft(eyes.windows, 8, 3, eyes.views.length, new Random(3)), SCALE);
}

test.each(cases)('$name: a net that follows moves and undo sees what one with fresh eyes sees', ({ game, options }) => {
  const position = startPosition(game, options);
  const eyes = openEyes(position, game.engine.sight);
  const net = drawnNet(eyes);
  const following = eyes.views.map((_, seat) => new Accumulator(net, eyes, seat));
  const random = new Random(5);
  const values = new Set<number>();
  for (let round = 0; round < 120; round++) {
    for (let plies = random.below(6); plies > 0 && !position.over; plies--) position.play(randomMove(position, random));
    for (let plies = random.below(5); plies > 0 && position.ply > 0; plies--) position.undo();
    if (position.over) position.undo();
    const seat = random.below(position.seats);
    const value = following[seat].value(position.slots, 0);
    expect(value).toBe(new Accumulator(net, eyes, seat).value(position.slots, 0));
    values.add(value);
  }
  expect(values.size).toBeGreaterThan(10);
});
