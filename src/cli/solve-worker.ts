import { parentPort, workerData } from 'node:worker_threads';
import { isFault } from '../core/fault.ts';
import { legalMoves, writeMove } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { readPosition } from '../core/text.ts';
import { NO_MOVE, NOBODY } from '../core/types.ts';
import { games } from '../games/index.ts';
import { Solver, type Value } from '../search/solve.ts';
import type { Finding, SolveMessage, SolveTask } from './solve.ts';

/** A worker that solves one position, or all its openings: tells what it finds as soon as it is found. */
const task: SolveTask = workerData;
/** Milliseconds between two reports of progress. */
const INTERVAL = 200;

/** Moves that lead to images of the same position. */
interface Opening {
  readonly moves: readonly string[];
  readonly after: Position;
  value: Value;
}

run();

function run(): void {
  const game = games.find(({ id }) => id === task.game);
  const position = game === undefined ? undefined : readPosition(game, task.position);
  if (position === undefined || isFault(position)) throw new Error(`cannot read ${task.position}`);
  let told = performance.now();
  const solver = new Solver(position, {
    megabytes: task.megabytes,
    report(progress) {
      if (performance.now() - told < INTERVAL) return;
      told = performance.now();
      tell({ kind: 'progress', ...progress });
    },
  });
  if (task.openings && !position.over) solveOpenings(solver, position);
  else solveAlone(solver, position);
  tell({ kind: 'done', nodes: solver.nodes });
}

function solveAlone(solver: Solver, position: Position): void {
  const value = solver.value(position);
  tellFinding({ moves: [], winner: winnerOf(position, value), distance: -1, best: '' });
  if (task.valueOnly) return;
  const { distance, move } = solver.measure(position, value);
  const best = move === NO_MOVE ? '' : writeMove(position, move);
  tellFinding({ moves: [], winner: winnerOf(position, value), distance, best });
}

/** First who wins each, which is cheap; then how soon. The position itself is worth what its best opening is. */
function solveOpenings(solver: Solver, position: Position): void {
  const openings = listOpenings(solver, position);
  const findings: Finding[] = [];
  for (const one of openings) {
    one.value = solver.value(one.after);
    findings.push({ moves: one.moves, winner: winnerOf(one.after, one.value), distance: -1, best: '' });
    tellFinding(findings[findings.length - 1]);
  }
  tellFinding(bestOf(position, findings));
  if (task.valueOnly) return;
  openings.forEach(({ moves, after, value }, index) => {
    const { distance } = solver.measure(after, value);
    findings[index] = { moves, winner: winnerOf(after, value), distance: distance < 0 ? -1 : distance + 1, best: '' };
    tellFinding(findings[index]);
  });
  tellFinding(bestOf(position, findings));
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
function bestOf(position: Position, findings: readonly Finding[]): Finding {
  const rank = ({ winner, distance }: Finding) =>
    winner === position.turn ? 100_000 - distance : winner === NOBODY ? 0 : distance - 100_000;
  const best = findings.reduce((one, other) => (rank(other) > rank(one) ? other : one));
  return { moves: [], winner: best.winner, distance: best.distance, best: best.distance < 0 ? '' : best.moves[0] };
}

function winnerOf(position: Position, value: Value): number {
  return value === 'draw' ? NOBODY : value === 'win' ? position.turn : 1 - position.turn;
}

function tellFinding(finding: Finding): void {
  tell({ kind: 'finding', finding });
}

function tell(message: SolveMessage): void {
  parentPort?.postMessage(message);
}
