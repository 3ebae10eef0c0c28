import process from 'node:process';
import { optionsOf } from '../src/core/options.ts';
import { randomMove } from '../src/core/play/playout.ts';
import { type Position, startPosition } from '../src/core/position.ts';
import { Random } from '../src/core/random.ts';
import { writePosition } from '../src/core/text.ts';
import { games } from '../src/games/index.ts';
import { parallelThinker } from '../src/node/thinking/parallel-thinker.ts';
import { Thinker } from '../src/node/thinking/thinker.ts';

/**
 * How much longer than its limit a move takes: node tools/overshoot.ts [moves] [milliseconds]. Meaningful on an idle
 * machine only. The first move of each game is not counted, as it may allocate tables.
 */
const MOVES = Number(process.argv[2] ?? 100);
const LIMIT_MS = Number(process.argv[3] ?? 50);

for (const [name, thinker] of [
  ['one thread', new Thinker()],
  ['two threads', parallelThinker()],
] as const) {
  for (const game of games) {
    const random = new Random(1);
    const start = startPosition(game, optionsOf(game.options, { players: 2 }));
    const late: number[] = [];
    for (let move = 0; move <= MOVES; move++) {
      const position = writePosition(positionOfRandomGame(start, random));
      const began = performance.now();
      const { proved } = await thinker.think({ game: game.id, position, milliseconds: LIMIT_MS });
      if (move > 0 && proved === 0) late.push(performance.now() - began - LIMIT_MS);
    }
    late.sort((first, second) => first - second);
    const [median, worst] = [0.5, 0.99].map((part) => late[Math.floor(part * late.length)] ?? 0);
    console.log(
      `${game.name}, ${name}: p50 ${median.toFixed(1)} ms, p99 ${worst.toFixed(1)} ms over ${LIMIT_MS} ms (${late.length} moves)`,
    );
  }
  await thinker.close();
}

function positionOfRandomGame(start: Position, random: Random): Position {
  const position = start.clone();
  while (!position.over) position.play(randomMove(position, random));
  const wanted = random.below(position.ply);
  while (position.ply > wanted) position.undo();
  return position;
}
