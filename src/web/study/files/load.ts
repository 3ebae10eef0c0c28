import { isFault } from '../../../core/fault.ts';
import { readMatch } from '../../../core/play/match.ts';
import type { Seat } from '../../../core/types.ts';
import { readAnything } from '../../../record/detect.ts';
import { isRecordFault, type RecordFault, recordFault } from '../../../record/fault.ts';
import { type GameRecord, type Outcome, recordOf } from '../../../record/record.ts';
import { beginStudy, goToEnd, type Study } from '../../../session/study.ts';
import { follow } from '../../../session/study-edit.ts';
import { games } from '../../games/fetched.ts';
import type { KeptGame, KeptStudy } from '../../local/kept.ts';
import { keptGames, keptStudies } from '../../local/store.ts';

/** The study saved under a name: its notes, and the moves of the game since; undefined when there is neither. */
export async function loadStudy(id: string): Promise<Study | RecordFault | undefined> {
  const [game, kept] = await Promise.all([keptGames.find(id), keptStudies.find(id)]);
  if (kept === undefined) {
    const record = game === undefined ? undefined : recordOfGame(game);
    return record === undefined || isRecordFault(record) ? record : goToEnd(beginStudy(record));
  }
  const record = recordOfStudied(kept);
  if (isRecordFault(record)) return record;
  const study = beginStudy(record);
  return goToEnd(game === undefined ? study : follow(study, game.record.moves));
}

/** The seat of the only person at this device who played it. */
export async function ownSeat(id: string): Promise<Seat | undefined> {
  const [game, kept] = await Promise.all([keptGames.find(id), keptStudies.find(id)]);
  const people = (game?.seats ?? []).flatMap((word, seat) => (word === 'human' ? [seat] : []));
  return kept?.seat ?? (people.length === 1 ? people[0] : undefined);
}

/** The record of a saved study. */
export function recordOfStudied({ record }: KeptStudy): GameRecord | RecordFault {
  const found = readAnything(games, record);
  return isRecordFault(found) ? found : found.record;
}

/** The record of a game that was played here: who sat where, and how it ended. */
export function recordOfGame({ record, seats, seed, resigned, changed }: KeptGame): GameRecord | RecordFault {
  const match = readMatch(games, record);
  if (isFault(match)) return recordFault(match.fault, match.what);
  const tags: Record<string, string> = { Date: new Date(changed).toISOString().slice(0, 10) };
  seats.forEach((word, seat) => {
    const [kind, which] = word.split(':');
    if (kind === 'human' || which === undefined) return;
    tags[`Engine${seat + 1}`] = 'Gamut';
    tags[kind === 'level' ? `Level${seat + 1}` : `Player${seat + 1}`] = which;
    tags.Seed = String(seed);
  });
  const others = seats.map((_, seat) => seat).filter((seat) => seat !== resigned);
  const outcome: Outcome | undefined =
    resigned === undefined ? undefined : { reason: 'resignation', winners: others, loser: resigned };
  return recordOf(match, { tags, ...(outcome === undefined ? {} : { outcome }) });
}
