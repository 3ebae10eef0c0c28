import { signal } from '@preact/signals';
import { isFault } from '../../../core/fault.ts';
import type { Mark, MarkShape } from '../../../core/look.ts';
import { sayFault } from '../../../core/play/words.ts';
import type { Position } from '../../../core/position.ts';
import type { Cell, Direction, Seat } from '../../../core/types.ts';
import { isDirected, kindsOf, Setup } from '../../../session/study-setup.ts';
import { language } from '../../state/language.ts';
import { ShownText } from '../../state/shown-text.ts';
import { Watched } from '../../state/watched.ts';

/** A position being set up by hand: what a touch puts on a cell, and whether the rules accept the whole. */
export class SetupModel {
  /** What is put: a kind of piece, or nothing at all. */
  readonly kind;
  readonly owner = signal<Seat>(0);
  readonly facing = signal<Direction>(0);
  readonly cursor = signal<Cell>(0);
  /** The content of the text box, if it differs from what the board shows. */
  readonly typed = signal<string | undefined>(undefined);
  readonly trouble = new ShownText();
  private readonly watched;

  constructor(position: Position) {
    this.watched = signal(new Watched(new Setup(position)));
    this.kind = signal<MarkShape | 'nothing'>(kindsOf(position).at(-1) ?? 'nothing');
  }

  get setup(): Setup {
    return this.watched.value.value;
  }

  /** Whether what is put faces somewhere. */
  get isDirected(): boolean {
    const kind = this.kind.value;
    return kind !== 'nothing' && isDirected(this.setup.seen, kind);
  }

  /** What a touch puts on a cell. */
  get mark(): Mark | undefined {
    const shape = this.kind.value;
    if (shape === 'nothing') return undefined;
    const mark = { shape, owner: this.owner.value };
    return this.isDirected ? { ...mark, direction: this.facing.value } : mark;
  }

  /** Changes the setup in place. */
  change(act: (setup: Setup) => void): void {
    act(this.watched.peek().peek());
    this.typed.value = undefined;
    this.trouble.value = '';
    this.watched.peek().changed();
  }

  /** Starts again from another position. */
  begin(position: Position): void {
    this.watched.value = new Watched(new Setup(position));
    this.typed.value = undefined;
    this.trouble.value = '';
    if (this.owner.value >= position.seats) this.owner.value = 0;
  }

  /** Puts the selected thing on a cell; a piece that is there already is turned. */
  touch(cell: Cell): void {
    this.cursor.value = cell;
    const { mark } = this;
    const { look } = this.setup.seen.game;
    const isThere = look
      .marks(this.setup.content(cell))
      .some(({ shape, owner }) => this.isDirected && shape === mark?.shape && owner === mark.owner);
    if (isThere) this.turn(1);
    else if (mark === undefined) this.change((setup) => setup.put(cell, 0));
    else this.change((setup) => setup.place(cell, mark));
  }

  /** Turns what is put next, and the piece last touched. */
  turn(steps: number): void {
    const count = this.setup.seen.board.directionCount;
    this.facing.value = (this.facing.value + steps + count) % count;
    this.change((setup) => {
      this.facing.value = setup.turn(this.cursor.value, steps) ?? this.facing.value;
    });
  }

  read(text: string): void {
    this.typed.value = text;
    const read = Setup.read(this.setup.seen.game, text);
    this.trouble.value = isFault(read) ? () => sayFault(read, language.value) : '';
    if (!isFault(read)) this.watched.value = new Watched(read);
  }
}
