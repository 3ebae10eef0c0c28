import type { Game } from '../../core/game.ts';
import { games } from '../../games/index.ts';
import { findGame } from '../../node/find-game.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say, spokenLanguage } from '../../node/words/say.ts';
import { dailyPuzzle } from '../../puzzles/choose.ts';
import { positionOf } from '../../puzzles/pack.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { sayTask } from '../../puzzles/words.ts';
import { drawPlain } from '../../view/plain.ts';
import { packOf } from './stored.ts';

export interface ShowPuzzleFlags {
  readonly json?: boolean;
  readonly solution?: boolean;
}

/** The puzzles of a game, or of all games: a line each. */
export function runListPuzzles(word: string | undefined, { json }: ShowPuzzleFlags): void {
  for (const game of chosenGames(word)) {
    for (const puzzle of packOf(game).puzzles) print(json ? JSON.stringify(puzzle) : lineOf(game, puzzle));
  }
}

/** One puzzle, by its id. */
export function runShowPuzzle(id: string, flags: ShowPuzzleFlags): void {
  for (const game of games) {
    const puzzle = packOf(game).puzzles.find((one) => one.id === id);
    if (puzzle !== undefined) return present(game, puzzle, flags);
  }
  throw new UsageError(say('There is no puzzle {id}; gamut puzzles list shows them.', { id }));
}

/** The puzzle of the day: of one game, or of all. */
export function runDaily(word: string | undefined, flags: ShowPuzzleFlags): void {
  const all = chosenGames(word).flatMap((game) => packOf(game).puzzles);
  const puzzle = dailyPuzzle(all, Date.now());
  if (puzzle === undefined) throw new UsageError(say('There are no puzzles yet.'));
  present(findGame(puzzle.game), puzzle, flags);
}

export function chosenGames(word: string | undefined): readonly Game[] {
  return word === undefined ? games : [findGame(word)];
}

function present(game: Game, puzzle: Puzzle, { json, solution }: ShowPuzzleFlags): void {
  if (json) return print(JSON.stringify(puzzle));
  print(`${lineOf(game, puzzle)}\n\n${drawPlain(positionOf(game, puzzle))}`);
  if (!solution) return;
  const { accepted, solution: line } = puzzle;
  print(`\n${say('Right: {moves}. The quickest way: {line}.', { moves: accepted.join(', '), line: line.join(' ') })}`);
}

function lineOf(game: Game, puzzle: Puzzle): string {
  const { id, rating } = puzzle;
  return `${id}  ${String(rating).padStart(4)}  ${game.name}: ${sayTask(game, puzzle, spokenLanguage())}`;
}
