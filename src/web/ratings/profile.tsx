import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fill } from '../../core/words.ts';
import type { SeatResult } from '../../protocol/lobby.ts';
import { KNOWN_DEVIATION, type RoomSetup } from '../../protocol/setup.ts';
import { Avatar } from '../account/avatar.tsx';
import { Failed } from '../account/failed.tsx';
import { ask, type Failure, isFailure } from '../account/form-action.ts';
import { countText } from '../kit/format.ts';
import { RoomCard } from '../lobby/room-card.tsx';
import { whoAmI } from '../online/server.ts';
import { locale, sayNumber } from '../state/locale.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { RatingCourse } from './course.tsx';
import { type RatingPool, sayPool } from './pools.ts';
import { ratingTexts } from './texts.ts';

interface Rated extends RatingPool {
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

interface Ended {
  readonly id: string;
  readonly game: string;
  readonly moves: number;
  readonly position: string;
  readonly setup: RoomSetup;
  readonly ended_at: number;
  /** The owner of the profile, whatever they were called then. */
  readonly seat: number;
  readonly seats: readonly { readonly name: string; readonly result: SeatResult }[];
}

interface Profile {
  readonly id: string;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly since: number;
  readonly results: Partial<Readonly<Record<SeatResult, number>>>;
  readonly ratings: readonly Rated[];
  /** The newest first. */
  readonly history: readonly Rated[];
  readonly games: readonly Ended[];
}

/** An account as everybody may see it. */
export function ProfileScreen({ word }: { word: string }) {
  const found = useSignal<Profile | Failure | undefined>(undefined);
  const isSelf = useSignal(false);
  useEffect(() => {
    void Promise.all([ask<Profile>(`users/${encodeURIComponent(word)}`), whoAmI()]).then(([profile, person]) => {
      found.value = profile;
      if (isFailure(profile)) return;
      isSelf.value = person?.id === profile.id;
      document.title = `${profile.name} · ${texts.value.name}`;
      // Rooms know people by their ids; people use names.
      const name = profile.kind === 'bot' ? `bot:${profile.name}` : profile.name;
      history.replaceState(history.state, '', addressOf('p', name));
    });
  }, [word, found, isSelf]);
  const profile = found.value;
  if (profile === undefined) return <main class="page people" aria-busy="true" />;
  if (isFailure(profile)) {
    const { nobodyNamed } = ratingTexts.value;
    return (
      <main class="page people">
        {profile.failure === 'no such user' ? (
          <>
            <h1>{fill(nobodyNamed, { name: word })}</h1>
            <a class="button strong" href={addressOf('ratings')}>
              {texts.value.ratings}
            </a>
          </>
        ) : (
          <>
            <h1>{texts.value.profile}</h1>
            <Failed {...profile} again={() => location.reload()} />
          </>
        )}
      </main>
    );
  }
  return <Known profile={profile} isSelf={isSelf.value} />;
}

function Known({ profile, isSelf }: { profile: Profile; isSelf: boolean }) {
  const words = ratingTexts.value;
  const since = new Intl.DateTimeFormat(locale.value, { dateStyle: 'long' }).format(profile.since);
  const results = (['won', 'lost', 'shared', 'none'] as const).flatMap((result) => {
    const count = profile.results[result] ?? 0;
    return count === 0 ? [] : [countText(words.results[result], count)];
  });
  return (
    <main class="page people wide">
      <header class="profile-head">
        <Avatar name={profile.name} />
        <div>
          <h1>
            <bdi>{profile.name}</bdi> {profile.kind === 'bot' && <span class="badge">{words.bot}</span>}
          </h1>
          <ul class="chips">
            {[fill(words.since, { date: since }), ...(results.length === 0 ? [words.noResults] : results)].map(
              (fact) => (
                <li key={fact} class="chip">
                  {fact}
                </li>
              ),
            )}
          </ul>
        </div>
        {isSelf && (
          <p class="soft">
            {words.you} <a href={addressOf('account')}>{texts.value.account}</a>
          </p>
        )}
      </header>
      <section>
        <h2>{words.ratings}</h2>
        {profile.ratings.length === 0 && <p class="empty-list">{words.noRatings}</p>}
        <ul class="pools">
          {profile.ratings.map((rated) => (
            <li key={sayPool(rated)}>
              <RatedPool rated={rated} history={profile.history} />
            </li>
          ))}
        </ul>
        {profile.ratings.some(isProvisional) && <p class="soft">{words.provisionalHint}</p>}
        {profile.ratings.length > 0 && <p class="soft">{words.unsure}</p>}
      </section>
      <section>
        <h2>{words.recent}</h2>
        {profile.games.length === 0 && <p class="empty-list">{words.noRecent}</p>}
        <ul class="room-list">
          {profile.games.map((ended) => (
            <li key={ended.id}>
              <RoomCard room={{ ...ended, names: ended.seats.map(({ name }) => name) }} action={sayEnd(ended)} />
            </li>
          ))}
        </ul>
        {profile.games.length > 0 && (
          <p>
            <a class="button" href={addressOf('archive', 'player', profile.name)}>
              {texts.value.archive}
            </a>
          </p>
        )}
      </section>
    </main>
  );
}

function RatedPool({ rated, history }: { rated: Rated; history: readonly Rated[] }) {
  const words = ratingTexts.value;
  const { game, speed, players } = rated;
  const isSame = (one: Rated) => one.game === game && one.speed === speed && one.players === players;
  const course = history.filter(isSame).map(({ rating }) => rating);
  return (
    <div class="pool">
      <a href={addressOf('ratings', game, speed, String(players))}>{sayPool(rated)}</a>
      <span class="figure">
        <strong class="big-figure">{rated.rating}</strong> <span class="soft">± {rated.deviation}</span>
        {isProvisional(rated) && <span class="badge">{words.provisional}</span>}
      </span>
      <span class="soft">
        {words.gameCount}: {sayNumber(rated.games)}
      </span>
      <RatingCourse pool={rated} ratings={course.reverse()} />
    </div>
  );
}

function isProvisional({ deviation }: Rated): boolean {
  return deviation >= KNOWN_DEVIATION;
}

/** How a game ended for this player, and when. */
function sayEnd({ seat, seats, ended_at }: Ended): string {
  const date = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' }).format(ended_at);
  return `${ratingTexts.value.outcome[seats[seat].result]} · ${date}`;
}
