import { printable } from './fault.ts';
import type { Refusal } from './notation.ts';
import type { Position } from './position.ts';
import type { GenerateAll } from './rules.ts';
import { type Move, NO_MOVE } from './types.ts';

/** Every legal move; none when the game is over. */
export function legalMoves(position: Position): Move[] {
  return listed(position, position.rules.generateAll ?? position.rules);
}

/** The moves that searches look at: all legal ones in most games. */
export function searchedMoves(position: Position): Move[] {
  return listed(position, position.rules);
}

function listed(position: Position, { mostMoves, generate }: GenerateAll): Move[] {
  if (position.over) return [];
  if (room.length < mostMoves) room = new Int32Array(mostMoves);
  return Array.from(room.subarray(0, generate(position, room, 0)));
}

/** Buffer for listing moves; reused, because there may be very many of them. */
let room: Int32Array = new Int32Array(0);

/** A legal move as text. */
export function writeMove(position: Position, move: Move): string {
  return position.game.notation.move(position, move);
}

/** Texts of all legal moves, sorted as plain strings. */
export function legalTexts(position: Position): string[] {
  return legalMoves(position)
    .map((move) => writeMove(position, move))
    .sort();
}

/**
 * Texts for a person or program to choose from: all moves, or where there may be very many, those that searches look
 * at.
 */
export function listedTexts(position: Position): string[] {
  return searchedMoves(position)
    .map((move) => writeMove(position, move))
    .sort();
}

/** The legal move with this text, or NO_MOVE: a game only needs code for writing moves. */
export function readMove(position: Position, text: string): Move {
  const wanted = plainInput(position, spelled(position, text));
  const { read } = position.game.notation;
  if (read !== undefined) return position.over ? NO_MOVE : read(position, wanted);
  let found = NO_MOVE;
  for (const move of legalMoves(position)) {
    const written = writeMove(position, move);
    if (written === text) return move;
    // Most moves differ in the first letter, where it is one that plain does not change: this skips the rest.
    const isOther = written[0] >= 'a' && written[0] < 'x' && written[0] !== wanted[0];
    if (!isOther && found === NO_MOVE && plain(written) === wanted) found = move;
  }
  return found;
}

/** The legal move with exactly this text, as in our own records, or NO_MOVE. */
export function exactMove(position: Position, text: string): Move {
  if (position.game.notation.read === undefined) {
    return legalMoves(position).find((move) => writeMove(position, move) === text) ?? NO_MOVE;
  }
  const move = readMove(position, text);
  return move !== NO_MOVE && writeMove(position, move) === text ? move : NO_MOVE;
}

/** Why a text is not a legal move here, for a person to read: a shared rule or one of the game's own. */
export function refuseMove(position: Position, typed: string): Refusal {
  if (position.over) return { rule: 'over', words: {} };
  const text = spelled(position, typed);
  const names = text.toLowerCase().match(/[a-z]\d+/g) ?? [];
  const cells = names.map((name) => position.board.names.indexOf(name));
  const missing = cells.indexOf(-1);
  if (missing >= 0) return { rule: 'no such cell', words: { cell: printable(names[missing]) } };
  const signs = Object.entries(position.game.notation.choices ?? {});
  const choice = signs.find(([sign]) => text.includes(sign))?.[1] ?? '';
  const attempt = { cells, choice, word: cells.length === 0 ? plainInput(position, text) : '' };
  return position.game.refuse(position, attempt) ?? { rule: 'unreadable', words: { text: printable(text) } };
}

function spelled(position: Position, text: string): string {
  return position.game.notation.spell?.(position, text) ?? text;
}

/** Moves are compared without case, spaces and separators of cells. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[\sx:–—-]/g, '');
}

/** User input as plain text, also without the signs that may be omitted. */
function plainInput({ game }: Position, text: string): string {
  const signs = Object.entries(game.notation.choices ?? {});
  return plain(signs.reduce((rest, [sign, choice]) => (choice === '' ? rest.replaceAll(sign, '') : rest), text));
}
