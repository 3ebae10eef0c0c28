import { isFault } from '../../core/fault.ts';
import { legalMoves, readMove, writeMove } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { readPosition, writePosition } from '../../core/text.ts';
import { type Move, NO_MOVE } from '../../core/types.ts';
import { type Limits, type Search, type Thought, WIN } from '../search.ts';
import { SolveKey } from './key.ts';
import { type Solution, Solver } from './solve.ts';

/** Size of the solver's table; small boards need no more. */
const MEGABYTES = 32;
export const SOLVER_BYTES = MEGABYTES * 2 ** 20;
/** Nodes after which it gives up and falls back to the other search: two or three seconds. */
const MOST_NODES = 1_500_000;

interface PerfectParameters {
  readonly mostNodes?: number;
  /** Whether it uses the game's book of positions solved beforehand. */
  readonly withBook?: boolean;
}

/**
 * Plays perfectly where a game can be solved interactively: wins as soon as possible, loses as late as possible. Where
 * the game says that the board is too large for this, or a position takes too long, the other search answers.
 */
export function perfect(other: Search, { mostNodes = MOST_NODES, withBook = true }: PerfectParameters = {}): Search {
  let counsel: Counsel | undefined;
  return {
    ...other,
    think(position, limits, report) {
      const { game, options } = position;
      if (position.seats !== 2 || game.engine.solvable?.(options) !== true)
        return other.think(position, limits, report);
      if (counsel === undefined || !counsel.knows(position)) counsel = new Counsel(position, withBook);
      const thought = counsel.think(position, limits, mostNodes);
      if (thought === undefined) return other.think(position, limits, report);
      report?.(thought);
      return thought;
    },
  };
}

/** A solver for all positions of one game and its options, used within limits. */
class Counsel {
  private readonly like: Position;
  private readonly solver: Solver;
  private readonly key: SolveKey;
  /** By key: the move, transformed as the key is, and the score. */
  private readonly book = new Map<string, { readonly move: Move; readonly score: number }>();
  private lastNode = 0;
  private isUnwanted: () => boolean = () => false;

  constructor(like: Position, withBook: boolean) {
    this.like = like;
    this.solver = new Solver(like, {
      megabytes: MEGABYTES,
      stop: () => this.solver.nodes >= this.lastNode || this.isUnwanted(),
    });
    this.key = new SolveKey(like);
    for (const line of withBook ? (like.game.engine.solved ?? []) : []) this.learn(line);
  }

  knows({ game, options }: Position): boolean {
    if (game !== this.like.game) return false;
    return Object.keys(game.options).every((name) => options[name] === this.like.options[name]);
  }

  /** The proved result, or undefined where that takes too long. */
  think(position: Position, limits: Limits, mostNodes: number): Thought | undefined {
    this.key.read(position);
    const known = this.book.get(nameOf(this.key));
    if (known !== undefined) {
      const move = this.key.turnBack(known.move);
      return { move, score: known.score, line: [move], depth: WIN - Math.abs(known.score), nodes: 1 };
    }
    const before = this.solver.nodes;
    this.lastNode = before + mostNodes;
    this.isUnwanted = limits.stop;
    const board = position.clone();
    const { value, distance, move } = this.solver.solve(board);
    if (distance < 0) return undefined;
    const chosen = value === 'win' ? move : this.latestLoss(board, distance);
    if (chosen === NO_MOVE) return undefined;
    const score = value === 'win' ? WIN - distance : distance - WIN;
    return { move: chosen, score, line: [chosen], depth: distance, nodes: this.solver.nodes - before };
  }

  private learn(line: string): void {
    const { game } = this.like;
    const { position: text, move: word, score } = readBookLine(line);
    const position = readPosition(game, text);
    if (isFault(position)) throw new Error(`${position.fault}: ${position.what}`);
    if (!this.knows(position)) return;
    const move = readMove(position, word);
    if (move === NO_MOVE) throw new Error(`${word} is no move in ${text}`);
    this.key.read(position);
    this.book.set(nameOf(this.key), { move: this.key.turnMove(move), score });
  }

  /** A move that delays the opponent's win as long as possible; NO_MOVE when finding it takes too long. */
  private latestLoss(board: Position, distance: number): Move {
    const { turn } = board;
    for (const move of legalMoves(board)) {
      board.play(move);
      const after: Solution | undefined = board.over
        ? undefined
        : this.solver.measure(board, board.turn === turn ? 'loss' : 'win');
      board.undo();
      const plies = after?.distance ?? 0;
      if (plies < 0) return NO_MOVE;
      if (plies === distance - 1) return move;
    }
    return NO_MOVE;
  }
}

function nameOf({ lo, hi }: SolveKey): string {
  return `${lo} ${hi}`;
}

/** A line of a book is the position, the move, and the plies to the end, negative for a loss: '1/2/3 1 | a1 | 13'. */
function readBookLine(line: string): { position: string; move: string; score: number } {
  const [position, move, plies] = line.split(' | ');
  return { position, move, score: Number(plies) > 0 ? WIN - Number(plies) : -WIN - Number(plies) };
}

export function writeBookLine(position: Position, { move, score }: Thought): string {
  const plies = score > 0 ? WIN - score : -WIN - score;
  return `${writePosition(position)} | ${writeMove(position, move)} | ${plies}`;
}
