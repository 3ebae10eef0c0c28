import { test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { smallWords } from './short-games.ts';
import { dataFolder, Terminal } from './terminal.ts';

/** Lets computers play every game with this number of players to its end. */
export function testComputers(isWanted: (players: number) => boolean): void {
  const cases = games.flatMap((game) => game.options.players.filter(isWanted).map((players) => ({ game, players })));
  test.concurrent.each(cases)('$game.name with $players', async ({ game, players }) => {
    const seats = ['level:1', 'random', 'random', `museum:${game.engine.museum[0]?.id ?? 'random'}`].slice(0, players);
    const words = ['play', game.id, `--players=${players}`, ...smallWords(game), `--seats=${seats.join(',')}`];
    const terminal = new Terminal(words, { columns: 110, rows: 30, data: dataFolder({ pause: 0 }) });
    await terminal.ends();
    for (const name of game.texts.en.seats.slice(0, players)) await terminal.shows(name);
  });
}
