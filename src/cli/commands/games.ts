import { existsSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import type { Game } from '../../core/game.ts';
import type { OptionValue } from '../../core/options.ts';
import { games } from '../../games/index.ts';
import { findGame, listValues } from '../../node/find-game.ts';
import { fileBeside } from '../../node/game-files.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say, spokenLanguage } from '../../node/words/say.ts';
import { guideText } from '../plain/guide.ts';

export function gamesCommand(command: Command): void {
  command.option('--json', say('print JSON')).action(({ json }) => printGames(json === true));
}

export function rulesCommand(command: Command): void {
  command
    .argument('<game>')
    .option('--full', say('print the complete rules in numbered paragraphs, in English'))
    .action((word: string, { full }: { readonly full?: boolean }) => {
      const game = findGame(word);
      print(full === true ? completeRules(game) : guideText(game, spokenLanguage()));
    });
}

function completeRules(game: Game): string {
  const file = fileBeside(game, 'rules.md');
  if (!existsSync(file)) throw new UsageError(say('{game} has no written rules.', { game: game.name }));
  return readFileSync(file, 'utf8').trimEnd();
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
