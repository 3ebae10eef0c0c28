import { useRef } from 'preact/hooks';
import type { Cell } from '../../core/types.ts';
import { cellOf } from '../board/cell-of.ts';
import { PlayBoard } from '../play/play-board.tsx';
import type { StudyModel } from './model.ts';
import { Arrows } from './overlay.tsx';

/** The board of a study: moves are made on it for all seats, and arrows drawn with the right button. */
export function StudyBoard({ model }: { model: StudyModel }) {
  const begun = useRef<Cell | undefined>(undefined);
  return (
    <PlayBoard
      model={model}
      moment={model.position}
      overlay={(scene) => (
        <>
          <Arrows scene={scene} arrows={model.pointers.value} kind="engine" />
          <Arrows scene={scene} arrows={model.remark.value.arrows} kind="person" from={model.drawnFrom.value} />
        </>
      )}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        begun.current = event.button === 2 ? cellAt(event) : undefined;
      }}
      onPointerUp={(event) => {
        const to = cellAt(event);
        const from = begun.current;
        begun.current = undefined;
        if (event.button === 2 && from !== undefined && to !== undefined) model.drawArrow({ from, to });
      }}
    />
  );
}

function cellAt({ clientX, clientY }: PointerEvent): Cell | undefined {
  return cellOf(document.elementFromPoint(clientX, clientY));
}
