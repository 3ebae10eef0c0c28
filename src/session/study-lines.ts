import { exactMove, searchedMoves, writeMove } from '../core/moves.ts';
import { resultOf } from '../core/play/match.ts';
import type { Position } from '../core/position.ts';
import { writePosition } from '../core/text.ts';
import { type Move, NO_MOVE, type Seat } from '../core/types.ts';
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

/** Hundredths of a piece that make a player nearly three times as likely to win. */
const SCALE = 400;
/** Each round thinks this many times as long as the one before. */
const GROWTH = 4;
/** Candidate moves that are searched, chosen by static evaluation, for each line wanted. */
const CANDIDATES = 2;

/** How the best lines are searched: how many, and in how many rounds, each deeper than the one before. */
export interface Depths {
  readonly lines: number;
  readonly rounds: number;
}

/**
 * Thinks about a running game in rounds. The engine's own choice comes first; the others are the best of the candidates
 * by static evaluation, each searched as deep as the first. Ends early when told to, or when the best move is proved.
 */
export async function findLines(
  position: Position,
  thinker: Pick<Thinks, 'think'>,
  { lines, rounds }: Depths,
  isWanted: () => boolean,
  report: (found: readonly BestLine[]) => void,
): Promise<void> {
  let others: readonly BestLine[] = [];
  const nodes = position.game.engine.thinking(position.seats).nodes / GROWTH;
  for (let round = 0; round < rounds && isWanted(); round++) {
    const work = Math.round(nodes * GROWTH ** round);
    const withBest = (answer: Answer) => {
      const best = lineOf(position, answer);
      if (isWanted()) report(ordered(best, others).slice(0, lines));
      return best;
    };
    const best = withBest(await thinker.think({ ...questionOf(position), nodes: work }, withBest));
    const found: BestLine[] = [];
    for (const move of lines > 1 ? candidates(position, best.move, CANDIDATES * (lines - 1)) : []) {
      if (!isWanted()) return;
      found.push(await lineAfter(position, move, thinker, { depth: Math.max(1, best.depth - 1), nodes: work }));
      if (!isWanted()) return;
      others = merged(found, others);
      report(ordered(best, others).slice(0, lines));
    }
    if (best.proved !== 0) return;
  }
}

/** A computer's evaluation of a position, as records keep it; undefined when the game is over there. */
export async function judge(
  position: Position,
  thinker: Pick<Thinks, 'think'>,
  nodes: number,
): Promise<MoveEvaluation | undefined> {
  if (position.over) return undefined;
  return evaluationBy(position, await thinker.think({ ...questionOf(position), nodes }, () => {}));
}

/** An answer about a position as records keep it. */
export function evaluationBy(position: Position, answer: Answer): MoveEvaluation {
  return evaluationOf(position, lineOf(position, answer));
}

function evaluationOf({ seats, turn }: Position, { score, proved, shares }: BestLine): MoveEvaluation {
  if (seats > 2) return { shares: shares.map((share) => Math.round(1000 * share)) };
  const sign = turn === 0 ? 1 : -1;
  return proved !== 0 ? { win: sign * proved } : { score: sign * Math.round(score) + 0 };
}

/** Expected share of each seat by such an evaluation, adding up to 1; at the end of the game, its result. */
export function sharesOf(position: Position, evaluation?: MoveEvaluation): readonly number[] {
  const result = resultOf(position);
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  if (result !== undefined) {
    return seats.map((seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  }
  if (evaluation === undefined)
    return proportions(seats.map((seat) => position.game.engine.evaluate(position, seat) / SCALE));
  if ('shares' in evaluation) {
    const sum = evaluation.shares.reduce((total, share) => total + share, 0);
    return evaluation.shares.map((share) => (sum === 0 ? 1 / seats.length : share / sum));
  }
  if ('win' in evaluation) return evaluation.win > 0 ? [1, 0] : [0, 1];
  return proportions([evaluation.score / SCALE, 0]);
}

function proportions(values: readonly number[]): readonly number[] {
  const most = Math.max(...values);
  const weights = values.map((value) => Math.exp(value - most));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function questionOf(position: Position): Question {
  return { game: position.game.id, position: writePosition(position) };
}

function lineOf(position: Position, answer: Answer): BestLine {
  const line = answer.line.length === 0 ? [answer.move] : answer.line;
  return { ...answer, line, shares: sharesAfter(position, line, answer) };
}

/** Two seats: from the score; more: from the evaluation at the end of the line, the only one that covers all seats. */
function sharesAfter(
  position: Position,
  line: readonly string[],
  { score, proved }: Pick<BestLine, 'score' | 'proved'>,
) {
  const { turn, seats } = position;
  if (seats === 2) {
    const won = proved > 0 ? 1 : proved < 0 ? 0 : proportions([score / SCALE, 0])[0];
    return turn === 0 ? [won, 1 - won] : [1 - won, won];
  }
  const end = position.clone();
  for (const text of line) {
    const move = exactMove(end, text);
    if (move === NO_MOVE) break;
    end.play(move);
  }
  return sharesOf(end);
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
  const own =
    position.seats === 2 || isSame
      ? { score: sign * score, proved: sign * (proved + Math.sign(proved)) }
      : { score: scoreAtEnd(position, whole, seat), proved: 0 };
  return { move: text, line: whole, ...own, depth: depth + 1, nodes: spent, shares: sharesAfter(position, whole, own) };
}

function scoreAtEnd(position: Position, line: readonly string[], seat: Seat): number {
  const share = sharesAfter(position, line, { score: 0, proved: 0 })[seat];
  const kept = Math.max(0.001, Math.min(0.999, share));
  return Math.round(SCALE * Math.log((kept * (position.seats - 1)) / (1 - kept)));
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
