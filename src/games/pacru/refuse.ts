import { searchedMoves, writeMove } from '../../core/moves.ts';
import type { Attempt, Refusal } from '../../core/notation.ts';
import type { Position } from '../../core/position.ts';
import type { Cell, Move } from '../../core/types.ts';
import { board } from '../families/cru/board.ts';
import { pieceSeat } from '../families/cru/content.ts';
import { inTheWay, pieceBetween, tooFar } from '../families/cru/long-move.ts';
import { refuseWay, refuseWord } from '../families/cru/refuse.ts';
import { CONNECTION, fromOf, gainCellOf, gainOf, isReorientation, meetingCellOf, toOf } from './moves.ts';
import type { texts } from './texts.ts';

type Rule = keyof (typeof texts)['en']['refusals'];

const { names, off } = board;

/** Which rule forbids an attempt. Tiles to give up come after the piece, touched twice or with a sign to turn it. */
export function refuse(position: Position, attempt: Attempt): Refusal<Rule> | undefined {
  const [from, to, ...more] = attempt.cells;
  if (from === undefined) return refuseWord(attempt);
  if (pieceSeat(position.slots[from]) === position.turn) {
    if (to === from) return refuseTurn(position, attempt.cells);
    if (attempt.choice !== '') return refuseSign(position, attempt);
  }
  const along = to === undefined ? [] : movesAlong(position, from, to);
  if (along.length > 0) return refuseGain(position, along, more);
  return refuseStop(position, from, to) ?? refuseWay(position, from, to, { tooFar, inTheWay });
}

/** §14: why the piece on the cell of arrival cannot be taken. */
function refuseStop(position: Position, from: Cell, to: Cell | undefined): Refusal<Rule> | undefined {
  const { slots, turn } = position;
  const way = refuseWay(position, from, to, { tooFar });
  if (to === undefined || way?.rule !== 'occupied') return undefined;
  const words = { from: names[from], to: names[to] };
  if (pieceSeat(slots[to]) === turn) return { rule: 'own piece', words };
  const cell = pieceBetween(position, from, to);
  return cell === undefined
    ? { rule: 'no pincer', words }
    : { rule: 'no attack', words: { ...words, cell: names[cell] } };
}

/** §9–§17: what is wrong with the cells named after a piece's path. */
function refuseGain(position: Position, along: readonly Move[], more: readonly Cell[]): Refusal<Rule> {
  const [first, ...others] = more;
  const crossings = along.filter((move) => gainCellOf(move) !== off);
  const example = { move: writeMove(position, crossings[0] ?? along[0]) };
  if (crossings.length > 0 && first === undefined) {
    const canConnect = along.some((move) => gainOf(move) === CONNECTION);
    return { rule: canConnect ? 'gain choice' : 'gain missing', words: example };
  }
  const isAgain = first === toOf(along[0]); // a connection, entered on the board
  const gained = along.filter((move) =>
    crossings.length === 0 || isAgain
      ? gainCellOf(move) === off || gainCellOf(move) === first
      : gainCellOf(move) === first,
  );
  if (gained.length === 0) return { rule: 'bad gain', words: { cell: names[first] } };
  const [met, extra] = crossings.length === 0 ? more : others;
  const meeting = gained.filter((move) => meetingCellOf(move) !== off);
  const words = { move: writeMove(position, meeting[0] ?? gained[0]) };
  if (meeting.length === 0)
    return { rule: met === undefined || crossings.length === 0 ? 'no gain' : 'no meeting', words };
  if (met === undefined) return { rule: 'meeting missing', words };
  return { rule: 'bad meeting', words: { cell: names[extra ?? met] } };
}

/** A sign to turn, with the cells that follow it: tiles to give up, or a border that was crossed. */
function refuseSign(position: Position, { cells }: Attempt): Refusal<Rule> {
  const [from, ...given] = cells;
  const [to] = given;
  if (given.length === 1 && movesAlong(position, from, to).length > 0) return { rule: 'no twist', words: {} };
  const turned = given.length > 2 ? [from, from, from] : [from, from];
  return refuseTurn(position, [...turned, ...given]);
}

/** §18, §19. */
function refuseTurn(position: Position, path: readonly Cell[]): Refusal<Rule> {
  const [from] = path;
  const given = path.slice(path[2] === from ? 3 : 2);
  const cost = path[2] === from ? 4 : 2;
  const count = position.board.names.filter((_, cell) => position.slots[cell] === position.turn + 1).length;
  if (count < cost) return { rule: 'too poor', words: { from: names[from], count } };
  const bad = given.find((cell, at) => position.slots[cell] !== position.turn + 1 || given.indexOf(cell) !== at);
  if (bad !== undefined) return { rule: 'not given', words: { cell: names[bad] } };
  return { rule: 'tiles missing', words: {} };
}

/** The moves between two cells, without some of their meetings. */
function movesAlong(position: Position, from: Cell, to: Cell): Move[] {
  return searchedMoves(position).filter((move) => !isReorientation(move) && fromOf(move) === from && toOf(move) === to);
}
