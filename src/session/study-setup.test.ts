import { expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { legalTexts } from '../core/moves.ts';
import { optionsOf } from '../core/options.ts';
import { newMatch } from '../core/play/match.ts';
import { startPosition } from '../core/position.ts';
import { Random } from '../core/random.ts';
import { writePosition } from '../core/text.ts';
import { games } from '../games/index.ts';
import { Setup } from './study-setup.ts';

function gameNamed(name: string): Game {
  const game = games.find((one) => one.name === name);
  if (game === undefined) throw new Error(`no game ${name}`);
  return game;
}

test.each(games.map((game) => [game.name, game] as const))(
  '%s: every board of a random game can be set up piece by piece',
  (_, game) => {
    for (const players of game.options.players) {
      const match = newMatch(game, optionsOf(game.options, { players }));
      const random = new Random(players);
      for (let ply = 0; ply < 40 && !match.position.over; ply++) {
        const texts = legalTexts(match.position);
        match.play(texts[random.below(texts.length)]);
      }
      const { position } = match;
      const setup = new Setup(position);
      expect(setup.text()).toBe(writePosition(position));
      setup.clear();
      for (let cell = 0; cell < position.board.cellCount; cell++) {
        const marks = game.look.marks(position.slots[cell]);
        for (const mark of marks) setup.place(cell, mark);
        expect(game.look.marks(setup.content(cell)), `${game.name}, cell ${cell}`).toEqual(marks);
      }
    }
  },
);

test('what is put on its like is taken off again, and pieces turn', () => {
  const setup = new Setup(startPosition(gameNamed('Azacru'), optionsOf(gameNamed('Azacru').options, {})));
  const { look } = setup.seen.game;
  setup.clear();
  setup.place(40, { shape: 'tile', owner: 1 });
  setup.place(40, { shape: 'arrow', owner: 0, direction: 7 });
  expect(setup.turn(40, 1)).toBe(0);
  expect(look.marks(setup.content(40))).toEqual([
    { shape: 'tile', owner: 1 },
    { shape: 'arrow', owner: 0, direction: 0 },
  ]);
  setup.place(40, { shape: 'tile', owner: 1 });
  expect(look.marks(setup.content(40))).toEqual([{ shape: 'arrow', owner: 0, direction: 0 }]);
  expect(setup.turn(41, 1)).toBe(undefined);
  const stacks = new Setup(startPosition(gameNamed('Agere'), optionsOf(gameNamed('Agere').options, {})));
  for (const owner of [0, 1, 0, 0]) stacks.place(3, { shape: 'disc', owner });
  expect(stacks.seen.game.look.marks(stacks.content(3))).toHaveLength(2);
});

test('an impossible board says why', () => {
  const game = gameNamed('Epaminondas');
  const setup = new Setup(startPosition(game, optionsOf(game.options, {})));
  for (let cell = 0; cell < 100; cell++) setup.put(cell, 1);
  expect(setup.position()).toMatchObject({ fault: 'impossible position' });
  setup.clear();
  expect(setup.text()).toMatch(/^14\/14/);
  expect(Setup.read(game, 'nonsense')).toHaveProperty('fault');
});
