import { useSignal } from '@preact/signals';
import type { MatchRecord } from '../../core/play/match.ts';
import type { Position } from '../../core/position.ts';
import type { SeatWord } from '../../session/seats.ts';
import { SeatRows } from '../kit/rows.tsx';
import { startGame } from '../play/start.ts';
import { studyTexts } from './texts.ts';

interface RetryProps {
  readonly position: Position;
  /** The moves that lead to it. */
  readonly record: MatchRecord;
}

/** Plays on from a position, alone or against any level: the player to move is the user, unless chosen otherwise. */
export function Retry({ position, record }: RetryProps) {
  const { game, seats: count, turn, over } = position;
  const chosen = useSignal<Readonly<Record<number, SeatWord>>>({});
  const usual = (seat: number) => (seat === turn ? 'human' : 'level:3');
  const seats = Array.from({ length: count }, (_, seat) => chosen.value[seat] ?? usual(seat));
  const { over: overText, retryHelp, startGame: start } = studyTexts.value;
  if (over) return <p class="soft">{overText}</p>;
  return (
    <section class="retry" aria-label={studyTexts.value.retryTool}>
      <p class="soft">{retryHelp}</p>
      <SeatRows
        game={game}
        seats={seats}
        change={(seat, word) => {
          chosen.value = { ...chosen.value, [seat]: word };
        }}
      />
      <button type="button" class="main" onClick={() => startGame(record, seats)}>
        {start}
      </button>
    </section>
  );
}
