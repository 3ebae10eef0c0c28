import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { fill } from '../../core/words.ts';
import { PAIRING_CLOCKS, PAIRING_SPEEDS, type PairingSpeed } from '../../protocol/usual-clocks.ts';
import { cards, type GameCard } from '../games/cards.ts';
import { keepItem, readItem } from '../local/items.ts';
import { sayClock } from '../online/clocks.ts';
import { NameField } from '../online/name-field.tsx';
import type { Person } from '../online/server.ts';
import { sayNumber } from '../state/locale.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { awaitedRoom } from './awaited-room.ts';
import { beginMatchmaking, isAsking, matchmakingNews } from './matchmaking.ts';
import { matchmakingTexts } from './matchmaking-texts.ts';
import { Waiting } from './waiting.tsx';

/** Where the browser keeps the game that was looked for last, so that the next search is one touch. */
const LAST_GAME_KEY = 'gamut pairing';

/** Where users look for an opponent. person: null for a user the server does not know yet. */
export function Matchmaking({ person }: { person: Person | null }) {
  const { title, hint } = matchmakingTexts.value;
  return (
    <section class="panel raised pairing" aria-labelledby="pairing-title">
      <h2 id="pairing-title">{title}</h2>
      {awaitedRoom.value === undefined ? (
        <>
          <p class="soft">{hint}</p>
          <MatchmakingForm person={person} />
        </>
      ) : (
        <Waiting />
      )}
      <p class="message" role="status">
        {matchmakingNews.value}
      </p>
    </section>
  );
}

function MatchmakingForm({ person }: { person: Person | null }) {
  const words = matchmakingTexts.value;
  const game = useSignal<GameCard>(cards.find(({ id }) => id === readItem(LAST_GAME_KEY)) ?? cards[0]);
  const players = useSignal(2);
  const isRated = useSignal(false);
  const name = useSignal('');
  const find = useId();
  const counts = game.value.players;
  const count = counts.includes(players.value) ? players.value : counts[0];
  const hasAccount = person?.kind === 'person';
  const look = (speed: PairingSpeed) => {
    keepItem(LAST_GAME_KEY, game.value.id);
    // Only what differs from the defaults is sent.
    const options = count === counts[0] ? {} : { players: count };
    const wished = { game: game.value.id, options, clock: PAIRING_CLOCKS[speed], rated: isRated.value && hasAccount };
    void beginMatchmaking(wished, name.value, person !== null);
  };
  return (
    <div class="pairing-form">
      <label class="field">
        <span>{words.game}</span>
        <select
          name="game"
          value={game.value.id}
          onChange={({ currentTarget }) => {
            game.value = cards[currentTarget.selectedIndex];
          }}
        >
          {cards.map((one) => (
            <option key={one.id} value={one.id}>
              {`${one.name}, ${fill(texts.value.by, { designer: one.designer })}`}
            </option>
          ))}
        </select>
      </label>
      <div class="pairing-choices">
        {counts.length > 1 && (
          <Choice
            legend={words.players}
            values={counts}
            chosen={count}
            say={sayNumber}
            choose={(value) => {
              players.value = value;
            }}
          />
        )}
        <Choice
          legend={words.kind}
          values={[false, true]}
          chosen={isRated.value && hasAccount}
          say={(rated) => (rated ? words.rated : words.casual)}
          isOff={(rated) => rated && !hasAccount}
          choose={(value) => {
            isRated.value = value;
          }}
        />
      </div>
      {!hasAccount && (
        <p class="soft">
          {words.ratedNeeds} <a href={addressOf('account')}>{texts.value.account}</a>
        </p>
      )}
      {person === null && <NameField name={name} />}
      <fieldset class="paces" aria-labelledby={find}>
        <legend id={find}>{isAsking.value ? words.asking : words.find}</legend>
        {PAIRING_SPEEDS.map((speed) => (
          <button key={speed} type="button" class="pace" disabled={isAsking.value} onClick={() => look(speed)}>
            <strong>{words.speeds[speed]}</strong>
            <span class="soft">{sayClock(PAIRING_CLOCKS[speed])}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}

interface ChoiceProps<Value> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  say(value: Value): string;
  /** Whether it cannot be chosen now. */
  isOff?(value: Value): boolean;
  choose(value: Value): void;
}

/** A few values side by side, one of which is chosen. */
function Choice<Value extends string | number | boolean>({
  legend,
  values,
  chosen,
  say,
  isOff = () => false,
  choose,
}: ChoiceProps<Value>) {
  return (
    <fieldset class="switch">
      <legend>{legend}</legend>
      <span class="switch-values">
        {values.map((value) => (
          <button
            key={String(value)}
            type="button"
            aria-pressed={value === chosen}
            disabled={isOff(value)}
            onClick={() => choose(value)}
          >
            {say(value)}
          </button>
        ))}
      </span>
    </fieldset>
  );
}
