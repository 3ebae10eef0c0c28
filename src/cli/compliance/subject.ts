import { printable } from '../../core/fault.ts';
import type { Game } from '../../core/game.ts';
import { exactMove, listedTexts } from '../../core/moves.ts';
import { type Options, optionsOf } from '../../core/options.ts';
import { type Position, startPosition } from '../../core/position.ts';
import { NO_MOVE } from '../../core/types.ts';
import { type Introduction, introduce, placeWriter } from '../../node/engines/engine-player.ts';
import { EngineProcess, type ProgramEnd } from '../../node/engines/engine-process.ts';

/** Milliseconds to start, and for an answer without thought: generous, because a busy machine is no one's fault. */
export const START_MS = 20_000;
export const ANSWER_MS = 5000;

/** What was expected of an engine and what came instead. */
export class Mismatch extends Error {
  constructor(expected: string, came: string | readonly string[]) {
    const lines = typeof came === 'string' ? came : came.map((line) => `"${printable(line)}"`).join(', ');
    super(`expected ${expected}; came ${lines === '' ? 'nothing' : lines}`);
  }
}

/** An engine under examination, restarted whenever it has died. */
export class Subject {
  readonly game: Game;
  private readonly words: readonly string[];
  private engine: EngineProcess | undefined;
  private known: Introduction = { name: '', options: new Map() };

  constructor(words: readonly string[], game: Game) {
    this.words = words;
    this.game = game;
  }

  /** Whether it asks for the legal moves, because it knows no rules. */
  get needsMoves(): boolean {
    return this.known.options.has('legalmoves');
  }

  get introduction(): Introduction {
    return this.known;
  }

  /** A process that nobody has spoken to. */
  fresh(): EngineProcess {
    this.engine?.kill();
    this.engine = new EngineProcess(this.words);
    return this.engine;
  }

  /** The process, introduced and told the game. */
  async ready(): Promise<EngineProcess> {
    if (this.engine !== undefined) return this.engine;
    const engine = this.fresh();
    this.known = await introduce(engine, START_MS);
    if (this.needsMoves) engine.send('setoption name LegalMoves value true');
    return engine;
  }

  /** Nobody speaks to this process any more. */
  drop(): void {
    this.engine?.kill();
    this.engine = undefined;
  }

  /** What it says to a line: everything before the answer to an isready sent after it. */
  async ask(line: string): Promise<string[]> {
    const engine = await this.ready();
    engine.send(line);
    engine.send('isready');
    return (await engine.until('readyok', ANSWER_MS)).slice(0, -1);
  }

  /** Begins a game with these options; the writer names positions in it. */
  async begin(given: Partial<Options> = {}) {
    const start = startPosition(this.game, optionsOf(this.game.options, given as Options));
    const engine = await this.ready();
    const place = placeWriter(engine, this.known, start);
    engine.send('uginewgame');
    return { start, place };
  }

  /** Lets it think about a position and returns its move, which must be legal there. */
  async move(place: string, position: Position, limits: string, milliseconds = START_MS): Promise<string> {
    const engine = await this.ready();
    engine.send(`position ${place}`);
    engine.send(this.go(limits, position));
    return readBestMove(await engine.until('bestmove', milliseconds), position);
  }

  go(limits: string, position: Position): string {
    return `go ${limits}${this.needsMoves ? ` searchmoves ${listedTexts(position).join(' ')}` : ''}`;
  }

  /** How the process ends; undefined when it does not. */
  async end(): Promise<ProgramEnd | undefined> {
    const { engine } = this;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), ANSWER_MS);
    });
    const end = await Promise.race([engine?.ended, late]);
    clearTimeout(timer);
    this.drop();
    return end;
  }
}

/** The move on the last of the lines; the others may only inform. */
export function readBestMove(lines: readonly string[], position: Position): string {
  const others = lines.slice(0, -1).filter((line) => !/^info( |$)/.test(line));
  if (others.length > 0) throw new Mismatch('only info lines before bestmove', others);
  const [, move = ''] = (lines.at(-1) ?? '').split(/\s+/);
  if (exactMove(position, move) === NO_MOVE)
    throw new Mismatch('bestmove with a legal move, written as we do', lines.slice(-1));
  return move;
}
