import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Cell } from '../../core/types.ts';
import { type Change, changesBetween } from '../../view/changes.ts';
import { CELL } from '../../view/drawing/frame.ts';
import type { Scene } from '../../view/scene.ts';
import { trackOf } from '../../view/track.ts';
import { markName } from './pieces.tsx';
import { rippleOf } from './ripple.ts';

/** What has changed since the board was last drawn differently. */
interface Motion {
  readonly changes: readonly Change[];
  /** Rises with every change. */
  readonly count: number;
  /** Cells that the last move changed, without those of its own path. */
  readonly changed: readonly Cell[];
}

interface Shown extends Motion {
  readonly scene: Scene;
  readonly last: readonly Cell[];
}

/**
 * Follows a scene from drawing to drawing, and animates new marks from where they were. hasJumped: what changed was
 * not changed by the last move alone.
 */
export function useMotion(
  root: RefObject<SVGSVGElement | null>,
  scene: Scene,
  last: readonly Cell[],
  hasJumped = false,
): Motion {
  const shown = useRef<Shown>({ scene, last, changes: [], count: 0, changed: [] });
  const before = shown.current;
  if (isOtherBoard(before.scene, scene))
    shown.current = { scene, last, changes: [], count: before.count + 1, changed: [] };
  else {
    const path = pathOfChange(before, scene, last);
    const places = { x: scene.items.map(({ x }) => x), y: scene.items.map(({ y }) => y) };
    const changes = changesBetween(before.scene, scene, trackOf(places, path));
    const changed = path === last && !hasJumped ? cellsBeside(path, changes) : [];
    if (changes.length > 0) shown.current = { scene, last, changes, count: before.count + 1, changed };
  }
  const { changes, count, changed } = shown.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useLayoutEffect(() => {
    if (root.current !== null) moveMarks(root.current, scene, changes);
  }, [count]);
  return { changes, count, changed };
}

/** Another board, or the same one rotated: nothing has moved on it. */
function isOtherBoard({ items }: Scene, { items: now }: Scene): boolean {
  return items.length !== now.length || items[0].x !== now[0].x || items[0].y !== now[0].y;
}

/** The path of the move that was made, or of the one that was taken back. */
function pathOfChange(before: Shown, scene: Scene, last: readonly Cell[]): readonly Cell[] {
  const end = last.at(-1);
  const isNew = end !== undefined && before.scene.items[end].marks.length + scene.items[end].marks.length > 0;
  const hasChanged = isNew && JSON.stringify(before.scene.items[end].marks) !== JSON.stringify(scene.items[end].marks);
  return hasChanged ? last : before.last;
}

/** Where something changed that is not on the path of the move itself. */
function cellsBeside(path: readonly Cell[], changes: readonly Change[]): readonly Cell[] {
  const cells = changes.map((change) => (change.kind === 'vanished' ? change.from.cell : change.to.cell));
  return [...new Set(cells)].filter((cell) => !path.includes(cell));
}

function moveMarks(root: SVGSVGElement, scene: Scene, changes: readonly Change[]): void {
  const duration = Number.parseFloat(getComputedStyle(root).getPropertyValue('--quick'));
  if (!(duration > 0)) return;
  for (const change of changes) {
    if (change.kind === 'vanished') continue;
    const mark = root.querySelector(`[data-mark="${markName(change.to)}"]`);
    const delay = rippleOf(changes, change);
    mark?.animate(framesOf(scene, change), { duration, delay, easing: 'ease-out', fill: 'backwards' });
  }
}

/** How a mark gets to where it is now. */
export function framesOf({ items, directionCount }: Scene, change: Exclude<Change, { kind: 'vanished' }>): Keyframe[] {
  if (change.kind === 'appeared') {
    if (change.to.mark.shape !== 'tile') return [{ opacity: 0, transform: 'translate(0, -7px) scale(1.1)' }, {}];
    return [{ opacity: 0, transform: 'scale(0.6)' }, { transform: 'scale(1.05)', offset: 0.7 }, { transform: 'none' }];
  }
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
