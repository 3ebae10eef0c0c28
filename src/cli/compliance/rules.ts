import { existsSync } from 'node:fs';
import process from 'node:process';
import { Foul } from '../../arena/play-game.ts';
import { isFault } from '../../core/fault.ts';
import type { Game } from '../../core/game.ts';
import { legalTexts, readMove } from '../../core/moves.ts';
import { type Options, optionsOf } from '../../core/options.ts';
import { type Position, startPosition } from '../../core/position.ts';
import { readPosition, writePosition } from '../../core/text.ts';
import { claimedGames } from '../../node/engines/claimed-games.ts';
import { engineWords } from '../../node/engines/engine-words.ts';
import { COUNTS_FILE, fileBeside, GAMES_FILE } from '../../node/game-files.ts';
import { digestMoves, type GoldenCounts, type GoldenGame, readGolden } from '../../node/golden.ts';
import { print } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { drawPlain } from '../../view/plain.ts';
import type { ComplianceFlags } from './compliance.ts';
import { ANSWER_MS, Mismatch, Subject } from './subject.ts';

/** The most positions that are visited for one stored count: to the depth that allows. */
const MOST_VISITS = 200;

/** Where an engine and the golden data first differ. */
interface Difference {
  readonly what: 'legal moves' | 'position' | 'result' | 'count' | 'answer';
  readonly expected: string;
  readonly came: string;
  /** Moves before it, and the position there. */
  readonly moves: readonly string[];
  readonly position: string;
  readonly board: string;
}

/** How the rules of an engine compare with the golden data of a game. */
export interface RulesFinding {
  readonly game: string;
  readonly games: number;
  readonly positions: number;
  readonly counts: number;
  readonly difference?: Difference;
}

/** Compares the rules of an engine with the golden games and counts; status 1 when they differ. */
export async function runRules(command: string, flags: ComplianceFlags): Promise<void> {
  const findings: RulesFinding[] = [];
  for (const game of await claimedGames(command, flags.game)) {
    const finding = await compareRules(command, game);
    findings.push(finding);
    if (!flags.json) print(describe(finding));
  }
  if (flags.json) print(JSON.stringify({ command, findings }));
  process.exitCode = findings.some(({ difference }) => difference !== undefined) ? 1 : 0;
}

/** Compares ply by ply, and ends at the first difference. */
export async function compareRules(command: string, game: Game): Promise<RulesFinding> {
  const subject = new Subject(engineWords(command, game.id), game);
  const done = { game: game.id, games: 0, positions: 0, counts: 0 };
  try {
    for (const golden of goldenLines<GoldenGame>(game, GAMES_FILE)) {
      done.positions += await compareGame(subject, golden);
      done.games++;
    }
    for (const golden of goldenLines<GoldenCounts>(game, COUNTS_FILE)) {
      await compareCounts(subject, golden);
      done.counts++;
    }
    return done;
  } catch (error) {
    if (!(error instanceof Different)) throw error;
    return { ...done, difference: error.difference };
  } finally {
    subject.drop();
  }
}

class Different extends Error {
  readonly difference: Difference;

  constructor(difference: Difference) {
    super(difference.what);
    this.difference = difference;
  }
}

function goldenLines<Line extends { readonly game: string }>(game: Game, file: string): Line[] {
  const path = fileBeside(game, file);
  return existsSync(path) ? readGolden<Line>(path, game) : [];
}

/** Returns how many positions were compared. */
async function compareGame(subject: Subject, golden: GoldenGame): Promise<number> {
  const position = startPosition(subject.game, optionsOf(subject.game.options, golden.options));
  const { place } = await subject.begin(golden.options as Partial<Options>);
  for (let ply = 0; ply <= golden.moves.length; ply++) {
    const moves = golden.moves.slice(0, ply);
    const differ = differing(position, moves);
    const [fen, legal] = await ask(subject, place(moves), ['fen', 'legal'], differ);
    const expected = ply === 0 ? writePosition(position) : golden.positions[ply - 1];
    if (fen !== expected) throw differ('position', expected, fen);
    if (ply === golden.moves.length) break;
    compareMoves(legal, golden, ply, position, differ);
    position.play(readMove(position, golden.moves[ply]));
  }
  await compareResult(subject, place(golden.moves), golden, differing(position, golden.moves));
  return golden.moves.length + 1;
}

type Differ = (what: Difference['what'], expected: string, came: string) => Different;

function differing(position: Position, moves: readonly string[]): Differ {
  return (what, expected, came) =>
    new Different({ what, expected, came, moves, position: writePosition(position), board: drawPlain(position) });
}

