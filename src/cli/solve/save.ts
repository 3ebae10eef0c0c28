import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { Seat } from '../../core/types.ts';
import { replaceWhole, SHARED, writeAll } from '../../node/files.ts';
import { say } from '../../node/words/say.ts';
import type { SolveTable } from '../../search/solve/table.ts';

/** What is known about the position (no moves) or about openings that are symmetric images of each other. */
export interface SolvedPosition {
  readonly moves: readonly string[];
  /** NOBODY for a draw. */
  readonly winner: Seat;
  /** Plies to the end, including the opening; -1 if unknown or a draw. */
  readonly distance: number;
  /** The best move, or ''. */
  readonly best: string;
}

/** What a saved run was about and how far it got. In the file it is one line of JSON, padded to HEAD bytes. */
export interface SavedHead {
  /** Changes when the meaning of the table or its keys changes. */
  readonly format: number;
  readonly game: string;
  readonly position: string;
  readonly nodes: number;
  readonly seconds: number;
  readonly findings: readonly SolvedPosition[];
}

export const SAVE_FORMAT = 2;
/** Room for some hundred openings. Entries of the table follow, each in ENTRY words. */
const HEAD = 2 ** 16;
const ENTRY = 4;
/** Entries written at once. */
const CHUNK = 2 ** 14;
/** Results that took fewer nodes are found again faster than read. */
const WORTH_SAVING = 8;

/** Whenever the computer stops, the file is whole, the old one or the new. */
export function writeSave(file: string, head: SavedHead, table: SolveTable): void {
  const text = Buffer.alloc(HEAD, ' ');
  const line = `${JSON.stringify(head)}\n`;
  if (Buffer.byteLength(line) > HEAD) throw new Error('too many openings to save');
  text.write(line);
  const writeTable = (handle: number) => {
    writeAll(handle, text);
    const chunk = new Int32Array(CHUNK * ENTRY);
    for (let from = 0; from >= 0; ) {
      const { next, filled } = table.take(from, WORTH_SAVING, chunk);
      writeAll(handle, new Uint8Array(chunk.buffer, 0, 4 * filled));
      from = next;
    }
  };
  replaceWhole(file, writeTable, SHARED);
}

/** What a file says about itself; undefined when there is no file; a sentence if it is not a saved run. */
export function readSavedHead(file: string): SavedHead | string | undefined {
  const kind = statSync(file, { throwIfNoEntry: false });
  if (kind === undefined) return undefined;
  if (!kind.isFile()) return say('{file} is not a file, and progress can only be kept in a file.', { file });
  const text = Buffer.alloc(HEAD);
  try {
    const handle = openSync(file, 'r');
    try {
      readSync(handle, text, 0, HEAD, 0);
    } finally {
      closeSync(handle);
    }
    const head: SavedHead = JSON.parse(text.toString('utf8').split('\n', 1)[0]);
    if (head.format === SAVE_FORMAT && Array.isArray(head.findings)) return head;
  } catch {
    // reported below
  }
  return say('{file} was not written by this version of gamut solve.', { file });
}

/** Puts what was saved into a table of any size. */
export function readSavedTable(file: string, table: SolveTable): void {
  const chunk = new Int32Array(CHUNK * ENTRY);
  const handle = openSync(file, 'r');
  try {
    for (let at = HEAD; ; ) {
      const bytes = readSync(handle, new Uint8Array(chunk.buffer), 0, 4 * chunk.length, at);
      table.give(chunk, Math.floor(bytes / 4 / ENTRY) * ENTRY);
      if (bytes < 4 * chunk.length) return;
      at += bytes;
    }
  } finally {
    closeSync(handle);
  }
}
