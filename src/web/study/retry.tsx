import { useSignal } from '@preact/signals';
import type { SeatWord } from '../../session/seats.ts';
import { matchRecordAt } from '../../session/study-edit.ts';
import { SeatRows } from '../kit/rows.tsx';
import { startGame } from '../play/start.ts';
import type { StudyModel } from './model.ts';
import { studyTexts } from './texts.ts';

/** Plays on from the current position, against any level: the player to move is the user, unless chosen otherwise. */
export function Retry({ model }: { model: StudyModel }) {
  const { game } = model;
  const { seats: count, turn, over } = model.position;
  const chosen = useSignal<Readonly<Record<number, SeatWord>>>({});
  const usual = (seat: number) => (seat === turn ? 'human' : 'level:3');
  const seats = Array.from({ length: count }, (_, seat) => chosen.value[seat] ?? usual(seat));
  if (over) return <p class="soft">{studyTexts.value.over}</p>;
  return (
    <section class="retry" aria-label={studyTexts.value.retryTool}>
      <p class="soft">{studyTexts.value.retryHelp}</p>
      <SeatRows
        game={game}
        seats={seats}
        change={(seat, word) => {
          chosen.value = { ...chosen.value, [seat]: word };
        }}
      />
      <button type="button" class="main" onClick={() => startGame(matchRecordAt(model.study.value), seats)}>
        {studyTexts.value.startGame}
      </button>
    </section>
  );
}
