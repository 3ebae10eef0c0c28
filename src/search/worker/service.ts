import { isFault } from '../../core/fault.ts';
import type { Game } from '../../core/game.ts';
import { writeMove } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { readPosition } from '../../core/text.ts';
import type { Move, Seat } from '../../core/types.ts';
import { scatter } from '../levels/blur.ts';
import { levelLimits, type SearchChoice } from '../levels/levels.ts';
import { type Limits, limitsOf, PROVED, type Search, type Thought, WIN } from '../search.ts';
import { proveWin } from '../solve/against-all.ts';
import { findDuty } from '../solve/duty.ts';

/**
 * What a worker is asked: words and numbers only. Without any limit it thinks as long as the game suggests; with a
 * level, as long as that level does, and an additional time can only shorten it.
 */
export interface Question extends SearchChoice {
  readonly game: string;
  /** Position text of a running game. */
  readonly position: string;
  /** A bot of the game's museum, which ignores limits. */
  readonly museum?: string;
  readonly depth?: number;
  readonly nodes?: number;
  readonly milliseconds?: number;
  /**
   * Asks for a proof instead of a move: whether this seat wins against everybody within `depth` plies, making as many
   * moves as `nodes` says. The answer has as `proved` in how many, else 0, and as `depth` within how many it cannot win.
   */
  readonly attacker?: Seat;
  /** Asks instead who is the only one that can still stop the attacker, in the same limits. */
  readonly asks?: 'duty';
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
  /** Who has to stop the attacker; the line is how it wins otherwise, and the move the first one of stopping it. */
  readonly duty?: DutyAnswer;
}

/** Who is the only one that can still stop somebody, and how. */
export interface DutyAnswer {
  readonly stopper: Seat;
  /** Moves of those before, and one that stops the attacker. */
  readonly stop: readonly string[];
  /** Moves that stop it, and moves that there are. */
  readonly stops: number;
  readonly replies: number;
}

/** What the environment provides to a search, which owns neither a clock nor a way to be stopped. */
export interface Surroundings {
  /** Milliseconds of some clock. */
  now(): number;
  /** Whether the answer is wanted immediately. */
  stopped(): boolean;
  /** Receives every deeper thought. */
  report(answer: Answer): void;
}

/** Thinks about a question until its limits are reached: the body of every worker. */
export function answerQuestion(
  games: readonly Game[],
  searchFor: (position: Position, choice: SearchChoice) => Search,
  question: Question,
  { now, stopped, report }: Surroundings,
): Answer {
  const game = games.find(({ id }) => id === question.game);
  if (game === undefined) throw new Error(`There is no game ${question.game}`);
  const position = readPosition(game, question.position);
  if (isFault(position)) throw new Error(`${position.fault}: ${position.what}`);
  const { milliseconds = Number.POSITIVE_INFINITY, seed, museum, attacker } = question;
  if (attacker !== undefined) {
    return question.asks === 'duty'
      ? dutyAnswer(position, attacker, question)
      : proofAnswer(position, attacker, question, stopped);
  }
  if (museum !== undefined) return museumAnswer(position, museum, seed);
  const end = now() + milliseconds;
  const limits = limitsOf({ ...ownLimits(position, question), stop: () => stopped() || now() >= end });
  const search = searchFor(position, question);
  const thought = search.think(position, limits, (found) => report(inWords(position, found)));
  return inWords(position, thought);
}

/** Limits of a proof, where the question has none. */
const PROOF_PLIES = 9;
const PROOF_MOVES = 100_000;

function proofAnswer(
  position: Position,
  attacker: Seat,
  { depth = PROOF_PLIES, nodes: most = PROOF_MOVES }: Question,
  stop: () => boolean,
): Answer {
  const { within, refuted, line, nodes } = proveWin(position, attacker, { plies: depth, moves: most, stop });
  const texts = writeLine(position, line);
  return { move: texts[0] ?? '', score: 0, proved: within, line: texts, depth: refuted, nodes };
}

function dutyAnswer(
  position: Position,
  leader: Seat,
  { depth = PROOF_PLIES, nodes: most = PROOF_MOVES }: Question,
): Answer {
  const found = findDuty(position, leader, { plies: depth, moves: most });
  if (found === undefined) return { move: '', score: 0, proved: 0, line: [], depth: 0, nodes: 0 };
  const { stopper, within, stopping, replies } = found;
  const [stop, win] = [found.stop, found.win].map((line) => writeLine(position, line));
  const duty = { stopper, stop, stops: stopping.length, replies };
  return { move: stop[0], score: 0, proved: within, line: win, depth: 0, nodes: 0, duty };
}

function museumAnswer(position: Position, id: string, seed = 1): Answer {
  const bot = position.game.engine.museum.find((one) => one.id === id);
  if (bot === undefined) throw new Error(`There is no museum bot ${id}`);
  const move = writeMove(position, bot.choose(position, new Random(scatter(position, seed))));
  return { move, score: 0, proved: 0, line: [move], depth: 0, nodes: 0 };
}

/** Nodes and depth as asked, else as the level has them; without level or limit, what the game suggests. */
function ownLimits({ game, seats }: Position, { level, depth, nodes, milliseconds }: Question): Partial<Limits> {
  const asked = { ...(depth === undefined ? {} : { depth }), ...(nodes === undefined ? {} : { nodes }) };
  if (level !== undefined) return { ...levelLimits(game, seats, level), ...asked };
  const thinking = game.engine.thinking(seats);
  // A tree has no fixed depth at which it could stop.
  const isDeep = depth !== undefined && thinking.search !== 'tree';
  const isLimited = isDeep || nodes !== undefined || milliseconds !== undefined;
  return isLimited ? asked : { ...asked, nodes: thinking.nodes };
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
