import { expect, test } from 'vitest';
import { defaultOptions } from '../../core/options.ts';
import { newMatch } from '../../core/play/match.ts';
import { games } from '../../games/index.ts';
import type { KeptGame } from '../local/kept.ts';
import { fittingLevel, levelResults } from './results.ts';

const [game] = games;

/** A game that ended when a seat resigned. */
function resignedBy(resigned: number, seats: readonly string[], isOver = true): KeptGame {
  const record = newMatch(game, defaultOptions(game.options)).record();
  return { id: `${resigned}${seats}`, record, seats, seed: 1, resigned, isOver, changed: 1 };
}

test('a game of one person against a level is a result at this level', () => {
  const kept = [
    resignedBy(1, ['human', 'level:4']),
    resignedBy(0, ['human', 'level:4']),
    resignedBy(0, ['level:6', 'human']),
  ];
  expect(levelResults(game, kept)).toEqual([
    { level: 4, outcome: 'won' },
    { level: 4, outcome: 'lost' },
    { level: 6, outcome: 'won' },
  ]);
});

test('running games, games of two people and games of computers alone are none', () => {
  const kept = [
    resignedBy(0, ['human', 'level:4'], false),
    resignedBy(0, ['human', 'human']),
    resignedBy(0, ['level:4', 'level:4']),
    resignedBy(0, ['human', 'random']),
  ];
  expect(levelResults(game, kept)).toEqual([]);
});

test('the next level is one up after a win and one down after a loss, within the ladder', () => {
  expect(fittingLevel([])).toBe(3);
  expect(fittingLevel([{ level: 3, outcome: 'won' }])).toBe(4);
  expect(fittingLevel([{ level: 10, outcome: 'won' }])).toBe(10);
  expect(fittingLevel([{ level: 1, outcome: 'lost' }])).toBe(1);
  expect(fittingLevel([{ level: 5, outcome: 'shared' }])).toBe(5);
});
