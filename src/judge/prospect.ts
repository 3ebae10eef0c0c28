import type { Calibration } from '../core/engine.ts';
import { exactMove } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { NO_MOVE } from '../core/types.ts';
import { shareOut, squeeze, stretch } from '../search/reward.ts';
import type { Answer } from '../search/worker/service.ts';
import { shareAt, standing } from './standing.ts';

/** What to expect of a position. */
export interface Prospect {
  /** Share of the game that each seat gets; they add up to 1. */
  readonly shares: readonly number[];
  /** Plies to the end that is proved; undefined where the shares are an estimate. */
  readonly within?: number;
}

/** Hundredths of a piece that give nearly six times the odds; calibration corrects it for each game. */
const SCALE = 400;

/** What a search says of a position, as far as it matters here. */
type Said = Pick<Answer, 'score' | 'proved' | 'line'>;

/** What to expect of a position after a search, at this ply of its game. */
export function prospectOf(position: Position, answer: Said, ply: number): Prospect {
  const { seats, turn } = position;
  if (answer.proved > 0 || (answer.proved < 0 && seats === 2)) {
    const winner = answer.proved > 0 ? turn : 1 - turn;
    return { shares: shared(seats, 1 << winner), within: Math.abs(answer.proved) };
  }
  const raw = seats === 2 ? sharesOfTwo(turn, answer.score) : sharesAfter(position, answer.line);
  return { shares: calibrated(raw, calibrationOf(position), ply) };
}

/** What to expect of a position by its evaluation alone. */
export function glanceOf(position: Position, ply: number): Prospect {
  if (position.over) return endProspect(position);
  const score = position.game.engine.evaluate(position, position.turn);
  return prospectOf(position, { score, proved: 0, line: [] }, ply);
}

/** Hundredths of a piece ahead that are worth this share. */
export function scoreOf(share: number, seats: number): number {
  return Math.round(SCALE * stretch(2 * standing(share, seats) - 1));
}

/** The result of a finished game. */
export function endProspect({ seats, winners }: Position): Prospect {
  return { shares: shared(seats, winners), within: 0 };
}

/** What was measured for the game and its number of seats. */
export function calibrationOf({ game, seats }: Position): Calibration | undefined {
  return game.engine.calibrations?.find(({ players }) => players === seats);
}

/** Each winner's part of the one game. */
function shared(seats: number, winners: number): number[] {
  const won = Array.from({ length: seats }, (_, seat) => (winners >> seat) & 1);
  const count = won.reduce((sum, one) => sum + one, 0);
  return won.map((one) => one / count);
}

function sharesOfTwo(turn: number, score: number): number[] {
  const own = (1 + squeeze(score / SCALE)) / 2;
  return turn === 0 ? [own, 1 - own] : [1 - own, own];
}

/** With more than two seats a score says nothing of the others; the evaluation at the end of the line does. */
function sharesAfter(position: Position, line: readonly string[]): number[] {
  const { seats } = position;
  const end = position.clone();
  for (const text of line) {
    const move = exactMove(end, text);
    if (move === NO_MOVE || end.over) break;
    end.play(move);
  }
  if (end.over) return shared(seats, end.winners);
  const { evaluate } = position.game.engine;
  const worths = Float64Array.from({ length: seats }, (_, seat) => evaluate(end, seat));
  evaluate.each?.(end, worths);
  shareOut(worths, seats, SCALE);
  return Array.from(worths, (reward) => (1 + reward) / 2);
}

/** Shares as often as they came true in measured games: every standing is moved along the curve of its stage. */
export function calibrated(raw: readonly number[], calibration: Curves | undefined, ply: number): readonly number[] {
  if (calibration === undefined) return raw;
  const { stages, plies } = calibration;
  return alongCurve(raw, stages[Math.min(stages.length - 1, Math.floor((stages.length * ply) / plies))]);
}

/** The part of a calibration that moves shares. */
type Curves = Pick<Calibration, 'stages' | 'plies'>;

/** Shares whose standings are moved along a curve, and which still add up to 1. */
export function alongCurve(raw: readonly number[], curve: readonly number[]): readonly number[] {
  const moved = raw.map((share) => shareAt(along(curve, standing(share, raw.length)), raw.length));
  const sum = moved.reduce((total, share) => total + share, 0);
  return moved.map((share) => share / sum);
}

/** A curve is given, in thousandths, at equally spaced places from 0 to 1. */
function along(curve: readonly number[], at: number): number {
  const place = at * (curve.length - 1);
  const left = Math.min(curve.length - 2, Math.floor(place));
  return (curve[left] + (curve[left + 1] - curve[left]) * (place - left)) / 1000;
}
