import { exactMove } from '../core/moves.ts';
import { chosenOptions, type OptionValue } from '../core/options.ts';
import type { Position } from '../core/position.ts';
import type { Seat } from '../core/types.ts';
import { accuracyOf } from './accuracy.ts';
import { examine, type Think } from './examine.ts';
import { type Kingmaking, kingmakingOf } from './kingmaking.ts';
import { type Like, likeOf } from './like.ts';
import type { LastChance, Note } from './note.ts';
import { calibrationOf } from './prospect.ts';
import { type TurningPoint, turningPoints } from './turning.ts';
import { type Verdict, type VerdictMark, verdictsOn } from './verdicts.ts';

/** A part of the nodes that a game suggests for a move: about a second for each move that is judged. */
const REVIEW_PART = 6;

/** The whole review as it is written to files and compared: the same game and nodes give the same text everywhere. */
export interface GameReview {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly engine: string;
  readonly nodes: number;
  /** Share of each seat before the first move; null until that move is judged. */
  readonly start: readonly number[] | null;
  readonly plies: readonly ReviewedPly[];
  readonly players: readonly ReviewedPlayer[];
  /** Where the game turned. */
  readonly turningPoints: readonly TurningPoint[];
  /** Where somebody who could no longer win decided between others. */
  readonly kingmaking: readonly Kingmaking[];
  /** Where somebody was the last who could stop another one, and did not. */
  readonly lastChances: readonly MissedChance[];
}

/** A last chance to stop somebody that was missed. */
interface MissedChance extends LastChance {
  readonly ply: number;
  readonly seat: Seat;
}

export interface ReviewedPly extends Omit<Verdict, 'line' | 'isChoice' | 'mark'> {
  readonly best: readonly string[];
  readonly mark: VerdictMark | null;
}

export interface ReviewedPlayer {
  readonly seat: Seat;
  /** 0 to 100; null where no move counted. */
  readonly accuracy: number | null;
  /** Moves that counted. */
  readonly moves: number;
  /** What the moves cost that were not marked, summed up: a slow loss shows too. */
  readonly small: number;
  /** The level whose moves were like these; null where too few moves tell, or nothing was measured. */
  readonly like: Like | null;
  /** What the marked moves gave to each seat; what this seat lost is below 0. */
  readonly gave: readonly number[];
}

/** Nodes for each position of a review. */
export function reviewNodes({ game, seats }: Position): number {
  return Math.ceil(game.engine.thinking(seats).nodes / REVIEW_PART);
}

/** Notes on the moves that have none yet, from the last to the first. */
export function examineGame(
  start: Position,
  moves: readonly string[],
  known: readonly Note[],
  think: Think,
  nodes: number,
): AsyncGenerator<Note> {
  return examinePlies(start, moves, missingPlies(moves, known), think, nodes);
}

/** The moves without a note, the last first: several who think may take from one such queue. */
export function missingPlies(moves: readonly string[], known: readonly Note[]): Iterator<number> & Iterable<number> {
  const noted = new Set(known.map(({ ply }) => ply));
  return moves
    .map((_, ply) => ply)
    .filter((ply) => !noted.has(ply))
    .reverse()
    .values();
}

/** Notes on these moves; what is thought of one does not depend on the others. */
export async function* examinePlies(
  start: Position,
  moves: readonly string[],
  plies: Iterable<number>,
  think: Think,
  nodes: number,
): AsyncGenerator<Note> {
  for (const ply of plies) {
    const position = start.clone();
    for (const move of moves.slice(0, ply)) position.play(exactMove(position, move));
    yield await examine(position, ply, moves[ply], think, nodes);
  }
}

/** The review of a game by the notes on its moves. */
export function reviewOf(
  start: Position,
  moves: readonly string[],
  notes: readonly Note[],
  engine: string,
  nodes: number,
): GameReview {
  const verdicts = verdictsOn(start, moves, notes);
  const { game, options, seats } = start;
  const first = notes.find(({ ply }) => ply === 0);
  return {
    game: game.id,
    options: chosenOptions(game.options, options),
    engine,
    nodes,
    start: first === undefined ? null : rounded(first.whole.shares),
    plies: verdicts.map(({ line, isChoice: _, mark, shares, gains, cost, difficulty, ...rest }) => ({
      ...rest,
      best: line,
      shares: rounded(shares),
      cost: round(cost),
      gains: rounded(gains),
      mark: mark ?? null,
      difficulty: round(difficulty),
    })),
    players: Array.from({ length: seats }, (_, seat) =>
      playerOf(
        verdicts.filter((one) => one.seat === seat),
        seat,
        start,
      ),
    ),
    turningPoints: turningPoints(verdicts).map((one) => ({ ...one, change: round(one.change) })),
    kingmaking: verdicts.flatMap(({ ply, seat }) => {
      const note = notes.find((one) => one.ply === ply);
      const found = note && kingmakingOf(note, seat);
      return found === undefined ? [] : [{ ...found, gain: round(found.gain) }];
    }),
    lastChances: verdicts.flatMap(({ ply, seat }) => {
      const { lastChance } = notes.find((one) => one.ply === ply) ?? {};
      return lastChance === undefined ? [] : [{ ply, seat, ...lastChance }];
    }),
  };
}

function playerOf(verdicts: readonly Verdict[], seat: Seat, start: Position): ReviewedPlayer {
  const { percent, moves } = accuracyOf(verdicts);
  const gave = new Array<number>(start.seats).fill(0);
  let small = 0;
  for (const { mark, cost, gains } of verdicts) {
    if (mark === undefined) small += cost;
    else for (const [at, gain] of gains.entries()) gave[at] += gain;
  }
  return {
    seat,
    accuracy: percent === undefined ? null : Math.round(10 * percent) / 10,
    moves,
    small: round(small),
    like: likeOf(verdicts, calibrationOf(start)?.like) ?? null,
    gave: rounded(gave),
  };
}

const DIGITS = 10_000;

function round(value: number): number {
  return Math.round(DIGITS * value) / DIGITS + 0;
}

/** Numbers rounded so that they add up to what they added up to before: the largest takes what is left over. */
function rounded(values: readonly number[]): number[] {
  const whole = values.map((value) => Math.round(DIGITS * value));
  const sum = Math.round(DIGITS * values.reduce((total, value) => total + value, 0));
  const most = whole.indexOf(Math.max(...whole));
  whole[most] += sum - whole.reduce((total, value) => total + value, 0);
  return whole.map((value) => value / DIGITS + 0);
}
