import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { playTexts } from './texts.ts';

/** How far the handle is dragged before the sheet follows, in pixels. */
const PULL = 16;

interface MoveListProps {
  /** How many moves are listed. */
  readonly count: number;
  /** What the closed sheet shows: the last move. */
  readonly last: string | undefined;
  readonly children: ComponentChildren;
}

/**
 * The moves so far, the last one in view. If there is no room beside the board they are in a sheet at the window's
 * lower edge, which is dragged up or tapped open; the style sheet decides.
 */
export function MoveList({ count, last, children }: MoveListProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  /** Where the handle was grabbed, until it has been dragged far enough. */
  const grip = useRef<number | undefined>(undefined);
  const hasPulled = useRef(false);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every move, and when the list comes into sight
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [count, isOpen]);
  const { moves, noMoves } = playTexts.value;
  const take = (event: PointerEvent & { readonly currentTarget: HTMLButtonElement }) => {
    grip.current = event.clientY;
    hasPulled.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const pull = ({ clientY }: PointerEvent) => {
    const way = clientY - (grip.current ?? clientY);
    if (Math.abs(way) < PULL) return;
    grip.current = undefined;
    hasPulled.current = true;
    setOpen(way < 0);
  };
  const press = ({ detail }: MouseEvent) => {
    grip.current = undefined;
    // The click of a mouse that has dragged must not undo that; a key has no clicks to count.
    if (detail === 0 || !hasPulled.current) setOpen(!isOpen);
  };
  return (
    <section class={`sheet ${isOpen ? 'open' : ''}`}>
      <button
        type="button"
        class="handle"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerDown={take}
        onPointerMove={pull}
        onClick={press}
      >
        {moves} <span class="soft">{last === undefined ? '' : `${count}. ${last}`}</span>
      </button>
      {count === 0 ? (
        <p id={id} class="moves soft">
          {noMoves}
        </p>
      ) : (
        <ol id={id} class="moves" ref={list} aria-label={moves} tabindex={0}>
          {children}
        </ol>
      )}
    </section>
  );
}
