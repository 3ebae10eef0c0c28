import type { Attempt, Refusal } from '../../core/game.ts';
import type { Position } from '../../core/position.ts';
import type { en } from './texts.ts';

type Rule = keyof typeof en.refusals;

/** Which rule forbids an attempt (§3, §7). */
export function refuse(position: Position, attempt: Attempt): Refusal<Rule> | undefined {
  const { slots, turn, board } = position;
  if (attempt.word === 'swap') return { rule: 'no swap', words: {} };
  const [from, to] = attempt.cells;
  if (from === undefined || attempt.cells.length > 2) return undefined;
  const words = { from: board.names[from], to: board.names[to ?? from] };
  if (to === undefined || to === from) return { rule: 'occupied', words };
  if (slots[from] === 0) return { rule: 'nothing there', words };
  if ((slots[from] & 1) !== turn) return { rule: 'not yours', words };
  if (!board.next.subarray(from * 6, from * 6 + 6).includes(to)) return { rule: 'not neighbours', words };
  if (slots[to] === 0) return { rule: 'empty target', words };
  if ((slots[to] & 1) === turn) return { rule: 'own target', words };
  return { rule: 'heights differ', words: { ...words, height: slots[from] >> 1, other: slots[to] >> 1 } };
}
