import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isFault } from '../../core/fault.ts';
import { readMatch } from '../../core/play/match.ts';
import { fill } from '../../core/words.ts';
import { cards } from '../games/cards.ts';
import { drawnGame, games } from '../games/fetched.ts';
import { countText, dateText } from '../kit/format.ts';
import { sayPlayers } from '../kit/players.ts';
import { Thumbnail } from '../kit/thumbnail.tsx';
import type { KeptGame } from '../local/kept.ts';
import { keptGames } from '../local/store.ts';
import { changesElsewhere } from '../local/windows.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';

/** The most games shown. */
const MOST = 3;

/** The unfinished games, the latest first; nothing if there are none. Reports when it is known. */
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
  const card = cards.find((one) => one.id === record.game);
  if (card === undefined) return null;
  const game = drawnGame(card.id);
  const look = () => {
    const match = readMatch(games, record);
    return isFault(match) ? undefined : match.position;
  };
  return (
    <a href={addressOf('game', id)}>
      {game === undefined ? <div class="thumbnail" /> : <Thumbnail look={look} title={card.name} />}
      <span>
        <span>
          <strong>{card.name}</strong>
          <span class="soft">, {fill(texts.value.by, { designer: card.designer })}</span>
        </span>
        <span class="soft">{game === undefined ? '\u00a0' : sayPlayers(game, seats)}</span>
        <span class="soft">
          {countText(texts.value.moveCount, record.moves.length)} · {dateText(changed)}
        </span>
      </span>
    </a>
  );
}
