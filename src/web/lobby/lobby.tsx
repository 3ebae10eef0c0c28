import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fill } from '../../core/words.ts';
import { cards } from '../games/cards.ts';
import { type ListedRoom, listRooms, myRooms, type Person, whoAmI } from '../online/server.ts';
import { onlineTexts } from '../online/texts.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { awaitedRoom } from './awaited-room.ts';
import { Matchmaking } from './matchmaking-form.tsx';
import { PeopleLinks } from './people-links.tsx';
import { RoomCard } from './room-card.tsx';
import './lobby.css';

const REFRESH_MS = 10_000;

type Rooms = readonly ListedRoom[];
interface Known {
  /** null for a user the server does not know yet. */
  readonly person: Person | null;
  readonly mine: Rooms;
  readonly waiting: Rooms;
  readonly playing: Rooms;
}

/** The lobby: open challenges, games to watch, and the user's own. */
export function Lobby() {
  /** undefined before the server has answered, null if none does. */
  const known = useSignal<Known | null | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const refresh = async () => {
      if (document.visibilityState === 'hidden') return;
      const found = await lookAround();
      if (!isGone) known.value = found;
    };
    void refresh();
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [known]);
  const words = onlineTexts.value;
  const now = known.value;
  // The user's own search is shown above.
  const others = (rooms: Rooms) => rooms.filter(({ id }) => id !== awaitedRoom.value);
  return (
    <main class="page lobby" aria-busy={now === undefined}>
      <h1>{words.title}</h1>
      <PeopleLinks />
      {now === null && <p role="status">{words.noServer}</p>}
      {now && (
        <>
          <div class="ways-in">
            <Matchmaking person={now.person} />
            <section class="tray" aria-labelledby="by-link-title">
              <h2 id="by-link-title">{words.newTitle}</h2>
              <p class="soft">{words.newHint}</p>
              <ul class="game-chips">
                {cards.map(({ id, name, designer }) => (
                  <li key={id}>
                    <a class="button" href={addressOf('invite', id)}>
                      <span class="name">{name}</span>
                      <span class="unseen">, </span>
                      <span class="soft">{fill(texts.value.by, { designer })}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <List title={words.challenges} rooms={others(now.waiting)} action={words.join} empty={words.noChallenges} />
          <List
            title={words.mine}
            rooms={others(now.mine)}
            action={words.goOn}
            over={words.look}
            empty={words.noMine}
          />
          <List title={words.live} rooms={now.playing} action={words.watch} empty={words.noLive} />
          <section>
            <h2>{texts.value.archive}</h2>
            <p class="soft">{words.archiveHint}</p>
            <a class="button" href={addressOf('archive')}>
              {words.openArchive}
            </a>
          </section>
        </>
      )}
    </main>
  );
}

interface ListProps {
  readonly title: string;
  readonly rooms: Rooms;
  readonly action: string;
  /** What can be done with one that is over. */
  readonly over?: string;
  readonly empty: string;
}

function List({ title, rooms, action, over = action, empty }: ListProps) {
  return (
    <section>
      <h2>{title}</h2>
      {rooms.length === 0 && <p class="soft">{empty}</p>}
      <ul class="room-list">
        {rooms.map((room) => (
          <li key={room.id}>
            <RoomCard room={room} action={room.status === 'over' ? over : action} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything visible; null if no server answers. */
async function lookAround(): Promise<Known | null> {
  const [waiting, playing, person] = await Promise.all([listRooms('waiting'), listRooms('playing'), whoAmI()]);
  if (waiting === undefined || playing === undefined) return null;
  // A user the server does not know has no games there.
  const mine = person ? await myRooms() : [];
  return { waiting, playing, mine: mine ?? [], person: person ?? null };
}
