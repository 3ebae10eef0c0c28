import { effect } from '@preact/signals';
import { games } from '../../games/index.ts';
import { fill } from '../../view/words.ts';
import { route } from '../state/route.ts';
import { texts } from '../state/words.ts';

/** The title of the window says which screen it shows. */
export function followTitle(): void {
  effect(() => {
    const { name, tagline } = texts.value;
    const screen = screenName(route.value);
    document.title = screen === undefined ? `${name}: ${tagline}` : `${screen} · ${name}`;
  });
}

function screenName([first, second]: readonly string[]): string | undefined {
  const words = texts.value;
  if (first === undefined) return undefined;
  const game = games.find(({ id }) => id === second);
  const named: Readonly<Record<string, string>> =
    game === undefined
      ? {
          settings: words.settings,
          games: words.myGames,
          analyse: words.analyse,
          game: words.play,
          link: words.analyse,
        }
      : {
          new: fill(words.newGameOf, { game: game.name }),
          rules: fill(words.rulesOf, { game: game.name }),
          learn: fill(words.learnGame, { game: game.name }),
          analyse: `${words.analyse}: ${game.name}`,
        };
  return named[first] ?? words.notFound;
}
