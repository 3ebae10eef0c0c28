import { CornerDownLeft } from 'lucide';
import { useState } from 'preact/hooks';
import { Icon } from '../kit/icon.tsx';
import type { BoardController } from './board-controller.ts';
import { playTexts } from './texts.ts';

/** A field for typing moves. */
export function TypedMove({ model }: { model: BoardController }) {
  const { isAsking } = model;
  const [text, setText] = useState('');
  const { typeMove, playIt } = playTexts.value;
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && model.play(text)) setText('');
      }}
    >
      <input
        type="text"
        aria-label={typeMove}
        placeholder={typeMove}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text}
        disabled={!isAsking}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" disabled={!isAsking} aria-label={playIt} title={playIt}>
        <Icon of={CornerDownLeft} />
      </button>
    </form>
  );
}
