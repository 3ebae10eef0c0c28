import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { cards } from '../games/cards.ts';
import { NoServer } from '../online/no-server.tsx';
import { type ListedRoom, listRooms, myRooms, type Person, whoAmI } from '../online/server.ts';
import { onlineTexts } from '../online/texts.ts';
import { addressOf } from '../state/route.ts';
import { awaitedRoom } from './awaited-room.ts';
import { CommunityPlaces } from './community-places.tsx';
import { GameChip } from './game-chip.tsx';
import { Matchmaking } from './matchmaking-form.tsx';
import { RoomCard } from './room-card.tsx';
import './lobby.css';

const REFRESH_MS = 10_000;
/** Finished games that the lobby shows; the archive has all. */
const MOST_ENDED = 6;

type Rooms = readonly ListedRoom[];
interface Known {
  /** null for a user the server does not know yet. */
  readonly person: Person | null;
  readonly mine: Rooms;
  readonly waiting: Rooms;
  readonly playing: Rooms;
}

/** The lobby: ways to an opponent, open challenges, games to watch, and the user's own. */
export function Lobby() {
  /** undefined before the server has answered, null if none does. */
  const known = useSignal<Known | null | undefined>(undefined);
  const refresh = async () => {
    if (document.visibilityState === 'visible') known.value = await lookAround();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: from when it is shown until it is left
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const { title } = onlineTexts.value;
  const now = known.value;
  return (
    <main class="page lobby" aria-busy={now === undefined}>
      <h1>{title}</h1>
      {now === undefined && <div class="skeleton" />}
      {now === null && <NoServer again={() => void refresh()} />}
      {now && <Open known={now} />}
      {now !== undefined && <CommunityPlaces />}
    </main>
  );
}

function Open({ known: { person, mine, waiting, playing } }: { known: Known }) {
  const words = onlineTexts.value;
  // The user's own search is shown above.
  const others = (rooms: Rooms) => rooms.filter(({ id }) => id !== awaitedRoom.value);
  const running = others(mine).filter(({ status }) => status !== 'over');
  const ended = others(mine).filter(({ status }) => status === 'over');
  const shownEnded = ended.slice(0, MOST_ENDED);
  return (
    <>
      <div class="ways-in">
        <Matchmaking person={person} />
        <section class="panel" aria-labelledby="by-link-title">
          <h2 id="by-link-title">{words.newTitle}</h2>
          <p class="soft">{words.newHint}</p>
          <ul class="game-chips">
            {cards.map((card) => (
              <li key={card.id}>
                <GameChip card={card} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <List title={words.challenges} rooms={others(waiting)} action={words.join} empty={words.noChallenges} />
      <List
        title={words.mine}
        rooms={[...running, ...shownEnded]}
        action={words.goOn}
        over={words.look}
        empty={words.noMine}
        more={ended.length > shownEnded.length && <a href={addressOf('archive', 'mine', 'yes')}>{words.allMine}</a>}
      />
      <List title={words.live} rooms={playing} action={words.watch} empty={words.noLive} />
    </>
  );
}

interface ListProps {
  readonly title: string;
  readonly rooms: Rooms;
  readonly action: string;
  /** What can be done with one that is over. */
  readonly over?: string;
  readonly empty: string;
  /** The way to those that are not shown. */
  readonly more?: ComponentChildren;
}

function List({ title, rooms, action, over = action, empty, more }: ListProps) {
  return (
    <section>
      <h2>
        {title} {rooms.length > 0 && <span class="count">{rooms.length}</span>}
        {more && <span class="list-more">{more}</span>}
      </h2>
      {rooms.length === 0 && <p class="empty-list">{empty}</p>}
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
