import { useSignal } from '@preact/signals';
import { type SeatWord, seatName, seatWords } from '../../table/seats.ts';
import { matchRecordAt } from '../../table/study-edit.ts';
import { startGame } from '../play/start.ts';
import { language } from '../state/words.ts';
import type { StudyDesk } from './desk.ts';
import { said } from './words.ts';

/** Plays on from the position looked at, against any level: whoever is to move is the person, unless chosen otherwise. */
export function Retry({ desk }: { desk: StudyDesk }) {
  const { game } = desk;
  const { seats: count, turn, over } = desk.position.value;
  const chosen = useSignal<Readonly<Record<number, SeatWord>>>({});
  const words = game.texts[language.value];
  const usual = (seat: number) => (seat === turn ? 'human' : 'level:3');
  const seats = Array.from({ length: count }, (_, seat) => chosen.value[seat] ?? usual(seat));
  if (over) return <p class="soft">{said.value.over}</p>;
  return (
    <section class="retry" aria-label={said.value.retryTool}>
      <p class="soft">{said.value.retryHelp}</p>
      {seats.map((word, seat) => (
        <label class="row" key={words.seats[seat]}>
          <span>
            <span class={`swatch ink-${game.look.inks[seat]} seat-${seat + 1}`} aria-hidden="true" />{' '}
            {words.seats[seat]}
          </span>
          <select
            value={word}
            onChange={({ currentTarget }) => {
              chosen.value = { ...chosen.value, [seat]: currentTarget.value };
            }}
          >
            {seatWords(game, count).map((one) => (
              <option key={one} value={one}>
                {seatName(game, one, language.value)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" class="main" onClick={() => void startGame(matchRecordAt(desk.study.value), seats)}>
        {said.value.startGame}
      </button>
    </section>
  );
}
