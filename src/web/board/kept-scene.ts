import { useRef } from 'preact/hooks';
import type { Item, Scene } from '../../view/scene.ts';

/** A scene in which all that looks as it was drawn last is the same object: nothing of it need be drawn again. */
export interface KeptScene {
  readonly scene: Scene;
  /** The first scene of this board from this side: whatever does not depend on what stands on the cells is seen in it. */
  readonly board: Scene;
  /** Tells boards and sides apart. */
  readonly key: string;
}

/** Follows a scene from drawing to drawing. */
export function useKeptScene(scene: Scene): KeptScene {
  const kept = useRef<KeptScene | undefined>(undefined);
  kept.current = keepScene(kept.current, scene);
  return kept.current;
}

export function keepScene(before: KeptScene | undefined, scene: Scene): KeptScene {
  const { items, tints, ...rest } = scene;
  const key = JSON.stringify([rest, [...tints], items.map(({ x, y }) => [x, y])]);
  if (before === undefined || before.key !== key) return { scene, board: scene, key };
  const old = before.scene.items;
  const kept = items.map((item, at) => (hasSameMarks(item, old[at]) ? old[at] : item));
  return kept.every((item, at) => item === old[at]) ? before : { ...before, scene: { ...before.board, items: kept } };
}

function hasSameMarks({ marks }: Item, { marks: others }: Item): boolean {
  return marks.length === others.length && JSON.stringify(marks) === JSON.stringify(others);
}
