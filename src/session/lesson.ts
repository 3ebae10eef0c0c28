import type { Accepted, LessonStep } from '../core/course.ts';
import { isFault } from '../core/fault.ts';
import type { Game } from '../core/game.ts';
import { readMove, refuseMove, writeMove } from '../core/moves.ts';
import type { Refusal } from '../core/notation.ts';
import type { Position } from '../core/position.ts';
import { readPosition } from '../core/text.ts';
import { type Move, NO_MOVE, type Seat } from '../core/types.ts';
import type { Language } from '../core/words.ts';

/** The state of a lesson; immutable. */
export interface Lesson {
  readonly game: Game;
  readonly steps: readonly LessonStep[];
  /** Index of the step, from 0 on. */
  readonly at: number;
  /** asking: waiting for a move; solved: it was made, and the next step can begin; finished: that was the last step. */
  readonly phase: 'asking' | 'solved' | 'finished';
  /** The board to be shown: before the move, and after it once the step is solved. */
  readonly position: Position;
  /** The move that solved the step, as written. */
  readonly move: string | undefined;
  /** Legal moves tried in this step that did not solve it. */
  readonly wrong: number;
}

/** The result of an attempt: a refused one broke a rule, a wrong one is legal but not what was asked for. */
export type Tried =
  | { readonly kind: 'right' | 'wrong'; readonly lesson: Lesson }
  | { readonly kind: 'refused'; readonly lesson: Lesson; readonly refusal: Refusal };

/** The lesson of a game at one of its steps, the first unless another is named. */
export function beginLesson(game: Game, steps: readonly LessonStep[], at = 0): Lesson {
  const step = steps[at];
  if (step === undefined) throw new Error(`The lesson of ${game.id} has no step ${at}`);
  return { game, steps, at, phase: 'asking', position: positionOf(game, step), move: undefined, wrong: 0 };
}

export function stepOf({ steps, at }: Lesson): LessonStep {
  return steps[at];
}

/** Tries a move given as text. Wrong moves change nothing on the board; a solved step accepts no more moves. */
export function tryMove(lesson: Lesson, text: string): Tried {
  const { steps, at, position, phase } = lesson;
  if (phase !== 'asking') return { kind: 'refused', lesson, refusal: { rule: 'over', words: {} } };
  const move = readMove(position, text);
  if (move === NO_MOVE) return { kind: 'refused', lesson, refusal: refuseMove(position, text) };
  if (!solves(position, move, stepOf(lesson).accepted))
    return { kind: 'wrong', lesson: { ...lesson, wrong: lesson.wrong + 1 } };
  const after = position.clone();
  after.play(move);
  const isLast = at === steps.length - 1;
  return {
    kind: 'right',
    lesson: { ...lesson, phase: isLast ? 'finished' : 'solved', position: after, move: writeMove(position, move) },
  };
}

/** The next step; the same lesson if there is none or this one is not solved. */
export function nextStep(lesson: Lesson): Lesson {
  return lesson.phase === 'solved' ? beginLesson(lesson.game, lesson.steps, lesson.at + 1) : lesson;
}

/** The text to show now: the task, a hint after wrong moves, or the conclusion after the right one. */
export function sayStep(lesson: Lesson, language: Language): string {
  const { task, done, hints } = stepOf(lesson).texts[language];
  if (lesson.phase !== 'asking') return done;
  return lesson.wrong === 0 ? task : hints[Math.min(lesson.wrong, hints.length) - 1];
}

/** Whether a legal move does what a task asks for. */
export function solves(position: Position, move: Move, accepted: Accepted): boolean {
  if (accepted.kind === 'any') return true;
  if (accepted.kind === 'moves') return accepted.moves.includes(writeMove(position, move));
  const seat = position.turn;
  const after = position.clone();
  after.play(move);
  if (accepted.kind === 'wins') return after.winners === 1 << seat;
  if (accepted.kind === 'gains') return pointsOf(after, seat) > pointsOf(position, seat);
  if (accepted.kind === 'takes') return marksOfOthers(after, seat) < marksOfOthers(position, seat);
  return !after.over && winsUnanswered(after, seat);
}

/** Whether a seat would have won if its turn began now. */
function winsUnanswered(position: Position, seat: Seat): boolean {
  const later = position.clone();
  later.giveTurn(seat);
  later.rules.derive(later);
  return ((later.winners >> seat) & 1) === 1;
}

function pointsOf(position: Position, seat: Seat): number {
  return position.game.scores?.(position)[seat] ?? 0;
}

/** The number of marks on the board that belong to others. */
function marksOfOthers({ board, slots, game }: Position, seat: Seat): number {
  let count = 0;
  for (let cell = 0; cell < board.cellCount; cell++)
    for (const { owner } of game.look.marks(slots[cell])) if (owner !== seat) count++;
  return count;
}

function positionOf(game: Game, { position: text }: LessonStep): Position {
  const position = readPosition(game, text);
  if (isFault(position)) throw new Error(`${position.fault}: ${position.what}`);
  return position;
}
