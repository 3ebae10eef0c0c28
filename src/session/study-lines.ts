import { searchedMoves, writeMove } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { writePosition } from '../core/text.ts';
import type { Move, Seat } from '../core/types.ts';
import { glanceOf, prospectOf, scoreOf } from '../judge/prospect.ts';
import type { MoveEvaluation } from '../record/record.ts';
import type { Answer, Question } from '../search/worker/service.ts';
import type { Thinks } from './seats.ts';

/** One of the best moves, with the expected continuation. */
export interface BestLine {
  readonly move: string;
  readonly line: readonly string[];
  /** Hundredths of a piece for the player to move. */
  readonly score: number;
  /** Plies to a proved win, negative to a proved loss; 0 when nothing is proved. */
  readonly proved: number;
  readonly depth: number;
  readonly nodes: number;
  /** Expected share of each seat at the end of the line; they add up to 1. */
  readonly shares: readonly number[];
}

/** Each round thinks this many times as long as the one before. */
const GROWTH = 4;
/** Candidate moves that are searched, chosen by static evaluation, for each line wanted. */
const CANDIDATES = 2;

/** How the best lines are searched: how many, and in how many rounds, each deeper than the one before. */
export interface Depths {
  readonly lines: number;
  readonly rounds: number;
  /** Moves made before the position; 0 if nothing is said. */
  readonly ply?: number;
}

/**
 * Thinks about a running game in rounds. The engine's own choice comes first; the others are the best of the candidates
 * by static evaluation, each searched as deep as the first. Ends early when told to, or when the best move is proved.
 */
export async function findLines(
  position: Position,
  thinker: Pick<Thinks, 'think'>,
  { lines, rounds, ply = 0 }: Depths,
  isWanted: () => boolean,
  report: (found: readonly BestLine[]) => void,
): Promise<void> {
  let others: readonly BestLine[] = [];
  const nodes = position.game.engine.thinking(position.seats).nodes / GROWTH;
  for (let round = 0; round < rounds && isWanted(); round++) {
    const work = Math.round(nodes * GROWTH ** round);
    const withBest = (answer: Answer) => {
      const best = lineOf(position, answer, ply);
      if (isWanted()) report(ordered(best, others).slice(0, lines));
      return best;
    };
    const best = withBest(await thinker.think({ ...questionOf(position), nodes: work }, withBest));
    const found: BestLine[] = [];
    for (const move of lines > 1 ? candidates(position, best.move, CANDIDATES * (lines - 1)) : []) {
      if (!isWanted()) return;
      found.push(await lineAfter(position, ply, move, thinker, { depth: Math.max(1, best.depth - 1), nodes: work }));
      if (!isWanted()) return;
      others = merged(found, others);
      report(ordered(best, others).slice(0, lines));
    }
    if (best.proved !== 0) return;
  }
}

/** An answer about a position as records keep it. */
export function evaluationBy(position: Position, answer: Answer, ply = 0): MoveEvaluation {
  const { seats, turn } = position;
  const { score, proved, shares } = lineOf(position, answer, ply);
  if (seats > 2) return { shares: shares.map((share) => Math.round(1000 * share)) };
  const sign = turn === 0 ? 1 : -1;
  return proved !== 0 ? { win: sign * proved } : { score: sign * Math.round(score) + 0 };
}

/** Expected share of each seat by such an evaluation, adding up to 1; at the end of the game, its result. */
export function sharesOf(position: Position, evaluation?: MoveEvaluation, ply = 0): readonly number[] {
  if (position.over || evaluation === undefined) return glanceOf(position, ply).shares;
  if ('shares' in evaluation) {
    const sum = evaluation.shares.reduce((total, share) => total + share, 0);
    return evaluation.shares.map((share) => (sum === 0 ? 1 / position.seats : share / sum));
  }
  if ('win' in evaluation) return evaluation.win > 0 ? [1, 0] : [0, 1];
  const score = position.turn === 0 ? evaluation.score : -evaluation.score;
  return prospectOf(position, { score, proved: 0, line: [] }, ply).shares;
}

