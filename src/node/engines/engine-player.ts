import { Foul, PREPARE_MS } from '../../arena/play-game.ts';
import { printable } from '../../core/fault.ts';
import { listedTexts } from '../../core/moves.ts';
import { chosenOptions } from '../../core/options.ts';
import type { Match } from '../../core/play/match.ts';
import type { Player } from '../../core/player.ts';
import type { Position } from '../../core/position.ts';
import { writePosition } from '../../core/text.ts';
import type { Budget } from '../../session/player-word.ts';
import { EngineProcess } from './engine-process.ts';

/** What an engine said about itself. */
export interface Introduction {
  readonly name: string;
  /** Its options by their names in lower case: the name as written, and its type. */
  readonly options: ReadonlyMap<string, { readonly name: string; readonly type: string }>;
}

/** Milliseconds after its time is up at which an engine that does not watch the clock is told to stop. */
const STOP_MS = 20;

/**
 * Plays a game with an external program that speaks the engine protocol. It is started when the game is prepared, or at
 * its first move, and anew after it was closed. Each move's limit is asked before it.
 */
export function enginePlayer(words: readonly string[], seed: number, budget: Budget | (() => Budget)): Player {
  let engine: EngineProcess | undefined;
  let place: (moves: readonly string[]) => string = () => '';
  let needsMoves = false;
  let isAsked = false;
  const prepare = async ({ start }: Match): Promise<EngineProcess> => {
    const begun = new EngineProcess(words);
    engine = begun;
    isAsked = true;
    const introduction = await introduce(begun, PREPARE_MS);
    const offered = introduction.options.get('game')?.type.toLowerCase() ?? '';
    if (offered.startsWith('type combo') && !offered.split(/\s+/).includes(start.game.id))
      throw new Foul('crash', `does not offer ${start.game.id}`);
    place = placeWriter(begun, introduction, start);
    needsMoves = introduction.options.has('legalmoves');
    if (needsMoves) begun.send('setoption name LegalMoves value true');
    if (introduction.options.has('seed')) begun.send(`setoption name Seed value ${seed}`);
    begun.send('uginewgame');
    begun.send('isready');
    await begun.until('readyok', PREPARE_MS);
    isAsked = false;
    return begun;
  };
  return {
    name: words.join(' '),
    async prepare(match) {
      await prepare(match);
    },
    async choose(match) {
      const asked = engine ?? (await prepare(match));
      const { nodes, ms } = typeof budget === 'function' ? budget() : budget;
      const limits = `${nodes === undefined ? '' : ` nodes ${nodes}`}${ms === undefined ? '' : ` movetime ${ms}`}`;
      isAsked = true;
      asked.send(`position ${place(match.moves)}`);
      asked.send(`go${limits}${needsMoves ? ` searchmoves ${listedTexts(match.position).join(' ')}` : ''}`);
      const cancel = ms === undefined ? () => {} : stopAfter(asked, ms + STOP_MS);
      try {
        // The caller has its own clock; this one only ends the wait.
        const lines = await asked.until('bestmove', 2 ** 30);
        const [, move] = (lines.at(-1) ?? '').split(/\s+/);
        if (move === undefined) throw new Foul('illegal move', 'answered bestmove without a move');
        isAsked = false;
        return move;
      } finally {
        cancel();
      }
    },
    workedMs: () => engine?.workedMs ?? 0,
    async close() {
      // An engine that still owes an answer need not be treated politely.
      if (isAsked) engine?.kill();
      else engine?.quit();
      engine = undefined;
    },
  };
}

/** Tells an engine to stop when it has worked this long; returns how to leave it alone. */
function stopAfter(engine: EngineProcess, milliseconds: number): () => void {
  const deadline = engine.workedMs + milliseconds;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    const left = deadline - engine.workedMs;
    if (left <= 0) engine.send('stop');
    else timer = setTimeout(wait, left);
  };
  wait();
  return () => clearTimeout(timer);
}

/** Asks an engine for its name and its options. */
export async function introduce(engine: EngineProcess, milliseconds: number): Promise<Introduction> {
  engine.send('ugi');
  return readIntroduction(await engine.until('ugiok', milliseconds));
}

function readIntroduction(lines: readonly string[]): Introduction {
  const options = new Map<string, { name: string; type: string }>();
  let name = '';
  for (const line of lines) {
    const [, option, type] = /^option name (.+?) (type .+)$/.exec(line) ?? [];
    if (option !== undefined) options.set(option.toLowerCase(), { name: option, type });
    const [, own] = /^id name (.+)$/.exec(line) ?? [];
    if (own !== undefined) name = printable(own);
  }
  return { name, options };
}

/**
 * Tells the engine the game and its options, and returns how a position of this game is written after `position`: from
 * the start if the engine knows all options that differ from the defaults, else by the text of the first position.
 */
export function placeWriter(engine: EngineProcess, { options }: Introduction, start: Position) {
  const { game } = start;
  const set = (name: string, value: string) => {
    const option = options.get(name.toLowerCase());
    if (option !== undefined) engine.send(`setoption name ${option.name} value ${value}`);
  };
  set('Game', game.id);
  const chosen = Object.keys(chosenOptions(game.options, start.options));
  for (const [name, value] of Object.entries(start.options)) set(name, String(value));
  const known = chosen.every((name) => options.has(name.toLowerCase()));
  const from = known ? 'startpos' : `fen ${writePosition(start)}`;
  return (moves: readonly string[]) => (moves.length === 0 ? from : `${from} moves ${moves.join(' ')}`);
}
