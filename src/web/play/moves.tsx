import { useState } from 'preact/hooks';
import type { BoardController } from './board-controller.ts';
import type { GameModel } from './game-model.ts';
import { MoveList } from './move-list.tsx';
import { playTexts } from './texts.ts';

/** The moves so far. */
export function Moves({ model }: { model: GameModel }) {
  const { moves } = model.session.match;
  return (
    <MoveList count={moves.length} last={moves.at(-1)}>
      {moves.map((move, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a move is the one at its place
        <li key={index}>
          <span class="soft">{index + 1}.</span> {move}
        </li>
      ))}
    </MoveList>
  );
}

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
      <button type="submit" disabled={!isAsking}>
        {playIt}
      </button>
    </form>
  );
}
