import { writeMove } from '../core/moves.ts';
import type { Refusal } from '../core/notation.ts';
import { pick } from '../core/play/picker.ts';
import type { Position } from '../core/position.ts';
import type { Cell } from '../core/types.ts';

/** One of several moves along the same cells: what distinguishes it, and its text. */
export interface Choice {
  readonly word: string;
  readonly text: string;
}

/** The result of touching a cell: a complete move, a rule that forbids it, or a partial move. */
export type Touched =
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal | undefined }
  | { readonly kind: 'making' };

const MAKING: Touched = { kind: 'making' };

/** A partially entered move: the cells that a person has touched so far, on any screen. */
export class Hand {
  private cells: readonly Cell[] = [];

  get touched(): readonly Cell[] {
    return this.cells;
  }

  /** Where the piece of the move ends, as far as it is known; later touches concern other cells. */
  get end(): Cell | undefined {
    return this.cells[1] ?? this.cells[0];
  }

  drop(): void {
    this.cells = [];
  }

  /** Cells that may be touched next; before the first touch, those on which a move can begin. */
  next(position: Position): readonly Cell[] {
    return pick(position, this.cells).next;
  }

  /** The moves along the touched cells, when only a choice is missing. */
  choices(position: Position): readonly Choice[] {
    const { moves } = pick(position, this.cells);
    if (this.cells.length === 0 || moves.length < 2) return [];
    return moves.map((move) => ({
      word: position.game.notation.choice(position, move),
      text: writeMove(position, move),
    }));
  }

  /** The move that touching a cell next would make, or the first one where a choice would remain. */
  moveAt(position: Position, cell: Cell): string | undefined {
    const { moves } = pick(position, [...this.cells, cell]);
    return moves.length === 0 ? undefined : writeMove(position, moves[0]);
  }

  /** What touching a cell would lead to; nothing changes. */
  peek(position: Position, cell: Cell): Touched {
    return this.step(position, cell).touched;
  }

  touch(position: Position, cell: Cell): Touched {
    const { touched, cells } = this.step(position, cell);
    this.cells = cells;
    return touched;
  }

  /** What touching a cell leads to, and the cells that then count as touched. */
  private step(position: Position, cell: Cell): { readonly touched: Touched; readonly cells: readonly Cell[] } {
    const path = [...this.cells, cell];
    const { next, moves } = pick(position, path);
    if (next.length === 0 && moves.length === 1) {
      return { touched: { kind: 'move', text: writeMove(position, moves[0]) }, cells: [] };
    }
    if (next.length > 0 || moves.length > 1) return { touched: MAKING, cells: path };
    // Touching the same piece again deselects it, another own piece is selected instead; anything else breaks a rule.
    if (this.cells.at(-1) === cell) return { touched: MAKING, cells: [] };
    if (this.cells.length > 0 && pick(position, []).next.includes(cell)) return { touched: MAKING, cells: [cell] };
    const refusal = position.game.refuse(position, { cells: path, choice: '', word: '' });
    return { touched: { kind: 'refused', refusal }, cells: [] };
  }
}
