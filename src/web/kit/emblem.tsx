import type { Ink } from '../../core/look.ts';
import type { Seat } from '../../core/types.ts';

/** A seat in its ink, with the sign of its pieces: disc, bar, diamond, ring. */
export function Emblem({ ink, seat }: { ink: Ink; seat: Seat }) {
  return (
    <svg class={`seat-emblem ink-${ink}`} viewBox="-14 -14 28 28" aria-hidden="true">
      <rect x={-13} y={-13} width={26} height={26} rx={8} />
      <path d={SIGNS[seat]} />
    </svg>
  );
}

const SIGNS = [
  'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z',
  'M-6-2.25H6V2.25H-6Z',
  'M0-6 5 0 0 6-5 0Z',
  'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM-3 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z',
];
