import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { defaultOptions } from './options.ts';
import { randomMove } from './play/playout.ts';
import { startPosition } from './position.ts';
import { Random } from './random.ts';
import { writePosition } from './text.ts';

const [game] = games;

test('a whole game is taken back move by move to the start, however long the journal grew', () => {
  const start = startPosition(game, defaultOptions(game.options));
  const position = start.clone();
  const random = new Random(1);
  const keys: number[] = [];
  while (!position.over) {
    keys.push(position.keyLo);
    position.play(randomMove(position, random));
  }
  while (position.ply > 0) {
    position.undo();
    expect(position.keyLo).toBe(keys[position.ply]);
  }
  expect(position.slots).toEqual(start.slots);
});

test('positions that differ in one slot have different keys', () => {
  const start = startPosition(game, defaultOptions(game.options));
  const keys = new Set<string>([`${start.keyLo} ${start.keyHi}`]);
  let count = 1;
  for (let slot = 0; slot < start.kept; slot++) {
    for (let value = 1; value < 200; value++) {
      const other = start.clone();
      other.set(slot, start.slots[slot] + value);
      keys.add(`${other.keyLo} ${other.keyHi}`);
      count++;
    }
  }
  expect(keys.size).toBe(count);
});

test.each(games)('different positions of $name have different keys', (one) => {
  const texts = new Map<string, string>();
  const random = new Random(4);
  while (texts.size < 5000) {
    const position = startPosition(one, defaultOptions(one.options));
    while (!position.over) {
      position.play(randomMove(position, random));
      const text = writePosition(position);
      const key = `${position.keyLo} ${position.keyHi}`;
      expect(texts.get(key) ?? text).toBe(text);
      texts.set(key, text);
    }
  }
});

test('a copy takes over everything but the history', () => {
  const position = startPosition(game, defaultOptions(game.options));
  const random = new Random(2);
  for (let ply = 0; ply < 5; ply++) position.play(randomMove(position, random));
  const copy = startPosition(game, defaultOptions(game.options));
  copy.copy(position);
  expect(copy.equals(position)).toBe(true);
  expect(copy.ply).toBe(0);
});
