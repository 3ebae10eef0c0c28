import type { Game } from '../../../core/game.ts';
import type { Seat } from '../../../core/types.ts';
import { readAnything } from '../../../record/detect.ts';
import { isRecordFault } from '../../../record/fault.ts';
import { LONGEST_TEXT } from '../../../record/limits.ts';
import { writeLink } from '../../../record/link.ts';
import type { GameRecord } from '../../../record/record.ts';
import { writeRecordJson } from '../../../record/record-json.ts';
import { sayRecordFault } from '../../../record/words.ts';
import { fetchGames, games } from '../../games/fetched.ts';
import { newId } from '../../local/kept.ts';
import { keptStudies } from '../../local/store.ts';
import { language } from '../../state/language.ts';
import { addressOfGame, goTo } from '../../state/route.ts';

/** Opens a text of any format, as one of this game if it names none; or returns how to say why not. */
export async function openText(text: string, usual?: Game): Promise<(() => string) | undefined> {
  await fetchGames();
  const found = readAnything(games, text, usual);
  if (isRecordFault(found)) return () => sayRecordFault(found, language.value);
  await openRecord(found.record);
  return undefined;
}

/** The games of which a text may be that names none. */
export async function gamesFor(text: string): Promise<readonly Game[]> {
  await fetchGames();
  const found = readAnything(games, text);
  if (!isRecordFault(found) || !NAMELESS.includes(found.fault)) return [];
  return games.filter((game) => !isRecordFault(readAnything(games, text, game)));
}

const NAMELESS: readonly string[] = ['no game named', 'which game'];

/** The text of a file that may hold a game; longer ones are not even read to their end. */
export function textOf(file: Blob, most = LONGEST_TEXT): Promise<string> {
  return file.slice(0, 4 * most).text();
}

/** Saves a checked record and opens it for study. */
export function openRecord(record: GameRecord): Promise<void> {
  return openAt('analyse', record);
}

/** Saves it and opens its review; seat: that of this person, where there is one. */
export function reviewRecord(record: GameRecord, seat: Seat | undefined): Promise<void> {
  return openAt('review', record, seat);
}

async function openAt(screen: 'analyse' | 'review', record: GameRecord, seat?: Seat): Promise<void> {
  const id = newId();
  const isKept = await keepRecord(record, id, seat);
  const link = isKept ? undefined : writeLink(record);
  // If the browser stores nothing, the address can still hold it.
  if (typeof link === 'string') location.href = addressOfGame(link);
  else goTo(screen, id);
}

/** Whether it outlives the page. */
export function keepRecord(record: GameRecord, id = newId(), seat?: Seat): Promise<boolean> {
  const own = seat === undefined ? {} : { seat };
  return keptStudies.keep({ id, record: writeRecordJson(record), changed: Date.now(), ...own });
}
