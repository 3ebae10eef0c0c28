import { CELL } from '../../view/drawing/frame.ts';
import type { Magnified } from './pointer.ts';

/** Pixels from edge to edge, and from the finger up. */
const SIZE = 150;
const ABOVE = 100;
/** Units of the drawing that are visible in it. */
const SEEN = 3 * CELL;

/** What a finger covers, larger and above it, with a cross where it points. */
export function Magnifier({ x, y, clientX, clientY, of }: Magnified & { of: string }) {
  const left = Math.max(0, Math.min(innerWidth - SIZE, clientX - SIZE / 2));
  const top = Math.max(0, clientY - ABOVE - SIZE / 2);
  const viewBox = `${x - SEEN / 2} ${y - SEEN / 2} ${SEEN} ${SEEN}`;
  return (
    <svg class="board magnifier" viewBox={viewBox} style={{ left: `${left}px`, top: `${top}px` }} aria-hidden="true">
      <use href={`#${of}`} />
      <path class="cross" d={`M${x - 8} ${y}h16M${x} ${y - 8}v16`} />
    </svg>
  );
}
