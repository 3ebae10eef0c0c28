import { signal } from '@preact/signals';
import type { LessonStep } from '../../core/course.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves, readMove, writeMove } from '../../core/moves.ts';
import { wordMoves } from '../../core/play/picker.ts';
import type { Position } from '../../core/position.ts';
import { type Cell, NO_MOVE } from '../../core/types.ts';
import { type Choice, Hand } from '../../table/hand.ts';
import { beginLesson, type Lesson, nextStep, solves, stepOf, tryMove } from '../../table/lesson.ts';
import type { Change } from '../../view/changes.ts';
import { fill, sayNextTouch, sayRefusal } from '../../view/words.ts';
import { moveThrough, previewChanges } from '../play/preview.ts';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import { keepStep, keptStep } from './progress.ts';

/** After so many wrong tries the move may be asked for. */
const TRIES = 2;

/** A lesson on the screen: how far it has come, and the hand that makes a move. */
export class LessonModel {
  readonly lesson;
  readonly hand = new Hand();
  readonly cursor = signal<Cell>(0);
  /** The cell that the pointer or the focus is on. */
  readonly hovered = signal<Cell | undefined>(undefined);
  /** A whole move that is only shown so far. */
  readonly previewed = signal<string | undefined>(undefined);
  /** Which rule a try has broken, or what the solution is. */
  readonly message = signal('');
  /** Rises whenever the hand has changed. */
  readonly version = signal(0);
  /** Cells of the move that solved the step. */
  readonly path = signal<readonly Cell[]>([]);

  constructor(game: Game, steps: readonly LessonStep[]) {
    this.lesson = signal<Lesson>(beginLesson(game, steps, keptStep(game.id, steps.length)));
    this.cursor.value = this.firstStart();
  }

  get position(): Position {
    return this.lesson.value.position;
  }

  get isAsking(): boolean {
    return this.lesson.value.phase === 'asking';
  }

  get canShow(): boolean {
    return this.isAsking && this.lesson.value.wrong >= TRIES;
  }

  /** Moves along the touched cells, when a choice is all that is missing. */
  get choices(): readonly Choice[] {
    return this.isAsking ? this.hand.choices(this.position) : [];
  }

  /** What to touch next, where a move has several steps. */
  get next(): string {
    return this.isAsking ? sayNextTouch(this.position, this.hand.touched, language.value) : '';
  }

  /** Moves that are made by a word alone. */
  get words(): readonly string[] {
    return this.isAsking ? wordMoves(this.position) : [];
  }

  /** What the move under consideration would change: the one shown, else the one that the pointed cell would make. */
  previewedChanges(): readonly Change[] {
    const { position, hand, hovered, previewed } = this;
    if (!this.isAsking) return [];
    const cell = hovered.value;
    const text = previewed.value ?? (cell === undefined ? undefined : moveThrough(position, hand.touched, cell));
    return text === undefined ? [] : previewChanges(position, text, 0);
  }

  touch(cell: Cell): void {
    this.cursor.value = cell;
    if (!this.isAsking) return;
    this.previewed.value = undefined;
    const touched = this.hand.touch(this.position, cell);
    this.message.value = '';
    if (touched.kind === 'move') this.try(touched.text);
    else if (touched.kind === 'refused' && touched.refusal !== undefined)
      this.message.value = sayRefusal(this.position.game, touched.refusal, language.value);
    this.version.value++;
  }

  try(text: string): void {
    const before = this.position;
    const tried = tryMove(this.lesson.value, text);
    this.drop();
    this.message.value = tried.kind === 'refused' ? sayRefusal(before.game, tried.refusal, language.value) : '';
    this.lesson.value = tried.lesson;
    if (tried.kind === 'wrong') this.message.value = texts.value.notYet;
    if (tried.kind !== 'right') return;
    const move = readMove(before, text);
    this.path.value = move === NO_MOVE ? [] : [...before.game.notation.path(before, move)];
    const { game, at, phase } = tried.lesson;
    keepStep(game.id, phase === 'finished' ? 0 : at + 1);
  }

  drop(): void {
    this.hand.drop();
    this.previewed.value = undefined;
    this.version.value++;
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
    return this.hand.next(this.position)[0] ?? 0;
  }
}
