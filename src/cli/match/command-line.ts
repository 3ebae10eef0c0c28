import type { MatchResult } from '../../arena/result.ts';
import type { Game } from '../../core/game.ts';
import { chosenOptions } from '../../core/options.ts';
import { quoteWord } from '../../node/engines/engine-words.ts';

/** The command line that plays a result again. */
export function matchCommand(result: MatchResult, game: Game): string {
  const { players, openings, budget, seed, cap, sprt } = result;
  const rules = Object.entries(chosenOptions(game.options, result.options)).filter(([name]) => name !== 'players');
  return [
    'gamut match',
    ...players.map(quoteWord),
    `--game ${result.game}`,
    ...rules.map(([name, value]) => `--${name} ${value}`),
    `--pairs ${openings.count}`,
    ...(budget.nodes === undefined ? [] : [`--nodes ${budget.nodes}`]),
    ...(budget.ms === undefined ? [] : [`--time ${budget.ms}`]),
    `--seed ${seed}`,
    `--cap ${cap}`,
    ...(sprt === undefined ? [] : [`--sprt ${sprt.elo0},${sprt.elo1}`]),
  ].join(' ');
}
