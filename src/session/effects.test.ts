import { expect, test } from 'vitest';
import { writeMove } from '../core/moves.ts';
import { optionsOf } from '../core/options.ts';
import { type Match, newMatch } from '../core/play/match.ts';
import { randomMove } from '../core/play/playout.ts';
import { Random } from '../core/random.ts';
import { games } from '../games/index.ts';
import { sayEffects } from './effects.ts';

function played(id: string, moves: readonly string[], options = {}): Match {
  const game = games.find((one) => one.id === id) ?? games[0];
  const match = newMatch(game, optionsOf(game.options, options));
  for (const move of moves) expect(match.play(move)).toBeUndefined();
  return match;
}

test('a stack that is taken is told, a disc that is set is not', () => {
  expect(sayEffects(played('agere', ['a1']), 'en')).toBe('');
  expect(sayEffects(played('agere', ['a1', 'a2', 'a1-a2']), 'en')).toBe('a stack taken');
  expect(sayEffects(played('agere', ['a1', 'a2', 'a1-a2']), 'pt')).toBe('uma pilha tomada');
});

test('in every game, what is told is what has changed', () => {
  const told = new Set<string>();
  for (const game of games) {
    const match = newMatch(game, optionsOf(game.options, {}));
    const random = new Random(3);
    while (!match.position.over && match.moves.length < 120) {
      match.play(writeMove(match.position, randomMove(match.position, random)));
      const said = sayEffects(match, 'en');
      expect(said).not.toContain('{');
      for (const part of said.split(', ')) told.add(part.replace(/\d+|an? /, '#').replace(/s\b/g, ''));
    }
  }
  expect([...told].filter((one) => one !== '').length).toBeGreaterThan(4);
});
