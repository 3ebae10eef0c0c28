import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { type Sentence, say } from './words/say.ts';

/** Something could not be written: one sentence, and exit status 1. */
export class OutputError extends Error {}

/** More links in a row lead nowhere; systems stop at 40. */
const MOST_LINKS = 40;
/** Mode of the program's own files, which nobody else may read. */
const PRIVATE = 0o600;
/** Mode of files for everybody, as far as the umask allows. */
export const SHARED = 0o666;

/** Writes what a user asked for to where they asked for it: links, pipes, devices and modes stay as they are. */
export function writeInPlace(file: string, text: string): void {
  writeOpen(openSync(file, 'w'), (handle) => writeAll(handle, Buffer.from(text)));
}

/** A page of results, for a person. */
export function writeReport(file: string, page: string): void {
  try {
    writeInPlace(file, page);
  } catch (error) {
    throw new OutputError(say('The report {file} cannot be written: {why}.', { file, why: sayError(error) }));
  }
}

/**
 * Writes a file atomically: if the machine stops in between, the old one is still there. Follows links and keeps the
 * file's mode; what is not a file, such as a pipe, cannot be replaced and is written to.
 */
export function writeWhole(file: string, text: string, mode = PRIVATE): void {
  replaceWhole(file, (handle) => writeAll(handle, Buffer.from(text)), mode);
}

/** The same for content too large for a string: write gets an open file, and may be asynchronous. */
export function replaceWhole(file: string, write: (handle: number) => void, mode = PRIVATE): void {
  const place = followLinks(file);
  const old = statSync(place, { throwIfNoEntry: false });
  if (old !== undefined && !old.isFile()) return writeOpen(openSync(place, 'w'), write);
  const draft = join(dirname(place), `.${basename(place)}.${process.pid}.new`);
  try {
    writeOpen(openSync(draft, 'w', mode), (handle) => {
      if (old !== undefined) keepNature(handle, old);
      write(handle);
      fsyncSync(handle);
    });
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  syncDirectory(dirname(place));
}

/** Writes everything, however little the system takes at a time. */
export function writeAll(handle: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
}

/** Where a path leads: to what a link names, which need not be there yet. */
export function followLinks(file: string): string {
  let place = file;
  for (let left = MOST_LINKS; left > 0; left--) {
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return place;
    place = resolve(dirname(place), readlinkSync(place));
  }
  return file; // opening it reports the loop
}

/** Why the system refused something, in words where there are some for it. */
export function sayError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS[code];
  if (reason !== undefined) return say(reason);
  return error instanceof Error ? error.message : String(error);
}

const REASONS: Readonly<Record<string, Sentence>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  EISDIR: 'it is a folder',
  ENOENT: 'no such file or folder',
  ENOTDIR: 'no such file or folder',
  ELOOP: 'there are too many links',
  ENAMETOOLONG: 'the name is too long',
  EIO: 'the device reports an error',
};

function writeOpen(handle: number, write: (handle: number) => void): void {
  try {
    write(handle);
  } finally {
    closeSync(handle);
  }
}

/** Owner and mode of a file that is replaced. */
function keepNature(handle: number, { uid, gid, mode }: Stats): void {
  for (const keep of [() => fchownSync(handle, uid, gid), () => fchmodSync(handle, mode & 0o7777)]) {
    try {
      keep();
    } catch {
      // Not every system has owners, and only root may give files away.
    }
  }
}

/** Makes the new name durable; systems that cannot open a directory do not need this. */
function syncDirectory(directory: string): void {
  let handle: number;
  try {
    handle = openSync(directory, 'r');
  } catch {
    return;
  }
  try {
    fsyncSync(handle);
  } catch {
    // Some file systems refuse; the file itself is safe.
  } finally {
    closeSync(handle);
  }
}
