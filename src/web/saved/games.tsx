import { useSignal } from '@preact/signals';
import { Download, Trash2, Upload } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import { fill } from '../../core/words.ts';
import { readAnything } from '../../record/detect.ts';
import { isRecordFault, type RecordFault } from '../../record/fault.ts';
import { writeRecordJson } from '../../record/record-json.ts';
import { sayRecordFault } from '../../record/words.ts';
import { games } from '../games/fetched.ts';
import { countText } from '../kit/format.ts';
import { Icon } from '../kit/icon.tsx';
import { Thumbnail } from '../kit/thumbnail.tsx';
import { keptGames, keptStudies } from '../local/store.ts';
import { changesElsewhere } from '../local/windows.ts';
import { language } from '../state/language.ts';
import { addressOf } from '../state/route.ts';
import { useShownText } from '../state/shown-text.ts';
import { texts } from '../state/texts.ts';
import { keepRecord, textOf } from '../study/files/open.ts';
import { saveFile } from '../study/share/save-file.ts';
import { studyTexts } from '../study/texts.ts';
import { endOf, type Listed, listAll, recordOfListed, type Summary, summaryOf } from './listed.ts';

/** Rows that are shown at first, and with each request for more. */
const PAGE = 24;

/** Everything that is saved in this browser. */
export function MyGames() {
  const all = useSignal<readonly Listed[] | undefined>(undefined);
  const wanted = useSignal('');
  const shown = useSignal(PAGE);
  const told = useShownText();
  const removed = useSignal<Listed | undefined>(undefined);
  const refresh = async () => {
    all.value = await listAll();
  };
  const news = changesElsewhere.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the screen is opened, and after changes in other windows
  useEffect(() => {
    void refresh();
  }, [news]);
  const remove = async (listed: Listed, name: string) => {
    await Promise.all([keptGames.remove(listed.id), keptStudies.remove(listed.id)]);
    removed.value = listed;
    told.value = () => fill(studyTexts.value.deleted, { name });
    await refresh();
  };
  const restore = async ({ game, study }: Listed) => {
    if (game !== undefined) await keptGames.keep(game);
    if (study !== undefined) await keptStudies.keep(study);
    removed.value = undefined;
    told.value = '';
    await refresh();
  };
  const bring = async (files: readonly File[]) => {
    removed.value = undefined;
    const sentence = await importFiles(files);
    await refresh();
    told.value = sentence;
  };
  const rows = (all.value ?? []).map((listed) => ({ listed, summary: summaryOf(listed) }));
  const found = rows.filter(({ summary }) => matches(summary, wanted.value));
  const { myGames, search, exportAll: exportText, noGames, noneFound, undo, more } = studyTexts.value;
  return (
    <main class="page games" aria-busy={all.value === undefined}>
      <h1>{myGames}</h1>
      <div class="games-tools">
        <label class="field games-search">
          <span class="soft">{search}</span>
          <input
            type="text"
            value={wanted.value}
            onInput={({ currentTarget }) => {
              wanted.value = currentTarget.value;
              shown.value = PAGE;
            }}
          />
        </label>
        <ImportButton bring={(files) => void bring(files)} />
        <button type="button" class="button" disabled={rows.length === 0} onClick={() => exportAll(all.value ?? [])}>
          <Icon of={Download} />
          {exportText}
        </button>
      </div>
      <p class="told" role="status">
        {told.value}{' '}
        {removed.value !== undefined && (
          <button type="button" onClick={() => removed.value !== undefined && void restore(removed.value)}>
            {undo}
          </button>
        )}
      </p>
      {all.value !== undefined && rows.length === 0 && (
        <div class="empty-list">
          <p>{noGames}</p>
          <a class="button main" href={addressOf()}>
            {texts.value.goHome}
          </a>
        </div>
      )}
      {rows.length > 0 && found.length === 0 && <p class="empty-list">{noneFound}</p>}
      <ul class="game-list">
        {found.slice(0, shown.value).map(({ listed, summary }) => (
          <Row key={listed.id} listed={listed} summary={summary} remove={() => void remove(listed, summary.name)} />
        ))}
      </ul>
      {found.length > shown.value && (
        <button
          type="button"
          onClick={() => {
            shown.value += PAGE;
          }}
        >
          {more}
        </button>
      )}
    </main>
  );
}

/** One game: how it stands, who plays, and the ways into it; deleting it is out of the way. */
function Row({ listed, summary, remove }: { listed: Listed; summary: Summary; remove(): void }) {
  const { name, title, designer, players, moves, state, date } = summary;
  const { goOn, watch, study, delete: erase } = studyTexts.value;
  const { game } = listed;
  return (
    <li class={`tint-${summary.game?.look.tint ?? 'sand'}`}>
      <Thumbnail look={() => endOf(listed)} title={name} />
      <div class="about">
        <h2>
          {title}
          {designer !== '' && (
            <>
              <span class="unseen">, </span>
              <span class="soft">{designer}</span>
            </>
          )}
        </h2>
        {players !== '' && <p>{players}</p>}
        <p class="soft">
          {state} · {countText(texts.value.moveCount, moves)} · <time>{date}</time>
        </p>
        <div class="game-ways">
          {game !== undefined && (
            <a class={game.isOver ? 'button' : 'button main'} href={addressOf('game', listed.id)}>
              {game.isOver ? watch : goOn}
            </a>
          )}
          <a class="button" href={addressOf('analyse', listed.id)}>
            {study}
          </a>
        </div>
      </div>
      <button
        type="button"
        class="game-delete"
        aria-label={fill(erase, { name })}
        title={fill(erase, { name })}
        onClick={remove}
      >
        <Icon of={Trash2} />
      </button>
    </li>
  );
}

function ImportButton({ bring }: { bring(files: readonly File[]): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="button" onClick={() => input.current?.click()}>
        <Icon of={Upload} />
        {studyTexts.value.import}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={studyTexts.value.import}
        onChange={({ currentTarget }) => {
          bring([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

function matches({ name, players, state, date }: Summary, wanted: string): boolean {
  const text = `${name} ${players} ${state} ${date}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** One record a line. */
function exportAll(all: readonly Listed[]): void {
  const records = all.map(recordOfListed);
  const lines = records.flatMap((one) => (one === undefined || isRecordFault(one) ? [] : [writeRecordJson(one)]));
  saveFile(new Blob([`${lines.join('\n')}\n`], { type: 'application/jsonl' }), 'gamut-games.jsonl');
}

/** The most characters of a file with many games. */
const MOST_CHARACTERS = 20_000_000;

/** Reads files with one game each, or with one a line; returns how to say what came of it. */
async function importFiles(files: readonly File[]): Promise<() => string> {
  let count = 0;
  const faults: RecordFault[] = [];
  for (const file of files) {
    const text = await textOf(file, MOST_CHARACTERS / 4);
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const isList = lines.length > 1 && lines.every((line) => line.startsWith('{'));
    for (const one of isList ? lines : [text]) {
      const found = readAnything(games, one);
      if (isRecordFault(found)) faults.push(found);
      else {
        await keepRecord(found.record);
        count++;
      }
    }
  }
  return () => {
    const { imported, importedSome } = studyTexts.value;
    const said = countText(imported, count);
    if (faults.length === 0) return said;
    const why = sayRecordFault(faults[0], language.value);
    return fill(importedSome, { imported: said, refused: faults.length, why });
  };
}
