import { exactMove, legalMoves, writeMove } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { type Move, NO_MOVE } from '../core/types.ts';
import { type BitReader, BitWriter } from './bits.ts';
import { DEEPEST, LONGEST_COMMENT, LONGEST_MOVE, LONGEST_TAG, MOST_MOVES, MOST_TAGS } from './limits.ts';
import {
  type Entry,
  type GameRecord,
  MOVE_MARKS,
  type MoveEvaluation,
  type MoveLine,
  type Outcome,
  REASONS,
} from './record.ts';

/** A checksum over texts, 24 bits in four letters: it misses one damaged link in 16 million. */
export class TextSum {
  private value = 0x811c9dc5;

  constructor(text: string) {
    this.add(text);
  }

  add(text: string): void {
    for (let at = 0; at < text.length; at++) this.value = Math.imul(this.value ^ text.charCodeAt(at), 0x01000193);
  }

  end(): string {
    const bits = new BitWriter();
    bits.put((this.value ^ (this.value >>> 24)) & 0xffffff, 1 << 24);
    return bits.end();
  }
}

/** The state while a line is written or read. */
interface Stage<Bits> {
  readonly bits: Bits;
  readonly sum: TextSum;
  readonly position: Position;
  /** Whether any move has annotations. */
  readonly isAnnotated: boolean;
}

/** Leaves the position as it was. */
export function putLine(stage: Stage<BitWriter>, line: MoveLine): void {
  const { bits, sum, position, isAnnotated } = stage;
  const first = position.ply;
  bits.putNumber(line.length);
  for (const entry of line) {
    const move = putMove(bits, position, entry.move);
    if (move === NO_MOVE) throw new Error(`the record was not checked: ${entry.move}`);
    sum.add(` ${entry.move}`);
    if (isAnnotated) putSaid(stage, entry);
    position.play(move);
  }
  while (position.ply > first) position.undo();
}

/** undefined when the line is invalid. Leaves the position as it was. */
export function getLine(stage: Stage<BitReader>, count = { left: MOST_MOVES }, depth = 0): MoveLine | undefined {
  const { bits, sum, position, isAnnotated } = stage;
  const first = position.ply;
  const length = bits.getNumber();
  if (length > count.left || depth > DEEPEST) return undefined;
  count.left -= length;
  const line: Entry[] = [];
  for (let left = length; left > 0; left--) {
    const chosen = getMove(bits, position);
    if (chosen === undefined || bits.hasEnded) return undefined;
    sum.add(` ${chosen.text}`);
    const said = isAnnotated ? getSaid(stage, count, depth) : {};
    if (said === undefined) return undefined;
    line.push({ move: chosen.text, ...said });
    position.play(chosen.move);
  }
  while (position.ply > first) position.undo();
  return line;
}

/** A move is its index among all moves, or its text where there are too many to list. */
function putMove(bits: BitWriter, position: Position, text: string): Move {
  if (position.rules.generateAll !== undefined) {
    bits.putText(text);
    return exactMove(position, text);
  }
  const choices = sortedMoves(position);
  const place = choices.findIndex((one) => one.text === text);
  bits.put(Math.max(0, place), choices.length);
  return choices[place]?.move ?? NO_MOVE;
}

function getMove(bits: BitReader, position: Position): { move: Move; text: string } | undefined {
  if (position.rules.generateAll === undefined) {
    const choices = sortedMoves(position);
    return choices[choices.length === 0 ? 0 : bits.get(choices.length)];
  }
  const text = bits.getText(LONGEST_MOVE) ?? '';
  const move = exactMove(position, text);
  return move === NO_MOVE ? undefined : { move, text };
}

/** Sorting by text does not depend on the order of move generation. */
function sortedMoves(position: Position): { move: Move; text: string }[] {
  const choices = legalMoves(position).map((move) => ({ move, text: writeMove(position, move) }));
  return choices.sort((a, b) => (a.text < b.text ? -1 : 1));
}

