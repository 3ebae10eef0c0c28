import { describe, expect, test } from 'vitest';
import { play, position, start } from '../../../test/support/pictures.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves } from '../../core/moves.ts';
import { randomMove } from '../../core/play/playout.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import type { Move } from '../../core/types.ts';
import { agere } from '../../games/agere/index.ts';
import { azacru } from '../../games/azacru/index.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { epaminondas } from '../../games/epaminondas/index.ts';
import { shacru } from '../../games/shacru/index.ts';
import { type Limits, limitsOf, PROVED, WIN } from '../search.ts';
import { type TreeParameters, treeSearch } from './tree.ts';

const SMALL = { capacity: 2 ** 16 };

/** Everything switched on at once; the evaluation is a poor one, but it is one. */
const everything: Partial<TreeParameters> = {
  ...SMALL,
  rave: 200,
  history: 0.2,
  tries: 2,
  retries: 3,
  margin: 0.2,
  prior: 10,
  cutoff: 12,
  evaluate: (position, seat) => (position.turn === seat ? 10 : -10),
  lookAhead: true,
  policy: 0.5,
  reuse: true,
};

/** Limits as a clock would set them: stops after this many polls. */
function onClock(questions: number): Limits {
  let asked = 0;
  return limitsOf({ stop: () => ++asked >= questions });
}

function winsAtOnce(position: Position, move: Move): boolean {
  const { turn } = position;
  position.play(move);
  const wins = position.winners === 1 << turn;
  position.undo();
  return wins;
}

function losesAtOnce(position: Position, move: Move): boolean {
  const { turn } = position;
  position.play(move);
  const loses = position.over
    ? ((position.winners >> turn) & 1) === 0
    : position.turn !== turn && legalMoves(position).some((reply) => winsAtOnce(position, reply));
  position.undo();
  return loses;
}

/** Positions of random games that pass a test, at most one from each game. */
function found(start: Position, count: number, passes: (position: Position, moves: Move[]) => boolean): Position[] {
  const random = new Random(11);
  const positions: Position[] = [];
  while (positions.length < count) {
    const walked = start.clone();
    while (!walked.over) {
      if (passes(walked, legalMoves(walked))) {
        positions.push(walked.clone());
        break;
      }
      walked.play(randomMove(walked, random));
    }
  }
  return positions;
}

describe.each([
  ['agere', start(agere, { size: 5, win: 'immediate' })],
  ['azacru', start(azacru)],
  ['crosscut', start(crosscut)],
  ['shacru', start(shacru)],
])('%s', (_, beginning) => {
  test('a win in one move is found', () => {
    const canWin = (position: Position, moves: Move[]) =>
      moves.some((move) => winsAtOnce(position, move)) && moves.some((move) => !winsAtOnce(position, move));
    for (const parameters of [SMALL, everything]) {
      const search = treeSearch(parameters);
      for (const position of found(beginning, 6, canWin)) {
        const thought = search.think(position, limitsOf({ nodes: 500 }));
        expect(winsAtOnce(position, thought.move)).toBe(true);
        expect(thought.score).toBe(WIN - 1);
      }
    }
  });

  test('a loss in one move is avoided', () => {
    const mustBlock = (position: Position, moves: Move[]) =>
      !moves.some((move) => winsAtOnce(position, move)) &&
      moves.some((move) => losesAtOnce(position, move)) &&
      moves.some((move) => !losesAtOnce(position, move));
    for (const parameters of [{ ...SMALL, lookAhead: true }, everything]) {
      const search = treeSearch(parameters);
      for (const position of found(beginning, 6, mustBlock)) {
        const thought = search.think(position, limitsOf({ nodes: 500 }));
        expect(losesAtOnce(position, thought.move)).toBe(false);
      }
    }
  });
});

