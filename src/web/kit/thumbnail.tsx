import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import { makeScene } from '../../view/scene.ts';
import { Picture } from '../board/picture.tsx';

/** A position of a saved game, small; computed when the page is idle. */
export function Thumbnail({ look, title }: { look(): Position | undefined; title: string }) {
  const position = useSignal<Position | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a kept game is looked at once
  useEffect(() => {
    const timer = setTimeout(() => {
      position.value = look();
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="thumbnail">
      {position.value !== undefined && <Picture scene={makeScene(position.value)} title={title} />}
    </div>
  );
}
