import { sayWordMove } from '../../core/play/words.ts';
import { language } from '../state/language.ts';
import type { BoardController } from './board-controller.ts';
import { nameChoice } from './move-choices.tsx';
import { playTexts } from './texts.ts';

/** Moves along the same cells, and moves without a cell. */
export function Questions({ model }: { model: BoardController }) {
  const { choices } = model;
  const { game } = model.position;
  const { whichOne, cancel } = playTexts.value;
  const words = choices.length > 0 ? [] : model.wordMoves;
  if (choices.length + words.length === 0) return null;
  return (
    <fieldset class="choices">
      {choices.length > 0 && <legend>{whichOne}</legend>}
      {choices.map(({ word, text }) => (
        <button
          key={text}
          type="button"
          onPointerEnter={() => model.preview(text)}
          onFocus={() => model.preview(text)}
          onClick={() => model.play(text)}
        >
          {nameChoice(game, word, text)}
        </button>
      ))}
      {choices.length > 0 && (
        <button type="button" onClick={() => model.drop()}>
          {cancel}
        </button>
      )}
      {words.map((text) => (
        <button key={text} type="button" class="strong" onClick={() => model.play(text)}>
          {sayWordMove(game, text, language.value)}
        </button>
      ))}
    </fieldset>
  );
}
