import { countText, dateText } from '../kit/format.ts';
import { KeptThumbnail } from '../kit/kept-thumbnail.tsx';
import type { KeptGame } from '../local/kept.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { aboutTexts } from './texts.ts';

/** The most games shown. */
const MOST = 4;

/** The latest games of this browser. */
export function OwnGames({ kept }: { kept: readonly KeptGame[] }) {
  const played = kept.filter(({ record }) => record.moves.length > 0);
  const { ownGames, noGames, allGames } = aboutTexts.value;
  return (
    <section class="panel own-games" aria-labelledby="own-games-title">
      <h2 id="own-games-title">{ownGames}</h2>
      {played.length === 0 ? (
        <p class="soft">{noGames}</p>
      ) : (
        <ul>
          {played.slice(0, MOST).map((one) => (
            <li key={one.id}>
              <a href={addressOf('game', one.id)}>
                <KeptThumbnail kept={one} title="" />
                <span>
                  <strong>{countText(texts.value.moveCount, one.record.moves.length)}</strong>
                  <span class="soft">{dateText(one.changed)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {played.length > 0 && (
        <a class="quiet" href={addressOf('games')}>
          {allGames}
        </a>
      )}
    </section>
  );
}
