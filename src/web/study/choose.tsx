import { useSignal } from '@preact/signals';
import { fill } from '../../core/words.ts';
import { cards } from '../games/cards.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { openText, textOf } from './files/open.ts';
import { studyTexts } from './texts.ts';

/** What to study: anything pasted, a file, one of my games, or a game from its start. trouble: a previous failure. */
export function Choose({ trouble = '' }: { trouble?: string }) {
  const text = useSignal('');
  const told = useSignal(trouble);
  const open = async (given: string) => {
    told.value = (await openText(given)) ?? '';
  };
  return (
    <main class="page narrow choose">
      <h1>{studyTexts.value.chooseTitle}</h1>
      <p class="message" role="alert">
        {told.value}
      </p>
      <label class="field">
        <span>{studyTexts.value.pasteHere}</span>
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
        {studyTexts.value.pasteHelp}
      </p>
      <div class="actions">
        <button type="button" disabled={text.value.trim() === ''} onClick={() => void open(text.value)}>
          {studyTexts.value.open}
        </button>
        <label class="button">
          {studyTexts.value.openFile}
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
          {studyTexts.value.myGames}
        </a>
      </div>
      <h2>{studyTexts.value.emptyBoard}</h2>
      <div class="actions">
        {cards.map((game) => (
          <a key={game.id} class="button" href={addressOf('analyse', game.id)}>
            {game.name}, {fill(texts.value.by, { designer: game.designer })}
          </a>
        ))}
      </div>
    </main>
  );
}
