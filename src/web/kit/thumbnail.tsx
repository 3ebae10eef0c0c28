import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import { makeScene } from '../../view/scene.ts';
import { Picture } from '../board/picture.tsx';

/** A position of a kept game, small; worked out when the page has nothing else to do. */
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
