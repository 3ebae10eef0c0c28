import { expect, test } from 'vitest';
import { crosscut } from '../../games/crosscut/index.ts';
import { games } from '../../games/index.ts';
import type { CoachedGame } from '../../judge/measure/coached.ts';
import { searchFor } from '../../search/levels/levels.ts';
import { answerQuestion, type Question } from '../../search/worker/service.ts';
import { coachedGames, measuredBy } from './coach.ts';

/** The real search, in this thread, with few nodes. */
const THINKER = {
  think: async (question: Question) =>
    answerQuestion(
      games,
      searchFor,
      { ...question, ...(question.nodes === undefined ? {} : { nodes: Math.min(question.nodes, 300) }) },
      { now: () => 0, stopped: () => false, report() {} },
    ),
};

test('a student is coached in every seat, and what it is worth is summed up', async () => {
  const flags = { games: 2, level: 2, degree: 'often', seed: 1 } as const;
  const played: CoachedGame[] = [];
  for await (const one of coachedGames(crosscut, flags, THINKER)) played.push(one);
  const measured = measuredBy(played, 2);
  expect(measured.games).toBe(2);
  expect(measured.moves).toBeGreaterThan(10);
  expect(measured.confirmed).toBeLessThanOrEqual(measured.words);
  expect(played.every(({ share }) => share >= 0 && share <= 1)).toBe(true);
});
