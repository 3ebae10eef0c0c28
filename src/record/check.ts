import { isFault } from '../core/fault.ts';
import { readMove, refuseMove, writeMove } from '../core/moves.ts';
import { type Position, startPosition } from '../core/position.ts';
import { readPosition, writePosition } from '../core/text.ts';
import { type Move, NO_MOVE, type Seat } from '../core/types.ts';
import { isRecordFault, type RecordFault, recordFault } from './fault.ts';
import {
  DEEPEST,
  LONGEST_COMMENT,
  LONGEST_MOVE,
  LONGEST_TAG,
  MOST_MOVES,
  MOST_TAGS,
  tidy,
  tidyComment,
} from './limits.ts';
import { type Entry, type GameRecord, MOVE_MARKS, type MoveLine, type Outcome, outcomeByRules } from './record.ts';

/**
 * The single entry point for external records: plays every move of every line by the rules and normalises it. 'pass' is
 * dropped where the game skips a player by itself, and a move split in two is joined.
 */
export function checkRecord(draft: GameRecord): GameRecord | RecordFault {
  const position = checkStart(draft);
  if (isRecordFault(position)) return position;
  const tags = checkTags(draft);
  if (isRecordFault(tags)) return tags;
  const usual = startPosition(draft.game, position.options).equals(position);
  const start = usual ? {} : { start: writePosition(position) };
  const comment = checkComment(draft.comment);
  if (typeof comment === 'object') return comment;
  const walk: Walk = { position, left: MOST_MOVES, next: position.turn };
  const line = checkLine(walk, draft.line, 0);
  if (isRecordFault(line)) return line;
  const outcome = checkOutcome(position, draft.outcome);
  if (outcome !== undefined && isRecordFault(outcome)) return outcome;
  return {
    game: draft.game,
    options: position.options,
    ...start,
    tags,
    ...(comment === '' ? {} : { comment }),
    line,
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** Tag names that have a special meaning in the text of a record. */
export function isReserved(name: string, { game }: GameRecord): boolean {
  const plain = name.toLowerCase();
  return RESERVED.includes(plain) || Object.hasOwn(game.options, plain);
}

const RESERVED = ['game', 'start', 'fen', 'position', 'result', 'termination', 'format'];

/** The state while a record is replayed. */
interface Walk {
  readonly position: Position;
  /** How many moves may still come. */
  left: number;
  /** Whose turn it would be if nobody were ever skipped: a pass is redundant only where it is not. */
  next: Seat;
}

function checkStart({ game, options, start }: GameRecord): Position | RecordFault {
  if (start === undefined) return startPosition(game, options);
  const position = readPosition(game, start);
  if (isFault(position)) return recordFault(position.fault, position.what);
  const other = Object.keys(options).find((name) => options[name] !== position.options[name]);
  return other === undefined ? position : recordFault('options differ', other);
}

function checkTags(draft: GameRecord): GameRecord['tags'] | RecordFault {
  const entries = Object.entries(draft.tags);
  if (entries.length > MOST_TAGS) return recordFault('bad tag', entries[MOST_TAGS][0]);
  const tags: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (!/^[A-Z][A-Za-z0-9]{0,30}$/.test(name) || isReserved(name, draft)) return recordFault('bad tag', name);
    if (value.length > LONGEST_TAG) return recordFault('bad tag', name);
    tags[name] = tidy(value);
  }
  return tags;
}

function checkComment(comment = ''): string | RecordFault {
  const tidied = tidyComment(comment);
  return tidied.length > LONGEST_COMMENT ? recordFault('bad comment', tidied) : tidied;
}

/** Leaves the position after the last move of the main line, and before the first of a variation. */
function checkLine(walk: Walk, line: MoveLine, depth: number): MoveLine | RecordFault {
  if (depth > DEEPEST) return recordFault('too deep');
  const { position } = walk;
  const first = position.ply;
  const checked: Entry[] = [];
  for (let at = 0; at < line.length; at++) {
    if (walk.left-- === 0) return recordFault('too many moves', String(MOST_MOVES));
    let entry = line[at];
    let move = findMove(position, entry.move);
    if (move === NO_MOVE && PASS.test(entry.move) && (position.over || walk.next !== position.turn)) {
      walk.next = (walk.next + 1) % position.seats;
      continue;
    }
    const next = line[at + 1];
    if (move === NO_MOVE && next !== undefined && Object.keys(entry).length === 1) {
      move = findMove(position, `${entry.move} ${next.move}`); // 'e1 e3' came as two words
      if (move !== NO_MOVE) {
        entry = next;
        at++;
      }
    }
    if (move === NO_MOVE) return refused(position, entry.move);
    const kept = checkEntry(walk, entry, writeMove(position, move), depth);
    if (isRecordFault(kept)) return kept;
    checked.push(kept);
    walk.next = (position.turn + 1) % position.seats;
    position.play(move);
  }
  if (depth > 0) while (position.ply > first) position.undo();
  return checked;
}

const PASS = /^\s*(pass|--)\s*$/i;

function findMove(position: Position, text: string): Move {
  return text.length > LONGEST_MOVE ? NO_MOVE : readMove(position, text);
}

function refused(position: Position, text: string): RecordFault {
  const refusal = refuseMove(position, text.slice(0, 40));
  return recordFault('illegal move', text, { ply: position.ply + 1, refused: { game: position.game, refusal } });
}

function checkEntry(walk: Walk, entry: Entry, move: string, depth: number): Entry | RecordFault {
  const ply = walk.position.ply + 1;
  const comment = checkComment(entry.comment);
  if (typeof comment === 'object') return { ...comment, ply };
  const { mark, evaluation, clock } = entry;
  if (mark !== undefined && !MOVE_MARKS.includes(mark)) return recordFault('bad mark', mark, { ply });
  if (evaluation !== undefined && !isEvaluation(evaluation, walk.position.seats))
    return recordFault('bad evaluation', JSON.stringify(evaluation), { ply });
  if (clock !== undefined && !(isWhole(clock, 1e10) && clock >= 0))
    return recordFault('bad clock', String(clock), { ply });
  const variations: MoveLine[] = [];
  for (const variation of entry.variations ?? []) {
    const { next } = walk;
    const line = checkLine(walk, variation, depth + 1);
    walk.next = next;
    if (isRecordFault(line)) return line;
    if (line.length > 0) variations.push(line);
  }
  return {
    move,
    ...(mark === undefined ? {} : { mark }),
    ...(comment === '' ? {} : { comment }),
    ...(evaluation === undefined ? {} : { evaluation }),
    ...(clock === undefined ? {} : { clock }),
    ...(variations.length === 0 ? {} : { variations }),
  };
}

function isEvaluation(evaluation: NonNullable<Entry['evaluation']>, seats: number): boolean {
  if ('score' in evaluation) return isWhole(evaluation.score, 1e7);
  if ('win' in evaluation) return isWhole(evaluation.win, 1e5) && evaluation.win !== 0;
  const { shares } = evaluation;
  return shares.length === seats && shares.every((share) => isWhole(share, 1000) && share >= 0);
}

/** -0 cannot be written in text. */
function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && Math.abs(value) <= most && !Object.is(value, -0);
}

