import { addressOf } from '../state/route.ts';
import { texts } from '../state/words.ts';

/** What an address leads to that names no screen. */
export function NotFound() {
  const { notFound, goHome } = texts.value;
  return (
    <main class="page narrow">
      <h1>{notFound}</h1>
      <p>
        <a class="button" href={addressOf()}>
          {goHome}
        </a>
      </p>
    </main>
  );
}
