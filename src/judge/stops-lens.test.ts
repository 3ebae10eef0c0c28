import { expect, test } from 'vitest';
import { start } from '../../test/support/pictures.ts';
import { USUAL_KEYS } from '../cli/keys/actions.ts';
import { randomMove } from '../core/play/playout.ts';
import { Random } from '../core/random.ts';
import { writePosition } from '../core/text.ts';
import { games } from '../games/index.ts';
import { shacru } from '../games/shacru/index.ts';
import { lensesFor, stopsLens } from './stops-lens.ts';

test('it is there for three and four, with a key that nothing else has', () => {
  for (const game of games) {
    for (const seats of game.options.players) {
      const lenses = lensesFor(game, seats);
      expect(lenses.includes(stopsLens)).toBe(seats > 2);
      expect(new Set(lenses.map(({ key }) => key)).size).toBe(lenses.length);
    }
  }
  expect(Object.values(USUAL_KEYS).flat()).not.toContain(stopsLens.key);
});

test('late in games it names who must stop somebody, early ones show nothing, and no position is changed', () => {
  const random = new Random(6);
  let shown = 0;
  for (let round = 0; round < 8; round++) {
    const position = start(shacru, { players: 3 });
    expect(stopsLens.marks(position)).toEqual([]);
    while (!position.over) position.play(randomMove(position, random));
    for (let back = 0; back < 12; back++) {
      position.undo();
      const before = writePosition(position);
      const marks = stopsLens.marks(position);
      expect(writePosition(position)).toBe(before);
      expect(new Set(marks.map(({ cell }) => cell)).size).toBe(marks.length);
      if (marks.length === 0) continue;
      shown++;
      const stoppers = new Set(marks.flatMap(({ text, owner }) => (text === '!' ? [] : [`${text} ${owner}`])));
      expect([...stoppers]).toEqual([expect.stringMatching(/^(1 0|2 1|3 2)$/)]);
    }
  }
  expect(shown).toBeGreaterThan(0);
});