/** Where the rules have ended the game, the outcome must be theirs; elsewhere it must not be. */
function checkOutcome(position: Position, outcome: Outcome | undefined): Outcome | RecordFault | undefined {
  const byRules = outcomeByRules(position);
  if (outcome === undefined) return byRules;
  const winners = [...new Set(outcome.winners)].sort((a, b) => a - b);
  const told = winners.map((seat) => seat + 1).join(' ');
  if (byRules !== undefined) {
    const agrees = outcome.reason === 'rules' && byRules.winners.join() === winners.join();
    return agrees ? byRules : recordFault('wrong result', told === '' ? '*' : told);
  }
  const { reason, loser } = outcome;
  const isSeat = (seat: number) => Number.isInteger(seat) && seat >= 0 && seat < position.seats;
  const hasLoser = reason === 'resignation' || reason === 'time';
  const fits =
    reason !== 'rules' &&
    winners.every(isSeat) &&
    (loser === undefined) !== hasLoser &&
    (loser === undefined || (isSeat(loser) && !winners.includes(loser))) &&
    winners.length > 0 !== (reason === 'abandoned') &&
    (reason !== 'agreement' || winners.length > 1);
  if (!fits) return recordFault('wrong result', `${reason} ${told}`.trim());
  return { reason, winners, ...(loser === undefined ? {} : { loser }) };
}
