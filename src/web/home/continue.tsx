import { cards } from '../games/cards.ts';
import { drawnGame } from '../games/fetched.ts';
import { countText, dateText } from '../kit/format.ts';
import { KeptThumbnail } from '../kit/kept-thumbnail.tsx';
import { sayPlayers } from '../kit/players.ts';
import type { KeptGame } from '../local/kept.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { homeTexts } from './texts.ts';

/** The most games shown. */
const MOST = 3;

/** The unfinished games, the latest first; nothing if there are none. */
export function Continue({ kept }: { kept: readonly KeptGame[] }) {
  const unfinished = kept.filter(({ isOver, record }) => !isOver && record.moves.length > 0).slice(0, MOST);
  if (unfinished.length === 0) return null;
  return (
    <section class="continue" aria-labelledby="continue-title">
      <h2 id="continue-title">{homeTexts.value.continueTitle}</h2>
      <ul>
        {unfinished.map((one) => (
          <li key={one.id}>
            <Unfinished kept={one} />
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
  return (
    <a href={addressOf('game', id)}>
      <KeptThumbnail kept={kept} title={card.name} />
      <span>
        <strong>{card.name}</strong>
        <span class="soft">{game === undefined ? '\u00a0' : sayPlayers(game, seats)}</span>
        <span class="soft">
          {countText(texts.value.moveCount, record.moves.length)} · {dateText(changed)}
        </span>
      </span>
    </a>
  );
}
