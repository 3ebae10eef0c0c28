import type { Game } from '../../core/game.ts';
import type { OptionValue } from '../../core/options.ts';
import type { Seat } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import { computerName, measuredElo, type SeatWord, seatName, seatWords } from '../../session/seats.ts';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import { kitTexts } from './texts.ts';

interface OptionRowsProps {
  readonly game: Game;
  readonly chosen: Readonly<Record<string, OptionValue>>;
  change(name: string, value: OptionValue): void;
}

/** A row for every option of a game that leaves a choice. */
export function OptionRows({ game, chosen, change }: OptionRowsProps) {
  const { yes, no, playersLabel } = texts.value;
  const names = Object.keys(game.options).filter((name) => game.options[name].length > 1);
  return names.map((name) => {
    const words = game.texts[language.value].options[name];
    const values = game.options[name].toSorted((one, other) => Number(one) - Number(other));
    const shown = (one: OptionValue) => (typeof one === 'boolean' ? (one ? yes : no) : (words?.values?.[one] ?? one));
    return (
      <label key={name} class="row">
        <span>{words?.name ?? playersLabel}</span>
        <select
          name={name}
          value={String(chosen[name])}
          onChange={({ currentTarget }) => change(name, values[currentTarget.selectedIndex])}
        >
          {values.map((one) => (
            <option key={String(one)} value={String(one)}>
              {shown(one)}
            </option>
          ))}
        </select>
      </label>
    );
  });
}

interface SeatRowsProps {
  readonly game: Game;
  /** Who sits where. */
  readonly seats: readonly SeatWord[];
  /** Who besides computers may sit there, and their labels; by default a person at this device. */
  readonly others?: Readonly<Record<SeatWord, string>>;
  change(seat: Seat, word: SeatWord): void;
}

/** A row for every seat, to choose who sits there. */
export function SeatRows({ game, seats, others, change }: SeatRowsProps) {
  const { seats: names } = game.texts[language.value];
  return seats.map((here, seat) => (
    <label class="row" key={names[seat]}>
      <span>
        <span class={`swatch ink-${game.look.inks[seat]} seat-${seat + 1}`} aria-hidden="true" /> {names[seat]}
      </span>
      <select
        name={`seat-${seat + 1}`}
        value={here}
        onChange={({ currentTarget }) => change(seat, currentTarget.value)}
      >
        <Sitters game={game} players={seats.length} others={others} />
      </select>
    </label>
  ));
}

/** Who may sit at a seat: people, then computers. */
function Sitters({ game, players, others }: { game: Game; players: number; others: SeatRowsProps['others'] }) {
  const [person, ...computers] = seatWords(game, players);
  const people = others ?? { [person]: seatName(game, person, language.value) };
  return (
    <>
      {Object.entries(people).map(([word, name]) => (
        <option key={word} value={word}>
          {name}
        </option>
      ))}
      <optgroup label={kitTexts.value.computers}>
        {computers.map((word) => (
          <option key={word} value={word}>
            {strengthOf(game, players, word)}
          </option>
        ))}
      </optgroup>
    </>
  );
}

/** A computer with its measured strength, if any; short, so that phones show all of it. */
export function strengthOf(game: Game, players: number, word: SeatWord): string {
  const name = computerName(game, word, language.value);
  const elo = measuredElo(game, players, word);
  return elo === undefined ? name : fill(kitTexts.value.elo, { name, elo: Math.round(elo) });
}
