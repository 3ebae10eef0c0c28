import type { MatchRecord } from '../../core/match.ts';
import type { Seat } from '../../core/types.ts';
import type { SeatWord } from '../../table/seats.ts';

/** A game as the browser keeps it. */
export interface KeptGame {
  readonly id: string;
  readonly record: MatchRecord;
  readonly seats: readonly SeatWord[];
  /** For what computers leave to chance. */
  readonly seed: number;
  readonly resigned?: Seat;
  readonly isOver: boolean;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** What was studied, under the name of the game where it is one that was played here. */
export interface KeptStudy {
  readonly id: string;
  /** The record as JSON: it is checked again whenever it is read. */
  readonly record: string;
  readonly changed: number;
}

const DATABASE = 'gamut';
const VERSION = 2;
const GAMES = 'games';
const STUDIES = 'studies';

/** Writes a game; when the promise is fulfilled it is on disk. */
export async function keepGame(game: KeptGame): Promise<void> {
  await run(GAMES, 'readwrite', (games) => games.put(game));
}

export async function findGame(id: string): Promise<KeptGame | undefined> {
  return run(GAMES, 'readonly', (games) => games.get(id));
}

/** All games, the latest first. */
export async function listGames(): Promise<readonly KeptGame[]> {
  const games: KeptGame[] = await run(GAMES, 'readonly', (store) => store.getAll());
  return games.sort((one, other) => other.changed - one.changed);
}

export async function removeGame(id: string): Promise<void> {
  await run(GAMES, 'readwrite', (games) => games.delete(id));
}

export async function keepStudy(study: KeptStudy): Promise<void> {
  await run(STUDIES, 'readwrite', (studies) => studies.put(study));
}

export async function findStudy(id: string): Promise<KeptStudy | undefined> {
  return run(STUDIES, 'readonly', (studies) => studies.get(id));
}

export async function listStudies(): Promise<readonly KeptStudy[]> {
  return run(STUDIES, 'readonly', (store) => store.getAll());
}

export async function removeStudy(id: string): Promise<void> {
  await run(STUDIES, 'readwrite', (studies) => studies.delete(id));
}

/** A name for something new to keep. */
export function newId(): string {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return high.toString(36).padStart(7, '0') + low.toString(36).padStart(7, '0').slice(-3);
}

let opened: Promise<IDBDatabase> | undefined;

async function run<Answer>(
  name: string,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  opened ??= open();
  const transaction = (await opened).transaction(name, mode, { durability: 'strict' });
  const request = ask(transaction.objectStore(name));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  return new Promise((resolve, reject) => {
    request.onupgradeneeded = () => {
      for (const name of [GAMES, STUDIES]) {
        if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name, { keyPath: 'id' });
      }
    };
    request.onsuccess = () => {
      // Another window with a later version of the page must not wait for this one.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => {
      opened = undefined;
      reject(request.error);
    };
  });
}
