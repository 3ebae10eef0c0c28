import type { Cell } from '../../core/types.ts';

/** The cell that a part of the board belongs to. */
export function cellOf(target: EventTarget | null): Cell | undefined {
  const name = (target as Element | null)?.closest('[data-cell]')?.getAttribute('data-cell');
  return name === null || name === undefined ? undefined : Number(name);
}
