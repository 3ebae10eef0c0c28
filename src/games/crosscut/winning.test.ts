import { expect, test } from 'vitest';
import { start } from '../../../test/support/pictures.ts';
import { legalMoves } from '../../core/moves.ts';
import { randomMove } from '../../core/play/playout.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { NO_MOVE } from '../../core/types.ts';
import { crosscut } from './index.ts';
import { winningMove } from './winning.ts';

const SIZES = [5, 6, 7, 8, 9, 10];

/** Every move that wins, found by making them all. */
function winsByTrying(position: Position): number[] {
  return legalMoves(position).filter((move) => {
    const { turn } = position;
    position.play(move);
    const wins = position.winners === 1 << turn;
    position.undo();
    return wins;
  });
}

test.each(SIZES)('size %i: a winning move is found exactly where there is one', (size) => {
  const random = new Random(size);
  let found = 0;
  for (let game = 0; game < 150; game++) {
    const position = start(crosscut, { size });
    while (!position.over) {
      const wins = winsByTrying(position);
      const move = winningMove(position, position.turn);
      if (wins.length === 0) expect(move).toBe(NO_MOVE);
      else expect(wins).toContain(move);
      found += wins.length;
      // Games that pass up available wins reach the crowded boards on which lines are turned.
      const quiet = legalMoves(position).filter((quietly) => !wins.includes(quietly));
      const isQuiet = quiet.length > 0 && random.below(8) > 0;
      position.play(isQuiet ? quiet[random.below(quiet.length)] : randomMove(position, random));
    }
  }
  expect(found).toBeGreaterThan(100);
});

test('a threat is what would win after a pass', () => {
  const random = new Random(3);
  let threats = 0;
  for (let game = 0; game < 100; game++) {
    const position = start(crosscut, { size: 6 });
    while (!position.over) {
      const passed = position.clone();
      passed.giveTurn(1 - position.turn);
      expect(crosscut.rules.threatened?.(position)).toBe(winsByTrying(passed).length > 0);
      if (winsByTrying(passed).length > 0) threats++;
      position.play(randomMove(position, random));
    }
  }
  expect(threats).toBeGreaterThan(100);
});
