import { expect, test } from 'vitest';
import type { GameReview } from '../../judge/review.ts';
import { recordTexts } from './record-texts.ts';
import { sayPlayers } from './review-words.ts';

const players: GameReview['players'] = [
  { seat: 0, accuracy: 81.4, moves: 12, small: 0.1, gave: [-0.3, 0.3], like: { level: 6.3, low: 5.4, high: 7.1 } },
  { seat: 1, accuracy: null, moves: 0, small: 0, gave: [0, 0], like: null },
];

test('players are told how well they played, and what they gave away', () => {
  const said = (language: 'en' | 'pt') =>
    sayPlayers({ players } as GameReview, ['A', 'B'], { language, texts: recordTexts[language] });
  expect(said('en')).toEqual([
    'A: accuracy 81%, moves that counted: 12. Played like level 6.3 (5.4 to 7.1).',
    'B: no move counted.',
    'The marked moves of A gave: B +30%.',
  ]);
  expect(said('pt')[0]).toContain('Jogou como o nível 6,3 (5,4 a 7,1).');
});
