import type { Command } from 'commander';
import type { OptionValue } from '../../core/options.ts';
import { games } from '../../games/index.ts';
import { listValues } from '../../node/find-game.ts';
import { print } from '../../node/usage.ts';
import { say, spokenLanguage } from '../../node/words/say.ts';

export function gamesCommand(command: Command): void {
  command.option('--json', say('print JSON')).action(({ json }) => printGames(json === true));
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
    const { name, designer } = game;
    const year = game.year === undefined ? '' : ` (${game.year})`;
    const players = listValues(game.options.players);
    print(say('{game}, by {designer}{year}; {players} players', { game: name, designer, year, players }));
    print(`  ${game.texts[spokenLanguage()].summary}`);
    const options = Object.entries(game.options).filter(([, values]) => values.length > 1);
    if (options.length > 0) print(`  ${options.map(sayOption).join('; ')}`);
    print(`  gamut play ${game.id}`);
    print('');
  }
}

function sayOption([name, values]: [string, readonly OptionValue[]]): string {
  return say('{option} (default: {value})', { option: `--${name} ${listValues(values)}`, value: String(values[0]) });
}
