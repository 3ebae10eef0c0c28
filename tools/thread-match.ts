import process from 'node:process';
import { eloEstimate, estimateScore } from '../src/arena/elo.ts';
import { findBook } from '../src/cli/match/book.ts';
import { exactMove } from '../src/core/moves.ts';
import { defaultOptions } from '../src/core/options.ts';
import { type Position, startPosition } from '../src/core/position.ts';
import { writePosition } from '../src/core/text.ts';
import { games } from '../src/games/index.ts';
import { parallelThinker } from '../src/node/thinking/parallel-thinker.ts';

/**
 * What a second thread gains: node tools/thread-match.ts <game> [openings] [nodes]. Two threads play against one, from
 * balanced openings, each on both seats. Nodes count in the thread that answers: the second one thinks alongside for as
 * long, at the same pace on any machine that is not too busy for either.
 */
const [, , id = games[0].id, openings = '20', nodes = '20000'] = process.argv;

const game = games.find((one) => one.id === id);
const book = game && findBook(game, defaultOptions(game.options));
if (game === undefined || book === undefined) throw new Error(`There are no openings of ${id}.`);
const start = startPosition(game, defaultOptions(game.options));
const two = parallelThinker(2);
const one = parallelThinker(1);
const scores: number[] = [];
for (const opening of book.openings.slice(0, Number(openings))) {
  let score = 0;
  for (const seat of [0, 1]) score += await pointsOfTwo(opening, seat);
  scores.push(score / 2);
  const { mean, low, high } = eloEstimate(estimateScore(scores));
  console.log(
    `${game.name}, ${nodes} nodes: ${scores.length} openings, ${scores.reduce((sum, each) => sum + 2 * each, 0)} points of ${2 * scores.length}, ${mean.toFixed(0)} Elo (${low.toFixed(0)} to ${high.toFixed(0)})`,
  );
}
await Promise.all([one.close(), two.close()]);

/** A game that two threads play in this seat. */
async function pointsOfTwo(opening: readonly string[], seat: number): Promise<number> {
  const position: Position = start.clone();
  for (const move of opening) position.play(exactMove(position, move));
  while (!position.over) {
    const thinker = position.turn === seat ? two : one;
    const { move } = await thinker.think({
      game: position.game.id,
      position: writePosition(position),
      nodes: Number(nodes),
    });
    position.play(exactMove(position, move));
  }
  if (((position.winners >> seat) & 1) === 0) return 0;
  return position.winners === 1 << seat ? 1 : 0.5;
}
