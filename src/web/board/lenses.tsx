import type { Lens } from '../../core/course.ts';
import type { Game } from '../../core/game.ts';
import { stopsLens } from '../../judge/stops-lens.ts';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import type { BoardView } from './view.ts';

/** Lenses to choose from. */
export function Lenses({ lenses, view }: { lenses: readonly Lens[]; view: BoardView }) {
  const chosen = view.lens.value;
  if (lenses.length === 0) return null;
  return (
    <fieldset class="lenses">
      <legend>{texts.value.lenses}</legend>
      {lenses.map(({ id, key, texts: words }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          aria-keyshortcuts={key}
          onClick={() => view.switchLens(id)}
        >
          {words[language.value].name} <kbd>{key}</kbd>
        </button>
      ))}
    </fieldset>
  );
}

/** What the selected lens shows; nothing without one. */
export function LensLegend({ game, view }: { game: Game; view: BoardView }) {
  const lens = lensOf(game, view.lens.value);
  if (lens === undefined) return null;
  const { name, legend } = lens.texts[language.value];
  return (
    <>
      <strong>{name}:</strong> {legend} {!view.hasMarks.value && texts.value.lensIsEmpty}
    </>
  );
}

export function lensOf(game: Game, id: string | undefined): Lens | undefined {
  return [...game.course.lenses, stopsLens].find((lens) => lens.id === id);
}
