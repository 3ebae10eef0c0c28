import process from 'node:process';
import { Worker } from 'node:worker_threads';
import type { Position } from '../../core/position.ts';
import { writePosition } from '../../core/text.ts';
import { NOBODY, type Seat } from '../../core/types.ts';
import { findGame, findPosition } from '../../node/find-game.ts';
import { whenStopped } from '../../node/stopping.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say, spokenLanguage } from '../../node/words/say.ts';
import type { SolveProgress } from '../../search/solve/watch.ts';
import { showProgress } from '../progress.ts';
import { printBook } from './book.ts';
import { readSavedHead, type SavedHead, type SolvedPosition } from './save.ts';
import type { Solved, SolveMessage, SolveTask } from './worker.ts';

export interface SolveFlags {
  readonly position?: string;
  readonly openings?: boolean;
  /** Only who wins, not how soon. */
  readonly value?: boolean;
  /** Megabytes of the table. */
  readonly memory?: number;
  /** A file that keeps what is known, to continue later. */
  readonly save?: string;
  /** Plies from the position: prints a book instead. */
  readonly book?: number;
  readonly json?: boolean;
}

const USUAL_MEGABYTES = 256;
const UNSAVED = 1;

/** Prints who wins with best play and how soon. Ctrl-C prints what is known so far. */
export async function runSolve(word: string, flags: SolveFlags): Promise<void> {
  const game = findGame(word);
  const position = findPosition(game, flags);
  if (position.seats !== 2) throw new UsageError(say('Only games of two players can be solved.'));
  // Searches look only at some of the moves there, which proves nothing.
  if (game.rules.generateAll !== undefined)
    throw new UsageError(say('{game} has too many moves to be solved.', { game: game.name }));
  if (flags.book !== undefined) return printBook(position, flags.book);
  const task: SolveTask = {
    game: position.game.id,
    position: writePosition(position),
    openings: flags.openings === true,
    valueOnly: flags.value === true,
    megabytes: flags.memory ?? USUAL_MEGABYTES,
    stopped: new SharedArrayBuffer(4),
    file: flags.save,
    saved: flags.save === undefined ? undefined : findSave(flags.save),
  };
  if (task.saved !== undefined) checkSave(task, task.saved);
  const findings = new Map<string, SolvedPosition>(task.saved?.findings.map((one) => [one.moves.join(' '), one]) ?? []);
  const begun = performance.now();
  const { nodes, complete, isSaved } = await solveInWorker(task, findings);
  const seconds = (performance.now() - begun) / 1000 + (task.saved?.seconds ?? 0);
  const before = task.saved === undefined ? {} : { resumedAt: task.saved.nodes };
  if (flags.json) print(JSON.stringify({ ...inJson(position, findings), nodes, seconds, complete, ...before }));
  else {
    const resumed = task.saved === undefined ? '' : say(', {nodes} of them before', { nodes: task.saved.nodes });
    const last = say('{nodes} nodes{before}, {seconds} s', { nodes, before: resumed, seconds: seconds.toFixed(1) });
    printFindings(position, findings, complete ? last : say('Interrupted. {text}', { text: last }));
    if (!complete && isSaved && task.file !== undefined)
      print(say('The same command continues from {file}.', { file: task.file }));
  }
  if (!isSaved) process.exitCode = UNSAVED;
  else if (complete) process.exitCode = 0;
}

function findSave(file: string): SavedHead | undefined {
  const head = readSavedHead(file);
  if (typeof head === 'string') throw new UsageError(head);
  return head;
}

function checkSave({ game, position, file }: SolveTask, saved: SavedHead): void {
  if (saved.game !== game || saved.position !== position)
    throw new UsageError(
      say('{file} is about another position: {game} {position}.', {
        ...{ file: String(file), game: saved.game, position: saved.position },
      }),
    );
}

/** The worker leaves this thread free to hear Ctrl-C, which lets it save and end. */
function solveInWorker(task: SolveTask, findings: Map<string, SolvedPosition>): Promise<Solved> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
  const stopped = new Int32Array(task.stopped);
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    let nodes = task.saved?.nodes ?? 0;
    const progress = showProgress(() => '', 1);
    const goOn = whenStopped((status) => {
      process.exitCode = status;
      Atomics.store(stopped, 0, 1);
    });
    worker.on('error', reject);
    worker.on('message', (message: SolveMessage) => {
      if (message.kind === 'finding') findings.set(message.finding.moves.join(' '), message.finding);
      else if (message.kind === 'unsaved') {
        progress.end();
        const words = { file: String(task.file), why: message.reason };
        process.stderr.write(`${say('{file} cannot be written: {why}.', words)}\n`);
      } else nodes = message.nodes;
      if (message.kind === 'done') {
        progress.end();
        goOn();
        void worker.terminate();
        resolve(message);
      }
      if (message.kind !== 'progress') return;
      const rate = (nodes - (task.saved?.nodes ?? 0)) / (performance.now() - begun);
      progress.tell(sayProgress(message, doneOf(message.stage, findings), rate));
    });
  });
}

/** Openings that this stage has solved. */
function doneOf(stage: SolveProgress['stage'], findings: ReadonlyMap<string, SolvedPosition>): number {
  let done = 0;
  for (const { moves, distance } of findings.values())
    if (moves.length > 0 && (stage === 'value' || distance >= 0)) done++;
  return done;
}

/** Rate in thousands of nodes a second. */
function sayProgress(progress: SolveProgress & { readonly openings: number }, done: number, rate: number): string {
  const { stage, depth, nodes, proof, disproof, fill, openings } = progress;
  const doing = stage === 'value' ? say('who wins') : say('how soon, {plies} plies', { plies: depth });
  const known =
    openings === 0 ? '' : say(' {bar} {done} of {openings} openings,', { bar: bar(done / openings), done, openings });
  const missing = stage === 'value' ? say(', proof {proof} disproof {disproof}', { proof, disproof }) : '';
  return say(
    '{doing}:{known} {nodes} million nodes, {rate} thousand per second, table {full} %{missing}. Ctrl-C stops.',
    {
      ...{ doing, known, nodes: (nodes / 1e6).toFixed(1), rate: rate.toFixed(0) },
      ...{ full: Math.round(100 * fill), missing },
    },
  );
}

function bar(part: number): string {
  const full = Math.round(10 * part);
  return `[${'#'.repeat(full)}${'.'.repeat(10 - full)}]`;
}

function printFindings(position: Position, findings: ReadonlyMap<string, SolvedPosition>, last: string): void {
  print(`${position.game.name} ${writePosition(position)}`);
  const whole = findings.get('');
  print(whole === undefined ? say('Not known.') : `${sayFinding(position, whole)}.`);
  for (const finding of findings.values()) {
    if (finding.moves.length > 0) print(`${finding.moves.join(' ')}: ${sayFinding(position, finding)}`);
  }
  print(last);
}

function sayFinding({ game }: Position, { winner, distance, best }: SolvedPosition): string {
  if (winner === NOBODY) return say('a draw');
  return say('{name} wins{soon}{best}', {
    name: game.texts[spokenLanguage()].seats[winner],
    soon: distance < 0 ? '' : say(' in {plies} {plies:ply|plies}', { plies: distance }),
    best: best === '' ? '' : say(' after {move}', { move: best }),
  });
}

/** Values are those of the player to move in the position, also for openings; distances count the opening. */
function inJson(position: Position, findings: ReadonlyMap<string, SolvedPosition>) {
  const describe = (finding: SolvedPosition | undefined) => ({
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
