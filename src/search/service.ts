import { isFault } from '../core/fault.ts';
import type { Game } from '../core/game.ts';
import { writeMove } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { readPosition } from '../core/text.ts';
import type { Move } from '../core/types.ts';
import { limitsOf, PROVED, type Search, type Thought, WIN } from './search.ts';

/** What a worker is asked: words and numbers only. Without any limit it thinks as long as the game suggests. */
export interface Question {
  readonly game: string;
  /** Position text of a running game. */
  readonly position: string;
  readonly depth?: number;
  readonly nodes?: number;
  readonly milliseconds?: number;
}

/** What it answers, again and again while it thinks, and at the end. */
export interface Answer {
  readonly move: string;
  /** Hundredths of a piece for the player to move. */
  readonly score: number;
  /** Plies to a proved win, negative to a proved loss; 0 when nothing is proved. */
  readonly proved: number;
  readonly line: readonly string[];
  readonly depth: number;
  readonly nodes: number;
}

/** What the surroundings of a search have to offer: it owns neither a clock nor a way to be stopped. */
export interface Surroundings {
  /** Milliseconds of some clock. */
  now(): number;
  /** Whether the answer is wanted at once. */
  stopped(): boolean;
  /** Hears of every deeper thought. */
  report(answer: Answer): void;
}

/** Thinks about a question until its limits are reached: the body of every worker. */
export function answerQuestion(
  games: readonly Game[],
  searchFor: (position: Position) => Search,
  question: Question,
  { now, stopped, report }: Surroundings,
): Answer {
  const game = games.find(({ id }) => id === question.game);
  if (game === undefined) throw new Error(`There is no game ${question.game}`);
  const position = readPosition(game, question.position);
  if (isFault(position)) throw new Error(`${position.fault}: ${position.what}`);
  const { depth, nodes, milliseconds } = question;
  const isLimited = depth !== undefined || nodes !== undefined || milliseconds !== undefined;
  const end = now() + (milliseconds ?? Number.POSITIVE_INFINITY);
  const limits = limitsOf({
    ...(depth === undefined ? {} : { depth }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(isLimited ? {} : { nodes: game.thinking(position.seats).nodes }),
    stop: () => stopped() || now() >= end,
  });
  const thought = searchFor(position).think(position, limits, (found) => report(inWords(position, found)));
  return inWords(position, thought);
}

function inWords(position: Position, { move, score, line, depth, nodes }: Thought): Answer {
  const isProved = Math.abs(score) >= PROVED;
  const proved = isProved ? Math.sign(score) * (WIN - Math.abs(score)) : 0;
  return { move: writeMove(position, move), score, proved, line: writeLine(position, line), depth, nodes };
}

function writeLine(position: Position, line: readonly Move[]): string[] {
  const walker = position.clone();
  return line.map((move) => {
    const text = writeMove(walker, move);
    walker.play(move);
    return text;
  });
}
