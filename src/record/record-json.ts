import { isFault } from '../core/fault.ts';
import type { Game } from '../core/game.ts';
import { readOptions } from '../core/options.ts';
import { isReason } from './annotation.ts';
import { checkRecord } from './check.ts';
import { isRecordFault, type RecordFault, recordFault } from './fault.ts';
import { DEEPEST, MOST_MOVES } from './limits.ts';
import { type Entry, type GameRecord, MOVE_MARKS, type MoveEvaluation, type MoveLine, type Outcome } from './record.ts';

/** Marks every stored record: an older program rejects versions it does not know. */
const FORMAT = 'gamut record';
const VERSION = 1;
/** Marks the file of a saved game: a record, and who sat where. */
export const SAVE_FORMAT = 'gamut save';

/** A checked record as one line of JSON. Players count from 1. */
export function writeRecordJson(record: GameRecord): string {
  return JSON.stringify(recordToJson(record));
}

/** A checked record as plain values. */
export function recordToJson({ game, options, start, tags, comment, line, outcome }: GameRecord): object {
  return {
    format: FORMAT,
    version: VERSION,
    game: game.id,
    options,
    ...(start === undefined ? {} : { start }),
    tags,
    ...(comment === undefined ? {} : { comment }),
    moves: lineToJson(line),
    ...(outcome === undefined ? {} : { result: outcomeToJson(outcome) }),
  };
}

/** The record in plain values, or why it cannot be read. A MatchRecord is accepted as well. */
export function recordFromJson(games: readonly Game[], value: unknown): GameRecord | RecordFault {
  const strange = strangeKey(value, KEYS);
  if (strange !== undefined) return recordFault('bad key', strange);
  const given = value as Given; // strangeKey finds anything that is not an object
  if (given.format !== undefined && given.format !== FORMAT) return recordFault('bad key', 'format');
  if (given.version !== undefined && given.version !== VERSION)
    return recordFault('unknown version', show(given.version));
  const game = games.find(({ id }) => id === given.game);
  if (game === undefined) return recordFault('unknown game', show(given.game));
  const options = readOptions(game.options, given.options ?? {});
  if (isFault(options)) return options;
  const { start, comment, tags = {} } = given;
  if (start !== undefined && typeof start !== 'string') return recordFault('bad key', 'start');
  if (comment !== undefined && typeof comment !== 'string') return recordFault('bad key', 'comment');
  if (!isTags(tags)) return recordFault('bad key', 'tags');
  const line = lineFromJson(given.moves, { left: MOST_MOVES }, 0);
  if (isRecordFault(line)) return line;
  const outcome = given.result === undefined ? undefined : outcomeFromJson(given.result);
  if (outcome !== undefined && isRecordFault(outcome)) return outcome;
  return checkRecord({
    game,
    options,
    ...(start === undefined ? {} : { start }),
    tags,
    ...(comment === undefined ? {} : { comment }),
    line,
    ...(outcome === undefined ? {} : { outcome }),
  });
}

type Given = Readonly<Record<string, unknown>>;

const KEYS = ['format', 'version', 'game', 'options', 'start', 'tags', 'comment', 'moves', 'result'];
const ENTRY_KEYS = ['move', 'mark', 'comment', 'evaluation', 'clock', 'variations'];
const OUTCOME_KEYS = ['reason', 'winners', 'loser'];

/** The first unknown key, or the type of something that is not an object; undefined when all is well. */
function strangeKey(value: unknown, known: readonly string[]): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return show(value);
  return Object.keys(value).find((key) => !known.includes(key));
}

function show(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value;
}

function isTags(value: unknown): value is GameRecord['tags'] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.values(value).every((one) => typeof one === 'string');
}

function lineToJson(line: MoveLine): unknown[] {
  return line.map((entry) => {
    const { move, variations, ...said } = entry;
    if (variations === undefined && Object.keys(said).length === 0) return move;
    return { move, ...said, ...(variations === undefined ? {} : { variations: variations.map(lineToJson) }) };
  });
}

/** left: entries that may still come, over all lines. */
function lineFromJson(value: unknown, count: { left: number }, depth: number): MoveLine | RecordFault {
  if (depth > DEEPEST) return recordFault('too deep');
  if (!Array.isArray(value)) return recordFault('bad key', 'moves');
  const line: Entry[] = [];
  for (const one of value) {
    if (count.left-- === 0) return recordFault('too many moves', String(MOST_MOVES));
    const entry = typeof one === 'string' ? { move: one } : entryFromJson(one, count, depth);
    if (isRecordFault(entry)) return entry;
    line.push(entry);
  }
  return line;
}

function entryFromJson(value: unknown, count: { left: number }, depth: number): Entry | RecordFault {
  const strange = strangeKey(value, ENTRY_KEYS);
  if (strange !== undefined) return recordFault('bad key', strange);
  const { move, mark, comment, evaluation, clock, variations = [] } = value as Given;
  if (typeof move !== 'string') return recordFault('bad key', 'move');
  const known = MOVE_MARKS.find((one) => one === mark);
  if (known === undefined && mark !== undefined) return recordFault('bad mark', show(mark));
  if (comment !== undefined && typeof comment !== 'string') return recordFault('bad key', 'comment');
  if (evaluation !== undefined && !isEvaluation(evaluation)) return recordFault('bad evaluation', show(evaluation));
  if (clock !== undefined && typeof clock !== 'number') return recordFault('bad clock', show(clock));
  if (!Array.isArray(variations)) return recordFault('bad key', 'variations');
  const lines: MoveLine[] = [];
  for (const one of variations) {
    const line = lineFromJson(one, count, depth + 1);
    if (isRecordFault(line)) return line;
    lines.push(line);
  }
  return {
    move,
    ...(known === undefined ? {} : { mark: known }),
    ...(comment === undefined ? {} : { comment }),
    ...(evaluation === undefined ? {} : { evaluation }),
    ...(clock === undefined ? {} : { clock }),
    ...(lines.length === 0 ? {} : { variations: lines }),
  };
}

/** One of the three forms, and nothing else; the range of the numbers is checked with the moves. */
function isEvaluation(value: unknown): value is MoveEvaluation {
  if (typeof value !== 'object' || value === null) return false;
  const [[name, content] = [], ...more] = Object.entries(value);
  if (more.length > 0) return false;
  if (name === 'shares') return Array.isArray(content) && content.every((share) => typeof share === 'number');
  return (name === 'score' || name === 'win') && typeof content === 'number';
}

function outcomeToJson({ reason, winners, loser }: Outcome): object {
  const players = winners.map((seat) => seat + 1);
  return { reason, winners: players, ...(loser === undefined ? {} : { loser: loser + 1 }) };
}

function outcomeFromJson(value: unknown): Outcome | RecordFault {
  const strange = strangeKey(value, OUTCOME_KEYS);
  if (strange !== undefined) return recordFault('bad key', strange);
  const { reason, winners, loser } = value as Given;
  const areNumbers = Array.isArray(winners) && winners.length <= 4 && winners.every((one) => typeof one === 'number');
  if (!isReason(reason) || !areNumbers) return recordFault('bad result', show(reason));
  if (loser !== undefined && typeof loser !== 'number') return recordFault('bad result', show(loser));
  return {
    reason,
    winners: winners.map((player) => player - 1),
    ...(loser === undefined ? {} : { loser: loser - 1 }),
  };
}
