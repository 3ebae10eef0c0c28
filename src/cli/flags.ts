import { type Command, Option } from 'commander';
import { games } from '../games/index.ts';
import { ruleOptionNames } from '../node/find-game.ts';
import { wholeNumber } from '../node/usage.ts';

/** Adds a flag for every option that some game has. */
export function withRules(command: Command): Command {
  for (const name of ruleOptionNames()) {
    const values = games.flatMap((game) => game.options[name] ?? []);
    const owners = games.filter((game) => Object.hasOwn(game.options, name)).map((game) => game.name);
    const value = values.includes(true) ? '[yes]' : '<value>';
    command.option(
      `--${name} ${value}`,
      owners.length === games.length ? 'number of players' : `for ${owners.join(', ')}`,
    );
  }
  return command;
}

/** Where a server keeps its games. */
export function dataFolder(): Option {
  return new Option('--data <folder>', 'folder of the embedded database').env('GAMUT_SERVER_DATA');
}

/** Where a server is. */
export function server(): Option {
  return new Option('--server <address>', 'address of the server').default('http://127.0.0.1:8080').env('GAMUT_SERVER');
}

/** Who the user is at a server. */
export function withWho(command: Command): Command {
  return command
    .option('--name <name>', 'the name that others see')
    .option('--code <code>', 'of another device, to go on as whom you are there');
}

export function databaseUrl(description: string): Option {
  return new Option('--database-url <url>', description).env('GAMUT_DATABASE_URL');
}

/** The same for matches, which no environment variable sends elsewhere. */
export function playedElsewhere(): Option {
  return new Option(
    '--database-url <url>',
    'let every gamut worker of this PostgreSQL database play the games, instead of this machine',
  );
}

export function workers(description: string, least: number): Option {
  return new Option('--workers <n>', description)
    .argParser(wholeNumber('--workers', least, 256))
    .default(1)
    .env('GAMUT_WORKERS');
}

export function seed(what: string): Option {
  return new Option('--seed <n>', what).argParser(wholeNumber('--seed', 0, 2 ** 31 - 1)).default(1);
}
