import { computed, signal } from '@preact/signals';
import type { Position } from '../../core/position.ts';
import type { Cell, Seat } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import { writeNamedPosition } from '../../record/detect.ts';
import { isRecordFault } from '../../record/fault.ts';
import { writeRecordJson } from '../../record/record-json.ts';
import { sayRecordFault } from '../../record/words.ts';
import { goAlong, lastPath, nodeAt, type Played, playMove, positionAt, type Study } from '../../session/study.ts';
import {
  type Arrow,
  fitsRemark,
  LONGEST_REMARK,
  readRemark,
  toggleArrow,
  writeRemark,
} from '../../session/study-arrows.ts';
import { comment, commentAt, recordOfStudy } from '../../session/study-edit.ts';
import type { Change } from '../../view/changes.ts';
import { games } from '../games/fetched.ts';
import { newId } from '../local/kept.ts';
import { keptStudies } from '../local/store.ts';
import { BoardController } from '../play/board-controller.ts';
import { language } from '../state/language.ts';
import { sayNumber } from '../state/locale.ts';
import { ShownText } from '../state/shown-text.ts';
import { texts } from '../state/texts.ts';
import { loadStudy } from './files/load.ts';
import { Steps } from './steps.ts';
import { studyTexts } from './texts.ts';

/** A study on the screen: where it is, the move input, the drawings. Saved after every change. */
export class StudyModel extends BoardController {
  readonly study;
  readonly remark;
  /** What the computer answered, or another window changed. */
  readonly news = new ShownText();
  /** Why a comment about the move was refused. */
  readonly refused = new ShownText();
  readonly steps = new Steps();
  /** Whether touches draw arrows, and where one was begun. */
  readonly isDrawing = signal(false);
  readonly drawnFrom = signal<Cell | undefined>(undefined);
  /** What the computer points at. */
  readonly pointers = signal<readonly Arrow[]>([]);
  /** Whether it is not shown where moves can begin: somebody looks through a game. */
  readonly isQuiet = signal(false);
  /** While a question is asked about the position, a move is the answer to it, and changes nothing. */
  readonly answer = signal<((move: string) => void) | undefined>(undefined);
  private readonly shown;
  private readonly path;
  /** Whether something was typed since the comment box was entered: what follows belongs to the same step. */
  private isTyping = false;
  /** The name it is saved under; undefined for what came by a link and has not been changed yet. */
  private id: string | undefined;
  private unfollow = () => {};
  /** Where it was opened: the address names it only while the screen is still there. */
  private readonly place = location.hash;
  /** The seat of this person where the game was played apart. */
  private readonly seat: Seat | undefined;

  constructor(study: Study, id: string | undefined, seat?: Seat) {
    super();
    this.id = id;
    this.seat = seat;
    this.study = signal(study);
    if (id !== undefined) this.follow(id);
    this.shown = computed(() => positionAt(this.study.value));
    this.path = computed(() => lastPath(this.study.value));
    this.remark = computed(() => readRemark(this.position.board, commentAt(this.study.value)));
  }

  get game() {
    return this.study.value.record.game;
  }

  get position(): Position {
    return this.line.position ?? this.shown.value;
  }

  get isAsking(): boolean {
    return this.line.moves === undefined && !this.position.over;
  }

  get lastPath(): readonly Cell[] {
    return this.line.moves === undefined ? this.path.value : this.line.path;
  }

  override get nextCells(): readonly Cell[] {
    const isQuiet = this.isQuiet.value && this.touched.length === 0;
    return this.isDrawing.value || isQuiet ? [] : super.nextCells;
  }

  /** Moves are played at once and can be taken back, so none is previewed. */
  override get previewedChanges(): readonly Change[] {
    return [];
  }

  /** Goes to another place. */
  go(study: Study): void {
    this.line.end();
    if (study === this.study.value) return;
    this.drop();
    this.pointers.value = [];
    this.answer.value = undefined;
    this.message.value = '';
    this.news.value = '';
    this.leaveBox();
    const before = this.study.value;
    this.hasJumped = nodeAt(study).parent !== before.at && nodeAt(before).parent !== study.at;
    this.study.value = study;
  }

  /** Changes the study, in a separate step or together with the step before. */
  change(study: Study, isSameStep = false): void {
    const before = this.study.value;
    if (study === before) return;
    if (!isSameStep) {
      this.leaveBox();
      this.steps.take(before);
    }
    if (study.at === before.at) this.study.value = study;
    else this.go(study);
    this.keep();
  }

