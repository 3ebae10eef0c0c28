import { describe, expect, test } from 'vitest';
import { cases } from '../../../test/support/cases.ts';
import { position, start } from '../../../test/support/pictures.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves, searchedMoves, writeMove } from '../../core/moves.ts';
import { perft } from '../../core/play/perft.ts';
import { randomMove } from '../../core/play/playout.ts';
import { type Position, startPosition } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import type { Seat } from '../../core/types.ts';
import { agere } from '../../games/agere/index.ts';
import { azacru } from '../../games/azacru/index.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { epaminondas } from '../../games/epaminondas/index.ts';
import { shacru } from '../../games/shacru/index.ts';
import { limitsOf, PROVED, type Thought, WIN } from '../search.ts';
import { alphaBeta } from './alpha-beta.ts';

const forTwo = cases.filter(({ options }) => options.players === 2);
const usual = forTwo.filter((one) => one.usual);

/** Knows nothing: only wins and losses count. */
const blind = () => 0;
/** Gives every position a different value, so that a wrong bound somewhere shows in the score. */
const hashed = ({ keyLo }: Position, seat: Seat) => ((keyLo >>> 9) % 401) * (1 - 2 * seat) - 200 * (1 - 2 * seat);

const unreduced = alphaBeta({ evaluate: hashed, reduction: 0, tableBits: 14 });
const usualSearch = alphaBeta({ evaluate: hashed, tableBits: 14 });

/** What a position is worth to the seat to move, without a table, windows or any other refinement. */
function minimax(position: Position, depth: number, ply: number): number {
  if (position.over) return position.winners === 0b11 ? 0 : (WIN - ply) * signFor(position, position.winners >> 1);
  if (depth === 0) return hashed(position, position.turn);
  let best = -WIN;
  for (const move of searchedMoves(position)) {
    const seat = position.turn;
    position.play(move);
    best = Math.max(best, minimax(position, depth - 1, ply + 1) * signFor(position, seat));
    position.undo();
  }
  return best + 0; // never -0
}

function signFor({ turn }: Position, seat: Seat): number {
  return turn === seat ? 1 : -1;
}

/** Positions from random games, the last one `plies` before the end. */
function randomPositions(start: Position, count: number, random: Random, beforeEnd = 1): Position[] {
  return Array.from({ length: count }, (_, index) => {
    const position = start.clone();
    while (!position.over) position.play(randomMove(position, random));
    const length = position.ply;
    const wanted = index === 0 ? length - beforeEnd : random.below(length);
    while (position.ply > wanted) position.undo();
    return position;
  });
}

function expectPlayable(position: Position, { line, move }: Thought): void {
  const after = position.clone();
  expect(line[0]).toBe(move);
  for (const next of line) {
    expect(legalMoves(after)).toContain(next);
    after.play(next);
  }
}

