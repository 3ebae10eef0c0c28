import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isFault } from '../../core/fault.ts';
import { readMatch } from '../../core/match.ts';
import { games } from '../../games/index.ts';
import { fill } from '../../view/words.ts';
import { countText, dateText } from '../kit/format.ts';
import { sayPlayers } from '../kit/players.ts';
import { Thumbnail } from '../kit/thumbnail.tsx';
import type { KeptGame } from '../local/kept.ts';
import { keptGames } from '../local/store.ts';
import { changesElsewhere } from '../local/windows.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';

/** Games shown at most. */
const MOST = 3;

/** The games that were left unfinished, the latest first; nothing when there is none. Tells when it is known. */
export function Continue({ listed }: { listed(): void }) {
  const unfinished = useSignal<readonly KeptGame[]>([]);
  const news = changesElsewhere.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another window has changed is read again
  useEffect(() => {
    let isGone = false;
    const show = (kept: readonly KeptGame[]) => {
      if (isGone) return;
      unfinished.value = kept.filter(({ isOver, record }) => !isOver && record.moves.length > 0).slice(0, MOST);
    };
    void keptGames.list().then(show).finally(listed);
    return () => {
      isGone = true;
    };
  }, [unfinished, listed, news]);
  if (unfinished.value.length === 0) return null;
  return (
    <section class="continue" aria-labelledby="continue-title">
      <h2 id="continue-title">{texts.value.continueTitle}</h2>
      <ul>
        {unfinished.value.map((kept) => (
          <li key={kept.id}>
            <Unfinished kept={kept} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Unfinished({ kept }: { kept: KeptGame }) {
  const { id, record, seats, changed } = kept;
  const game = games.find((one) => one.id === record.game);
  if (game === undefined) return null;
  const look = () => {
    const match = readMatch(games, record);
    return isFault(match) ? undefined : match.position;
  };
  return (
    <a href={addressOf('game', id)}>
      <Thumbnail look={look} title={game.name} />
      <span>
        <span>
          <strong>{game.name}</strong>
          <span class="soft">, {fill(texts.value.by, { designer: game.designer })}</span>
        </span>
        <span class="soft">{sayPlayers(game, seats)}</span>
        <span class="soft">
          {countText(texts.value.moveCount, record.moves.length)} · {dateText(changed)}
        </span>
      </span>
    </a>
  );
}
