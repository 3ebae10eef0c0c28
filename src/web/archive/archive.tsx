import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ArchivedGame, ArchivePage } from '../../protocol/archived.ts';
import { NoServer } from '../online/no-server.tsx';
import { texts } from '../state/texts.ts';
import { openText } from '../study/files/open.ts';
import { ArchiveCard } from './card.tsx';
import { ArchiveForm } from './form.tsx';
import { addressOfQuery, downloadOf, findGames, type Query, readQuery, recordAddress } from './query.ts';
import { archiveTexts } from './texts.ts';
import './archive.css';
import { useShownText } from '../state/shown-text.ts';

/** Games that have ended, found by the query in the address. */
export function Archive({ words }: { words: readonly string[] }) {
  /** undefined before the server has answered, null if none does. */
  const page = useSignal<ArchivePage | null | undefined>(undefined);
  const trouble = useShownText();
  const query = readQuery(words);
  const address = addressOfQuery(query);
  const look = () => {
    let isGone = false;
    trouble.value = '';
    void findGames(query).then((said) => {
      if (isGone) return;
      page.value = said === undefined ? null : 'answer' in said ? said.answer : { games: [], after: null };
    });
    return () => {
      isGone = true;
    };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address tells everything about the query
  useEffect(look, [address]);
  const study = async ({ id }: ArchivedGame) => {
    trouble.value = await openFrom(recordAddress(id, 'json'));
  };
  const now = page.value;
  return (
    <main class="page archive" aria-busy={now === undefined}>
      <h1>{texts.value.archive}</h1>
      {now === null && <NoServer again={look} />}
      {now !== null && <ArchiveForm key={address} query={query} />}
      <p class="message" role="alert">
        {trouble.value}
      </p>
      {now === undefined && <div class="skeleton" />}
      {now && <Found page={now} query={query} study={(game) => void study(game)} />}
    </main>
  );
}

interface FoundProps {
  readonly page: ArchivePage;
  readonly query: Query;
  study(game: ArchivedGame): void;
}

function Found({ page: { games, after }, query, study }: FoundProps) {
  const { none, nothing, older, newest, download } = archiveTexts.value;
  const { after: _, ...first } = query;
  const isAll = Object.keys(query).length === 0;
  if (games.length === 0) {
    return (
      <p class="empty-list" role="status">
        {isAll ? nothing : none}
      </p>
    );
  }
  return (
    <>
      <ul class="room-list">
        {games.map((found) => (
          <li key={found.id}>
            <ArchiveCard found={found} study={() => study(found)} />
          </li>
        ))}
      </ul>
      <nav class="acts" aria-label={texts.value.archive}>
        {query.after !== undefined && (
          <a class="button" href={addressOfQuery(first)}>
            {newest}
          </a>
        )}
        {after !== null && (
          <a class="button" href={addressOfQuery({ ...query, after })}>
            {older}
          </a>
        )}
        <a class="button" href={downloadOf(query)} download>
          {download}
        </a>
      </nav>
    </>
  );
}

/** Opens the game at an address for study, or returns how to say why it cannot. */
async function openFrom(address: string): Promise<string | (() => string)> {
  const text = await fetch(address).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );
  return text === undefined ? () => archiveTexts.value.notRead : ((await openText(text)) ?? '');
}