/** Whether a move threatens to win, and what share of the answers lets it. */
function threat(position: Position, move: Move): number {
  const { turn } = position;
  position.play(move);
  const answers = position.over || !position.rules.threatened?.(position) ? [] : legalMoves(position);
  const lost = answers.filter((answer) => {
    position.play(answer);
    const isLost = position.winners === 1 << turn;
    position.undo();
    return isLost;
  });
  position.undo();
  return lost.length / Math.max(1, answers.length);
}

/** Plays a win that is proved, against any replies: it comes no later than announced, and stays proved. */
function playOut(given: Position, search: ReturnType<typeof treeSearch>, plies: number): void {
  const random = new Random(plies);
  const position = given.clone();
  const { turn, ply } = given;
  let left = plies;
  while (!position.over) {
    const { move, score } = search.think(position, limitsOf({ nodes: 1 }));
    expect(score).toBeGreaterThan(PROVED);
    expect(WIN - score).toBeLessThanOrEqual(left);
    position.play(move);
    if (!position.over) position.play(randomMove(position, random));
    left = WIN - score - 2;
  }
  expect(position.winners).toBe(1 << turn);
  expect(position.ply - ply).toBeLessThanOrEqual(plies);
}

describe('threats', () => {
  test.each([agere, epaminondas])('one without an answer is seen at the first look: $name', (game) => {
    const unanswered = (position: Position, moves: Move[]) =>
      moves.some((move) => threat(position, move) === 1) && !moves.some((move) => winsAtOnce(position, move));
    for (const position of found(start(game), 3, unanswered)) {
      const { move, score } = treeSearch({ ...SMALL, lookAhead: true }).think(position, limitsOf({ nodes: 1 }));
      expect(threat(position, move)).toBe(1);
      expect(score).toBe(WIN - 2);
    }
  });

  test('several in a row that win whatever is answered are followed to the end', () => {
    const [near, far] = [0, 2].map((threats) => treeSearch({ ...SMALL, lookAhead: true, threats }));
    const random = new Random(17);
    let longer = 0;
    for (let games = 0; games < 40; games++) {
      const walked = start(agere, { size: 5 });
      while (!walked.over) {
        const [{ score: seen }, { score }] = [near, far].map((search) => search.think(walked, limitsOf({ nodes: 1 })));
        if (score > PROVED && seen < PROVED) {
          playOut(walked, far, WIN - score);
          longer++;
          break;
        }
        walked.play(randomMove(walked, random));
      }
    }
    expect(longer).toBeGreaterThan(5);
  });

  test('playouts that take back what loses at once expect an answer where there is one', () => {
    const answered = (position: Position, moves: Move[]) =>
      moves.some((move) => threat(position, move) > 0.8) && !moves.some((move) => threat(position, move) === 1);
    let [careless, careful] = [0, 0];
    for (const position of found(start(agere), 20, answered)) {
      const score = (retries: number) =>
        treeSearch({ ...SMALL, retries }).think(position, limitsOf({ nodes: 500, depth: 1 })).score;
      careless += score(0);
      careful += score(30);
    }
    expect(careful).toBeLessThan(careless);
  });
});

