import { Buffer } from 'node:buffer';
import { closeSync, openSync } from 'node:fs';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { writeMove } from '../../core/moves.ts';
import { chosenOptions } from '../../core/options.ts';
import { type Actions, actionsOf } from '../../core/play/actions.ts';
import type { Position } from '../../core/position.ts';
import { OutputError, SHARED, sayError, writeAll } from '../../node/files.ts';
import { say } from '../../node/words/say.ts';
import { describeGame } from './describe.ts';
import type { SetGame } from './self-play.ts';

/** The binary form begins with this; docs/research.md describes it. */
const MAGIC = 'GAMUTDS1';
/** Score of a position whose move was drawn. */
const NO_SCORE = -(2 ** 31);
/** Bytes of a sample besides its contents, of two bytes each, and its numbers, of four. */
const SAMPLE_HEAD = 16;

/** Where games go, one after the other; each is written whole, so that a run may end at any time. */
export interface SetFile {
  add(game: SetGame, number: number): void;
  close(): void;
}

/** Opens a file for games, or standard output; a name that ends in .gz packs them. */
export function openSetFile(file: string | undefined, form: (game: SetGame, number: number) => Buffer): SetFile {
  if (file === undefined) {
    return { add: (game, number) => void process.stdout.write(form(game, number)), close() {} };
  }
  const handle = attempt(file, () => openSync(file, 'w', SHARED));
  // Packed parts one after the other are a packed whole.
  const packed = (bytes: Buffer) => (file.endsWith('.gz') ? gzipSync(bytes) : bytes);
  return {
    add: (game, number) => attempt(file, () => writeAll(handle, packed(form(game, number)))),
    close: () => closeSync(handle),
  };
}

function attempt<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new OutputError(say('{file} cannot be written: {why}.', { file, why: sayError(error) }));
  }
}

/** Games as JSON lines. */
export function jsonForm(start: Position): (game: SetGame, number: number) => Buffer {
  const { game, options, seats } = start;
  const chosen = chosenOptions(game.options, options);
  return ({ moves, scores, winners }, number) => {
    const walker = start.clone();
    const texts = moves.map((move) => {
      const text = writeMove(walker, move);
      walker.play(move);
      return text;
    });
    const won = winners === 0 ? null : seatsOf(winners, seats);
    const line = { game: game.id, options: chosen, number, moves: texts, scores, winners: won };
    // JSON has no undefined: what has no score is null.
    return Buffer.from(`${JSON.stringify(line)}\n`);
  };
}

function seatsOf(winners: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat + 1).filter((player) => (winners >> (player - 1)) & 1);
}

/** Positions as samples of equal length; the first game brings the head of the file. */
export function binaryForm(start: Position, numbering: Actions): (game: SetGame, number: number) => Buffer {
  const { board, kept, vars } = start;
  const length = SAMPLE_HEAD + 2 * board.cellCount + 4 * (kept - vars);
  let head = headOf(start, numbering);
  return ({ moves, scores, winners }, number) => {
    const bytes = Buffer.alloc(length * moves.length);
    const walker = start.clone();
    let at = 0;
    moves.forEach((move, ply) => {
      at = bytes.writeUInt32LE(number, at);
      at = bytes.writeUInt16LE(ply, at);
      at = bytes.writeInt8(walker.turn, at);
      at = bytes.writeUInt8(winners, at);
      at = bytes.writeInt32LE(scores[ply] ?? NO_SCORE, at);
      at = bytes.writeInt32LE(actionsOf(numbering, walker, move)[0], at);
      for (let cell = 0; cell < board.cellCount; cell++) at = bytes.writeInt16LE(walker.slots[cell], at);
      for (let slot = vars; slot < kept; slot++) at = bytes.writeInt32LE(walker.slots[slot], at);
      walker.play(move);
    });
    const whole = Buffer.concat([head, bytes]);
    head = Buffer.alloc(0);
    return whole;
  };
}

function headOf(start: Position, numbering: Actions): Buffer {
  const description = Buffer.from(JSON.stringify(describeGame(start, numbering)));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(description.length);
  return Buffer.concat([Buffer.from(MAGIC), length, description]);
}
