import process from 'node:process';
import { Worker } from 'node:worker_threads';
import type { Position } from '../core/position.ts';
import { writePosition } from '../core/text.ts';
import { NOBODY, type Seat } from '../core/types.ts';
import type { Progress } from '../search/solve-watch.ts';
import { findGame, findPosition, print, UsageError } from './usage.ts';

export interface SolveFlags {
  readonly position?: string;
  readonly openings?: boolean;
  /** Only who wins, not how soon. */
  readonly value?: boolean;
  /** Megabytes of the table. */
  readonly memory?: number;
  readonly json?: boolean;
}

/** What the worker is asked. */
export interface SolveTask {
  readonly game: string;
  readonly position: string;
  readonly openings: boolean;
  readonly valueOnly: boolean;
  readonly megabytes: number;
}

/** What is known of the position (no moves) or of openings that are images of each other. */
export interface Finding {
  readonly moves: readonly string[];
  /** NOBODY for a draw. */
  readonly winner: Seat;
  /** Plies to the end, the opening among them; -1 where it is not known or a draw. */
  readonly distance: number;
  /** The best move, or ''. */
  readonly best: string;
}

export type SolveMessage =
  | ({ readonly kind: 'progress' } & Progress)
  | { readonly kind: 'finding'; readonly finding: Finding }
  | { readonly kind: 'done'; readonly nodes: number };

const USUAL_MEGABYTES = 256;
const INTERRUPTED = 130;

/** Prints who wins with best play and how soon. Ctrl-C prints what is known so far. */
export async function runSolve(word: string, flags: SolveFlags): Promise<void> {
  const game = findGame(word);
  const position = findPosition(game, flags);
  if (position.seats !== 2) throw new UsageError('Only games of two players can be solved.');
  const findings = new Map<string, Finding>();
  const begun = performance.now();
  const { nodes, complete } = await solveInWorker(position, flags, findings);
  const seconds = (performance.now() - begun) / 1000;
  if (flags.json) print(JSON.stringify({ ...inJson(position, findings), nodes, seconds, complete }));
  else printFindings(position, findings, `${complete ? '' : 'Interrupted. '}${nodes} nodes, ${seconds.toFixed(1)} s`);
  if (!complete) process.exitCode = INTERRUPTED;
}

/** The worker leaves this thread free to hear Ctrl-C, which ends it at once. */
function solveInWorker(
  position: Position,
  flags: SolveFlags,
  findings: Map<string, Finding>,
): Promise<{ nodes: number; complete: boolean }> {
  const task: SolveTask = {
    game: position.game.id,
    position: writePosition(position),
    openings: flags.openings === true,
    valueOnly: flags.value === true,
    megabytes: flags.memory ?? USUAL_MEGABYTES,
  };
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { workerData: task });
  return new Promise((resolve, reject) => {
    let nodes = 0;
    const end = (complete: boolean) => {
      showProgress('');
      process.off('SIGINT', interrupt);
      void worker.terminate();
      resolve({ nodes, complete });
    };
    const interrupt = () => end(false);
    process.on('SIGINT', interrupt);
    worker.on('error', reject);
    worker.on('message', (message: SolveMessage) => {
      if (message.kind === 'finding') findings.set(message.finding.moves.join(' '), message.finding);
      else nodes = message.nodes;
      if (message.kind === 'progress') showProgress(sayProgress(message, findings.size));
      else if (message.kind === 'done') end(true);
    });
  });
}

/** One line that is written over and over, only where a person sees it. */
function showProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
}

function sayProgress({ stage, depth, nodes }: Progress, known: number): string {
  const doing = stage === 'value' ? 'who wins' : `how soon, ${depth} plies`;
  return `${doing}: ${(nodes / 1e6).toFixed(1)} million nodes, ${known} found. Ctrl-C stops.`;
}

function printFindings(position: Position, findings: ReadonlyMap<string, Finding>, last: string): void {
  print(`${position.game.name} ${writePosition(position)}`);
  const whole = findings.get('');
  print(whole === undefined ? 'Not known.' : `${sayFinding(position, whole)}.`);
  for (const finding of findings.values()) {
    if (finding.moves.length > 0) print(`${finding.moves.join(' ')}: ${sayFinding(position, finding)}`);
  }
  print(last);
}

function sayFinding({ game }: Position, { winner, distance, best }: Finding): string {
  if (winner === NOBODY) return 'a draw';
  const soon = distance < 0 ? '' : ` in ${distance} ${distance === 1 ? 'ply' : 'plies'}`;
  return `${game.texts.en.seats[winner]} wins${soon}${best === '' ? '' : ` after ${best}`}`;
}

/** Values are those of the player to move in the position, also of openings; distances count the opening. */
function inJson(position: Position, findings: ReadonlyMap<string, Finding>) {
  const describe = (finding: Finding | undefined) => ({
    value: finding === undefined ? null : valueFor(position.turn, finding.winner),
    distance: finding === undefined || finding.distance < 0 ? null : finding.distance,
  });
  const whole = findings.get('');
  const openings = [...findings.values()].filter(({ moves }) => moves.length > 0);
  return {
    game: position.game.id,
    options: position.options,
    position: writePosition(position),
    ...describe(whole),
    best: whole === undefined || whole.best === '' ? null : whole.best,
    openings: openings.map((one) => ({ moves: one.moves, ...describe(one) })),
  };
}

function valueFor(seat: Seat, winner: Seat): string {
  return winner === NOBODY ? 'draw' : winner === seat ? 'win' : 'loss';
}
