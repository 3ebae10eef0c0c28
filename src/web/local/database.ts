import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptGame, KeptReview, KeptStudy } from './kept.ts';

interface Shelves extends DBSchema {
  games: { key: string; value: KeptGame };
  studies: { key: string; value: KeptStudy };
  reviews: { key: string; value: KeptReview };
}

export type Database = IDBPDatabase<Shelves>;
export type ShelfName = 'games' | 'studies';

const NAMES = ['games', 'studies', 'reviews'] as const;
const VERSION = 3;

let opened: Promise<Database> | undefined;

/** The database of this page. Opened once; after a failure the next caller tries again. */
export function openDatabase(): Promise<Database> {
  opened ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

/** Asynchronous from its first step: a browser may refuse by throwing. */
async function open(): Promise<Database> {
  return openDB<Shelves>('gamut', VERSION, {
    upgrade(database) {
      for (const name of NAMES) {
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, { keyPath: 'id' });
      }
    },
    blocking(_, __, event) {
      // Another window with a later version of the page must not wait for this one.
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
}

function forget(): void {
  opened = undefined;
}
