import { describe, expect, test } from 'vitest';
import type { MuseumBot } from '../../src/core/engine.ts';
import type { Game } from '../../src/core/game.ts';
import { legalMoves, legalTexts, writeMove } from '../../src/core/moves.ts';
import { randomMove } from '../../src/core/play/playout.ts';
import { Random } from '../../src/core/random.ts';
import { writePosition } from '../../src/core/text.ts';
import { games } from '../../src/games/index.ts';
import { searchFor } from '../../src/search/levels/levels.ts';
import { answerQuestion } from '../../src/search/worker/service.ts';
import { start } from '../support/pictures.ts';

const bots = games.flatMap((game) => game.engine.museum.map((bot) => ({ game, bot, name: `${game.name}: ${bot.id}` })));

/** Every historical computer, whichever game it belongs to. */
describe.each(bots)('$name', ({ game, bot }) => {
  test('has a name and an origin in both languages', () => {
    for (const { name, origin } of Object.values(bot.texts)) {
      expect(name).not.toBe('');
      expect(origin).toMatch(/\.$/);
    }
  });

  test('plays legal moves to the end, the same ones for the same seed, and beats random play unless it is that', () => {
    const first = play(game, bot, 1);
    if (bot.choose !== randomMove) expect(first.won).toBeGreaterThanOrEqual(8);
    expect(play(game, bot, 1)).toEqual(first);
  });

  test('answers questions in a worker, alike for the same position and seed', () => {
    const position = start(game);
    const question = { game: game.id, position: writePosition(position), museum: bot.id, seed: 5 };
    const { move } = answerQuestion(games, searchFor, question, AROUND);
    expect(legalTexts(position)).toContain(move);
    expect(answerQuestion(games, searchFor, question, AROUND).move).toBe(move);
    expect(() => answerQuestion(games, searchFor, { ...question, museum: 'nobody' }, AROUND)).toThrow('no museum bot');
  });
});

const AROUND = { now: () => 0, stopped: () => false, report() {} };

test('the museum is not empty', () => {
  expect(bots.length).toBeGreaterThanOrEqual(5);
});

/** Ten games against random play, with each seat in turn. */
function play(game: Game, bot: MuseumBot, seed: number): { won: number; played: string } {
  const random = new Random(seed);
  let won = 0;
  let played = '';
  for (let round = 0; round < 10; round++) {
    const seat = round & 1;
    const position = start(game);
    while (!position.over) {
      let move = randomMove(position, random);
      if (position.turn === seat) {
        const before = position.clone();
        move = bot.choose(position, random);
        expect(position.equals(before)).toBe(true);
        expect(legalMoves(position)).toContain(move);
      }
      played += ` ${writeMove(position, move)}`;
      position.play(move);
    }
    if (position.winners === 1 << seat) won++;
  }
  return { won, played };
}
