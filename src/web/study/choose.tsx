import { useSignal } from '@preact/signals';
import { games } from '../../games/index.ts';
import { fill } from '../../view/words.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/words.ts';
import { openText, textOf } from './open.ts';
import { said } from './words.ts';

/** What to study: anything pasted, a file, one of my games, or a game from its start. trouble: what went wrong before. */
export function Choose({ trouble = '' }: { trouble?: string }) {
  const text = useSignal('');
  const told = useSignal(trouble);
  const open = async (given: string) => {
    told.value = (await openText(given)) ?? '';
  };
  return (
    <main class="page narrow choose">
      <h1>{said.value.chooseTitle}</h1>
      <p class="message" role="alert">
        {told.value}
      </p>
      <label class="field">
        <span>{said.value.pasteHere}</span>
        <textarea
          rows={5}
          spellcheck={false}
          aria-describedby="paste-help"
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      <p id="paste-help" class="soft">
        {said.value.pasteHelp}
      </p>
      <div class="actions">
        <button type="button" disabled={text.value.trim() === ''} onClick={() => void open(text.value)}>
          {said.value.open}
        </button>
        <label class="button">
          {said.value.openFile}
          <input
            type="file"
            class="unseen"
            onChange={async ({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              currentTarget.value = '';
              if (file !== undefined) await open(await textOf(file));
            }}
          />
        </label>
        <a class="button" href={addressOf('games')}>
          {said.value.myGames}
        </a>
      </div>
      <h2>{said.value.emptyBoard}</h2>
      <div class="actions">
        {games.map((game) => (
          <a key={game.id} class="button" href={addressOf('analyse', game.id)}>
            {game.name}, {fill(texts.value.by, { designer: game.designer })}
          </a>
        ))}
      </div>
    </main>
  );
}
