import { computed, signal } from '@preact/signals';
import type { Refusal } from '../../core/notation.ts';
import type { Cell } from '../../core/types.ts';
import { games } from '../../games/index.ts';
import { writeNamedPosition } from '../../record/detect.ts';
import { writeRecordJson } from '../../record/record-json.ts';
import { sayRecordFault } from '../../record/words.ts';
import { Hand } from '../../table/hand.ts';
import { type Played, playMove, positionAt, type Study } from '../../table/study.ts';
import { type Arrow, readRemark, toggleArrow, writeRemark } from '../../table/study-arrows.ts';
import { comment, commentAt, recordOfStudy } from '../../table/study-edit.ts';
import { sayNextTouch, sayRefusal } from '../../view/words.ts';
import { BoardView } from '../board/view.ts';
import { keepStudy, newId } from '../local/store.ts';
import { language } from '../state/words.ts';
import { said } from './words.ts';

/** How many changes can be undone. */
const MOST_PAST = 100;

/** A study on the screen: where it is, the hand that makes a move, what is drawn. Kept after every change. */
export class StudyDesk {
  readonly study;
  readonly position;
  readonly remark;
  readonly hand = new Hand();
  /** Rises when the hand changes, so that the board is drawn again. */
  readonly touches = signal(0);
  readonly cursor = signal<Cell>(0);
  readonly view = new BoardView();
  /** What went wrong with a move, and what the computer was asked. */
  readonly message = signal('');
  readonly told = signal('');
  readonly canUndo = signal(false);
  /** Whether touches draw arrows, and where one was begun. */
  readonly isDrawing = signal(false);
  readonly drawnFrom = signal<Cell | undefined>(undefined);
  /** What the computer points at. */
  readonly pointers = signal<readonly Arrow[]>([]);
  private readonly past: Study[] = [];
  /** The name it is kept under; undefined for what came by a link and was not changed yet. */
  private id: string | undefined;

  constructor(study: Study, id: string | undefined) {
    this.id = id;
    this.study = signal(study);
    this.position = computed(() => positionAt(this.study.value));
    this.remark = computed(() => readRemark(this.position.value.board, commentAt(this.study.value)));
  }

  get game() {
    return this.study.value.record.game;
  }

  /** What to touch next, where a move has several steps. */
  get next(): string {
    this.touches.value; // whoever asks asks again with every touch
    return sayNextTouch(this.position.value, this.hand.touched, language.value);
  }

  /** Looks at another place. */
  go(study: Study): void {
    if (study === this.study.value) return;
    this.drop();
    this.pointers.value = [];
    this.message.value = '';
    this.told.value = '';
    this.study.value = study;
  }

  /** Changes the study; small changes come in numbers and are not undone one by one. */
  change(study: Study, isSmall = false): void {
    const before = this.study.value;
    if (study === before) return;
    if (!isSmall) {
      this.past.push(before);
      if (this.past.length > MOST_PAST) this.past.shift();
      this.canUndo.value = true;
    }
    if (study.at === before.at) this.study.value = study;
    else this.go(study);
    this.keep();
  }

  undo(): void {
    const before = this.past.pop();
    this.canUndo.value = this.past.length > 0;
    if (before === undefined) return;
    this.go(before);
    this.keep();
  }

  /** Plays a move and looks at what is after it. */
  play(text: string): boolean {
    return this.take(playMove(this.study.value, text));
  }

  /** Plays the moves of a line one after the other. */
  playLine(moves: readonly string[]): void {
    for (const move of moves) if (!this.play(move)) return;
  }

  touch(cell: Cell): void {
    this.cursor.value = cell;
    if (this.isDrawing.value) return this.drawTo(cell);
    const { hand } = this;
    const position = this.position.value;
    if (position.over) return;
    const touched = hand.touch(position, cell);
    this.message.value = '';
    if (touched.kind === 'move') this.play(touched.text);
    else if (touched.kind === 'refused' && touched.refusal !== undefined) this.refuse(touched.refusal);
    this.touches.value++;
  }

  drop(): void {
    this.hand.drop();
    this.drawnFrom.value = undefined;
    this.touches.value++;
  }

  /** Draws from one cell to another, or takes away what was drawn so. */
  drawArrow(arrow: Arrow): void {
    const { text, arrows } = this.remark.value;
    this.say(text, toggleArrow(arrows, arrow));
  }

  say(text: string, arrows: readonly Arrow[] = this.remark.value.arrows): void {
    this.change(comment(this.study.value, writeRemark(this.position.value.board, { text, arrows })), true);
  }

  /** Writes the study to the browser's memory; what has no name yet gets one, and the address names it. */
  keep(): void {
    if (this.id === undefined) {
      this.id = newId();
      history.replaceState(null, '', `#/analyse/${this.id}`);
    }
    const record = writeRecordJson(recordOfStudy(this.study.value));
    keepStudy({ id: this.id, record, changed: Date.now() }).catch(() => {
      this.message.value = said.value.notKept;
    });
  }

  /** The position looked at, as text. */
  positionText(): string {
    return writeNamedPosition(games, this.position.value);
  }

  private drawTo(cell: Cell): void {
    const from = this.drawnFrom.value;
    this.drawnFrom.value = from === undefined ? cell : undefined;
    if (from !== undefined) this.drawArrow({ from, to: cell });
  }

  private take(played: Played): boolean {
    this.hand.drop();
    this.touches.value++;
    if ('refusal' in played) this.refuse(played.refusal);
    else if ('fault' in played) this.message.value = sayRecordFault(played.fault, language.value);
    else {
      if (played.study.nodes === this.study.value.nodes) this.go(played.study);
      else this.change(played.study);
      this.message.value = '';
      return true;
    }
    return false;
  }

  private refuse(refusal: Refusal): void {
    this.message.value = sayRefusal(this.game, refusal, language.value);
  }
}