function putSaid(stage: Stage<BitWriter>, entry: Entry): void {
  const { bits } = stage;
  const { mark, comment, evaluation, clock, variations = [] } = entry;
  const isSaid = Object.keys(entry).length > 1;
  bits.put(isSaid ? 1 : 0, 2);
  if (!isSaid) return;
  bits.put(mark === undefined ? 0 : MOVE_MARKS.indexOf(mark) + 1, MOVE_MARKS.length + 1);
  putEvaluation(bits, evaluation);
  bits.putNumber(clock === undefined ? 0 : clock + 1);
  bits.putText(comment ?? '');
  bits.putNumber(variations.length);
  for (const variation of variations) putLine(stage, variation);
}

function getSaid(stage: Stage<BitReader>, count: { left: number }, depth: number): Omit<Entry, 'move'> | undefined {
  const { bits, position } = stage;
  if (bits.get(2) === 0) return {};
  const mark = bits.get(MOVE_MARKS.length + 1);
  const evaluation = getEvaluation(bits, position.seats);
  const clock = bits.getNumber();
  const comment = bits.getText(LONGEST_COMMENT);
  const length = bits.getNumber();
  if (comment === undefined || mark > MOVE_MARKS.length || length > count.left) return undefined;
  const variations: MoveLine[] = [];
  for (let left = length; left > 0; left--) {
    const line = getLine(stage, count, depth + 1);
    if (line === undefined || line.length === 0) return undefined;
    variations.push(line);
  }
  return {
    ...(mark === 0 ? {} : { mark: MOVE_MARKS[mark - 1] }),
    ...(comment === '' ? {} : { comment }),
    ...(evaluation === undefined ? {} : { evaluation }),
    ...(clock === 0 ? {} : { clock: clock - 1 }),
    ...(variations.length === 0 ? {} : { variations }),
  };
}

/** Kinds: none, score, win, shares. Negative numbers are stored as odd ones. */
function putEvaluation(bits: BitWriter, evaluation: MoveEvaluation | undefined): void {
  const signed = (value: number) => bits.putNumber(value < 0 ? -2 * value - 1 : 2 * value);
  if (evaluation === undefined) return bits.put(0, 4);
  if ('score' in evaluation) {
    bits.put(1, 4);
    signed(evaluation.score);
  } else if ('win' in evaluation) {
    bits.put(2, 4);
    signed(evaluation.win);
  } else {
    bits.put(3, 4);
    for (const share of evaluation.shares) bits.put(share, 1001);
  }
}

function getEvaluation(bits: BitReader, seats: number): MoveEvaluation | undefined {
  const signed = () => {
    const value = bits.getNumber();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  };
  const kind = bits.get(4);
  if (kind === 1) return { score: signed() };
  if (kind === 2) return { win: signed() };
  return kind === 3 ? { shares: Array.from({ length: seats }, () => bits.get(1001)) } : undefined;
}

/** An end by the rules need not be stored. */
export function putOutcome(bits: BitWriter, outcome: Outcome | undefined, seats: number): void {
  const told = outcome === undefined || outcome.reason === 'rules' ? undefined : outcome;
  bits.put(told === undefined ? 0 : REASONS.indexOf(told.reason), REASONS.length);
  if (told === undefined) return;
  for (let seat = 0; seat < seats; seat++) bits.put(told.winners.includes(seat) ? 1 : 0, 2);
  bits.put(told.loser === undefined ? 0 : told.loser + 1, seats + 1);
}

export function getOutcome(bits: BitReader, seats: number): Outcome | undefined {
  const reason = REASONS[bits.get(REASONS.length)];
  if (reason === undefined || reason === 'rules') return undefined;
  const winners = Array.from({ length: seats }, (_, seat) => seat).filter(() => bits.get(2) === 1);
  const loser = bits.get(seats + 1);
  return { reason, winners, ...(loser === 0 ? {} : { loser: loser - 1 }) };
}

export function putTags(bits: BitWriter, tags: GameRecord['tags']): void {
  const entries = Object.entries(tags);
  bits.putNumber(entries.length);
  for (const [name, value] of entries) {
    bits.putText(name);
    bits.putText(value);
  }
}

export function getTags(bits: BitReader): GameRecord['tags'] | undefined {
  const count = bits.getNumber();
  if (count > MOST_TAGS) return undefined;
  const entries: [string, string][] = [];
  for (let left = count; left > 0; left--) {
    const name = bits.getText(LONGEST_TAG);
    const value = bits.getText(LONGEST_TAG);
    if (name === undefined || value === undefined) return undefined;
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}
