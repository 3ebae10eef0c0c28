import { afterAll, expect, test } from 'vitest';
import { start } from '../../../test/support/pictures.ts';
import { isFault } from '../../core/fault.ts';
import { legalTexts } from '../../core/moves.ts';
import { readPosition, writePosition } from '../../core/text.ts';
import { agere } from '../../games/agere/index.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { epaminondas } from '../../games/epaminondas/index.ts';
import { shacru } from '../../games/shacru/index.ts';
import { parallelThinker } from './parallel-thinker.ts';

const thinker = parallelThinker();
afterAll(() => thinker.close());

test('two threads find what one finds: a piece that nobody can stop wins', async () => {
  const here = readPosition(epaminondas, '14/14/14/5w8/14/14/14/7b6/14/14/14/14 1 0');
  if (isFault(here)) throw new Error(here.what);
  const depths: number[] = [];
  const answer = await thinker.think({ game: here.game.id, position: writePosition(here), depth: 12 }, ({ depth }) =>
    depths.push(depth),
  );
  expect(answer.proved).toBeGreaterThanOrEqual(5);
  expect(depths.at(-1)).toBe(answer.depth);
  expect(legalTexts(here)).toContain(answer.move);
});

test('one question after the other, also of games whose search shares nothing', async () => {
  for (const game of [shacru, agere, crosscut, shacru]) {
    const here = start(game);
    const answer = await thinker.think({ game: game.id, position: writePosition(here), nodes: 2000 });
    expect(legalTexts(here)).toContain(answer.move);
  }
});

test('stop makes it answer', async () => {
  const here = start(shacru);
  const answer = thinker.think({ game: 'shacru', position: writePosition(here), depth: 100 }, () => thinker.stop());
  expect(legalTexts(here)).toContain((await answer).move);
});

test('a question that cannot be read fails, and the next one is answered', async () => {
  await expect(thinker.think({ game: 'crosscut', position: 'nonsense' })).rejects.toThrow();
  const here = start(crosscut);
  const answer = await thinker.think({ game: 'crosscut', position: writePosition(here), nodes: 1000 });
  expect(legalTexts(here)).toContain(answer.move);
});
