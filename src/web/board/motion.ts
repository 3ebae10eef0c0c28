import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Cell } from '../../core/types.ts';
import { type Change, changesBetween } from '../../view/changes.ts';
import { CELL } from '../../view/drawing/frame.ts';
import type { Scene } from '../../view/scene.ts';
import { trackOf } from '../../view/track.ts';
import { markName } from './pieces.tsx';

/** What has changed since the board was last drawn differently. */
interface Motion {
  readonly changes: readonly Change[];
  /** Rises with every change. */
  readonly count: number;
}

interface Shown extends Motion {
  readonly scene: Scene;
  readonly last: readonly Cell[];
}

/** Follows a scene from drawing to drawing, and animates new marks from where they were. */
export function useMotion(root: RefObject<SVGSVGElement | null>, scene: Scene, last: readonly Cell[]): Motion {
  const shown = useRef<Shown>({ scene, last, changes: [], count: 0 });
  const before = shown.current;
  if (isOtherBoard(before.scene, scene)) shown.current = { scene, last, changes: [], count: before.count + 1 };
  else {
    const changes = changesBetween(before.scene, scene, trackOfChange(before, scene, last));
    if (changes.length > 0) shown.current = { scene, last, changes, count: before.count + 1 };
  }
  const { changes, count } = shown.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useLayoutEffect(() => {
    if (root.current !== null) moveMarks(root.current, scene, changes);
  }, [count]);
  return { changes, count };
}

/** Another board, or the same one rotated: nothing has moved on it. */
function isOtherBoard({ items }: Scene, { items: now }: Scene): boolean {
  return items.length !== now.length || items[0].x !== now[0].x || items[0].y !== now[0].y;
}

/** The path of the move that was made, or of the one that was taken back. */
function trackOfChange(before: Shown, scene: Scene, last: readonly Cell[]): readonly Cell[] {
  const end = last.at(-1);
  const isNew = end !== undefined && before.scene.items[end].marks.length + scene.items[end].marks.length > 0;
  const hasChanged = isNew && JSON.stringify(before.scene.items[end].marks) !== JSON.stringify(scene.items[end].marks);
  const path = hasChanged ? last : before.last;
  return trackOf({ x: scene.items.map(({ x }) => x), y: scene.items.map(({ y }) => y) }, path);
}

function moveMarks(root: SVGSVGElement, scene: Scene, changes: readonly Change[]): void {
  const duration = Number.parseFloat(getComputedStyle(root).getPropertyValue('--quick'));
  if (!(duration > 0)) return;
  for (const change of changes) {
    if (change.kind === 'vanished') continue;
    const mark = root.querySelector(`[data-mark="${markName(change.to)}"]`);
    mark?.animate(framesOf(scene, change), { duration, easing: 'ease-out' });
  }
}

/** How a mark gets to where it is now. */
export function framesOf({ items, directionCount }: Scene, change: Exclude<Change, { kind: 'vanished' }>): Keyframe[] {
  if (change.kind === 'appeared') return [{ opacity: 0, transform: 'scale(0.7)' }, {}];
  if (change.kind === 'flipped')
    return [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'none' }];
  const from = items[change.from.cell];
  const to = items[change.to.cell];
  const x = (from.x - to.x) * CELL;
  const y = (to.y - from.y) * CELL;
  const turn = turnBetween(change.from.mark.direction ?? 0, change.to.mark.direction ?? 0, directionCount);
  return [{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` }, { transform: 'none' }];
}

/** Degrees from the new direction back to the old one, the shorter way. */
function turnBetween(old: number, young: number, count: number): number {
  const steps = (old - young + count) % count;
  return ((steps > count / 2 ? steps - count : steps) * 360) / count;
}
