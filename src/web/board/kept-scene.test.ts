import { expect, test } from 'vitest';
import { legalMoves } from '../../core/moves.ts';
import { optionsOf } from '../../core/options.ts';
import { startPosition } from '../../core/position.ts';
import { games } from '../../games/index.ts';
import { makeScene, rotatedScene } from '../../view/scene.ts';
import { keepScene } from './kept-scene.ts';

const [game] = games;
const position = () => startPosition(game, optionsOf(game.options, {}));

test('what looks as before is the same object as before', () => {
  const before = keepScene(undefined, makeScene(position()));
  expect(keepScene(before, makeScene(position()))).toBe(before);
});

test('after a move only the cells that changed are others', () => {
  const played = position();
  const before = keepScene(undefined, makeScene(played));
  played.play(legalMoves(played)[0]);
  const now = makeScene(played);
  const kept = keepScene(before, now);
  expect(kept.board).toBe(before.board);
  expect(kept.scene).toEqual(now);
  const others = now.items.filter(({ cell }) => kept.scene.items[cell] !== before.scene.items[cell]);
  const changed = now.items.filter(
    ({ cell, marks }) => JSON.stringify(marks) !== JSON.stringify(before.scene.items[cell].marks),
  );
  expect(others.map(({ cell }) => cell)).toEqual(changed.map(({ cell }) => cell));
  expect(changed.length).toBeGreaterThan(0);
});

test('a board seen from another side is another board', () => {
  const before = keepScene(undefined, rotatedScene(position(), 0));
  const now = rotatedScene(position(), 2);
  expect(keepScene(before, now)).toMatchObject({ scene: now, board: now });
});
