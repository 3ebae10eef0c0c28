import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { legalMoves } from '../../src/core/moves.ts';
import { optionsOf } from '../../src/core/options.ts';
import { randomMove } from '../../src/core/play/playout.ts';
import { type Position, startPosition } from '../../src/core/position.ts';
import { Random } from '../../src/core/random.ts';
import type { Move } from '../../src/core/types.ts';
import { games } from '../../src/games/index.ts';
import {
  BLUNDER_CHECK_LEVEL,
  LEVELS,
  levelLimits,
  levelOf,
  levelSearch,
  MOST_BYTES,
  MOST_PAGE_BYTES,
  searchShelf,
} from '../../src/search/levels/levels.ts';
import { limitsOf, PROVED, WIN } from '../../src/search/search.ts';

const tables = games.flatMap((game) =>
  game.options.players.map((seats) => ({ game, seats, name: `${game.name}, ${seats} players` })),
);
const levels = Array.from({ length: LEVELS }, (_, index) => index + 1);

/** Nodes of the tests: the real ones of the upper levels take a second a move. */
const FEW = 60;
/** Positions of each kind to find, and games that are searched for them. */
const WANTED = 6;
const WALKS = 400;

/** Every level of every game. */
describe.each(tables)('$name', ({ game, seats }) => {
  test('has ten levels, the last of which thinks as the game does', () => {
    expect(game.engine.levels(seats).length).toBe(LEVELS);
    expect(levelOf(game, seats, LEVELS)).toEqual({ parameters: {}, ...game.engine.thinking(seats) });
    for (const level of levels) expect(levelLimits(game, seats, level).nodes).toBeGreaterThan(0);
    expect(() => levelOf(game, seats, LEVELS + 1)).toThrow('no level 11');
  });

  test('the same seed gives the same moves, others do not', () => {
    const moves = (level: number, seed: number) => walk(game, seats, level, seed);
    for (const level of [1, 3]) expect(moves(level, 5)).toEqual(moves(level, 5));
    // Where a game has few moves, two seeds may agree.
    const lines = [5, 6, 7, 8].map((seed) => moves(1, seed).join());
    expect(new Set(lines).size).toBeGreaterThan(1);
  });

  // Found by the first test that runs: what is only listed need not be waited for.
  let found: ReturnType<typeof findPositions> | undefined;
  const positions = () => {
    found ??= findPositions(game, seats);
    return found;
  };

  test('from level 3 on a win in one move is taken and said to be one', () => {
    const { wins } = positions();
    expect(wins.length).toBe(WANTED);
    for (const level of levels.slice(BLUNDER_CHECK_LEVEL - 1)) {
      const search = levelSearch(game, seats, level, 1);
      for (const position of wins) {
        const { move, score } = search.think(position, limitsOf({ nodes: FEW }));
        expect(isWin(position, move)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(WIN - 2);
      }
    }
  });

  test('from level 3 on nobody lets the next player win at once who need not', () => {
    const { dangers } = positions();
    expect(dangers.length).toBe(WANTED);
    for (const level of levels.slice(BLUNDER_CHECK_LEVEL - 1)) {
      const search = levelSearch(game, seats, level, 1);
      for (const position of dangers) {
        const { move } = search.think(position, limitsOf({ nodes: FEW }));
        expect(loses(position, move)).toBe(false);
      }
    }
  });
});

test('one of two who loses whatever it does is told so', () => {
  for (const game of games) {
    const lost = lostPosition(game);
    if (lost === undefined) continue;
    const { score, move } = levelSearch(game, 2, BLUNDER_CHECK_LEVEL, 1).think(lost, limitsOf({ nodes: FEW }));
    expect(score).toBeLessThanOrEqual(-PROVED);
    expect(legalMoves(lost)).toContain(move);
  }
  expect(games.filter((game) => lostPosition(game) !== undefined).length).toBeGreaterThanOrEqual(3);
});

test('searches are kept, the oldest ones given up when their tables grow too large', () => {
  const positions = games.map((game) => startPosition(game, optionsOf(game.options, {})));
  const small = searchShelf(2 ** 20);
  const first = small(positions[0], { level: 3 });
  expect(small(positions[0], { level: 3 })).toBe(first);
  expect(small(positions[0], { level: 3, seed: 2 })).not.toBe(first);
  expect(small(positions[0], { level: 3 })).not.toBe(first);
  const large = searchShelf(2 ** 26);
  const kept = positions.map((position) => large(position, { level: 1 }));
  expect(positions.map((position) => large(position, { level: 1 }))).toEqual(kept);
});

/** The largest boards, and the small ones that are solved. */
const roomiest = [
  ...tables.map(({ game, seats }) => startPosition(game, optionsOf(game.options, { players: seats }))),
  ...games.flatMap((game) =>
    (game.options.size ?? [])
      .filter((size) => game.engine.solvable?.(optionsOf(game.options, { size })) === true)
      .map((size) => startPosition(game, optionsOf(game.options, { size }))),
  ),
];

/** Megabytes that tables may take: Node itself uses under 100 of a process's 256, a page has 64 for all of them. */
test.each([
  { where: 'a page', bytes: MOST_PAGE_BYTES, most: 64 },
  { where: 'a process', bytes: MOST_BYTES, most: 156 },
])('all searches of $where together stay within their memory', async ({ bytes, most }) => {
  const shelf = searchShelf(bytes);
  let seen = 0;
  for (const position of roomiest) {
    for (const choice of [{}, { level: LEVELS - 1 }, { level: LEVELS }, { search: 'uct' }]) {
      shelf(position, choice).think(position, limitsOf({ nodes: FEW }));
      seen = Math.max(seen, (await bytesInUse()) / 2 ** 20);
    }
  }
  expect(seen).toBeLessThanOrEqual(most);
  expect(seen).toBeGreaterThan(most / 2); // they are really kept
});

/** Bytes of buffers still in use. They are freed while the program runs: collects until nothing more is freed. */
async function bytesInUse(): Promise<number> {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('Run the tests with --expose-gc, as vitest.config.ts does.');
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    collect();
    await new Promise(setImmediate);
    const { arrayBuffers } = process.memoryUsage();
    if (arrayBuffers >= before) return arrayBuffers;
    before = arrayBuffers;
  }
}

