import { expect, test } from 'vitest';
import { makeOpenings } from '../../arena/openings.ts';
import { makeResult, type Plan } from '../../arena/result.ts';
import { makeSchedule } from '../../arena/schedule.ts';
import type { PlayedGame } from '../../arena/tally.ts';
import { optionsOf } from '../../core/options.ts';
import { readMatch } from '../../core/play/match.ts';
import { agere } from '../../games/agere/index.ts';
import { playOnThreads } from './threads.ts';

const options = optionsOf(agere.options, { size: 4 });
const openings = makeOpenings(agere, options, 1, 1);
const schedule = makeSchedule(openings.length, 2, 1);

/** A program for threads whose player 'bad' runs the code when it is asked for a move; the other players are random. */
function programWith(code: string): URL {
  const source = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  return new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { serveGames } from ${source('./serve-games.ts')};
      import { findPlayer } from ${source('../players/players.ts')};
      const bad = { name: 'bad', choose: async ({ position }) => { ${code} } };
      serveGames((game, word, ...rest) =>
        word === 'bad' ? { patience: 1, make: () => bad } : findPlayer(game, word, ...rest));
    `)}`,
  );
}

async function playWith(code: string, patience: number): Promise<PlayedGame[]> {
  const plan: Plan = {
    game: agere.id,
    options,
    players: ['bad', 'random'],
    seed: 1,
    budget: { nodes: 10 },
    cap: 200,
    // The good player is never late, however busy the machine.
    patience: [patience, 60_000],
    versions: {},
  };
  const games: PlayedGame[] = [];
  const seen = (game: PlayedGame) => {
    games.push(game);
    return false;
  };
  const { signal: stop } = new AbortController();
  await playOnThreads({ plan, openings, pairings: schedule, seen, stop }, programWith(code));
  const result = makeResult(plan, openings, schedule, games);
  expect(result.tally.players[0]).toMatchObject({ games: 2, losses: 2, points: 0 });
  for (const { players, seat, detail } of result.games) {
    expect(seat).toBe(players.indexOf(0));
    expect(detail).not.toBe('');
  }
  return games;
}

test.each([
  ['an illegal move', 'return "z99";', 'illegal move'],
  ['an exception', 'throw new Error("out of ideas");', 'crash'],
  [
    'an exception nobody waits for',
    'setTimeout(() => { throw new Error("boo"); }); return new Promise(() => {});',
    'crash',
  ],
  ['an end of the program', 'process.exit(3);', 'crash'],
])('%s loses the game, and the run goes on', async (_, code, reason) => {
  for (const game of await playWith(code, 60_000)) expect(game.reason).toBe(reason);
});

test.each([
  ['never answers', 'return new Promise(() => {});'],
  ['never returns', 'for (;;);'],
])('who %s loses on time, and the run goes on', async (_, code) => {
  for (const game of await playWith(code, 100)) {
    expect(game.reason).toBe('time');
    expect(game.detail).toBe('gave no answer in 100 ms');
    // The moves so far are reported, and they lead to where the bad player was to move.
    const match = readMatch([agere], { game: agere.id, options, moves: game.moves });
    if ('fault' in match) throw new Error(match.what);
    expect(match.position.turn).toBe(game.seat);
    expect(game.moves.length).toBeGreaterThanOrEqual(openings[0].length);
  }
});

test('a thread that cannot even start is an error of ours', async () => {
  const plan: Plan = {
    game: agere.id,
    options,
    players: ['nobody', 'random'],
    seed: 1,
    budget: {},
    cap: 200,
    patience: [1000, 1000],
    versions: {},
  };
  const { signal: stop } = new AbortController();
  const games = { plan, openings, pairings: schedule, seen: () => false, stop };
  await expect(playOnThreads(games, programWith(''))).rejects.toThrow('no player called nobody');
});
