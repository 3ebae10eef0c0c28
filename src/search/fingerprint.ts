import type { Game } from '../core/game.ts';
import { hashText } from '../core/hash.ts';
import { exactMove, listedTexts, writeMove } from '../core/moves.ts';
import { optionsOf } from '../core/options.ts';
import { type Position, startPosition } from '../core/position.ts';
import { Random } from '../core/random.ts';
import { writePosition } from '../core/text.ts';
import { alphaBeta } from './alpha-beta/alpha-beta.ts';
import { paranoid } from './alpha-beta/paranoid.ts';
import { greedy } from './levels/greedy.ts';
import { bestSearch, LEVELS, levelLimits, levelSearch } from './levels/levels.ts';
import { limitsOf, type Search } from './search.ts';
import { treeSearch } from './tree/tree.ts';
import { minimaxTwo } from './yardsticks/minimax-two.ts';
import { plainUct } from './yardsticks/plain-uct.ts';

/** Positions that every player is asked about, and random moves from one to the next. */
const POSITIONS = 4;
const PLIES_BETWEEN = 7;
/** Most nodes of a question: enough to tell two players apart, and few enough for every test run. */
const NODES = 600;

/** A short text that changes whenever a computer player of the game would play, evaluate or count nodes differently. */
export function fingerprintOf(game: Game): string {
  return hashText(behaviourOf(game).join('\n')).slice(0, 12);
}

/** What every search and every level does in fixed positions, a line each: move, score and nodes. */
export function behaviourOf(game: Game): string[] {
  const tables = game.options.players.flatMap((seats) => {
    const positions = walkedPositions(game, Number(seats));
    return playersOf(game, Number(seats)).flatMap(({ name, search, nodes }) =>
      positions.map((position) => describe(name, search, position, nodes)),
    );
  });
  return [...tables, ...solvedLines(game)];
}

interface FixedPlayer {
  readonly name: string;
  readonly search: Search;
  readonly nodes: number;
}

function playersOf(game: Game, seats: number): FixedPlayer[] {
  const { evaluate } = game.engine;
  const searches = [
    seats === 2 ? alphaBeta({ evaluate }) : paranoid({ evaluate }),
    treeSearch({ evaluate }),
    greedy(evaluate),
    minimaxTwo(),
    plainUct(),
  ];
  const levels = Array.from({ length: LEVELS }, (_, index) => index + 1);
  return [
    ...searches.map((search) => ({ name: search.name, search, nodes: NODES })),
    { name: 'best', search: bestSearch(game, seats, 1), nodes: NODES },
    ...levels.map((level) => ({
      name: `level ${level}`,
      search: levelSearch(game, seats, level, 1),
      nodes: Math.min(NODES, levelLimits(game, seats, level).nodes),
    })),
  ];
}

/** Boards that the game calls solvable are played perfectly. */
function solvedLines(game: Game): string[] {
  const sizes = game.options.size ?? [];
  return sizes
    .map((size) => optionsOf(game.options, { size }))
    .filter((options) => game.engine.solvable?.(options) === true)
    .map((options) => describe('perfect', bestSearch(game, 2, 1), startPosition(game, options), NODES));
}

function describe(name: string, search: Search, position: Position, nodes: number): string {
  const thought = search.think(position, limitsOf({ nodes }));
  const { score, nodes: used } = thought;
  return `${name} | ${writePosition(position)} | ${writeMove(position, thought.move)} ${score} ${used}`;
}

/**
 * Positions of one random game, further and further from its start; drawn by move texts, so that move generation order
 * does not matter.
 */
function walkedPositions(game: Game, seats: number): Position[] {
  const random = new Random(1);
  const options = optionsOf(game.options, { players: seats });
  const positions: Position[] = [];
  while (positions.length < POSITIONS) {
    const position = startPosition(game, options);
    for (let ply = 0; ply < PLIES_BETWEEN * positions.length && !position.over; ply++) {
      const texts = listedTexts(position);
      position.play(exactMove(position, texts[random.below(texts.length)]));
    }
    if (!position.over) positions.push(position);
  }
  return positions;
}
