import { signal } from '@preact/signals';
import type { Lens } from '../../core/course.ts';
import { readMove } from '../../core/moves.ts';
import type { Refusal } from '../../core/notation.ts';
import { wordMoves } from '../../core/play/picker.ts';
import { sayNextTouch, sayRefusal } from '../../core/play/words.ts';
import { type Position, startPosition } from '../../core/position.ts';
import type { Cell, Seat } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import { lensesFor } from '../../judge/stops-lens.ts';
import { type Choice, Hand } from '../../session/hand.ts';
import { previewMove } from '../../session/preview.ts';
import { type Change, changesBetween } from '../../view/changes.ts';
import { ownSide } from '../../view/own-side.ts';
import { rotatedScene } from '../../view/scene.ts';
import { trackOf } from '../../view/track.ts';
import { BoardView } from '../board/view.ts';
import { language } from '../state/language.ts';
import { settings } from '../state/settings.ts';
import { ShownText } from '../state/shown-text.ts';
import { Watched } from '../state/watched.ts';
import { ShownLine } from '../why/shown-line.ts';
import { playTexts } from './texts.ts';

/** The aim of the game, its lenses, everything that is seldom needed, the keys, and the question before resigning. */
export type BoardSheet = 'aim' | 'lenses' | 'more' | 'keys' | 'resign';

/** A board on which moves are made: turns touched cells into moves, and decides what is shown and said meanwhile. */
export abstract class BoardController {
  /** The position that is shown. */
  abstract readonly position: Position;
  /** Whether a person may move here now. */
  abstract readonly isAsking: boolean;
  /** The cells of the move that led to the position, the start first. */
  abstract readonly lastPath: readonly Cell[];
  /** An error, and other messages. */
  readonly message = new ShownText();
  readonly status = new ShownText();
  readonly cursor = signal<Cell>(0);
  /** The cell that the pointer or the focus is on. */
  readonly hovered = signal<Cell | undefined>(undefined);
  /** A complete move that is only previewed so far. */
  readonly previewed = signal<string | undefined>(undefined);
  readonly view = new BoardView();
  /** A line that is shown instead of the position; a touch ends it. */
  readonly line = new ShownLine();
  /** What lies over the board, to be read or chosen from. */
  readonly panel = signal<BoardSheet | undefined>(undefined);
  /** Whether the position is not the next one after what was shown before, nor the one before it. */
  hasJumped = false;
  private readonly hand = new Watched(new Hand());
  /** The cell whose second touch confirms the previewed move. */
  private confirming: Cell | undefined;

  /** Plays a move as written, or says why not; whether it was played. */
  abstract play(text: string): boolean;

  /** The lenses that are allowed here. */
  get lenses(): readonly Lens[] {
    return lensesFor(this.position.game, this.position.seats);
  }

  /** The cells touched so far for the current move. */
  get touched(): readonly Cell[] {
    return this.hand.value.touched;
  }

  /** Where the piece of the current move ends, as far as it is known. */
  get end(): Cell | undefined {
    return this.hand.value.end;
  }

  /** Cells that may be touched next; before the first touch, those on which a move can begin. */
  get nextCells(): readonly Cell[] {
    return this.isAsking ? this.hand.value.next(this.position) : [];
  }

  /** Moves along the touched cells, when a choice is all that is missing. */
  get choices(): readonly Choice[] {
    return this.isAsking ? this.hand.value.choices(this.position) : [];
  }

  /** Moves that touch no cell, such as swapping sides. */
  get wordMoves(): readonly string[] {
    return this.isAsking ? wordMoves(this.position) : [];
  }

  /** What to touch next, where a move has several steps. */
  get nextTouch(): string {
    return this.isAsking ? sayNextTouch(this.position, this.touched, language.value) : '';
  }

  /** What the previewed move would change, or else the move to the hovered cell. */
  get previewedChanges(): readonly Change[] {
    if (!this.isAsking) return [];
    const { position, previewed, hovered } = this;
    const cell = hovered.value;
    const text = previewed.value ?? (cell === undefined ? undefined : this.hand.value.moveAt(position, cell));
    return text === undefined ? [] : this.changesBy(text);
  }

  /** What a move as written would change. */
  protected changesBy(text: string): readonly Change[] {
    const { position, view } = this;
    const rotation = view.rotation.value;
    const track = trackOf(position.board, position.game.notation.path(position, readMove(position, text)));
    const after = previewMove(position, text).position;
    return changesBetween(rotatedScene(position, rotation), rotatedScene(after, rotation), track);
  }

  /** A finger only previews the move if the user has set that; touching the same cell again plays it. */
  touch(cell: Cell, isFinger: boolean): void {
    this.cursor.value = cell;
    if (this.line.moves !== undefined) return this.line.end();
    if (!this.isAsking) return;
    const { position } = this;
    const confirmed = cell === this.confirming ? this.previewed.value : undefined;
    this.preview(undefined);
    this.message.value = '';
    this.status.value = '';
    if (confirmed !== undefined) {
      this.play(confirmed);
      return;
    }
    const hand = this.hand.peek();
    const found = hand.peek(position, cell);
    if (found.kind === 'move' && isFinger && this.confirmsTouch) {
      this.preview(found.text);
      this.confirming = cell;
      this.status.value = () => fill(playTexts.value.confirm, { move: found.text });
      return;
    }
    hand.touch(position, cell);
    this.hand.changed();
    if (found.kind === 'move') this.play(found.text);
    else if (found.kind === 'refused' && found.refusal !== undefined) this.refuse(found.refusal);
  }

  /** Forgets the cells touched so far. */
  drop(): void {
    this.dropHand();
    this.preview(undefined);
    this.status.value = '';
  }

  /** The seat from whose side the board is seen, if there is one. */
  get sideSeat(): Seat | undefined {
    return undefined;
  }

  /** Turns the board to that side, as the user has set. */
  takeSide(): void {
    const { sideSeat: seat } = this;
    const { game, options } = this.position;
    this.view.rotation.value = seat === undefined ? 0 : ownSide(startPosition(game, options), seat);
  }

  closePanel(): void {
    this.panel.value = undefined;
  }

  /** Begins the keyboard where a move can begin. */
  putCursorOnMovable(): void {
    const [first] = this.nextCells;
    if (first !== undefined && !this.nextCells.includes(this.cursor.peek())) this.cursor.value = first;
  }

  /** Previews a complete move without playing it. */
  preview(text: string | undefined): void {
    this.previewed.value = text;
    this.confirming = undefined;
  }

  protected get confirmsTouch(): boolean {
    return settings.value.confirmsTouch;
  }

  protected dropHand(): void {
    this.hand.peek().drop();
    this.hand.changed();
  }

  protected refuse(refusal: Refusal): void {
    const { game } = this.position;
    this.message.value = () => sayRefusal(game, refusal, language.value);
  }
}
