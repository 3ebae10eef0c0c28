import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Channel } from '../../../protocol/messages.ts';
import { tidy } from '../../../record/limits.ts';
import { NameField } from '../../online/name-field.tsx';
import type { RoomController } from '../controller.ts';
import { roomTexts } from '../texts.ts';

/** Characters of the longest message the server takes. */
const LONGEST = 500;

/** Messages of the players, separate from those of the spectators; both see all of them when the game is over. */
export function Chat({ model }: { model: RoomController }) {
  const { room, seat, client } = model;
  const isMuted = useSignal(isKeptMuted(client.id));
  if (!room.setup.chat) return null;
  const own: Channel = seat === undefined ? 'spectators' : 'players';
  const other: Channel = seat === undefined ? 'players' : 'spectators';
  const hasOther = client.chat.some(({ channel }) => channel === other);
  return (
    <section class="chat" aria-label={roomTexts.value.chat}>
      <div class="chat-head">
        <h2>{roomTexts.value.channels[own]}</h2>
        <label class="tick">
          <input
            type="checkbox"
            checked={isMuted.value}
            onChange={({ currentTarget }) => {
              isMuted.value = currentTarget.checked;
              keepMuted(client.id, currentTarget.checked);
            }}
          />
          {roomTexts.value.mute}
        </label>
      </div>
      {room.status === 'playing' && <p class="soft">{roomTexts.value.apart}</p>}
      {isMuted.value ? (
        <p class="soft">{roomTexts.value.muted}</p>
      ) : (
        <>
          <Talk model={model} channel={own} />
          <Writing model={model} channel={own} />
          {hasOther && (
            <>
              <h2>{roomTexts.value.channels[other]}</h2>
              <Talk model={model} channel={other} />
            </>
          )}
        </>
      )}
    </section>
  );
}

function Talk({ model, channel }: { model: RoomController; channel: Channel }) {
  const said = model.client.chat.filter((one) => one.channel === channel);
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every message
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length]);
  if (said.length === 0) return <p class="soft">{roomTexts.value.noMessages}</p>;
  return (
    <ul class="talk" ref={list} aria-live="polite" aria-label={roomTexts.value.channels[channel]} tabindex={0}>
      {said.map(({ name, text, at, isGuest }) => (
        <li key={`${at} ${name} ${text}`}>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          {isGuest === true && <span class="soft">({roomTexts.value.guest}) </span>}
          <bdi>{tidy(text)}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Writing({ model, channel }: { model: RoomController; channel: Channel }) {
  const { client, room } = model;
  const text = useSignal('');
  const { write, send } = roomTexts.value;
  const submit = async () => {
    const wanted = text.value.trim();
    if (wanted === '') return;
    text.value = '';
    // A message that could not be sent is not lost.
    if (!(await model.write(channel, wanted)) && text.value === '') text.value = wanted;
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {client.user === '' && room.status !== 'waiting' && <NameField name={model.wishedName} />}
      <div class="writing">
        <input
          type="text"
          aria-label={write}
          placeholder={write}
          maxLength={LONGEST}
          autocomplete="off"
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
        <button type="submit">{send}</button>
      </div>
    </form>
  );
}

/** Muted users stay muted until the window is closed. */
function keepMuted(room: string, isMuted: boolean): void {
  try {
    if (isMuted) sessionStorage.setItem(mutedKey(room), 'yes');
    else sessionStorage.removeItem(mutedKey(room));
  } catch {
    // A browser that stores nothing mutes until the next visit.
  }
}

function isKeptMuted(room: string): boolean {
  try {
    return sessionStorage.getItem(mutedKey(room)) !== null;
  } catch {
    return false;
  }
}

function mutedKey(room: string): string {
  return `gamut muted ${room}`;
}
