import type { Board } from '../board.ts';
import { legalMoves, writeMove } from '../moves.ts';
import type { Notation } from '../notation.ts';
import type { Position } from '../position.ts';
import type { Cell, Move } from '../types.ts';
import { pick } from './picker.ts';

/**
 * A fixed numbering of everything that can be done in a game with some options, for programs that learn: the same
 * number means the same at every turn, whoever plays. An action is a whole move: a place, and the choice made there.
 * Where there may be very many moves, or some touch more than two cells, it is one touch, and a move is several
 * actions: cells, and at the end a choice where cells leave one. Moves without cells come last.
 */
export interface Actions {
  /** Actions are numbers below this. */
  readonly count: number;
  readonly byTouch: boolean;
  /** One cell, or the first and the last of a move. */
  readonly places: readonly (readonly Cell[])[];
  /** What tells apart moves along the same cells; the first is ''. */
  readonly choices: readonly string[];
  /** Texts of moves without cells. */
  readonly words: readonly string[];
  /** The place of two cells at from * cellCount + to; -1 where no move leads. */
  readonly pairs: Int32Array;
}

/** The numbering for games that begin like this. */
export function numberActions(start: Position): Actions {
  const { game, board } = start;
  const { notation, texts } = game;
  const byTouch = notation.steps !== undefined || hasLongPaths(start);
  const second = byTouch ? [] : REACHES[notation.reach ?? 'straight'](board);
  const places = [...board.names.map((_, cell) => [cell]), ...second];
  const choices = [...new Set(['', ...Object.values(notation.choices ?? {})])];
  const words = Object.keys(texts.en.words ?? {});
  const pairs = new Int32Array(board.cellCount ** 2).fill(-1);
  for (const [place, [from, to]] of places.entries()) if (to !== undefined) pairs[from * board.cellCount + to] = place;
  const numbering = { byTouch, places, choices, words, pairs };
  return { ...numbering, count: firstWord(numbering) + words.length };
}

function firstWord({ byTouch, places, choices }: Omit<Actions, 'count'>): number {
  return byTouch ? places.length + choices.length : places.length * choices.length;
}

/** Whether two cells are not enough to tell the moves. */
function hasLongPaths(start: Position): boolean {
  return legalMoves(start).some((move) => start.game.notation.path(start, move).length > 2);
}

/** Pairs of cells that a move may join. */
const REACHES: Readonly<Record<NonNullable<Notation['reach']>, (board: Board) => Cell[][]>> = {
  nowhere: () => [],
  beside: (board) => linesOf(board, 1),
  straight: (board) => linesOf(board),
  anywhere: ({ names }) => names.flatMap((_, from) => names.flatMap((_, to) => (from === to ? [] : [[from, to]]))),
};

/** Every cell with all that lie straight ahead of it, so many steps away or fewer. */
function linesOf({ cellCount, directionCount, next, off }: Board, most = cellCount): Cell[][] {
  const lines: Cell[][] = [];
  for (let from = 0; from < cellCount; from++) {
    for (let direction = 0; direction < directionCount; direction++) {
      let to: Cell = next[from * directionCount + direction];
      for (let step = 0; step < most && to !== off; step++) {
        lines.push([from, to]);
        to = next[to * directionCount + direction];
      }
    }
  }
  return lines;
}

/** What can be done in a position, after some touches: parallel lists of actions and the moves they complete, if any. */
export interface Doable {
  readonly actions: number[];
  readonly moves: (Move | undefined)[];
}

export function doable(numbering: Actions, position: Position, touched: readonly Cell[] = []): Doable {
  if (position.over) return { actions: [], moves: [] };
  if (!numbering.byTouch) {
    const moves = legalMoves(position);
    return { actions: moves.map((move) => actionOf(numbering, position, move)), moves };
  }
  const { next, moves } = pick(position, touched);
  return {
    actions: [...next, ...moves.map((move) => actionOf(numbering, position, move))],
    moves: [...next.map(() => undefined), ...moves],
  };
}

/** The actions that enter a legal move, in order: one, or its touches. */
export function actionsOf(numbering: Actions, position: Position, move: Move): number[] {
  const last = actionOf(numbering, position, move);
  const path = position.game.notation.path(position, move);
  if (!numbering.byTouch || path.length === 0) return [last];
  return completed(position, path) === undefined ? [...path, last] : [...path];
}

/** The move that is complete with these touches, since they leave nothing else. */
export function completed(position: Position, touched: readonly Cell[]): Move | undefined {
  const { next, moves } = pick(position, touched);
  return next.length === 0 && moves.length === 1 ? moves[0] : undefined;
}

/** The action that completes a move. */
function actionOf(numbering: Actions, position: Position, move: Move): number {
  const { byTouch, choices, places, words, pairs } = numbering;
  const { notation } = position.game;
  const path = notation.path(position, move);
  if (path.length === 0) return firstWord(numbering) + words.indexOf(writeMove(position, move));
  const choice = Math.max(0, choices.indexOf(notation.choice(position, move)));
  if (byTouch) return places.length + choice;
  const [from, to] = path;
  const place = to === undefined ? from : path.length === 2 ? pairs[from * position.board.cellCount + to] : -1;
  if (place >= 0) return choice * places.length + place;
  throw new Error(
    `${position.game.id} needs a farther notation.reach, or notation.steps: ${writeMove(position, move)}`,
  );
}
