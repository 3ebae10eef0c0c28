import type { Direction, Seat } from '../../../core/types.ts';

/**
 * Content of a cell: bits 0–2 owner of the tile, 3–5 owner of the piece, 6–8 the piece's facing; an owner is seat + 1,
 * and 0 is nobody. So an empty neutral cell is 0, a cell without a piece is its tile's owner, and the wall looks like a
 * piece.
 */
export const TILE = 0b111;
export const PIECE = 0b111_000;

/** Content of a cell with a piece on it. */
export function pieceOn(tileOwner: number, seat: Seat, facing: Direction): number {
  return tileOwner | ((seat + 1) << 3) | (facing << 6);
}

/** Owner of the tile as seat + 1, 0 where it is neutral. */
export function tileOwner(content: number): number {
  return content & TILE;
}

/** Seat of the piece, or NOBODY. */
export function pieceSeat(content: number): Seat {
  return ((content & PIECE) >> 3) - 1;
}

/** Which way the piece faces; 7 for the wall. */
export function facingOf(content: number): Direction {
  return (content >> 6) & 7;
}
