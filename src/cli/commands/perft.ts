import { existsSync } from 'node:fs';
import process from 'node:process';
import type { Command } from 'commander';
import { isFault } from '../../core/fault.ts';
import type { Game } from '../../core/game.ts';
import { optionsOf } from '../../core/options.ts';
import { divide, perft } from '../../core/play/perft.ts';
import { type Position, startPosition } from '../../core/position.ts';
import { readPosition, writePosition } from '../../core/text.ts';
import { games } from '../../games/index.ts';
import { findGame, findPosition, needsGame } from '../../node/find-game.ts';
import { COUNTS_FILE, fileBeside } from '../../node/game-files.ts';
import { type GoldenCounts, readGolden } from '../../node/golden.ts';
import { print, UsageError, wholeNumber } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { withRules } from '../flags.ts';

export function perftCommand(command: Command): void {
  withRules(command.argument('[game]'))
    .option('--depth <n>', say('longest sequences to count'), wholeNumber('--depth', 1, 30), 3)
    .option('--position <text>', say('count from this position'))
    .option('--divide', say('count for each first move'))
    .option('--json', say('print JSON'))
    .option('--verify', say('compare with all stored counts, to their full depth'))
    .action((word: string | undefined, flags: PerftFlags) => {
      const chosen = word === undefined ? games : [findGame(word)];
      if (flags.verify) process.exitCode = verifyPerft(chosen) ? 0 : 1;
      else if (word === undefined) throw new UsageError(needsGame('perft'));
      else printPerft(chosen[0], flags);
    });
}

interface PerftFlags {
  readonly depth: number;
  readonly position?: string;
  readonly divide?: boolean;
  readonly json?: boolean;
  readonly verify?: boolean;
}

/** Prints how many move sequences of each length there are. */
function printPerft(game: Game, flags: PerftFlags): void {
  const position = findPosition(game, flags);
  if (flags.divide) return printDivided(position, flags);
  const counts: number[] = [];
  for (let depth = 1; depth <= flags.depth; depth++) {
    counts.push(perft(position, depth));
    if (!flags.json) print(`${depth} ${counts[depth - 1]}`);
  }
  if (flags.json) print(JSON.stringify({ ...describe(position), counts }));
}

function printDivided(position: Position, flags: PerftFlags): void {
  const parts = divide(position, flags.depth);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  if (flags.json) {
    const moves = Object.fromEntries(parts.map(({ move, count }) => [move, count]));
    return print(JSON.stringify({ ...describe(position), depth: flags.depth, divide: moves, total }));
  }
  for (const { move, count } of parts) print(`${move} ${count}`);
  print(say('total {count}', { count: total }));
}

function describe(position: Position) {
  return { game: position.game.id, options: position.options, position: writePosition(position) };
}

/** Counts everything in the games' perft.jsonl to its full depth; false when anything differs. */
function verifyPerft(games: readonly Game[]): boolean {
  let wrong = 0;
  for (const game of games) {
    for (const { options, position: text, counts } of readKnownCounts(game)) {
      const position = text === null ? startPosition(game, optionsOf(game.options, options)) : readPosition(game, text);
      if (isFault(position)) throw new Error(`${game.id}: ${position.fault} (${position.what})`);
      const begun = performance.now();
      const found = counts.map((_, index) => perft(position, index + 1));
      const agrees = found.every((count, index) => count === counts[index]);
      if (!agrees) wrong++;
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      const numbers = agrees
        ? counts.join(' ')
        : say('{found} instead of {counts}', { found: found.join(' '), counts: counts.join(' ') });
      print(
        `${agrees ? 'ok   ' : 'WRONG'} ${game.id} ${JSON.stringify(options)} ${text ?? say('start')}: ${numbers} (${seconds} s)`,
      );
    }
  }
  print(
    wrong === 0
      ? say('All counts agree.')
      : say('{count} {count:position has|positions have} different counts.', { count: wrong }),
  );
  return wrong === 0;
}

function readKnownCounts(game: Game): GoldenCounts[] {
  const file = fileBeside(game, COUNTS_FILE);
  if (!existsSync(file)) throw new UsageError(say('{game} has no stored counts.', { game: game.name }));
  return readGolden(file, game);
}
