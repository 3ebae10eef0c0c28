import type { ComponentChildren } from 'preact';
import type { Cell } from '../../core/types.ts';
import type { Tilt } from '../../view/drawing/tilt.ts';
import type { Scene } from '../../view/scene.ts';
import type { BoardAccents } from './accents.tsx';

export interface BoardProps {
  readonly scene: Scene;
  /** Rows of cells from top to bottom as displayed. */
  readonly rows: readonly (readonly Cell[])[];
  readonly label: string;
  readonly accents: BoardAccents;
  /** The cell that the keyboard is on. */
  readonly cursor: Cell;
  readonly hasLabels?: boolean;
  /** From where it is seen; from straight above where nothing is said. */
  readonly tilt?: Tilt | undefined;
  /** Drawn above everything, in the units of the board. */
  readonly overlay?: ComponentChildren;
  /** A screen reader's description of a cell. */
  describe(cell: Cell): string;
  /** A cell was touched: by a finger, whose aim is poor, or by anything else. */
  touch(cell: Cell, isFinger: boolean): void;
  moveCursor(cell: Cell): void;
  /** The pointer or the focus has moved to a cell, or has left the board. */
  hover?(cell: Cell | undefined): void;
  /** The board is turned by dragging it: pixels to the right and down. */
  turn?(right: number, down: number): void;
  /** Drops a half-made move. */
  drop?(): void;
}
