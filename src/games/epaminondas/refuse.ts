import type { Attempt, Refusal } from '../../core/game.ts';
import type { Position } from '../../core/position.ts';
import { directionTo, runLength } from '../families/phalanx/phalanx.ts';
import type { en } from './texts.ts';

type Rule = keyof typeof en.refusals;

/** Which rule forbids an attempt (§3, §4, §6). */
export function refuse(position: Position, attempt: Attempt): Refusal<Rule> | undefined {
  const { slots, turn, board } = position;
  const [rear, to] = attempt.cells;
  if (rear === undefined || attempt.cells.length > 2) return undefined;
  const words = { from: board.names[rear], to: board.names[to ?? rear] };
  if (slots[rear] === 0) return { rule: 'nothing there', words };
  if (slots[rear] !== turn + 1) return { rule: 'not yours', words };
  if (to === undefined) return { rule: 'no destination', words };
  if (to === rear) return { rule: 'no distance', words };
  const direction = directionTo(board, rear, to);
  if (direction < 0) return { rule: 'not in line', words };

  const length = runLength(position, rear, direction);
  let distance = 1 - length;
  for (let cell = rear; cell !== to; cell = board.next[cell * 8 + direction]) {
    if (distance > 0 && slots[cell] !== 0) return blocked(position, cell, words);
    distance++;
  }
  if (slots[to] === turn + 1) return { rule: 'own in the way', words: { ...words, cell: words.to } };
  if (distance > length) return { rule: 'too far', words: { ...words, power: length, distance } };
  if (slots[to] === 0) return { rule: 'symmetrical', words };
  const line = runLength(position, to, direction);
  if (length === 1) return { rule: 'single piece', words };
  if (line >= length) return { rule: 'too weak', words: { ...words, power: length, other: line } };
  return { rule: 'symmetrical', words };
}

/** §3.5: something stands on a cell the head would pass. */
function blocked({ slots, turn, board }: Position, cell: number, words: Refusal['words']): Refusal<Rule> {
  const rule = slots[cell] === turn + 1 ? 'own in the way' : 'enemy in the way';
  return { rule, words: { ...words, cell: board.names[cell] } };
}
