import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../core/types.ts';
import { roundsOf } from '../../record/rounds.ts';
import { Icon } from '../kit/icon.tsx';
import { playTexts } from './texts.ts';

/** A move as it is listed. */
interface ListedMove {
  readonly text: string;
  readonly seat: Seat;
  /** Said beside it, such as that it is on its way. */
  readonly note?: string;
}

interface MoveListProps {
  readonly moves: readonly ListedMove[];
  /** How many players there are. */
  readonly seats: number;
  /** After how many moves the game is shown. */
  readonly shown: number;
  /** Shows another moment; undefined is the present. */
  show(count: number | undefined): void;
  /** The address of a moment, where it has one. */
  addressOf?(count: number): string;
  /** What stands below, beside the buttons that step through the moves. */
  readonly children?: ComponentChildren;
}

/**
 * The moves so far, numbered by turns, with a column for each player; each shows its moment. Where there is no room
 * beside the board they are one line, which is scrolled. The style sheet decides.
 */
export function MoveList({ moves, seats, shown, show, addressOf, children }: MoveListProps) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every move, and when another one is shown
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    scrollToShown(current);
    // Its place becomes smaller where more is said above it, and another one when the window is turned.
    const observer = new ResizeObserver(() => scrollToShown(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, [moves.length, shown]);
  const { moves: label, noMoves, first, earlier, later, now } = playTexts.value;
  const rounds = roundsOf(moves.map(({ seat }) => seat));
  const step = (text: string, icon: IconNode, count: number, isOpen: boolean) => (
    <button type="button" aria-label={text} title={text} disabled={!isOpen} onClick={() => show(count)}>
      <Icon of={icon} />
    </button>
  );
  return (
    <section class="move-panel">
      {moves.length === 0 ? (
        <p class="moves soft">{noMoves}</p>
      ) : (
        <ol class={`moves of-${seats}`} ref={list} tabindex={0} aria-label={label}>
          {moves.map(({ text, seat, note }, index) => {
            const begins = index === 0 || rounds[index] !== rounds[index - 1];
            const count = index + 1;
            const isShown = count === shown;
            const named = {
              'aria-current': isShown ? ('step' as const) : undefined,
              class: note === undefined ? 'move' : 'move pending',
            };
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a move is the one at its place
              <li key={index} class={`by-${seat + 1} ${begins ? 'begins' : ''}`}>
                {begins && <span class="round">{rounds[index]}. </span>}
                {addressOf === undefined || note !== undefined ? (
                  <button type="button" {...named} onClick={() => show(count === moves.length ? undefined : count)}>
                    {text}
                  </button>
                ) : (
                  <a href={addressOf(count)} {...named}>
                    {text}
                  </a>
                )}
                {note !== undefined && <span class="unseen"> {note}</span>}
              </li>
            );
          })}
        </ol>
      )}
      <div class="move-steps">
        {step(first, ChevronFirst, 0, shown > 0)}
        {step(earlier, ChevronLeft, shown - 1, shown > 0)}
        {step(later, ChevronRight, shown + 1, shown < moves.length)}
        <button
          type="button"
          aria-label={now}
          title={now}
          disabled={shown === moves.length}
          onClick={() => show(undefined)}
        >
          <Icon of={ChevronLast} />
        </button>
        {children}
      </div>
    </section>
  );
}

/** Only the list is scrolled: scrollIntoView would scroll the page as well. */
function scrollToShown(list: HTMLElement): void {
  const item = list.querySelector<HTMLElement>('[aria-current]') ?? list.querySelector('li');
  if (item === null) return;
  list.scrollTop = item.offsetTop - list.clientHeight / 2;
  list.scrollLeft = item.offsetLeft - list.clientWidth / 2;
}
