import { type Command, Option } from 'commander';
import type { Game } from '../core/game.ts';
import { games } from '../games/index.ts';
import { listValues, ruleOptionNames } from '../node/find-game.ts';
import { wholeNumber } from '../node/usage.ts';
import { say } from '../node/words/say.ts';

/** Adds a flag for every option that some game has. */
export function withRules(command: Command): Command {
  for (const name of ruleOptionNames()) {
    const values = games.flatMap((game) => game.options[name] ?? []);
    command.option(`--${name} ${values.includes(true) ? '[value]' : '<value>'}`, aboutRule(name));
  }
  return command;
}

/** Which games have an option, and its values in each. */
function aboutRule(name: string): string {
  const owners = games.filter((game) => Object.hasOwn(game.options, name));
  if (owners.length === games.length) {
    const values = [...new Set(games.flatMap((game) => game.options[name]))];
    return `${say('number of players')}: ${listValues(values)}`;
  }
  return say('for {games}', {
    games: owners.map((game) => `${game.name} (${listValues(game.options[name])})`).join(', '),
  });
}

/** Lets the help of a command that names a game list only its own options, with their values. */
export function tellRulesOf(command: Command, game: Game): void {
  for (const option of command.options) {
    const name = option.attributeName();
    if (!ruleOptionNames().includes(name)) continue;
    const values = game.options[name];
    if (values === undefined) option.hideHelp();
    else option.description = `${listValues(values)} (${say('default: {value}', { value: String(values[0]) })})`;
  }
}

/** Where a server keeps its games. */
export function dataFolder(): Option {
  return new Option('--data <folder>', say('folder of the database')).env('GAMUT_SERVER_DATA');
}

/** Where a server is. */
export function server(): Option {
  return new Option('--server <address>', say('address of the server'))
    .default('http://127.0.0.1:8080')
    .env('GAMUT_SERVER');
}

/** Who the user is at a server. */
export function withWho(command: Command): Command {
  return command
    .option('--name <name>', say('your name, as others see it'))
    .option('--code <code>', say('a code from your other device, to play here under the same name'));
}

export function databaseUrl(description: string): Option {
  return new Option('--database-url <url>', description).env('GAMUT_DATABASE_URL');
}

/** The same for matches, which no environment variable sends elsewhere. */
export function playedElsewhere(): Option {
  return new Option('--database-url <url>', say('let the gamut workers of this PostgreSQL database play the games'));
}

export function workers(description: string, least: number): Option {
  return new Option('--workers <n>', description)
    .argParser(wholeNumber('--workers', least, 256))
    .default(1)
    .env('GAMUT_WORKERS');
}

export function seed(): Option {
  return new Option('--seed <n>', say('seed of the random numbers'))
    .argParser(wholeNumber('--seed', 0, 2 ** 31 - 1))
    .default(1);
}
