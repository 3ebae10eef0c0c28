import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { verifyPuzzle } from '../../puzzles/verify.ts';
import { chosenGames } from './show.ts';
import { packOf } from './stored.ts';

export interface VerifyFlags {
  /** So many of each game instead of all. */
  readonly sample?: number;
}

/** Proves the puzzles of a game again, or of all games. */
export function runVerifyPuzzles(word: string | undefined, { sample = Number.POSITIVE_INFINITY }: VerifyFlags): void {
  let wrong = 0;
  for (const game of chosenGames(word)) {
    const { puzzles } = packOf(game);
    const step = Math.max(1, Math.ceil(puzzles.length / sample));
    const tested = puzzles.filter((_, at) => at % step === 0);
    if (tested.length === 0) continue;
    const found = tested.map((puzzle) => ({ puzzle, ...verifyPuzzle(game, puzzle) }));
    for (const one of found.filter((all) => all.wrong.length > 0)) {
      wrong++;
      print(`${game.id} ${one.puzzle.id}: ${one.wrong.join(' ')}`);
    }
    const searched = found.filter((one) => one.searched > 0).length;
    const counts = { game: game.name, count: tested.length, plain: tested.length - searched };
    print(say('{game}: {count} proved again, {plain} of them by the rules alone.', counts));
  }
  if (wrong > 0) throw new UsageError(say('{count} {count:puzzle is|puzzles are} wrong.', { count: wrong }));
}