describe('forced wins', () => {
  /** Plies to the win, the position, and the only move that wins that fast. */
  const wins: readonly (readonly [Game, number, string, string])[] = [
    [agere, 2, 'b/1,yb/y,1,yb/by,by,byby,1/by,1,yb,yb,1 2', 'b4'],
    [agere, 4, 'b/by,yb/2,yb/by,by,byby,1/by,1,yb,yb,1 2', 'b4'],
    [agere, 6, 'b/1,yb/2,yb/by,by,byb,1/by,1,yby,y,b 1', 'b4'],
    [crosscut, 1, '6/1rb1r1/4r1/3b2/1brrr1/6 2', 'f2'],
    [crosscut, 3, '6/1r2r1/6/3b2/3br1/6 2', 'd4'],
    [crosscut, 5, '6/2b3/3rr1/1r4/2b3/6 2', 'b2'],
    [epaminondas, 2, 'b4b1b/wb2b1b1/bwb2b1b/1b1b1bw1/ww1wb3/1ww1w1w1/4w1w1/7w 1 10', 'a7-b8'],
    [epaminondas, 4, 'b1b1b1bb/b1b5/1w3w2/1wb1b3/w4bb1/2b1b1b1/www2wwb/w1w2ww1 2 45', 'f4xc1'],
    [
      azacru,
      2,
      '22n,-,11nw,-,-,-,11n,-,-/2,-,-,1,1,2,2,2,1/-,-,-,-,1,-,2,1,2/-,2,-,1,1,2,2,2,1/2,2,1,-,2,1,-,-,1/-,1,1,-,1,2,-,-,2/-,-,2,2,-,2,1,1,11sw/1,2,2,1,1,1,-,2,2/11s,-,-,22s,-,-,-,2,22e 1 2 - 0',
      'i3-g3',
    ],
    [
      azacru,
      5,
      '-,-,-,-,22e,-,-,-,-/-,22nw,-,2,2,-,-,2,1/-,2,2,2,2,-,2,2,1/22w,2,-,-,-,-,-,2,1/2,-,1,-,1,-,-,22s,-/2,1,1,-,11n,1,1,-,1/2,11w,-,-,1,1,-,1,-/2,-,-,1,-,1,1,-,-/-,-,11s,11s,-,-,-,-,- 1 2 - 0',
      'e4-f5',
    ],
    [
      shacru,
      4,
      '22w,2,1,1,1,11n,1,1,-/-,1,22sw,2,1,1,-,-,-/1,-,11sw,1,2,1,1,22ne,-/1,2,-,-,-,2,1,2,-/1,-,2,2,2,2,1,2,-/-,1,-,-,-,1,2,1,2/-,1,1,1,1,-,2,2,2/-,11s,1,1,2,2,2,2,-/11sw,2,2,2,-,-,-,22s,- 1 2 0',
      'c7-b7',
    ],
    [
      shacru,
      6,
      '-,-,-,-,22n,22n,-,-,-/-,-,-,-,2,2,2,2,11s/-,-,-,-,2,-,2,-,-/-,2,-,-,2,-,2,-,-/-,-,2,2,-,11n,22s,-,-/-,-,1,1,1,1,11ne,-,-/-,1,-,22e,1,1,-,1,-/-,-,2,-,1,-,1,-,-/-,2,-,-,-,-,11s,-,- 1 2 0',
      'g4-h4',
    ],
  ];

  test.each(wins)('in $1 plies: $2', (game, plies, text, best) => {
    const here = position(game, text);
    for (const reduction of [0, 0.4]) {
      const thought = alphaBeta({ evaluate: blind, reduction, tableBits: 14 }).think(
        here,
        limitsOf({ nodes: 200_000 }),
      );
      expect(thought.score).toBeGreaterThanOrEqual(PROVED);
      expectPlayable(here, thought);
      if (reduction > 0) continue; // a longer win may be found first
      expect(thought.score).toBe(WIN - plies);
      expect(writeMove(here, thought.move)).toBe(best);
    }
  });

  test.each([
    { game: crosscut, size: 5, plies: 5 },
    { game: crosscut, size: 6, plies: 9 },
    { game: agere, size: 3, plies: 13 },
  ])('$game.name of size $size is won by who begins', ({ game, size, plies }) => {
    const here = start(game, { size });
    const thought = alphaBeta({ evaluate: blind, reduction: 0 }).think(here, limitsOf({ nodes: 2_000_000 }));
    expect(thought.score).toBe(WIN - plies);
    expect(thought.line).toHaveLength(plies);
    for (const move of thought.line) here.play(move);
    expect(here.winners).toBe(0b01);
  });
});

describe('against plain minimax', () => {
  test.each(forTwo)('$name has the same scores', ({ game, options }) => {
    const random = new Random(3);
    for (const here of randomPositions(startPosition(game, options), 6, random)) {
      let depth = 1;
      while (depth < 5 && perft(here, depth + 1) < 3000) depth++;
      const score = minimax(here, depth, 0);
      const thought = unreduced.think(here, limitsOf({ depth }));
      expect(thought.score).toBe(score);
      expect(thought.depth).toBeLessThanOrEqual(depth);
      expectPlayable(here, thought);
    }
  });

  test.each(usual)('$name: what is proved is true, with reductions too', ({ game, options }) => {
    const random = new Random(4);
    let proofs = 0;
    for (let round = 0; round < 12; round++) {
      const [here] = randomPositions(startPosition(game, options), 1, random, 1 + random.below(6));
      const { score } = usualSearch.think(here, limitsOf({ nodes: 2000 }));
      const plies = WIN - Math.abs(score);
      if (Math.abs(score) < PROVED || perft(here, plies) > 20_000) continue;
      proofs++;
      // Reductions may find a longer win than the shortest, or a loss that could be delayed; never a wrong one.
      const truth = minimax(here, plies, 0);
      expect(Math.abs(truth)).toBeGreaterThanOrEqual(PROVED);
      expect(Math.sign(truth)).toBe(Math.sign(score));
    }
    expect(proofs).toBeGreaterThan(0);
  });
});

