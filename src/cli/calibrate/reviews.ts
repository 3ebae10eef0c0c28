import { join } from 'node:path';
import type { Game } from '../../core/game.ts';
import type { MeasuredGame } from '../../judge/measure/game-play.ts';
import { type Measures, type SoMany, sumUp } from '../../judge/measure/sums.ts';
import { findGame, findOptions } from '../../node/find-game.ts';
import { Stopped } from '../../node/stopping.ts';
import { print } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { playKept } from './kept-games.ts';
import { type CalibrateFlags, commandText, LOGS, nodesFor } from './measuring.ts';

/** Moves of each game whose claims are checked, besides those that cost much. */
const CHECKS = 6;

/** Reviews whole games of known levels, with what is stored, and measures how far a review can be trusted. */
export async function runReviews(word: string, flags: CalibrateFlags): Promise<void> {
  const game = findGame(word);
  const { players } = findOptions(game, flags.players === undefined ? {} : { players: flags.players });
  const { measures, command, stop } = await measureReviews(game, players, flags);
  if (flags.json) print(JSON.stringify({ command, ...measures }));
  else if (flags.markdown) print(reviewsRow(game, players, measures, command));
  else printReviews(game, players, measures);
  if (stop !== undefined) throw new Stopped(stop, say('The games are kept; the same command continues.'));
}

/** Plays and reviews what the log does not have yet. */
async function measureReviews(game: Game, players: number, flags: CalibrateFlags) {
  const { levels, samples = CHECKS, seed, games } = flags;
  const nodes = nodesFor(game, players, flags);
  const command = commandText(game, { players, nodes, levels: levels.join('-'), samples, seed }, ' --reviews');
  const { played, stop } = await playKept<MeasuredGame>({
    task: { game: game.id, players, play: { reviews: { levels, nodes, checks: samples } } },
    file: flags.log ?? join(LOGS, `${game.id}-${players}-reviews-${seed}.jsonl`),
    ...{ games, seed, command },
  });
  return { measures: sumUp(played), command: `${command} --games ${played.length}`, stop };
}

/** Prints what was measured, a line for each wish. */
function printReviews(game: Game, players: number, measures: Measures): void {
  const { games, moves, last, own, confirmed, found, proved, wrong, told, apart, like } = measures;
  print(
    say('{game}, {players} players: {moves} {moves:move|moves} of {games} {games:game|games}, reviewed', {
      ...{ game: game.name, players, moves, games },
    }),
  );
  print(say('  the last level against itself: {part} marked ? or ??', { part: partText(last) }));
  print(say('  the judge’s own choices: {part} marked ? or ??', { part: partText(own) }));
  print(say('  moves marked ??: {part} confirmed with many times the nodes', { part: partText(confirmed) }));
  print(say('  certain blunders: {part} marked ??', { part: partText(found) }));
  print(
    say('  proved claims: {part} found true by trying everything, {wrong} false', { part: partText(proved), wrong }),
  );
  print(say('  costly moves: {part} with more to say than an estimate', { part: partText(told) }));
  print(say('  claims: {part} false of the other move', { part: partText(apart) }));
  print(
    say('  played like: off by {error} levels, the interval held {held} %, {players} {players:player|players}', {
      ...{ error: like.error.toFixed(2), held: (100 * like.held).toFixed(0), players: like.players },
    }),
  );
}

/** The same as a row of a table of docs/judge.md. */
function reviewsRow(game: Game, players: number, measures: Measures, command: string): string {
  const { games, moves, last, own, confirmed, found, proved, wrong, told, apart, like } = measures;
  const parts = [last, own, confirmed, found, proved].map(partText);
  const likeText = like.players === 0 ? '–' : `${like.error.toFixed(2)}, ${(100 * like.held).toFixed(0)} %`;
  const cells = [game.name, players, games, moves, ...parts, wrong, partText(told), partText(apart), likeText];
  return `| ${cells.join(' | ')} | \`${command}\` |`;
}

function partText({ count, of }: SoMany): string {
  return say('{count} of {of}', { count, of });
}
