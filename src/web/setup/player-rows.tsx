import { ArrowUp } from 'lucide';
import type { Game } from '../../core/game.ts';
import type { Seat } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import { isWrong, readPlayer } from '../../session/player-word.ts';
import { type SeatWord, seatName, seatWords } from '../../session/seats.ts';
import type { LevelResult } from '../games/results.ts';
import { Emblem } from '../kit/emblem.tsx';
import { Icon } from '../kit/icon.tsx';
import { strengthOf } from '../kit/rows.tsx';
import { language } from '../state/language.ts';
import { setupTexts } from './texts.ts';

interface PlayerRowsProps {
  readonly game: Game;
  readonly players: readonly SeatWord[];
  readonly colours: readonly number[];
  /** Whether the order is drawn, and so cannot be chosen. */
  readonly isRandom: boolean;
  sit(seat: Seat, word: SeatWord): void;
  colour(seat: Seat, place: number): void;
  /** Lets a player play before the one above. */
  moveUp(seat: Seat): void;
}

/** A row for every player in the order of play: the colour, and who it is. */
export function PlayerRows({ game, players, colours, isRandom, sit, colour, moveUp }: PlayerRowsProps) {
  const words = setupTexts.value;
  const names = game.texts[language.value].seats;
  return (
    <ol class="player-rows">
      {players.map((word, seat) => (
        <li key={colours[seat]}>
          <label class="colour-choice">
            <Emblem ink={game.look.inks[colours[seat]]} seat={seat} />
            <span class="unseen">{fill(words.colour, { seat: seat + 1 })}</span>
            <select
              name={`colour-${seat + 1}`}
              value={colours[seat]}
              onChange={({ currentTarget }) => colour(seat, Number(currentTarget.value))}
            >
              {game.look.inks.map((ink, place) => (
                <option key={ink} value={place}>
                  {names[place]}
                </option>
              ))}
            </select>
          </label>
          <select
            name={`seat-${seat + 1}`}
            aria-label={names[colours[seat]]}
            value={word}
            onChange={({ currentTarget }) => sit(seat, currentTarget.value)}
          >
            <Words game={game} players={players} seat={seat} />
          </select>
          {seat > 0 && !isRandom ? (
            <button
              type="button"
              class="plain"
              aria-label={fill(words.moveUp, { seat: seat + 1 })}
              title={fill(words.moveUp, { seat: seat + 1 })}
              onClick={() => moveUp(seat)}
            >
              <Icon of={ArrowUp} />
            </button>
          ) : (
            <span />
          )}
        </li>
      ))}
    </ol>
  );
}

function Words({ game, players, seat }: { game: Game; players: readonly SeatWord[]; seat: Seat }) {
  const [person, ...computers] = seatWords(game, players.length);
  const { you, computer } = setupTexts.value;
  const isFirst = !players.slice(0, seat).includes('human');
  return (
    <>
      <option value={person}>{isFirst ? you : seatName(game, person, language.value)}</option>
      <optgroup label={computer}>
        {computers.map((word) => (
          <option key={word} value={word}>
            {strengthOf(game, players.length, word)}
          </option>
        ))}
      </optgroup>
    </>
  );
}

interface AboutComputerProps {
  readonly game: Game;
  readonly players: readonly SeatWord[];
  readonly results: readonly LevelResult[];
}

/** The strongest level among the players in a line or two: how it plays, and how one has done against it. */
export function AboutComputer({ game, players, results }: AboutComputerProps) {
  const words = setupTexts.value;
  const levels = players.flatMap((word) => {
    const player = readPlayer(game, word);
    return !isWrong(player) && player.kind === 'level' ? [player.level] : [];
  });
  if (levels.length === 0) return null;
  const level = Math.max(...levels);
  const count = (outcome: LevelResult['outcome']) =>
    results.filter((one) => one.level === level && one.outcome === outcome).length;
  const [won, shared, lost] = [count('won'), count('shared'), count('lost')];
  return (
    <p class="soft about-computer">
      {words.levels[level - 1]} {won + shared + lost > 0 && fill(words.record, { won, shared, lost })}
    </p>
  );
}
