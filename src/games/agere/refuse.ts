import type { Attempt, Refusal } from '../../core/notation.ts';
import type { Position } from '../../core/position.ts';
import type { en } from './texts.ts';

type Rule = keyof typeof en.refusals;

/** Which rule forbids an attempt (§3, §7). */
export function refuse(position: Position, attempt: Attempt): Refusal<Rule> | undefined {
  const { slots, turn, board, options } = position;
  if (attempt.word === 'swap') return { rule: options.pie === true ? 'too late to swap' : 'no swap', words: {} };
  const [from, to] = attempt.cells;
  if (from === undefined) return undefined;
  const words = { from: board.names[from], to: board.names[to ?? from] };
  if (attempt.cells.length > 2) return { rule: 'one or two cells', words };
  const owner = slots[from] & 1;
  if (to === undefined) {
    if (slots[from] === 0) return { rule: 'one or two cells', words }; // a legal placement, but with something added
    return { rule: owner === turn ? 'no target' : 'occupied', words };
  }
  if (slots[from] === 0) return { rule: 'nothing there', words };
  if (owner !== turn) return { rule: 'not yours', words };
  if (to === from) return { rule: 'same cell', words };
  if (!board.next.subarray(from * 6, from * 6 + 6).includes(to)) return { rule: 'not neighbours', words };
  if (slots[to] === 0) return { rule: 'empty target', words };
  if ((slots[to] & 1) === turn) return { rule: 'own target', words };
  const height = slots[from] >> 1;
  const other = slots[to] >> 1;
  return { rule: height === other ? 'one or two cells' : 'heights differ', words: { ...words, height, other } };
}