function questionOf(position: Position): Question {
  return { game: position.game.id, position: writePosition(position) };
}

function lineOf(position: Position, answer: Answer, ply: number): BestLine {
  const line = answer.line.length === 0 ? [answer.move] : answer.line;
  return { ...answer, line, shares: prospectOf(position, { ...answer, line }, ply).shares };
}

/** The moves that look best by the static evaluation of the positions they lead to. */
function candidates(position: Position, best: string, count: number): readonly Move[] {
  const seat = position.turn;
  const walker = position.clone();
  const rated = searchedMoves(position)
    .filter((move) => writeMove(position, move) !== best)
    .map((move) => {
      walker.play(move);
      const value = glance(walker, seat);
      walker.undo();
      return { move, value };
    });
  return rated
    .sort((one, other) => other.value - one.value)
    .slice(0, count)
    .map(({ move }) => move);
}

function glance(position: Position, seat: Seat): number {
  if (!position.over) return position.game.engine.evaluate(position, seat);
  return ((position.winners >> seat) & 1) === 1 ? Number.MAX_SAFE_INTEGER : Number.MIN_SAFE_INTEGER;
}

/** A move with the search result after it, from the mover's view. */
async function lineAfter(
  position: Position,
  ply: number,
  move: Move,
  thinker: Pick<Thinks, 'think'>,
  limits: Pick<Question, 'depth' | 'nodes'>,
): Promise<BestLine> {
  const seat = position.turn;
  const text = writeMove(position, move);
  const after = position.clone();
  after.play(move);
  if (after.over) {
    const hasWon = after.winners === 1 << seat;
    const hasLost = ((after.winners >> seat) & 1) === 0;
    const own = { score: 0, proved: hasWon ? 1 : hasLost && position.seats === 2 ? -1 : 0 };
    return { move: text, line: [text], ...own, depth: 1, nodes: 1, shares: sharesOf(after) };
  }
  const {
    score,
    proved,
    line,
    depth,
    nodes: spent,
  } = await thinker.think({ ...questionOf(after), ...limits }, () => {});
  const whole = [text, ...line];
  // With more than two seats, what is good for the next player need not be bad for this one.
  const isSame = after.turn === seat;
  const sign = isSame ? 1 : -1;
  const { shares } = prospectOf(after, { score, proved, line }, ply + 1);
  const own =
    position.seats === 2 || isSame
      ? { score: sign * score, proved: sign * (proved + Math.sign(proved)) }
      : { score: scoreOf(shares[seat], position.seats), proved: 0 };
  return { move: text, line: whole, ...own, depth: depth + 1, nodes: spent, shares };
}

/**
 * The engine's choice first, then the others: it has compared all moves to its depth, so none of them is ranked above
 * it, even if its own search, slightly deeper or shallower, scored it higher. Only proved results override this.
 */
function ordered(best: BestLine, others: readonly BestLine[]): readonly BestLine[] {
  const rest = others.filter(({ move }) => move !== best.move);
  const sooner = rest.filter(({ proved }) => proved > 0 && !(best.proved > 0 && best.proved <= proved));
  const later = rest.filter((one) => !sooner.includes(one));
  if (best.proved !== 0) return [...sooner, best, ...later];
  return [...sooner, best, ...later.map((one) => ({ ...one, score: Math.min(one.score, best.score) }))];
}

/** The latest line of each move, the best first. */
function merged(latest: readonly BestLine[], before: readonly BestLine[]): readonly BestLine[] {
  const older = before.filter((one) => !latest.some(({ move }) => move === one.move));
  return [...latest, ...older].sort((one, other) => rank(other) - rank(one));
}

/** Sooner wins before later ones, later losses before sooner ones. */
function rank({ score, proved }: BestLine): number {
  return proved === 0 ? score : Math.sign(proved) * 1e9 - proved;
}
