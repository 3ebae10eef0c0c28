/** Index of a cell, 0 … board.cellCount - 1. */
export type Cell = number;
/** Index of a direction, 0 … board.directionCount - 1, clockwise. */
export type Direction = number;
/** Index of a player in turn order, from 0. Only text counts players from 1. */
export type Seat = number;
/** A move as one small integer, 0 … rules.moveLimit - 1; only its own game can read it. */
export type Move = number;

/** No seat, in a slot that can hold one. */
export const NOBODY: Seat = -1;
export const NO_MOVE: Move = -1;
/** Content of the cell beyond the edge. */
export const WALL = -1;
