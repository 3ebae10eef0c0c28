import { expect, test } from 'vitest';
import { type Actions, actionsOf, completed, doable, numberActions } from '../../src/core/play/actions.ts';
import { randomMove } from '../../src/core/play/playout.ts';
import { type Position, startPosition } from '../../src/core/position.ts';
import { Random } from '../../src/core/random.ts';
import type { Cell, Move } from '../../src/core/types.ts';
import { cases } from '../support/cases.ts';

const MOST_PLIES = 60;

test.each(cases)('every move of $name has actions of its own', ({ game, options }) => {
  const position = startPosition(game, options);
  const numbering = numberActions(position);
  const random = new Random(3);
  while (!position.over && position.ply < MOST_PLIES) {
    const { actions, moves } = doable(numbering, position);
    expect(new Set(actions).size).toBe(actions.length);
    for (const action of actions) expect(action >= 0 && action < numbering.count).toBe(true);
    const move = randomMove(position, random);
    expect(enter(numbering, position, actionsOf(numbering, position, move))).toBe(move);
    if (!numbering.byTouch) expect(moves).toHaveLength(actions.length);
    position.play(move);
  }
});

test('moves of many touches are entered one by one, and few numbers are enough', () => {
  const wide = cases.filter(({ game, usual }) => usual && game.rules.generateAll !== undefined);
  expect(wide.length).toBeGreaterThan(0);
  for (const { game, options } of wide) {
    const { byTouch, count } = numberActions(startPosition(game, options));
    expect(byTouch).toBe(true);
    expect(count).toBeLessThan(100);
  }
});

/** The move that actions lead to, each of them legal. */
function enter(numbering: Actions, position: Position, actions: readonly number[]): Move | undefined {
  const touched: Cell[] = [];
  let move: Move | undefined;
  for (const action of actions) {
    expect(move).toBeUndefined();
    const { actions: legal, moves } = doable(numbering, position, touched);
    expect(legal).toContain(action);
    touched.push(action);
    move = moves[legal.indexOf(action)] ?? completed(position, touched);
  }
  return move;
}
