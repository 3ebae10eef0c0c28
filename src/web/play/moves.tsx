import { useEffect, useRef, useState } from 'preact/hooks';
import { drawnWith, type Moving } from './moving.ts';
import type { RunningGame } from './running-game.ts';
import { playTexts } from './texts.ts';

/** The moves so far, the last one in view. */
export function Moves({ running }: { running: RunningGame }) {
  const { moves } = drawnWith(running).session.match;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every move
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [moves.length]);
  if (moves.length === 0) return <p class="moves soft">{playTexts.value.noMoves}</p>;
  return (
    <ol class="moves" ref={list} aria-label={playTexts.value.moves} tabindex={0}>
      {moves.map((move, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a move is the one at its place
        <li key={index}>
          <span class="soft">{index + 1}.</span> {move}
        </li>
      ))}
    </ol>
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
