import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { BrandMark } from './mark.tsx';

/** Shown at an address without a screen, with links that lead on; other callers may give another sentence. */
export function NotFound({
  title = texts.value.notFound,
  why = texts.value.notFoundWhy,
}: {
  title?: string;
  why?: string;
}) {
  const { goHome, myGames, playWithOthers } = texts.value;
  return (
    <main class="page narrow nothing">
      <BrandMark />
      <h1>{title}</h1>
      <p>{why}</p>
      <p class="nothing-ways">
        <a class="button main" href={addressOf()}>
          {goHome}
        </a>
        <a class="button" href={addressOf('games')}>
          {myGames}
        </a>
        <a class="button" href={addressOf('online')}>
          {playWithOthers}
        </a>
      </p>
    </main>
  );
}
