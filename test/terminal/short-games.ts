import type { Game } from '../../src/core/game.ts';
import { legalMoves, writeMove } from '../../src/core/moves.ts';
import { type OptionValue, optionsOf } from '../../src/core/options.ts';
import { Match } from '../../src/core/play/match.ts';
import { randomMove } from '../../src/core/play/playout.ts';
import { startPosition } from '../../src/core/position.ts';
import { Random } from '../../src/core/random.ts';
import type { Cell } from '../../src/core/types.ts';
import { games } from '../../src/games/index.ts';

/** A move as a person enters it: the cells to touch, and the number of the choice at the end if there is one. */
interface Entered {
  readonly text: string;
  readonly path: readonly Cell[];
  readonly choice: number | undefined;
}

/** A whole short game for two. */
export interface ShortGame {
  readonly game: Game;
  readonly words: readonly string[];
  /** Before any move. */
  readonly match: Match;
  readonly moves: readonly Entered[];
}

/** Fewer moves would show little. */
const LEAST = 6;

/** The shortest of some random games of each. */
export const shortGames: readonly ShortGame[] = games.map((game) => {
  const given = smallOptions(game);
  const start = startPosition(game, optionsOf(game.options, given));
  const played = Array.from({ length: 60 }, (_, seed) => playAnything(new Match(start), new Random(seed)));
  const moves = played
    .filter(({ length }) => length >= LEAST)
    .reduce((best, one) => (one.length < best.length ? one : best));
  return { game, words: ['play', game.id, ...smallWords(game), '--seats=human,human'], match: new Match(start), moves };
});

/** The flags that make a game short. */
export function smallWords(game: Game): readonly string[] {
  return Object.entries(smallOptions(game)).map(([name, value]) => `--${name}=${value}`);
}

/** The options of the smallest board. */
function smallOptions({ options, board }: Game): Readonly<Record<string, OptionValue>> {
  const cells = (given: Readonly<Record<string, OptionValue>>) => board(optionsOf(options, given)).cellCount;
  const small = Object.entries(options).map(([name, values]) => [name, Math.min(...values.map(Number))] as const);
  return Object.fromEntries(
    small.filter(
      ([name, least]) =>
        options[name].some((one) => one === least) && name !== 'players' && cells({ [name]: least }) < cells({}),
    ),
  );
}

function playAnything(match: Match, random: Random): readonly Entered[] {
  const moves: Entered[] = [];
  while (!match.position.over) {
    const entered = anyMove(match, random);
    moves.push(entered);
    match.play(entered.text);
  }
  return moves;
}

function anyMove({ position, game }: Match, random: Random): Entered {
  const move = randomMove(position, random);
  const path = game.notation.path(position, move);
  const same = legalMoves(position).filter((one) => String(game.notation.path(position, one)) === String(path));
  return { text: writeMove(position, move), path, choice: same.length > 1 ? same.indexOf(move) : undefined };
}
