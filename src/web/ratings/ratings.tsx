import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { SPEEDS } from '../../protocol/setup.ts';
import { seatName } from '../../session/seats.ts';
import { Failed } from '../account/failed.tsx';
import { Entry, Form } from '../account/fields.tsx';
import { ask, type Failure, isFailure, useFormAction } from '../account/form-action.ts';
import { cards } from '../games/cards.ts';
import { drawnGame } from '../games/fetched.ts';
import { language } from '../state/language.ts';
import { sayNumber } from '../state/locale.ts';
import { addressOf, goTo } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { type RatingPool, readPool } from './pools.ts';
import { ratingTexts } from './texts.ts';

interface Best {
  readonly people: readonly {
    readonly name: string;
    readonly kind: 'person' | 'bot';
    readonly rating: number;
    readonly deviation: number;
    readonly games: number;
  }[];
  readonly computers: readonly { readonly word: string; readonly rating: number }[];
}

/** The strongest of a pool, which the words of the address name. */
export function RatingsScreen({ words: asked }: { words: readonly string[] }) {
  const pool = readPool(asked);
  const { game, speed, players } = pool;
  const best = useSignal<Best | Failure | undefined>(undefined);
  const look = () => {
    let isGone = false;
    void ask<Best>(`ratings?game=${game}&speed=${speed}&players=${players}`).then((found) => {
      if (!isGone) best.value = found;
    });
    return () => {
      isGone = true;
    };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pool tells everything
  useEffect(look, [game, speed, players]);
  const { listsHint } = ratingTexts.value;
  const now = best.value;
  return (
    <main class="page people wide" aria-busy={now === undefined}>
      <h1>{texts.value.ratings}</h1>
      <p class="lead">{listsHint}</p>
      <div class="rating-places">
        <div>
          <Choice pool={pool} />
          {now === undefined && <div class="skeleton" />}
          {now !== undefined && (isFailure(now) ? <Failed {...now} again={look} /> : <List pool={pool} best={now} />)}
        </div>
        <Find />
      </div>
    </main>
  );
}

function Choice({ pool }: { pool: RatingPool }) {
  const words = ratingTexts.value;
  const chosen = cards.find(({ id }) => id === pool.game) ?? cards[0];
  const go = (some: Partial<RatingPool>) => {
    const { game, speed, players } = { ...pool, ...some };
    goTo('ratings', game, speed, String(players));
  };
  return (
    <div class="pool-choice">
      <label class="entry">
        <span>{words.game}</span>
        <select name="game" value={pool.game} onChange={({ currentTarget }) => go({ game: currentTarget.value })}>
          {cards.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="entry">
        <span>{words.speed}</span>
        <select
          name="speed"
          value={pool.speed}
          onChange={({ currentTarget }) => go({ speed: SPEEDS[currentTarget.selectedIndex] })}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {words.speeds[speed]}
            </option>
          ))}
        </select>
      </label>
      <label class="entry">
        <span>{words.players}</span>
        <select
          name="players"
          value={pool.players}
          onChange={({ currentTarget }) => go({ players: Number(currentTarget.value) })}
        >
          {chosen.players.toSorted().map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function List({ pool, best: { people, computers } }: { pool: RatingPool; best: Best }) {
  const words = ratingTexts.value;
  const game = drawnGame(pool.game);
  const rows = [
    ...people.map((person, index) => ({ ...person, rank: index + 1 })),
    ...computers.map(({ word, rating }) => ({ name: word, kind: 'computer' as const, rating, rank: 0 })),
  ].sort((one, other) => other.rating - one.rating);
  return (
    <>
      {people.length === 0 && <p class="empty-list">{words.nobody}</p>}
      <table class="ranks">
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.rating}</th>
            <th scope="col">{words.gameCount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.name}`} class={row.kind}>
              <td>{row.rank === 0 ? '–' : row.rank}</td>
              <td>
                {row.kind === 'computer' ? (
                  game === undefined ? (
                    row.name
                  ) : (
                    seatName(game, row.name, language.value)
                  )
                ) : (
                  <a href={addressOf('p', row.kind === 'bot' ? `bot:${row.name}` : row.name)}>
                    <bdi>{row.name}</bdi>
                  </a>
                )}
                {row.kind === 'bot' && <span class="badge">{words.bot}</span>}
              </td>
              <td>
                {Math.round(row.rating)} {'deviation' in row && <span class="soft">± {row.deviation}</span>}
              </td>
              <td>{'games' in row ? sayNumber(row.games) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft">
        {words.unsure} {computers.length > 0 && words.computers}
      </p>
    </>
  );
}

/** Users who are in no list still have a profile. */
function Find() {
  const { find, findNow } = ratingTexts.value;
  const action = useFormAction();
  const name = useSignal('');
  return (
    <section class="panel">
      <Form action={action} send={() => goTo('p', name.value.trim())}>
        <Entry label={find} value={name} fill="off" name="player" longest={28} />
        <button type="submit">{findNow}</button>
      </Form>
    </section>
  );
}
