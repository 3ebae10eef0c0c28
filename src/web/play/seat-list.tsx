import { Crown } from 'lucide';
import type { ComponentChildren } from 'preact';
import type { Ink } from '../../core/look.ts';
import type { Seat } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import { Emblem } from '../kit/emblem.tsx';
import { Icon } from '../kit/icon.tsx';
import { playTexts } from './texts.ts';

/** What is shown of a seat. */
export interface SeatView {
  readonly seat: Seat;
  readonly ink: Ink;
  /** Who sits there. */
  readonly name: ComponentChildren;
  /** Colour, rating, and what else is known. */
  readonly note: ComponentChildren;
  readonly isTurn: boolean;
  readonly isWinner: boolean;
  readonly isOut: boolean;
  readonly points: number | undefined;
  /** In a set of games, all points so far. */
  readonly total?: string | undefined;
  readonly clock?: ComponentChildren;
}

interface SeatListsProps {
  /** In the order of play. */
  readonly seats: readonly SeatView[];
  /** The seat that is nearest to the viewer; the others sit on the other side of the board. */
  readonly own: Seat;
}

/** Who sits where, as around a table: the others above the board or first, the viewer below it or last. */
export function SeatLists({ seats, own }: SeatListsProps) {
  const others = seats.map((_, index) => seats[(own + 1 + index) % seats.length]).slice(0, -1);
  return (
    <>
      <ul class={`seats others of-${others.length}`}>
        {others.map((one) => (
          <SeatRow key={one.seat} {...one} />
        ))}
      </ul>
      <ul class="seats own">
        <SeatRow {...seats[own]} />
      </ul>
    </>
  );
}

function SeatRow({ seat, ink, name, note, isTurn, isWinner, isOut, points, total, clock }: SeatView) {
  const { isTurn: turn, out, winner } = playTexts.value;
  return (
    <li class={`seat-row ink-${ink} ${isTurn ? 'turn' : ''} ${isOut ? 'out' : ''}`}>
      <Emblem ink={ink} seat={seat} />
      <span class="who">
        <strong>
          <span class="name">{name}</span>
          {isWinner && (
            <span class="crown" title={winner}>
              <Icon of={Crown} />
              <span class="unseen">{winner}</span>
            </span>
          )}
        </strong>
        <span class="soft">{note}</span>
      </span>
      {isTurn && <span class="unseen">{turn}</span>}
      {isOut && <span class="chip">{out}</span>}
      {(points !== undefined || total !== undefined || clock !== undefined) && (
        <span class="figures">
          {total !== undefined && <span class="soft total">{total}</span>}
          {points !== undefined && <Points points={points} />}
          {clock}
        </span>
      )}
    </li>
  );
}

/** A player's points, large; read aloud with the word. */
function Points({ points }: { points: number }) {
  const { points: words, onePoint } = playTexts.value;
  return (
    <span class="points">
      <span class="big-figure" aria-hidden="true">
        {points}
      </span>
      <span class="unseen">{points === 1 ? onePoint : fill(words, { points })}</span>
    </span>
  );
}