  undo(): void {
    this.become(this.steps.undo(this.study.value));
  }

  redo(): void {
    this.become(this.steps.redo(this.study.value));
  }

  /** Plays a move and goes to the position after it. */
  play(text: string): boolean {
    const played = playMove(this.study.value, text);
    const answer = this.answer.value;
    if (answer === undefined || !('study' in played)) return this.take(played);
    this.dropHand();
    this.message.value = '';
    answer(nodeAt(played.study).entry.move);
    return true;
  }

  /** Plays the moves of a line one after the other. */
  playLine(moves: readonly string[]): void {
    for (const move of moves) if (!this.play(move)) return;
  }

  override touch(cell: Cell, isFinger: boolean): void {
    if (this.isDrawing.value) this.drawTo(cell);
    else super.touch(cell, isFinger);
  }

  override drop(): void {
    super.drop();
    this.drawnFrom.value = undefined;
  }

  /** Draws from one cell to another, or removes that drawing. */
  drawArrow(arrow: Arrow): void {
    this.drawArrows(toggleArrow(this.remark.value.arrows, arrow));
  }

  drawArrows(arrows: readonly Arrow[]): void {
    this.say(this.remark.value.text, arrows, false);
  }

  /** The current content of the comment box; whether it is accepted. Each visit to the box is one step. */
  type(text: string): boolean {
    // Browsers insert several lines in several steps, some of them after the whole was refused.
    if (text === this.remark.value.text) return true;
    const isTaken = this.say(text, this.remark.value.arrows, this.isTyping);
    if (isTaken) this.isTyping = true;
    return isTaken;
  }

  /** What is typed next is another step. */
  leaveBox(): void {
    this.isTyping = false;
    this.refused.value = '';
  }

  /** Saves the study in the browser; one without a name gets one, and the address names it. */
  keep(): void {
    const isNew = this.id === undefined;
    const id = this.id ?? newId();
    const record = writeRecordJson(recordOfStudy(this.study.value));
    const own = this.seat === undefined ? {} : { seat: this.seat };
    const kept = keptStudies.keep({ id, record, changed: Date.now(), ...own });
    if (!isNew) return;
    this.id = id;
    this.follow(id);
    // Not before: an address must not lead to something missing.
    void kept.then(() => {
      if (location.hash === this.place) history.replaceState(null, '', `#/analyse/${id}`);
    });
  }

  /** The screen is left. */
  close(): void {
    this.line.end();
    this.unfollow();
  }

  /** The current position, as text. */
  positionText(): string {
    return writeNamedPosition(games, this.position);
  }

  protected override get confirmsTouch(): boolean {
    return false;
  }

  private become(study: Study | undefined): void {
    if (study === undefined) return;
    this.go(study);
    this.keep();
  }

  /** Shows what another window has made of it, as a step that can be undone. */
  private follow(id: string): void {
    this.unfollow = keptStudies.follow(id, async () => {
      const newer = await loadStudy(id);
      if (newer === undefined || isRecordFault(newer)) return;
      const before = this.study.value;
      this.steps.take(before);
      this.go(goAlong(newer, before));
      this.news.value = () => texts.value.changedElsewhere;
    });
  }

  /** Whether the comment can be saved as it is. */
  private say(text: string, arrows: readonly Arrow[], isSameStep: boolean): boolean {
    const remark = { text, arrows };
    const { board } = this.position;
    const isShorter = text.length <= this.remark.value.text.length;
    if (!fitsRemark(board, remark, isShorter)) {
      this.refused.value = () => {
        const [most, count] = [LONGEST_REMARK, text.length].map(sayNumber);
        return fill(studyTexts.value.longComment, { most, count });
      };
      return false;
    }
    this.refused.value = '';
    this.change(comment(this.study.value, writeRemark(board, remark)), isSameStep);
    return true;
  }

  private drawTo(cell: Cell): void {
    this.cursor.value = cell;
    const from = this.drawnFrom.value;
    this.drawnFrom.value = from === undefined ? cell : undefined;
    if (from !== undefined) this.drawArrow({ from, to: cell });
  }

  private take(played: Played): boolean {
    this.dropHand();
    if ('refusal' in played) this.refuse(played.refusal);
    else if ('fault' in played) {
      const { fault } = played;
      this.message.value = () => sayRecordFault(fault, language.value);
    } else {
      if (played.study.nodes === this.study.value.nodes) this.go(played.study);
      else this.change(played.study);
      this.message.value = '';
      return true;
    }
    return false;
  }
}
