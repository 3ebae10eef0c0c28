import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../core/game.ts';
import { chosenOptions, type OptionValue, optionsOf } from '../../core/options.ts';
import { fill } from '../../core/words.ts';
import type { SeatWord } from '../../session/seats.ts';
import { sayFailure } from '../account/failures.ts';
import { SeatRows } from '../kit/rows.tsx';
import { Choice } from '../kit/settings.tsx';
import { CLOCKS, sayClock } from '../online/clocks.ts';
import { NameField } from '../online/name-field.tsx';
import { becomeGuest, makeRoom, type Person, whoAmI } from '../online/server.ts';
import { onlineTexts } from '../online/texts.ts';
import { roomTexts } from '../room/texts.ts';
import { addressOf, addressOfRoom } from '../state/route.ts';
import { useShownText } from '../state/shown-text.ts';
import { texts } from '../state/texts.ts';

/** Whether the game is played here or online by a link. */
export function WhereToPlay({ byLink }: { byLink: Signal<boolean> }) {
  const { where, here, byLink: linked } = onlineTexts.value;
  return (
    <Choice
      name={where}
      now={byLink.value ? 'link' : 'here'}
      values={[
        ['here', here],
        ['link', linked],
      ]}
      change={(one) => {
        byLink.value = one === 'link';
      }}
    />
  );
}

interface LinkFormProps {
  readonly game: Game;
  /** The options as they are chosen above. */
  readonly chosen: Readonly<Record<string, OptionValue>>;
}

/** Who may sit where, the clock and who may come: makes a room and goes there. */
export function LinkForm({ game, chosen }: LinkFormProps) {
  const person = useSignal<Person | null | undefined | 'asking'>('asking');
  const name = useSignal('');
  const seats = useSignal<readonly SeatWord[]>(['me', 'open', 'open', 'open']);
  const clock = useSignal(0);
  const drawsLots = useSignal(false);
  const isRated = useSignal(false);
  const isListed = useSignal(false);
  const hasChat = useSignal(true);
  const isMaking = useSignal(false);
  const trouble = useShownText();
  useEffect(() => {
    void whoAmI().then((found) => {
      person.value = found;
    });
  }, [person]);
  const words = onlineTexts.value;
  if (person.value === undefined) return <p role="status">{words.noServer}</p>;
  const hasAccount = person.value !== null && person.value !== 'asking' && person.value.kind === 'person';
  const count = Number(chosen.players);
  const make = async () => {
    isMaking.value = true;
    if (person.value === null) person.value = await becomeGuest(name.value);
    const here = seats.value.slice(0, count);
    const said =
      person.value &&
      (await makeRoom({
        game: game.id,
        options: chosenOptions(game.options, optionsOf(game.options, chosen)),
        seats: drawsLots.value ? shuffled(here) : [...here],
        clock: CLOCKS[clock.value],
        rated: isRated.value,
        listed: isListed.value,
        chat: hasChat.value,
      }));
    isMaking.value = false;
    if (said && 'answer' in said) location.href = addressOfRoom(said.answer.room);
    else trouble.value = () => (said ? sayFailure(said.code, roomTexts.value.naks) : onlineTexts.value.notMade);
  };
  return (
    <>
      <SeatRows
        game={game}
        seats={seats.value.slice(0, count)}
        others={{ me: words.me, open: words.open }}
        change={(seat, word) => {
          // Nobody sits at two seats: taking another leaves the old one open.
          const others = word === 'me' ? seats.value.map((one) => (one === 'me' ? 'open' : one)) : seats.value;
          seats.value = others.with(seat, word);
        }}
      />
      <Tick value={drawsLots} text={words.lots} />
      <label class="row">
        <span>{words.clock}</span>
        <select
          name="clock"
          value={clock.value}
          onChange={({ currentTarget }) => {
            clock.value = currentTarget.selectedIndex;
          }}
        >
          {CLOCKS.map((one, index) => (
            <option key={sayClock(one)} value={index}>
              {sayClock(one)}
            </option>
          ))}
        </select>
      </label>
      <Tick value={isListed} text={words.listed} />
      <Tick value={isRated} text={words.rated} isOff={!hasAccount} />
      <Tick value={hasChat} text={words.chat} />
      <Whoever person={person.value} name={name} />
      <p class="message" role="alert">
        {trouble.value}
      </p>
      <button
        type="button"
        class="main"
        disabled={isMaking.value || person.value === 'asking'}
        onClick={() => void make()}
      >
        {isMaking.value ? words.making : words.create}
      </button>
    </>
  );
}

/** The name under which the user plays here: to be chosen, or the one the server knows. */
function Whoever({ person, name }: { person: Person | null | 'asking'; name: Signal<string> }) {
  if (person === 'asking') return null;
  if (person === null) return <NameField name={name} />;
  return (
    <p class="soft">
      <bdi>{fill(onlineTexts.value.youAre, { name: person.name })}</bdi>{' '}
      <a href={addressOf('account')}>{texts.value.account}</a>
    </p>
  );
}

function Tick({ value, text, isOff = false }: { value: Signal<boolean>; text: string; isOff?: boolean }) {
  return (
    <label class="row">
      <span>{text}</span>
      <input
        type="checkbox"
        checked={value.value}
        disabled={isOff}
        onChange={({ currentTarget }) => {
          value.value = currentTarget.checked;
        }}
      />
    </label>
  );
}

/** The same words in random order. */
function shuffled(words: readonly string[]): string[] {
  const drawn: string[] = [];
  for (const word of words) drawn.splice(Math.floor(Math.random() * (drawn.length + 1)), 0, word);
  return drawn;
}
