import { exactMove } from '../core/moves.ts';
import { type Entry, type GameRecord, type MoveMark, startOf } from '../record/record.ts';
import type { Answer } from '../search/worker/service.ts';
import { evaluationBy, sharesOf } from './study-lines.ts';

/** What a computer found about the position before a move. */
export interface PositionNote extends Omit<Answer, 'move'> {
  /** Moves made before it. */
  readonly ply: number;
}

/** The state of a game after a number of moves, and the verdict on the last of them. */
export interface AnalysedPly {
  readonly ply: number;
  /** '' before the first. */
  readonly move: string;
  /** Expected share of each seat; they add up to 1. */
  readonly shares: readonly number[];
  /** Where the move was a bad one. */
  readonly flaw?: Flaw;
}

/** What is wrong with a move. */
interface Flaw {
  readonly mark: MoveMark;
  /** What it cost its player, as a share of the game. */
  readonly cost: number;
  /** The move the computer would have played, and the continuation it expects. */
  readonly better: readonly string[];
}

/** What a move must cost its player to be marked, as a share of the game; the worst first. */
const COSTS: readonly (readonly [number, MoveMark])[] = [
  [0.3, '??'],
  [0.15, '?'],
  [0.07, '?!'],
];
/** Moves of a line that is shown beside the game. */
const LONGEST_LINE = 6;

/** Every position of a game about which something is known. The computer's own choice is never marked. */
export function analysedPlies(record: GameRecord, notes: readonly PositionNote[]): AnalysedPly[] {
  const byPly = new Map(notes.map((note) => [note.ply, note]));
  const position = startOf(record);
  const plies: AnalysedPly[] = [];
  const known = (ply: number) => {
    const note = byPly.get(ply);
    if (position.over) return sharesOf(position);
    return note === undefined ? undefined : sharesOf(position, evaluationBy(position, answerOf(note)));
  };
  let before = known(0);
  if (before !== undefined) plies.push({ ply: 0, move: '', shares: before });
  for (const [index, { move }] of record.line.entries()) {
    const mover = position.turn;
    position.play(exactMove(position, move));
    const shares = known(index + 1);
    const best = byPly.get(index)?.line ?? [];
    const cost = before === undefined || shares === undefined ? 0 : before[mover] - shares[mover];
    const [, mark] = COSTS.find(([least]) => cost >= least) ?? [];
    const isMarked = mark !== undefined && best.length > 0 && best[0] !== move;
    const flaw = isMarked ? { flaw: { mark, cost, better: best.slice(0, LONGEST_LINE) } } : {};
    if (shares !== undefined) plies.push({ ply: index + 1, move, shares, ...flaw });
    before = shares;
  }
  return plies;
}

/**
 * The record with the results of the analysis: evaluations, marks, and better lines beside the moves that are marked.
 */
export function analysedRecord(record: GameRecord, notes: readonly PositionNote[], annotator: string): GameRecord {
  const plies = new Map(analysedPlies(record, notes).map((one) => [one.ply, one]));
  const byPly = new Map(notes.map((note) => [note.ply, note]));
  const position = startOf(record);
  const line = record.line.map((entry, index): Entry => {
    position.play(exactMove(position, entry.move));
    const note = byPly.get(index + 1);
    const { flaw } = plies.get(index + 1) ?? {};
    return {
      ...entry,
      ...(note === undefined || position.over ? {} : { evaluation: evaluationBy(position, answerOf(note)) }),
      ...(flaw === undefined ? {} : { mark: flaw.mark, variations: [flaw.better.map((move) => ({ move }))] }),
    };
  });
  return { ...record, tags: { ...record.tags, Annotator: annotator }, line };
}

function answerOf({ ply: _, ...note }: PositionNote): Answer {
  return { ...note, move: note.line[0] ?? '' };
}
