import { signal } from '@preact/signals';
import type { LessonStep } from '../../core/course.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves, readMove, writeMove } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { type Cell, NO_MOVE } from '../../core/types.ts';
import { beginLesson, type Lesson, nextStep, solves, stepOf, tryMove } from '../../session/lesson.ts';
import type { Change } from '../../view/changes.ts';
import { WebThinker } from '../engine/thinker.ts';
import { BoardController } from '../play/board-controller.ts';
import { Why } from '../why/why.ts';
import { keepLearned, keepSolved, keepStep, keptStep, solvedSteps } from './progress.ts';

/** A lesson on the screen: its progress, and the feedback on the last attempt. */
export class LessonModel extends BoardController {
  readonly lesson;
  /** The steps that were solved, now or before. */
  readonly solved;
  /** Whether the last attempt was legal and not what the task asks for. */
  readonly isWrong = signal(false);
  /** A move that solves the step, while it is shown on the board. */
  readonly shown = signal<string | undefined>(undefined);
  /** Why the last attempt was not what is wanted. */
  readonly why = new Why(() => new WebThinker());
  /** The last attempt that did not solve the step. */
  readonly tried = signal<string | undefined>(undefined);
  /** Cells of the move that solved the step. */
  private readonly path = signal<readonly Cell[]>([]);

  constructor(game: Game, steps: readonly LessonStep[]) {
    super();
    this.lesson = signal<Lesson>(beginLesson(game, steps, keptStep(game.id, steps.length)));
    this.solved = signal(solvedSteps(game.id, steps.length));
    this.cursor.value = this.firstStart();
  }

  get position(): Position {
    return this.line.position ?? this.lesson.value.position;
  }

  get isAsking(): boolean {
    return this.line.moves === undefined && this.lesson.value.phase === 'asking';
  }

  get lastPath(): readonly Cell[] {
    return this.line.moves === undefined ? this.path.value : this.line.path;
  }

  /** What is tried, or else the move that is shown. */
  override get previewedChanges(): readonly Change[] {
    const own = super.previewedChanges;
    const shown = this.shown.value;
    return own.length > 0 || shown === undefined || !this.isAsking ? own : this.changesBy(shown);
  }

  /** Tries a move; whether the rules allow it. After a wrong one a right one is shown. */
  play(text: string): boolean {
    const before = this.position;
    const tried = tryMove(this.lesson.value, text);
    this.forget();
    this.drop();
    this.message.value = '';
    this.isWrong.value = tried.kind === 'wrong';
    if (tried.kind === 'refused') this.refuse(tried.refusal);
    this.lesson.value = tried.lesson;
    if (tried.kind === 'wrong') {
      this.tried.value = writeMove(before, readMove(before, text));
      this.showSolution();
    }
    if (tried.kind !== 'right') return tried.kind === 'wrong';
    const move = readMove(before, text);
    this.shown.value = undefined;
    this.path.value = move === NO_MOVE ? [] : [...before.game.notation.path(before, move)];
    this.keepProgress();
    return true;
  }

  /** Says why the last attempt is not as good as what is wanted. */
  explain(): void {
    const { position } = this.lesson.value;
    const [tried, best] = [this.tried.value, this.shown.value];
    if (tried !== undefined && best !== undefined) void this.why.ask(position, tried, position.ply, best);
  }

  close(): void {
    this.forget();
  }

  /** Steps that were skipped and not solved since. */
  get open(): readonly number[] {
    const { steps } = this.lesson.value;
    return [...steps.keys()].filter((at) => !this.solved.value.has(at));
  }

  /** To the next step, if there is one, whether this one is solved or not. */
  goOn(): void {
    const { game, steps, at, phase } = this.lesson.value;
    if (phase === 'solved') this.show(nextStep(this.lesson.value));
    else if (at + 1 < steps.length) this.show(beginLesson(game, steps, at + 1));
  }

  goTo(at: number): void {
    const { game, steps } = this.lesson.value;
    this.show(beginLesson(game, steps, at));
  }

  /** Shows on the board a move that solves the step, until it is solved. */
  showSolution(): void {
    const { position } = this;
    const { accepted } = stepOf(this.lesson.value);
    const isRight = (move: number) => solves(position, move, accepted);
    const move = accepted.kind === 'moves' ? readMove(position, accepted.moves[0]) : legalMoves(position).find(isRight);
    if (move === undefined || move === NO_MOVE) return;
    this.shown.value = writeMove(position, move);
    const [start] = position.game.notation.path(position, move);
    if (start !== undefined) this.cursor.value = start;
  }

  /** A wrong attempt costs nothing, so no touch has to be confirmed. */
  protected override get confirmsTouch(): boolean {
    return false;
  }

  /** After a step was solved: a lesson that ends goes on, another time, at a step that was skipped. */
  private keepProgress(): void {
    const { game, at, phase } = this.lesson.value;
    this.solved.value = new Set([...this.solved.value, at]);
    keepSolved(game.id, this.solved.value);
    keepStep(game.id, phase === 'finished' ? (this.open[0] ?? 0) : at + 1);
    if (this.open.length === 0) keepLearned(game.id);
  }

  private forget(): void {
    this.line.end();
    this.why.forget();
    this.tried.value = undefined;
  }

  private show(lesson: Lesson): void {
    this.forget();
    this.lesson.value = lesson;
    keepStep(lesson.game.id, lesson.at);
    this.path.value = [];
    this.shown.value = undefined;
    this.isWrong.value = false;
    this.message.value = '';
    this.drop();
    this.cursor.value = this.firstStart();
  }

  /** The keyboard begins where a move can begin. */
  private firstStart(): Cell {
    return this.nextCells[0] ?? 0;
  }
}
