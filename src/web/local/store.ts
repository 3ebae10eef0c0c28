import { openDatabase } from './database.ts';
import { isDatabaseFailing } from './keeping.ts';
import type { KeptGame, KeptStudy } from './kept.ts';
import { Shelf } from './shelf.ts';

/** Games that are played in this browser, from their first move on. */
export const keptGames = new Shelf<KeptGame>('games');
/** What is studied in this browser. */
export const keptStudies = new Shelf<KeptStudy>('studies');

/** Opens the database when the page starts, so that the first change need not wait for it; reports a failure. */
export function openStore(): void {
  openDatabase().catch(() => {
    isDatabaseFailing.value = true;
  });
}
