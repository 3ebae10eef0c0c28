import type { Command } from 'commander';
import { games } from '../../games/index.ts';
import { listValues } from '../../node/find-game.ts';
import { print } from '../../node/usage.ts';

export function gamesCommand(command: Command): void {
  command.option('--json', 'as JSON').action(({ json }) => printGames(json === true));
}

/** Prints the games with their designers, players and options. */
function printGames(json: boolean): void {
  if (json) {
    print(
      JSON.stringify(games.map(({ id, name, designer, year, options }) => ({ id, name, designer, year, options }))),
    );
    return;
  }
  for (const game of games) {
    const year = game.year === undefined ? '' : ` (${game.year})`;
    print(`${game.name}, by ${game.designer}${year}; ${listValues(game.options.players)} players`);
    print(`  ${game.texts.en.summary}`);
    const options = Object.entries(game.options).filter(([, values]) => values.length > 1);
    print(`  ${options.map(([name, values]) => `--${name} ${listValues(values)} (usually ${values[0]})`).join('; ')}`);
    print(`  gamut play ${game.id}`);
    print('');
  }
}
