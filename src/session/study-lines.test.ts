import { expect, test } from 'vitest';
import { isFault } from '../core/fault.ts';
import type { Game } from '../core/game.ts';
import { legalTexts } from '../core/moves.ts';
import { optionsOf } from '../core/options.ts';
import { type Position, startPosition } from '../core/position.ts';
import { readPosition, writePosition } from '../core/text.ts';
import { games } from '../games/index.ts';
import { searchShelf } from '../search/levels/levels.ts';
import { answerQuestion, type Question } from '../search/worker/service.ts';
import type { Thinks } from './seats.ts';
import { type BestLine, evaluationBy, findLines, sharesOf } from './study-lines.ts';

const named = (name: string): Game => {
  const game = games.find((one) => one.name === name);
  if (game === undefined) throw new Error(name);
  return game;
};

const search = searchShelf(2 ** 26);

/** Thinks synchronously, with a hundredth of the requested nodes. */
const thinker: Pick<Thinks, 'think'> = {
  think: async (question: Question, report) =>
    answerQuestion(
      games,
      search,
      { ...question, nodes: Math.ceil((question.nodes ?? 1) / 100) },
      { now: () => 0, stopped: () => false, report },
    ),
};

async function lastLines(position: Position, lines: number, rounds = 1): Promise<readonly BestLine[]> {
  let last: readonly BestLine[] = [];
  await findLines(
    position,
    thinker,
    { lines, rounds },
    () => true,
    (found) => {
      last = found;
    },
  );
  return last;
}

test.each(games.map((game) => [game.name, game] as const))(
  '%s: several lines, each legal from its first move on',
  async (_, game) => {
    const position = startPosition(game, optionsOf(game.options, {}));
    const lines = await lastLines(position, 3);
    expect(new Set(lines.map(({ move }) => move)).size).toBe(3);
    for (const { move, line, shares } of lines) {
      expect(line[0]).toBe(move);
      expect(legalTexts(position)).toContain(move);
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
    }
    expect(lines[1].score).toBeGreaterThanOrEqual(lines[2].score);
  },
);

test('three players have a share each', async () => {
  const game = named('Shacru');
  const position = startPosition(game, optionsOf(game.options, { players: 3 }));
  const [best, second] = await lastLines(position, 2);
  expect(best.shares).toHaveLength(3);
  expect(second.proved).toBe(0);
  expect(evaluationBy(position, best)).toMatchObject({
    shares: [expect.any(Number), expect.any(Number), expect.any(Number)],
  });
});

test('a win is proved, whoever makes it, and says how far it is', async () => {
  const game = named('Epaminondas');
  // White stands on the far row and Black cannot take it: any quiet move wins at the start of the next turn.
  const position = readPosition(game, '5w8/14/14/14/14/14/14/14/14/14/14/bbbb10 1 0');
  if (isFault(position)) throw new Error(position.what);
  const question = { game: game.id, position: writePosition(position), nodes: 200_000 };
  const evaluation = evaluationBy(position, await thinker.think(question, () => {}));
  const shares = sharesOf(position, evaluation);
  expect('win' in evaluation, JSON.stringify(evaluation)).toBe(true);
  expect(shares).toEqual('win' in evaluation && evaluation.win > 0 ? [1, 0] : [0, 1]);
});

test('nobody is asked any more when the answer is not wanted', async () => {
  const game = named('Agere');
  let asked = 0;
  const counting: typeof thinker = {
    think(question, report) {
      asked++;
      return thinker.think(question, report);
    },
  };
  const position = startPosition(game, optionsOf(game.options, {}));
  await findLines(
    position,
    counting,
    { lines: 4, rounds: 5 },
    () => asked < 2,
    () => {},
  );
  expect(asked).toBe(2);
});

test('a finished game gives each seat what it got', () => {
  const position = readPosition(named('Epaminondas'), '14/14/14/14/14/14/14/14/14/14/14/bbbb10 2 0');
  if (isFault(position)) throw new Error(position.what);
  expect(position.over).toBe(true);
  expect(sharesOf(position)).toEqual([0, 1]);
});
