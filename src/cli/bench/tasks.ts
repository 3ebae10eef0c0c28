import type { BenchCase, Game } from '../../core/game.ts';
import { type Options, optionsOf } from '../../core/options.ts';
import { perft, perftEveryLeaf } from '../../core/play/perft.ts';
import { playout, randomMove } from '../../core/play/playout.ts';
import { type Position, startPosition } from '../../core/position.ts';
import { Random } from '../../core/random.ts';

/** A piece of work that can be repeated; it does this many units of work, and throws when its result is wrong. */
export interface Task {
  readonly units: number;
  run(): void;
}

const CORPUS = 512;
const LISTS = 16 * CORPUS;

/** The three measurements of a game: random playouts, perft with every leaf made, and move lists. */
export function benchTasks(game: Game, bench: BenchCase): { playouts: Task; perft: Task; lists: Task } {
  const options = optionsOf(game.options, bench.options);
  const start = startPosition(game, options);
  return {
    playouts: playoutTask(start, bench),
    perft: perftTask(start, bench.perftDepth),
    lists: listTask(game, options),
  };
}

/** The same games every time: a faster engine that plays other games does not count. */
function playoutTask(start: Position, { playouts, plies }: BenchCase): Task {
  const position = start.clone();
  return {
    units: playouts,
    run() {
      const found = playMany(start, position, playouts);
      if (found !== plies) throw new Error(`${start.game.name} played ${found} plies instead of ${plies}`);
    },
  };
}

/** Plies of this many playouts from the start. */
export function playMany(start: Position, position: Position, playouts: number): number {
  const random = new Random(1);
  let plies = 0;
  for (let game = 0; game < playouts; game++) {
    position.copy(start);
    plies += playout(position, random);
  }
  return plies;
}

function perftTask(start: Position, depth: number): Task {
  const leaves = perft(start, depth);
  return {
    units: leaves,
    run() {
      const found = perftEveryLeaf(start, depth);
      if (found !== leaves) throw new Error(`${start.game.name} found ${found} leaves instead of ${leaves}`);
    },
  };
}

function listTask(game: Game, options: Options): Task {
  const corpus = makeCorpus(game, options);
  const moves = new Int32Array(game.rules.mostMoves);
  return {
    units: LISTS,
    run() {
      for (let list = 0; list < LISTS; list++) game.rules.generate(corpus[list % CORPUS], moves, 0);
    },
  };
}

/** Positions from all stages of random games. */
function makeCorpus(game: Game, options: Options): Position[] {
  const random = new Random(2);
  const corpus: Position[] = [];
  while (corpus.length < CORPUS) {
    const position = startPosition(game, options);
    while (!position.over) {
      if (random.below(8) === 0 && corpus.length < CORPUS) corpus.push(position.clone());
      position.play(randomMove(position, random));
    }
  }
  return corpus;
}