describe('limits', () => {
  test.each(usual)('$name: any number of nodes gives a legal move and no more nodes', ({ game, options }) => {
    const random = new Random(5);
    for (const here of randomPositions(startPosition(game, options), 4, random)) {
      for (const nodes of [1, 2, 3, 10, 50, 333, 1500, 5000]) {
        const thought = usualSearch.think(here, limitsOf({ nodes }));
        expect(thought.nodes).toBeLessThanOrEqual(nodes);
        expect(Number.isInteger(thought.score)).toBe(true);
        expectPlayable(here, thought);
      }
    }
  });

  test('stop is asked at least every 256 nodes, and obeyed', () => {
    let asked = 0;
    const thought = usualSearch.think(start(epaminondas), limitsOf({ stop: () => ++asked === 5 }));
    expect(asked).toBe(5);
    expect(thought.nodes).toBe(5 * 256);
  });

  test('depth ends the search', () => {
    const thoughts: Thought[] = [];
    const last = usualSearch.think(start(crosscut), limitsOf({ depth: 3 }), (thought) => thoughts.push(thought));
    expect(thoughts.map(({ depth }) => depth)).toEqual([1, 2, 3]);
    expect(last).toEqual(thoughts[2]);
  });

  test('what few nodes prove, more nodes never deny', () => {
    const here = position(agere, 'b/1,yb/2,yb/by,by,byb,1/by,1,yby,y,b 1');
    const search = alphaBeta({ evaluate: blind, tableBits: 10 });
    for (const move of legalMoves(here)) {
      here.play(move);
      const final = Math.sign(search.think(here, limitsOf({ nodes: 20_000 })).score);
      expect(final).not.toBe(0);
      for (let nodes = 1; nodes < 2000; nodes += 41) {
        const { score } = search.think(here, limitsOf({ nodes }));
        if (Math.abs(score) >= PROVED) expect(Math.sign(score)).toBe(final);
      }
      here.undo();
    }
  });

  test('one legal move has a score too', () => {
    const random = new Random(6);
    const here = start(shacru);
    while (legalMoves(here).length !== 1) {
      here.play(randomMove(here, random));
      if (here.over) here.copy(start(shacru));
    }
    const thought = unreduced.think(here, limitsOf({ depth: 3 }));
    expect(thought.score).toBe(minimax(here, 3, 0));
  });
});

test.each(usual)('$name: equal nodes give equal thoughts, whatever was thought before', ({ game, options }) => {
  const [end, here] = randomPositions(startPosition(game, options), 2, new Random(7));
  const search = () => alphaBeta({ evaluate: hashed, tableBits: 8 });
  const used = search();
  const expected = search().think(here, limitsOf({ nodes: 5000 }));
  for (let round = 0; round < 4; round++) {
    used.think(end, limitsOf({ nodes: 1000 * round }));
    expect(used.think(here, limitsOf({ nodes: 5000 }))).toEqual(expected);
  }
});

test.each(usual)('$name: the position is left as it was', ({ game, options }) => {
  const [, here] = randomPositions(startPosition(game, options), 2, new Random(8));
  const before = here.clone();
  const { ply } = here;
  usualSearch.think(here, limitsOf({ nodes: 3000 }));
  expect(here.slots).toEqual(before.slots);
  expect([here.keyLo, here.keyHi, here.ply]).toEqual([before.keyLo, before.keyHi, ply]);
});

test('beyond the horizon, noisy moves are tried and nobody has to make them', () => {
  // Every move is noisy.
  const noisy = { ...crosscut, rules: { ...crosscut.rules, captureGain: () => 1 } };
  const here = start(noisy, { size: 5 });
  const score = (gain: number, quiescencePlies: number) => {
    // The seat that has just moved is better off by the gain.
    const evaluate = ({ turn }: Position, seat: Seat) => (turn === seat ? -gain : gain);
    const search = alphaBeta({ evaluate, quiescencePlies, tableBits: 10 });
    return search.think(here, limitsOf({ depth: 1 })).score;
  };
  expect([score(100, 0), score(100, 1), score(100, 2)]).toEqual([100, -100, 100]);
  expect([score(-100, 0), score(-100, 1), score(-100, 2)]).toEqual([-100, -100, -100]);
});

test('games of more than two, and finished ones, are refused', () => {
  expect(() => usualSearch.think(start(azacru, { players: 3 }), limitsOf({ nodes: 1 }))).toThrow('games of two');
  const [over] = randomPositions(start(shacru), 1, new Random(9), 0);
  expect(() => usualSearch.think(over, limitsOf({ nodes: 1 }))).toThrow('running');
});

test.each(usual)('$name: thinking allocates nothing per node', ({ game, options }) => {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('Run the tests with --expose-gc, as vitest.config.ts does.');
  const here = startPosition(game, options);
  const nodes = 30_000;
  for (let round = 0; round < 4; round++) usualSearch.think(here, limitsOf({ nodes }));
  const growth = () => {
    collect();
    const before = process.memoryUsage().heapUsed;
    usualSearch.think(here, limitsOf({ nodes }));
    return (process.memoryUsage().heapUsed - before) / nodes;
  };
  // The lowest of a few runs: the runtime may compile or log in between.
  expect(Math.min(growth(), growth(), growth(), growth())).toBeLessThan(1);
});