describe('proofs', () => {
  test('the first player wins Crosscut 5 and Agere 3, and each move of the winner keeps the win', () => {
    for (const beginning of [start(crosscut, { size: 5 }), start(agere, { size: 3 })]) {
      const search = treeSearch({ capacity: 2 ** 18, exploration: 0.3, lookAhead: true, reuse: true });
      const random = new Random(3);
      let last = 0;
      while (!beginning.over) {
        const thought = search.think(beginning, onClock(500));
        expect(thought.nodes).toBeLessThan(30_000);
        expect(thought.score).toBeGreaterThan(PROVED);
        expect(thought.score).toBeGreaterThan(last);
        last = thought.score;
        beginning.play(thought.move);
        while (!beginning.over && beginning.turn === 1) beginning.play(randomMove(beginning, random));
      }
      expect(beginning.winners).toBe(0b01);
    }
  });

  test('the second player is proved lost after the winning move', () => {
    const beginning = start(agere, { size: 3 });
    const search = treeSearch({ capacity: 2 ** 18, exploration: 0.3, lookAhead: true });
    beginning.play(search.think(beginning, limitsOf({ nodes: 30_000 })).move);
    const thought = search.think(beginning, limitsOf({ nodes: 30_000 }));
    expect(thought.score).toBeLessThan(-PROVED);
    expect(thought.score).toBeGreaterThan(-WIN);
  });

  test.each([
    ['plain', { capacity: 2 ** 18 }],
    ['with everything', everything],
    ['by threats', { ...everything, threats: 2 }],
  ])('nothing is proved wrongly: %s', (_, parameters) => {
    let proofs = 0;
    for (const beginning of [start(agere, { size: 3 }), start(crosscut, { size: 5 })]) {
      for (const before of found(beginning, 12, (_, moves) => moves.length < 5)) {
        const { score } = treeSearch(parameters).think(before, limitsOf({ nodes: 3000 }));
        if (Math.abs(score) < PROVED) continue;
        expect(score > 0).toBe(canForce(before, before.turn));
        proofs++;
      }
    }
    expect(proofs).toBeGreaterThan(18);
  });
});

/** Whether a seat wins whatever the other does: by full enumeration, without a tree. */
function canForce(position: Position, seat: number): boolean {
  if (position.over) return position.winners === 1 << seat;
  const mine = position.turn === seat;
  for (const move of legalMoves(position)) {
    position.play(move);
    const wins = canForce(position, seat);
    position.undo();
    if (wins === mine) return mine;
  }
  return !mine;
}

describe('any number of seats', () => {
  const tables: [string, Game, number][] = [azacru, shacru].flatMap((game) =>
    [2, 3, 4].map((players): [string, Game, number] => [game.id, game, players]),
  );
  test.each(tables)('%s is played to its end by all, %#', (_, game, players) => {
    for (const parameters of [SMALL, everything]) {
      const search = treeSearch(parameters);
      const match = start(game, { players });
      while (!match.over) {
        const thought = search.think(match, limitsOf({ nodes: 30 }));
        expect(legalMoves(match)).toContain(thought.move);
        match.play(thought.move);
      }
    }
  });

  test.each(tables)('%s: a move that wins alone is played, %#', (_, game, players) => {
    const nearWin = (position: Position, moves: Move[]) => moves.some((move) => winsAtOnce(position, move));
    for (const position of found(start(game, { players }), 5, nearWin)) {
      const thought = treeSearch({ ...SMALL, lookAhead: true }).think(position, limitsOf({ nodes: 10 }));
      expect(winsAtOnce(position, thought.move)).toBe(true);
      expect(thought.score).toBe(WIN - 1);
    }
  });

  test('an even game of four has a score near 0, not that of one against three', () => {
    const { score } = treeSearch(SMALL).think(start(shacru, { players: 4 }), limitsOf({ nodes: 2000 }));
    expect(Math.abs(score)).toBeLessThan(80);
  });
});

