import type { Change } from '../../view/changes.ts';

/** Milliseconds between changes that follow each other, and the longest wait. */
const STEP = 20;
const LONGEST = 240;

/** How long a change waits for those before it; what moves as one moves at once. */
export function rippleOf(changes: readonly Change[], change: Change): number {
  if (change.kind === 'moved' || change.kind === 'turned') return 0;
  const following = changes.filter(({ kind }) => kind !== 'moved' && kind !== 'turned');
  return Math.min(LONGEST, following.indexOf(change) * STEP);
}
