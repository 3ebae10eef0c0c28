import type { ComponentChildren, HTMLAttributes, RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Cell } from '../../core/types.ts';
import type { BoardView } from './view.ts';

interface PlaceProps extends HTMLAttributes<HTMLDivElement> {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly view: BoardView;
  /** What to show first when zooming in. */
  readonly cursor: Cell;
  readonly children: ComponentChildren;
}

/** Where a board goes: as large as there is room for, or twice as large and scrollable. */
export function Place({ place, view, cursor, children, ...rest }: PlaceProps) {
  const isNear = view.isNear.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when one comes nearer
  useLayoutEffect(() => {
    const frame = place.current;
    const cell = frame?.querySelector(`[data-cell="${cursor}"]`)?.getBoundingClientRect();
    if (!isNear || !frame || cell === undefined) return;
    // Only the board is scrolled: scrollIntoView would scroll the page as well.
    const box = frame.getBoundingClientRect();
    frame.scrollLeft += cell.x + cell.width / 2 - box.x - box.width / 2;
    frame.scrollTop += cell.y + cell.height / 2 - box.y - box.height / 2;
  }, [isNear]);
  return (
    <div class={isNear ? 'place near' : 'place'} ref={place} {...rest}>
      {children}
    </div>
  );
}