function walk(game: Game, seats: number, level: number, seed: number): Move[] {
  const position = startPosition(game, optionsOf(game.options, { players: seats }));
  const search = levelSearch(game, seats, level, seed);
  const moves: Move[] = [];
  while (!position.over && moves.length < 12) {
    moves.push(search.think(position, limitsOf({ nodes: levelLimits(game, seats, level).nodes })).move);
    position.play(moves[moves.length - 1]);
  }
  return moves;
}

/** Positions of random games in which a move wins at once, and others in which some, but not all, lose at once. */
function findPositions(game: Game, seats: number): { wins: Position[]; dangers: Position[] } {
  const wins: Position[] = [];
  const dangers: Position[] = [];
  for (const position of lateMoments(game, seats)) {
    const moves = legalMoves(position);
    if (moves.some((move) => isWin(position, move))) {
      if (wins.length < WANTED) wins.push(position);
    } else if (dangers.length < WANTED) {
      const losing = moves.filter((move) => loses(position, move)).length;
      if (losing > 0 && losing < moves.length) dangers.push(position);
    }
    if (wins.length === WANTED && dangers.length === WANTED) break;
  }
  return { wins, dangers };
}

function lostPosition(game: Game): Position | undefined {
  for (const position of lateMoments(game, 2)) {
    const moves = legalMoves(position);
    if (moves.every((move) => loses(position, move))) return position;
  }
  return undefined;
}

/** The last positions of random games, where things are decided. */
function* lateMoments(game: Game, seats: number): Generator<Position> {
  const random = new Random(11);
  for (let round = 0; round < WALKS; round++) {
    const position = startPosition(game, optionsOf(game.options, { players: seats }));
    while (!position.over) position.play(randomMove(position, random));
    for (let back = 0; back < seats + 2; back++) {
      position.undo();
      yield position.clone();
    }
  }
}

/** Whether the move wins alone, at once or whatever the next player does. */
function isWin(position: Position, move: Move): boolean {
  const seat = position.turn;
  position.play(move);
  const won = position.over
    ? position.winners === 1 << seat
    : position.turn !== seat && legalMoves(position).every((reply) => winnersAfter(position, reply) === 1 << seat);
  position.undo();
  return won;
}

function winnersAfter(position: Position, move: Move): number {
  position.play(move);
  const { winners } = position;
  position.undo();
  return winners;
}

/** Whether the move ends the game without a share in the win, or lets the next player win. */
function loses(position: Position, move: Move): boolean {
  const seat = position.turn;
  position.play(move);
  const lost = position.over
    ? ((position.winners >> seat) & 1) === 0
    : position.turn !== seat && legalMoves(position).some((reply) => isWin(position, reply));
  position.undo();
  return lost;
}
