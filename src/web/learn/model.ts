import { signal } from '@preact/signals';
import type { LessonStep } from '../../core/course.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves, readMove, writeMove } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { type Cell, NO_MOVE } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import { beginLesson, type Lesson, nextStep, solves, stepOf, tryMove } from '../../session/lesson.ts';
import { BoardController } from '../play/board-controller.ts';
import { texts } from '../state/texts.ts';
import { keepStep, keptStep } from './progress.ts';

/** The solution may be shown after this many wrong attempts. */
const TRIES = 2;

/** A lesson on the screen: its progress, and the feedback on the last attempt. */
export class LessonModel extends BoardController {
  readonly lesson;
  /** Cells of the move that solved the step. */
  private readonly path = signal<readonly Cell[]>([]);

  constructor(game: Game, steps: readonly LessonStep[]) {
    super();
    this.lesson = signal<Lesson>(beginLesson(game, steps, keptStep(game.id, steps.length)));
    this.cursor.value = this.firstStart();
  }

  get position(): Position {
    return this.lesson.value.position;
  }

  get isAsking(): boolean {
    return this.lesson.value.phase === 'asking';
  }

  get lastPath(): readonly Cell[] {
    return this.path.value;
  }

  get canShow(): boolean {
    return this.isAsking && this.lesson.value.wrong >= TRIES;
  }

  /** Tries a move; whether the rules allow it. */
  play(text: string): boolean {
    const before = this.position;
    const tried = tryMove(this.lesson.value, text);
    this.drop();
    this.message.value = tried.kind === 'wrong' ? texts.value.notYet : '';
    if (tried.kind === 'refused') this.refuse(tried.refusal);
    this.lesson.value = tried.lesson;
    if (tried.kind !== 'right') return tried.kind === 'wrong';
    const move = readMove(before, text);
    this.path.value = move === NO_MOVE ? [] : [...before.game.notation.path(before, move)];
    const { game, at, phase } = tried.lesson;
    keepStep(game.id, phase === 'finished' ? 0 : at + 1);
    return true;
  }

  goOn(): void {
    this.show(nextStep(this.lesson.value));
  }

  /** The step before, or this one again. */
  back(): void {
    const { game, steps, at } = this.lesson.value;
    this.show(beginLesson(game, steps, Math.max(0, at - 1)));
  }

  restart(): void {
    const { game, steps } = this.lesson.value;
    this.show(beginLesson(game, steps));
  }

  showSolution(): void {
    const { position } = this;
    const { accepted } = stepOf(this.lesson.value);
    const move = legalMoves(position).find((one) => solves(position, one, accepted));
    if (move !== undefined) this.message.value = fill(texts.value.solutionIs, { move: writeMove(position, move) });
  }

  /** A wrong attempt costs nothing, so no touch has to be confirmed. */
  protected override get confirmsTouch(): boolean {
    return false;
  }

  private show(lesson: Lesson): void {
    this.lesson.value = lesson;
    keepStep(lesson.game.id, lesson.at);
    this.path.value = [];
    this.message.value = '';
    this.drop();
    this.cursor.value = this.firstStart();
  }

  /** The keyboard begins where a move can begin. */
  private firstStart(): Cell {
    return this.nextCells[0] ?? 0;
  }
}
