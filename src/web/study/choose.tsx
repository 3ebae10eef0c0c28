import { useSignal } from '@preact/signals';
import { FileText, FolderOpen } from 'lucide';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../core/game.ts';
import { fill } from '../../core/words.ts';
import { isRecordFault } from '../../record/fault.ts';
import { matchOf } from '../../record/record.ts';
import { cards } from '../games/cards.ts';
import { CardPicture } from '../kit/card-picture.tsx';
import { dateText } from '../kit/format.ts';
import { Icon } from '../kit/icon.tsx';
import { Thumbnail } from '../kit/thumbnail.tsx';
import type { KeptStudy } from '../local/kept.ts';
import { keptStudies } from '../local/store.ts';
import { addressOf } from '../state/route.ts';
import { useShownText } from '../state/shown-text.ts';
import { texts } from '../state/texts.ts';
import { recordOfStudied } from './files/load.ts';
import { gamesFor, openText, textOf } from './files/open.ts';
import { studyTexts } from './texts.ts';

/** Studies that are offered again; the list of my games has all. */
const SHOWN = 3;
/** The browser's own database answers sooner than this, or does not work. */
const LONGEST_MS = 300;

/** What to study: a game from its start, anything pasted, a file, or what was studied before. trouble: a previous failure. */
export function Choose({ trouble = '' }: { trouble?: string }) {
  const { chooseTitle, emptyBoard } = studyTexts.value;
  const studies = useLastStudies();
  // Nothing may move once it is shown.
  if (studies === undefined) {
    return (
      <main class="page choose" aria-busy="true">
        <h1>{chooseTitle}</h1>
      </main>
    );
  }
  return (
    <main class="page choose">
      <h1>{chooseTitle}</h1>
      <div class="choose-ways">
        <Bring trouble={trouble} />
        <Again studies={studies} />
      </div>
      <section aria-labelledby="from-start">
        <h2 id="from-start">{emptyBoard}</h2>
        <ul class="choose-games">
          {cards.map((card) => (
            <li key={card.id}>
              <a href={addressOf('analyse', card.id)}>
                <span class="choose-picture" aria-hidden="true">
                  <CardPicture card={card} />
                </span>
                <strong>{card.name}</strong>
                <span class="soft">{fill(texts.value.by, { designer: card.designer })}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

/** What somebody has: pasted or as a file. A text that names no game may be of any that fits it. */
function Bring({ trouble }: { trouble: string }) {
  const text = useSignal('');
  const told = useShownText();
  const hasOpened = useSignal(false);
  const ways = useSignal<readonly Game[]>([]);
  const open = async (given: string, game?: Game) => {
    text.value = given;
    told.value = (await openText(given, game)) ?? '';
    hasOpened.value = true;
    ways.value = told.value === '' ? [] : await gamesFor(given);
  };
  const { pasteHere, pasteHelp, open: openIt, openFile, myGames, whichGame } = studyTexts.value;
  return (
    <div class="bring">
      <label class="field">
        <span>{pasteHere}</span>
        <textarea
          rows={3}
          spellcheck={false}
          aria-describedby="paste-help"
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      <p class="message" role="alert">
        {hasOpened.value ? told.value : trouble}
      </p>
      {ways.value.length > 0 && (
        <fieldset class="bring-ways">
          <legend>{whichGame}</legend>
          {ways.value.map((game) => (
            <button key={game.id} type="button" onClick={() => void open(text.value, game)}>
              {game.name}
            </button>
          ))}
        </fieldset>
      )}
      <div class="bring-acts">
        <button type="button" class="strong" disabled={text.value.trim() === ''} onClick={() => void open(text.value)}>
          {openIt}
        </button>
        <label class="button">
          <Icon of={FileText} />
          {openFile}
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
          <Icon of={FolderOpen} />
          {myGames}
        </a>
      </div>
      <p id="paste-help" class="soft">
        {pasteHelp}
      </p>
    </div>
  );
}

/** What was studied last; undefined until it is known. */
function useLastStudies(): readonly KeptStudy[] | undefined {
  const studies = useSignal<readonly KeptStudy[] | undefined>(undefined);
  useEffect(() => {
    const show = (all: readonly KeptStudy[]) => {
      studies.value ??= all.slice(0, SHOWN);
    };
    const timer = setTimeout(() => show([]), LONGEST_MS);
    void keptStudies.list().then(show);
    return () => clearTimeout(timer);
  }, [studies]);
  return studies.value;
}

function Again({ studies }: { studies: readonly KeptStudy[] }) {
  if (studies.length === 0) return null;
  return (
    <section aria-labelledby="study-again">
      <h2 id="study-again">{studyTexts.value.again}</h2>
      <ul class="choose-again">
        {studies.map((study) => (
          <OneAgain key={study.id} study={study} />
        ))}
      </ul>
    </section>
  );
}

function OneAgain({ study }: { study: KeptStudy }) {
  const record = recordOfStudied(study);
  if (isRecordFault(record)) return null;
  return (
    <li>
      <a href={addressOf('analyse', study.id)}>
        <Thumbnail look={() => matchOf(record).position} title={record.game.name} />
        <span>
          <strong>{record.game.name}</strong>
          <br />
          <span class="soft">{dateText(study.changed)}</span>
        </span>
      </a>
    </li>
  );
}
