import type { Game, Lens } from '../../core/game.ts';
import { language } from '../state/words.ts';
import { said } from './words.ts';

interface LensesProps {
  readonly game: Game;
  readonly chosen: string | undefined;
  choose(id: string | undefined): void;
}

/** The lenses of a game to choose from, and what the chosen one shows. */
export function Lenses({ game, chosen, choose }: LensesProps) {
  if (game.lenses.length === 0) return null;
  const lens = lensOf(game, chosen);
  return (
    <fieldset class="lenses">
      <legend>{said.value.lenses}</legend>
      {game.lenses.map(({ id, key, texts }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          aria-keyshortcuts={key}
          onClick={() => choose(id === chosen ? undefined : id)}
        >
          {texts[language.value].name} <kbd>{key}</kbd>
        </button>
      ))}
      <p class="legend soft" aria-live="polite">
        {lens?.texts[language.value].legend}
      </p>
    </fieldset>
  );
}

export function lensOf(game: Game, id: string | undefined): Lens | undefined {
  return game.lenses.find((lens) => lens.id === id);
}
