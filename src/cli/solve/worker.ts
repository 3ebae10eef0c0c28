import { parentPort, workerData } from 'node:worker_threads';
import { isFault } from '../../core/fault.ts';
import { legalMoves, writeMove } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { readPosition } from '../../core/text.ts';
import { NO_MOVE, NOBODY } from '../../core/types.ts';
import { games } from '../../games/index.ts';
import { sayError } from '../../node/files.ts';
import { Solver, type Value } from '../../search/solve/solve.ts';
import type { SolveProgress } from '../../search/solve/watch.ts';
import { readSavedTable, SAVE_FORMAT, type SavedHead, type SolvedPosition, writeSave } from './save.ts';

/** What it is asked. */
export interface SolveTask {
  readonly game: string;
  readonly position: string;
  readonly openings: boolean;
  readonly valueOnly: boolean;
  readonly megabytes: number;
  /** One number; other than 0 it ends the search. */
  readonly stopped: SharedArrayBuffer;
  readonly file: string | undefined;
  /** What the file says, if a run is continued. */
  readonly saved: SavedHead | undefined;
}

export type SolveMessage =
  | ({ readonly kind: 'progress'; readonly openings: number } & SolveProgress)
  | { readonly kind: 'finding'; readonly finding: SolvedPosition }
  | { readonly kind: 'unsaved'; readonly reason: string }
  | ({ readonly kind: 'done' } & Solved);

/** How a run ended. */
export interface Solved {
  readonly nodes: number;
  readonly complete: boolean;
  /** Whether the file has everything that is known, if one was given. */
  readonly isSaved: boolean;
}

/** A worker that solves one position, or all its openings: reports each result as soon as it is found. */
const task: SolveTask = workerData;
/** Milliseconds between two reports of progress. */
const INTERVAL = 200;
/** Milliseconds before the first save; each wait is twice the one before, up to the longest. */
const FIRST_SAVE = 1000;
const LONGEST_WAIT = 30_000;

/** Moves that lead to symmetric images of the same position. */
interface Opening {
  readonly moves: readonly string[];
  readonly after: Position;
  value: Value;
}

const stopped = new Int32Array(task.stopped);
const begun = performance.now();
/** The results, by the notation of the moves. */
const findings = new Map<string, SolvedPosition>(task.saved?.findings.map((one) => [one.moves.join(' '), one]) ?? []);
let told = begun;
let saved = begun;
let wait = FIRST_SAVE;
let openingCount = 0;
/** Why the last attempt to save failed. */
let unsaved: string | undefined;

run();

function run(): void {
  const game = games.find(({ id }) => id === task.game);
  const position = game === undefined ? undefined : readPosition(game, task.position);
  if (position === undefined || isFault(position)) throw new Error(`cannot read ${task.position}`);
  const solver: Solver = new Solver(position, {
    megabytes: task.megabytes,
    stop: () => Atomics.load(stopped, 0) !== 0,
    report(progress) {
      const now = performance.now();
      saveWhenDue(solver);
      if (now - told < INTERVAL) return;
      told = now;
      tell({ kind: 'progress', ...progress, nodes: allNodes(solver), openings: openingCount });
    },
  });
  if (task.saved !== undefined && task.file !== undefined) readSavedTable(task.file, solver.table);
  if (task.openings && !position.over) solveOpenings(solver, position);
  else solveAlone(solver, position);
  save(solver);
  tell({
    kind: 'done',
    nodes: allNodes(solver),
    complete: Atomics.load(stopped, 0) === 0,
    isSaved: unsaved === undefined,
  });
}

function solveAlone(solver: Solver, position: Position): void {
  const value = solver.value(position);
  if (value === 'unknown') return;
  note({ moves: [], winner: winnerOf(position, value), distance: -1, best: '' });
  if (task.valueOnly) return;
  const { distance, move } = solver.measure(position, value);
  const best = move === NO_MOVE ? '' : writeMove(position, move);
  note({ moves: [], winner: winnerOf(position, value), distance, best });
}

/** First who wins each, which is cheap; then how soon. The position itself is worth what its best opening is. */
function solveOpenings(solver: Solver, position: Position): void {
  const openings = listOpenings(solver, position);
  openingCount = openings.length;
  for (const one of openings) {
    const known = findings.get(one.moves.join(' '));
    one.value = known === undefined ? solver.value(one.after) : valueIn(one.after, known);
    if (one.value === 'unknown') return;
    if (known === undefined) note({ moves: one.moves, winner: winnerOf(one.after, one.value), distance: -1, best: '' });
    saveWhenDue(solver);
  }
  note(bestOf(position, openings));
  if (task.valueOnly) return;
  for (const { moves, after, value } of openings) {
    if (value === 'draw' || (findings.get(moves.join(' '))?.distance ?? -1) >= 0) continue;
    const { distance } = solver.measure(after, value);
    if (distance < 0) return;
    note({ moves, winner: winnerOf(after, value), distance: distance + 1, best: '' });
    saveWhenDue(solver);
  }
  note(bestOf(position, openings));
}

function listOpenings(solver: Solver, position: Position): Opening[] {
  const byName = new Map<string, { moves: string[]; after: Position; value: Value }>();
  for (const move of legalMoves(position)) {
    const text = writeMove(position, move);
    position.play(move);
    const name = solver.name(position);
    const same = byName.get(name);
    if (same === undefined) byName.set(name, { moves: [text], after: position.clone(), value: 'unknown' });
    else same.moves.push(text);
    position.undo();
  }
  return [...byName.values()];
}

/** What the seat to move makes of its openings: the soonest win, else a draw, else the latest loss. */
function bestOf(position: Position, openings: readonly Opening[]): SolvedPosition {
  const rank = ({ winner, distance }: SolvedPosition) =>
    winner === position.turn ? 100_000 - distance : winner === NOBODY ? 0 : distance - 100_000;
  const best = openings
    .flatMap(({ moves }) => findings.get(moves.join(' ')) ?? [])
    .reduce((one, other) => (rank(other) > rank(one) ? other : one));
  return { moves: [], winner: best.winner, distance: best.distance, best: best.distance < 0 ? '' : best.moves[0] };
}

function winnerOf(position: Position, value: Value): number {
  return value === 'draw' ? NOBODY : value === 'win' ? position.turn : 1 - position.turn;
}

function valueIn(position: Position, { winner }: SolvedPosition): Value {
  return winner === NOBODY ? 'draw' : winner === position.turn ? 'win' : 'loss';
}

function note(finding: SolvedPosition): void {
  findings.set(finding.moves.join(' '), finding);
  tell({ kind: 'finding', finding });
}

function allNodes(solver: Solver): number {
  return solver.nodes + (task.saved?.nodes ?? 0);
}

function saveWhenDue(solver: Solver): void {
  if (performance.now() - saved >= wait) save(solver);
}

function save(solver: Solver): void {
  if (task.file === undefined) return;
  const head: SavedHead = {
    format: SAVE_FORMAT,
    game: task.game,
    position: task.position,
    nodes: allNodes(solver),
    seconds: (performance.now() - begun) / 1000 + (task.saved?.seconds ?? 0),
    findings: [...findings.values()],
  };
  try {
    writeSave(task.file, head, solver.table);
    unsaved = undefined;
  } catch (error) {
    // Hours of work are in memory: they continue, and there may be room again next time.
    const reason = sayError(error);
    if (unsaved !== reason) tell({ kind: 'unsaved', reason });
    unsaved = reason;
  }
  saved = performance.now();
  wait = Math.min(2 * wait, LONGEST_WAIT);
}

function tell(message: SolveMessage): void {
  parentPort?.postMessage(message);
}
