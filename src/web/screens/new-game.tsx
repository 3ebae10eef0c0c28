import { useSignal } from '@preact/signals';
import type { Game } from '../../core/game.ts';
import { newMatch } from '../../core/match.ts';
import { defaultOptions, type OptionValue, optionsOf } from '../../core/options.ts';
import { startPosition } from '../../core/position.ts';
import { type SeatWord, seatName, seatWords } from '../../table/seats.ts';
import { makeScene } from '../../view/scene.ts';
import { fill } from '../../view/words.ts';
import { Picture } from '../board/picture.tsx';
import { startGame } from '../play/start.ts';
import { playTexts } from '../play/texts.ts';
import { language, texts } from '../state/words.ts';

/** The screen on which a game is arranged: options, and who sits where. */
export function NewGame({ game }: { game: Game }) {
  const chosen = useSignal<Readonly<Record<string, OptionValue>>>(defaultOptions(game.options));
  const seats = useSignal<readonly SeatWord[]>(['human', 'level:3', 'level:3', 'level:3']);
  const words = game.texts[language.value];
  const count = Number(chosen.value.players);
  const begin = () => {
    const options = optionsOf(game.options, chosen.value);
    void startGame(newMatch(game, options).record(), seats.value.slice(0, count));
  };
  return (
    <main class="page narrow">
      <h1>{game.name}</h1>
      <p class="soft">{fill(texts.value.by, { designer: game.designer })}</p>
      <p>{words.summary}</p>
      <Picture scene={makeScene(startPosition(game, optionsOf(game.options, chosen.value)))} title={game.name} />
      {Object.keys(game.options)
        .filter((name) => game.options[name].length > 1)
        .map((name) => (
          <OptionRow
            key={name}
            game={game}
            name={name}
            value={chosen.value[name]}
            change={(value) => {
              chosen.value = { ...chosen.value, [name]: value };
            }}
          />
        ))}
      {Array.from({ length: count }, (_, seat) => (
        <label class="row" key={words.seats[seat]}>
          <span>
            <span class={`swatch ink-${game.look.inks[seat]} seat-${seat + 1}`} aria-hidden="true" />{' '}
            {words.seats[seat]}
          </span>
          <select
            name={`seat-${seat + 1}`}
            value={seats.value[seat]}
            onChange={({ currentTarget }) => {
              seats.value = seats.value.map((word, at) => (at === seat ? currentTarget.value : word));
            }}
          >
            {seatWords(game, count).map((word) => (
              <option key={word} value={word}>
                {strengthOf(game, count, word)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" class="main" onClick={begin}>
        {texts.value.start}
      </button>
    </main>
  );
}

/** Who could sit there, with the strength that was measured, where it was. */
function strengthOf(game: Game, players: number, word: SeatWord): string {
  const name = seatName(game, word, language.value);
  const ladder = game.ladders.find((one) => one.players === players);
  const measured = ladder?.rungs.find(({ rung }) => word === `level:${rung}`);
  if (measured === undefined) return name;
  return fill(playTexts.value.elo, { name, elo: Math.round(measured.elo) });
}

interface OptionRowProps {
  readonly game: Game;
  readonly name: string;
  readonly value: OptionValue;
  change(value: OptionValue): void;
}

function OptionRow({ game, name, value, change }: OptionRowProps) {
  const { yes, no, playersLabel } = texts.value;
  const words = game.texts[language.value].options[name];
  const values = [...game.options[name]].sort((one, other) => Number(one) - Number(other));
  const shown = (one: OptionValue) => (typeof one === 'boolean' ? (one ? yes : no) : (words?.values?.[one] ?? one));
  return (
    <label class="row">
      <span>{words?.name ?? playersLabel}</span>
      <select
        name={name}
        value={String(value)}
        onChange={({ currentTarget }) => change(values[currentTarget.selectedIndex])}
      >
        {values.map((one) => (
          <option key={String(one)} value={String(one)}>
            {shown(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