describe('what a search promises', () => {
  test('the position is left as it was', () => {
    const before = play(start(agere, { size: 4 }), 'a1', 'b2');
    const twin = before.clone();
    treeSearch(everything).think(before, limitsOf({ nodes: 300 }));
    expect(before.equals(twin)).toBe(true);
    expect([before.ply, before.keyLo, before.keyHi]).toEqual([2, twin.keyLo, twin.keyHi]);
    before.undo();
    before.undo();
    expect(before.equals(start(agere, { size: 4 }))).toBe(true);
  });

  test.each([
    ['plain', SMALL],
    ['with everything', everything],
  ])('equal seeds and nodes give equal thoughts: %s', (_, parameters) => {
    for (const game of [agere, azacru, crosscut, epaminondas, shacru]) {
      const [one, same, other] = [4, 4, 5].map((seed) =>
        treeSearch({ ...parameters, seed }).think(start(game), limitsOf({ nodes: 200 })),
      );
      expect(same).toEqual(one);
      expect(one.nodes).toBe(200);
      expect(other).not.toEqual(one);
    }
  });

  test('with so many nodes a thought does not depend on what was thought before', () => {
    const search = treeSearch(everything);
    const first = search.think(start(shacru), limitsOf({ nodes: 300 }));
    search.think(play(start(shacru), 'e1-e2'), limitsOf({ nodes: 300 }));
    search.think(start(crosscut), limitsOf({ nodes: 50 }));
    expect(search.think(start(shacru), limitsOf({ nodes: 300 }))).toEqual(first);
  });

  test('it stops when it is told to, and reports on the way', () => {
    let asked = 0;
    const reports: number[] = [];
    const stop = () => ++asked > 50;
    const thought = treeSearch(SMALL).think(start(crosscut), limitsOf({ stop }), ({ nodes }) => reports.push(nodes));
    expect(thought.nodes).toBeLessThan(51 * 64);
    expect(reports).toEqual([1024, 2048, thought.nodes]);
  });

  test('a full tree goes on without new nodes', () => {
    const search = treeSearch({ capacity: 1000, lookAhead: true });
    const thought = search.think(start(crosscut), limitsOf({ nodes: 3000 }));
    expect(thought.nodes).toBe(3000);
    expect(legalMoves(start(crosscut))).toContain(thought.move);
  });

  test('the tree is no deeper than the limit', () => {
    const thought = treeSearch(SMALL).think(start(crosscut), limitsOf({ nodes: 3000, depth: 2 }));
    expect(thought.depth).toBe(2);
    expect(thought.line.length).toBeLessThanOrEqual(2);
  });
});

test('a prior leads to the move that evaluation prefers, before playouts tell anything', () => {
  const beginning = start(agere);
  for (const cell of [0, 17, 35]) {
    const evaluate = (position: Position) => (position.slots[cell] === 0 ? 0 : 300);
    const { line, nodes } = treeSearch({ ...SMALL, prior: 1000, rave: 10_000, evaluate }).think(
      beginning,
      limitsOf({ nodes: 8 }),
    );
    expect([line[0], nodes]).toEqual([(cell << 8) | cell, 8]);
  }
});

describe('reuse', () => {
  test('what was known of a position is still known when the game comes there', () => {
    for (const beginning of [start(crosscut), start(shacru, { players: 3 })]) {
      const search = treeSearch({ ...SMALL, reuse: true, exploration: 0.3 });
      const first = search.think(beginning, onClock(64));
      for (const move of first.line.slice(0, beginning.seats)) beginning.play(move);
      const kept = search.think(beginning, onClock(1));
      expect(kept.line[0]).toBe(first.line[beginning.seats]);
      expect(kept.line.length).toBeGreaterThan(treeSearch(SMALL).think(beginning, onClock(1)).line.length);
    }
  });

  test('whole games stay legal, whichever moves the others make', () => {
    const random = new Random(9);
    for (const beginning of [start(agere, { size: 4 }), start(azacru, { players: 3 }), start(crosscut, { size: 6 })]) {
      const search = treeSearch({ ...everything, capacity: 5000 });
      while (!beginning.over) {
        const thought = search.think(beginning, onClock(3));
        const walked = beginning.clone();
        for (const move of thought.line) {
          expect(legalMoves(walked)).toContain(move);
          walked.play(move);
        }
        beginning.play(thought.move);
        while (!beginning.over && beginning.turn !== 0) beginning.play(randomMove(beginning, random));
      }
    }
  });

  test('the same cells under other rules are another position', () => {
    const held = position(agere, '1/y,b/y,2 1');
    const immediate = position(agere, '1/y,b/y,2 1 immediate');
    const search = treeSearch({ ...SMALL, reuse: true });
    search.think(held, onClock(16));
    expect(search.think(immediate, onClock(16)).score).toBe(WIN - 1);
  });
});
