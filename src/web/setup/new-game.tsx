import { useSignal } from '@preact/signals';
import type { Game } from '../../core/game.ts';
import { defaultOptions, type OptionValue, optionsOf } from '../../core/options.ts';
import { newMatch } from '../../core/play/match.ts';
import { startPosition } from '../../core/position.ts';
import { fill } from '../../core/words.ts';
import type { SeatWord } from '../../session/seats.ts';
import { makeScene } from '../../view/scene.ts';
import { Picture } from '../board/picture.tsx';
import { OptionRows, SeatRows } from '../kit/rows.tsx';
import { startGame } from '../play/start.ts';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import { LinkForm, WhereToPlay } from './link-form.tsx';

/** The same, for an online game. */
export function Invite({ game }: { game: Game }) {
  return <NewGame game={game} isByLink />;
}

/** The screen on which a game is set up: options, and who sits where. */
export function NewGame({ game, isByLink = false }: { game: Game; isByLink?: boolean }) {
  const byLink = useSignal(isByLink);
  const chosen = useSignal<Readonly<Record<string, OptionValue>>>(defaultOptions(game.options));
  const seats = useSignal<readonly SeatWord[]>(['human', 'level:3', 'level:3', 'level:3']);
  const words = game.texts[language.value];
  const count = Number(chosen.value.players);
  const begin = () => {
    const options = optionsOf(game.options, chosen.value);
    startGame(newMatch(game, options).record(), seats.value.slice(0, count));
  };
  return (
    <main class="page narrow">
      <h1>{game.name}</h1>
      <p class="soft">{fill(texts.value.by, { designer: game.designer })}</p>
      <p>{words.summary}</p>
      <Picture scene={makeScene(startPosition(game, optionsOf(game.options, chosen.value)))} title={game.name} />
      <OptionRows
        game={game}
        chosen={chosen.value}
        change={(name, value) => {
          chosen.value = { ...chosen.value, [name]: value };
        }}
      />
      <WhereToPlay byLink={byLink} />
      {byLink.value ? (
        <LinkForm game={game} chosen={chosen.value} />
      ) : (
        <>
          <SeatRows
            game={game}
            seats={seats.value.slice(0, count)}
            change={(seat, word) => {
              seats.value = seats.value.with(seat, word);
            }}
          />
          <button type="button" class="main" onClick={begin}>
            {texts.value.start}
          </button>
        </>
      )}
    </main>
  );
}
