import process from 'node:process';
import { defaultOptions } from '../src/core/options.ts';
import { randomMove } from '../src/core/play/playout.ts';
import { startPosition } from '../src/core/position.ts';
import { Random } from '../src/core/random.ts';
import { writePosition } from '../src/core/text.ts';
import { games } from '../src/games/index.ts';
import { parallelThinker } from '../src/node/thinking/parallel-thinker.ts';

/**
 * How many nodes a second thread saves the answering one in reaching a depth: node tools/thread-depth.ts <game> <depth>
 * [positions]. Positions are six to thirteen random moves into the game. For games that alpha-beta plays.
 */
const [, , id = games[0].id, depth = '9', positions = '12'] = process.argv;
const FEWEST_PLIES = 6;
const MOST_PLIES = 13;

const game = games.find((one) => one.id === id);
if (game === undefined) throw new Error(`There is no game ${id}.`);
const start = startPosition(game, defaultOptions(game.options));
const random = new Random(7);
const nodes = [0, 0];
let logarithms = 0;
for (let at = 0; at < Number(positions); at++) {
  const position = start.clone();
  for (let left = FEWEST_PLIES + random.below(MOST_PLIES - FEWEST_PLIES + 1); left > 0 && !position.over; left--) {
    position.play(randomMove(position, random));
  }
  if (position.over) throw new Error('A game was over too soon.');
  const [one, two] = [await nodesOf(1, writePosition(position)), await nodesOf(2, writePosition(position))];
  nodes[0] += one;
  nodes[1] += two;
  logarithms += Math.log(one / two);
}
console.log(
  `${game.name}, depth ${depth}, ${positions} positions: ${nodes[0]} nodes alone, ${nodes[1]} with a second thread; in the geometric mean ${Math.exp(logarithms / Number(positions)).toFixed(2)} times as many alone`,
);

/** Nodes of the thread that answers, with this many threads that have searched before, but not this position. */
async function nodesOf(threads: number, position: string): Promise<number> {
  const thinker = parallelThinker(threads);
  await thinker.think({ game: id, position: writePosition(start), nodes: 10_000 });
  const answer = await thinker.think({ game: id, position, depth: Number(depth) });
  await thinker.close();
  return answer.nodes;
}
