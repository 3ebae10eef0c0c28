import { useState } from 'preact/hooks';
import { MoveList } from './move-list.tsx';
import { drawnWith, type Moving } from './moving.ts';
import type { RunningGame } from './running-game.ts';
import { playTexts } from './texts.ts';

/** The moves so far. */
export function Moves({ running }: { running: RunningGame }) {
  const { moves } = drawnWith(running).session.match;
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

/** A field for those who write their moves. */
export function TypedMove({ running }: { running: Moving }) {
  const { session } = drawnWith(running);
  const [text, setText] = useState('');
  const { typeMove, playIt } = playTexts.value;
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && running.play(text)) setText('');
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
        disabled={!session.isAsking}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" disabled={!session.isAsking}>
        {playIt}
      </button>
    </form>
  );
}
