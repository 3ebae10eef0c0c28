import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import process from 'node:process';
import type { Match } from '../../core/play/match.ts';
import { sayResult } from '../../core/play/words.ts';
import type { Language } from '../../core/words.ts';
import { fill, fillAgreeing } from '../../core/words.ts';
import { games } from '../../games/index.ts';
import { sayError } from '../../node/files.ts';
import { findGame } from '../../node/find-game.ts';
import { type DetectedRecord, readAnything } from '../../record/detect.ts';
import { isRecordFault, recordFault } from '../../record/fault.ts';
import { LONGEST_TEXT } from '../../record/limits.ts';
import { isLink } from '../../record/link.ts';
import type { GameRecord } from '../../record/record.ts';
import { sayOutcome, sayRecordFault } from '../../record/words.ts';
import { chooseLanguage } from '../language.ts';
import { type RecordTexts, recordTexts } from './record-texts.ts';
import { findSaved } from './saved.ts';

export interface RecordFlags {
  readonly lang?: string;
  /** The game of a text that names none. */
  readonly game?: string;
}

/** The language of a command, and its texts. */
export interface Speech {
  readonly language: Language;
  readonly texts: RecordTexts;
}

/** Something is wrong with a file and not with the command: one sentence, and exit status 1. */
export class RecordError extends Error {}

const BAD_RECORD = 1;

/** Runs a command for records; file errors are reported in one sentence. */
export async function withRecords(flags: RecordFlags, run: (speech: Speech) => void | Promise<void>): Promise<void> {
  const language = chooseLanguage(flags.lang);
  try {
    await run({ language, texts: recordTexts[language] });
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = BAD_RECORD;
  }
}

/** The record in a file, on standard input ('-'), in a link or position given instead of a file, or saved under a name. */
export function loadRecord(source: string, flags: RecordFlags, speech: Speech): DetectedRecord {
  const { language, texts } = speech;
  const usual = flags.game === undefined ? undefined : findGame(flags.game);
  const saved = isLink(source) || source === '-' || existsSync(source) ? undefined : findSaved(source);
  if (saved !== undefined && !isRecordFault(saved)) return { kind: 'json', record: saved.record };
  if (saved !== undefined)
    throw new RecordError(fill(texts.inFile, { file: source, sentence: sayRecordFault(saved, language) }));
  const isWritten = source.includes(' ') && source !== '-' && !existsSync(source); // a position, not a file
  const written = isWritten ? readAnything(games, source, usual) : undefined;
  if (written !== undefined && !isRecordFault(written)) return written;
  const isText = isLink(source);
  const text = isText ? source : readSource(source, texts);
  const found = text === undefined ? recordFault('too long', String(LONGEST_TEXT)) : readAnything(games, text, usual);
  if (!isRecordFault(found)) return found;
  const sentence = sayRecordFault(found, language);
  const file = source === '-' ? texts.input : source;
  throw new RecordError(isText ? sentence : fill(texts.inFile, { file, sentence }));
}

/** The state at the end of a match: who is to move, or who has won and why. */
export function sayState(record: GameRecord, match: Match, { language, texts }: Speech): string {
  const { game, position } = match;
  const { seats } = game.texts[language];
  const result = match.result();
  if (result !== undefined) {
    const scores = result.scores?.map((score, seat) => `${seats[seat]} ${score}`).join(', ');
    const sentence = sayResult(game, result, language);
    return scores === undefined ? sentence : `${sentence} ${fill(texts.scores, { scores })}`;
  }
  const isLast = match.moves.length === record.line.length;
  if (isLast && record.outcome !== undefined) return sayOutcome(record, record.outcome, language);
  const name = seats[position.turn];
  const toMove = fillAgreeing(texts.toMove, name);
  return isLast ? `${texts.running} ${toMove}` : toMove;
}

/** Why the system refused something, without its stack. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** The whole text, or undefined when it is longer than any record. */
function readSource(source: string, texts: RecordTexts): string | undefined {
  let handle = 0;
  try {
    handle = source === '-' ? 0 : openSync(source, 'r');
    if (fstatSync(handle).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    return readAll(handle);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'ENOENT') throw new RecordError(fill(texts.noFile, { file: source }));
    const file = source === '-' ? texts.input : source;
    throw new RecordError(fill(texts.unreadable, { file, reason: sayError(error) }));
  } finally {
    if (handle > 0) closeSync(handle);
  }
}

function readAll(handle: number): string | undefined {
  const chunks: Buffer[] = [];
  let length = 0;
  for (;;) {
    const chunk = Buffer.alloc(65_536);
    const count = readChunk(handle, chunk);
    if (count === 0) return Buffer.concat(chunks).toString('utf8');
    chunks.push(chunk.subarray(0, count));
    length += count;
    if (length > 4 * LONGEST_TEXT) return undefined;
  }
}

/** A pipe that has nothing yet is read again; one that was closed early has ended. */
function readChunk(handle: number, chunk: Buffer): number {
  for (;;) {
    try {
      return readSync(handle, chunk);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === 'EOF') return 0;
      if (reason !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