/** Names the moves that are missing and those that are too many. */
function compareMoves(legal: string, golden: GoldenGame, ply: number, position: Position, differ: Differ): void {
  const said = legal.split(' ').filter((word) => word !== '');
  if (said.length === golden.counts[ply] && digestMoves(said) === golden.legal[ply]) return;
  const known = golden.lists?.[ply] ?? legalTexts(position);
  const missing = known.filter((move) => !said.includes(move));
  const extra = said.filter((move) => !known.includes(move));
  if (missing.length + extra.length === 0) throw differ('legal moves', 'each once, sorted as plain strings', legal);
  throw differ('legal moves', listed('it lacks', missing), listed('it has', extra));
}

function listed(word: string, moves: readonly string[]): string {
  return moves.length === 0 ? 'nothing else' : `${word} ${moves.slice(0, 20).join(' ')}`;
}

async function compareResult(subject: Subject, place: string, { result }: GoldenGame, differ: Differ): Promise<void> {
  const [over, winners, scores] = await ask(subject, place, ['gameover', 'winners', 'scores'], differ);
  const told = `gameover ${over}, winners ${winners}`;
  const expected = `gameover ${result !== null}, winners ${result?.winners.join(' ') ?? 'none'}`;
  if (told !== expected) throw differ('result', expected, told);
  // The data of some games count points that their rules do not need.
  const points = scores === 'none' ? scores : (result?.scores?.join(' ') ?? scores);
  if (scores !== points) throw differ('result', `scores ${points}`, `scores ${scores}`);
}

/** Counts move sequences by asking for the legal moves of every position. */
async function compareCounts(subject: Subject, golden: GoldenCounts): Promise<void> {
  const { game } = subject;
  const read = golden.position === null ? undefined : readPosition(game, golden.position);
  if (read !== undefined && isFault(read)) throw new Error(`${golden.position}: ${read.fault}`);
  const start = read ?? startPosition(game, optionsOf(game.options, golden.options));
  const { place } = await subject.begin(golden.options as Partial<Options>);
  const from = (moves: readonly string[]) => {
    const text = `fen ${golden.position}`;
    return golden.position === null ? place(moves) : moves.length === 0 ? text : `${text} moves ${moves.join(' ')}`;
  };
  let level: (readonly string[])[] = [[]];
  for (const count of golden.counts) {
    if (level.length > MOST_VISITS) return;
    const next: string[][] = [];
    for (const moves of level) {
      const [legal] = await ask(subject, from(moves), ['legal'], differing(start, []));
      for (const move of legal.split(' ')) if (move !== '') next.push([...moves, move]);
    }
    const depth = level[0]?.length ?? 0;
    if (next.length !== count)
      throw differing(start, [])('count', `${count} sequences of ${depth + 1} moves`, String(next.length));
    level = next;
  }
}

/** The answers to several questions about one position. */
async function ask(
  subject: Subject,
  place: string,
  questions: readonly string[],
  differ: Differ,
): Promise<readonly string[]> {
  try {
    const engine = await subject.ready();
    engine.send(`position ${place}`);
    for (const question of questions) engine.send(`query ${question}`);
    engine.send('isready');
    const lines = (await engine.until('readyok', ANSWER_MS)).slice(0, -1);
    const answers = lines.filter((line) => /^response( |$)/.test(line)).map((line) => line.slice('response '.length));
    if (answers.length !== questions.length || lines.length !== questions.length)
      throw new Mismatch(`one line response … to each of ${questions.join(', ')}`, lines);
    return answers;
  } catch (error) {
    if (!(error instanceof Mismatch) && !(error instanceof Foul)) throw error;
    throw differ('answer', 'answers as docs/ugi.md 5 has them', error.message);
  }
}

/** A line for a game that agrees; the first difference of one that does not, with its board. */
export function describe({ game, games, positions, counts, difference }: RulesFinding): string {
  const words = { game, games, positions, counts };
  if (difference === undefined)
    return games + counts === 0
      ? say('{game}: there are no golden games.', words)
      : say('{game}: {games} games, {positions} positions and {counts} counts agree.', words);
  const { what, expected, came, moves, position, board } = difference;
  return [
    say('{game}: the first difference, after {games} games that agree: {what}', { ...words, what }),
    `  ${say('expected: {expected}', { expected })}`,
    `  ${say('came: {came}', { came })}`,
    `  ${say('after: {moves}', { moves: moves.join(' ') || say('start') })}`,
    `  ${say('position: {position}', { position })}`,
    ...board.split('\n').map((line) => `    ${line}`),
  ].join('\n');
}
