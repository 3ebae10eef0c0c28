import { legalTexts } from '../../../src/core/moves.ts';
import { type OptionValue, optionsOf } from '../../../src/core/options.ts';
import { newMatch } from '../../../src/core/play/match.ts';
import { Random } from '../../../src/core/random.ts';
import { games } from '../../../src/games/index.ts';

/** Moves of a game in which everybody plays any legal move, and who makes each. */
export function scriptOf(
  id: string,
  options: Readonly<Record<string, OptionValue>>,
  seed: number,
  most: number,
): { readonly seat: number; readonly move: string }[] {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const match = newMatch(game, optionsOf(game.options, options));
  const random = new Random(seed);
  const script: { seat: number; move: string }[] = [];
  while (!match.position.over && script.length < most) {
    const moves = legalTexts(match.position);
    const move = moves[random.below(moves.length)];
    script.push({ seat: match.position.turn, move });
    match.play(move);
  }
  return script;
}
