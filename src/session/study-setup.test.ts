import { expect, test } from 'vitest';
import { isFault } from '../core/fault.ts';
import { optionsOf } from '../core/options.ts';
import { startPosition } from '../core/position.ts';
import { writePosition } from '../core/text.ts';
import { games } from '../games/index.ts';
import { contentsOf, Setup } from './study-setup.ts';

test.each(games.map((game) => [game.name, game] as const))(
  '%s: everything on a usual board can be chosen',
  (_, game) => {
    for (const players of game.options.players) {
      const position = startPosition(game, optionsOf(game.options, { players }));
      const contents = contentsOf(position);
      expect(contents[0]).toBe(0);
      expect(contents.length).toBeGreaterThan(2);
      for (let cell = 0; cell < position.board.cellCount; cell++) expect(contents).toContain(position.slots[cell]);
      const texts = contents.map((content) => game.notation.cell(content));
      expect(new Set(texts).size).toBe(contents.length);
      const setup = new Setup(position);
      expect(setup.text()).toBe(writePosition(position));
      for (const content of contents) {
        setup.put(3, content);
        // Valid or not, this never throws, and what is read is what was put.
        const made = setup.position();
        if (!isFault(made)) expect(made.slots[3]).toBe(content);
      }
    }
  },
);

test('an impossible board says why', () => {
  const game = games.find(({ name }) => name === 'Epaminondas');
  if (game === undefined) throw new Error('no such game');
  const setup = new Setup(startPosition(game, optionsOf(game.options, {})));
  for (let cell = 0; cell < 100; cell++) setup.put(cell, 1);
  expect(setup.position()).toMatchObject({ fault: 'impossible position' });
  setup.clear();
  expect(setup.text()).toMatch(/^14\/14/);
  expect(Setup.read(game, 'nonsense')).toHaveProperty('fault');
});
