import { existsSync } from 'node:fs';
import { fill } from '../../core/words.ts';
import { ruleOptionNames } from '../../node/find-game.ts';
import { readSeats } from '../../node/players/seat-words.ts';
import { UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { isRecordFault } from '../../record/fault.ts';
import { type GameRecord, matchOf } from '../../record/record.ts';
import { sayRecordFault } from '../../record/words.ts';
import type { Seating } from '../../session/seating.ts';
import { loadRecord, RecordError, type RecordFlags, type Speech } from './records.ts';
import { findSaved, listSaved } from './saved.ts';

/** A game to resume. */
export interface Resumed extends Seating {
  readonly record: GameRecord;
  /** The name under which it is saved, and will be after every move. */
  readonly keptAs?: string;
}

/** What `play --resume` asks for: a saved game by its name, the latest one, or a record in a file. */
export function findResumed(
  word: string | undefined,
  flags: RecordFlags & Readonly<Record<string, unknown>>,
  speech: Speech,
): Resumed {
  if (word !== undefined) throw new UsageError(say('--resume brings its own game; leave out {word}.', { word }));
  const rule = ruleOptionNames().find((name) => flags[name] !== undefined);
  if (rule !== undefined) throw new UsageError(say('--resume brings its own rules; leave out --{rule}.', { rule }));
  const found = typeof flags.resume === 'string' ? findNamed(flags.resume, flags, speech) : findLatest(speech);
  const { record, colours, set, keptAs } = found;
  if (record.outcome !== undefined || matchOf(record).position.over)
    throw new RecordError(fill(speech.texts.isOver, { name: found.name }));
  const { players } = record.options;
  const seats =
    typeof flags.seats === 'string'
      ? readSeats(record.game, players, flags.seats)
      : Array.from({ length: players }, (_, seat) => found.seats[seat] ?? 'human');
  return {
    ...{ record, seats },
    ...(colours === undefined ? {} : { colours }),
    ...(set === undefined ? {} : { set }),
    ...(keptAs === undefined ? {} : { keptAs }),
  };
}

interface Found extends Resumed {
  readonly name: string;
}

function findLatest({ texts }: Speech): Found {
  const isLeft = (save: ReturnType<typeof listSaved>[number]) =>
    !isRecordFault(save) && !save.isRecord && !save.isRunning;
  const latest = listSaved().find(isLeft);
  if (latest === undefined || isRecordFault(latest)) throw new RecordError(texts.nothingToResume);
  return { ...latest, keptAs: latest.name };
}

function findNamed(name: string, flags: RecordFlags, speech: Speech): Found {
  const saved = findSaved(name);
  // Seats are only trusted in games that this program saved: a seat may be a command to run.
  if (saved === undefined && !existsSync(name) && name !== '-')
    throw new RecordError(fill(speech.texts.noSuchSave, { name }));
  if (saved === undefined) return { name, record: loadRecord(name, flags, speech).record, seats: [] };
  if (isRecordFault(saved)) throw new RecordError(`${name}: ${sayRecordFault(saved, speech.language)}`);
  if (saved.isRunning) throw new RecordError(fill(speech.texts.isRunning, { name }));
  return saved.isRecord ? saved : { ...saved, keptAs: name };
}
