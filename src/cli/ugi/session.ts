import { availableParallelism } from 'node:os';
import { type Fault, isFault, printable } from '../../core/fault.ts';
import type { Game } from '../../core/game.ts';
import { legalTexts } from '../../core/moves.ts';
import { type Options, type OptionValue, readOptions } from '../../core/options.ts';
import { Match, resultOf } from '../../core/play/match.ts';
import { sayFault, sayRefusal } from '../../core/play/words.ts';
import { type Position, startPosition } from '../../core/position.ts';
import { readPosition, writePosition } from '../../core/text.ts';
import { parallelThinker } from '../../node/thinking/parallel-thinker.ts';
import type { Thinker } from '../../node/thinking/thinker.ts';
import { LEVELS } from '../../search/levels/levels.ts';
import type { ParallelThinker } from '../../search/worker/parallel-thinker.ts';
import type { Answer, Question } from '../../search/worker/service.ts';
import { Batch } from '../research/batch.ts';
import { readGo, writeInfo } from './go.ts';
import { SESSION_HELP } from './help.ts';

/** Options that every game has: a level of the ladder, and the number of threads where time is the limit. */
const OWN_OPTIONS: readonly { name: 'Level' | 'Threads'; usual: number; most: number }[] = [
  { name: 'Level', usual: LEVELS, most: LEVELS },
  { name: 'Threads', usual: 1, most: Math.max(1, availableParallelism()) },
];

/** The engine's side of the Universal Game Interface, for any game: lines in, lines out. Never throws. */
export class UgiSession {
  private readonly game: Game;
  private readonly say: (line: string) => void;
  /** Options for the next new game; the match has those of the present one. */
  private options: Options;
  private match: Match;
  private readonly thinker: Thinker;
  /** The level of the ladder it plays at; without one it thinks as well as it can, as long as it may. */
  private level: number | undefined;
  /** Several threads, once they were requested. */
  private parallel: ParallelThinker | undefined;
  /** Many games at once, for programs that learn; made when first asked for. */
  private batch: Batch | undefined;
  /** The running `go`, which ends with `bestmove`. */
  private thinking: Promise<void> | undefined;
  /** Ends an infinite `go`. */
  private letGo: () => void = () => {};

  constructor(game: Game, options: Options, thinker: Thinker, say: (line: string) => void) {
    this.game = game;
    this.thinker = thinker;
    this.say = say;
    this.options = options;
    this.match = new Match(startPosition(game, options));
  }

  /** Answers one line; false when it was `quit`. */
  receive(line: string): boolean {
    const [command = '', ...words] = line.trim().split(/\s+/);
    if (command === 'quit') return false;
    if (command === 'ugi') this.introduce();
    else if (command === 'isready') this.say('readyok');
    else if (command === 'setoption') this.setOption(words);
    else if (command === 'uginewgame') this.match = new Match(startPosition(this.game, this.options));
    else if (command === 'position') this.setPosition(words);
    else if (command === 'query') this.answer(words[0] ?? '');
    else if (command === 'go') this.go(words);
    else if (command === 'batch') this.answerBatch(words);
    else if (command === 'stop') this.stop();
    else if (command === 'help') for (const text of SESSION_HELP) this.say(`info string ${text}`);
    else if (command !== '') this.unknown(line.trim());
    return true;
  }

  /** Waits for a running search: one without a limit is stopped, others report their best move. */
  async end(): Promise<void> {
    this.letGo();
    await this.thinking;
  }

  /** Ends all searches at once. */
  async close(): Promise<void> {
    await Promise.all([this.thinker.close(), this.parallel?.close()]);
  }

  /** Says what is wrong with a line that never became a command. */
  error(what: string): void {
    this.say(`info string error: ${what}`);
  }

  private unknown(what: string): void {
    this.say(`info string unknown: ${what.slice(0, 80)}`);
  }

  private introduce(): void {
    this.say(`id name Gamut ${this.game.name}`);
    this.say('id author the Gamut authors');
    for (const [name, values] of Object.entries(this.game.options)) {
      this.say(`option name ${name} ${describeOption(values, this.options[name])}`);
    }
    for (const { name, usual, most } of OWN_OPTIONS) {
      this.say(`option name ${name} type spin default ${usual} min 1 max ${most}`);
    }
    this.say('ugiok');
  }

  private setOption(words: readonly string[]): void {
    const at = words.indexOf('value');
    const name = words.slice(1, at < 0 ? undefined : at).join(' ');
    const value = at < 0 ? '' : words.slice(at + 1).join(' ');
    const own = OWN_OPTIONS.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (words[0] === 'name' && own !== undefined) return this.setOwnOption(own, value);
    const known = Object.keys(this.game.options).find((one) => one.toLowerCase() === name.toLowerCase());
    if (words[0] !== 'name' || known === undefined) return this.unknown(`option ${name}`);
    const options = readOptions(this.game.options, { ...this.options, [known]: value });
    if (isFault(options)) return this.error(sayFault(options, 'en'));
    this.options = options;
  }

  private setOwnOption({ name, most }: (typeof OWN_OPTIONS)[number], value: string): void {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < 1 || number > most)
      return this.error(`${name} is a whole number from 1 to ${most}, not ${printable(value)}`);
    if (name === 'Level') this.level = number;
    else void this.setThreads(number);
  }

  private async setThreads(count: number): Promise<void> {
    const before = this.parallel;
    this.parallel = count > 1 ? parallelThinker(count) : undefined;
    this.parallel?.prepare();
    await before?.close();
  }

  private setPosition(words: readonly string[]): void {
    const at = words.indexOf('moves');
    const [kind, ...text] = at < 0 ? words : words.slice(0, at);
    const start = this.startOf(kind, text);
    if (start === undefined) return this.unknown(`position ${kind ?? ''}`);
    if (isFault(start)) return this.error(sayFault(start, 'en'));
    const match = new Match(start);
    for (const move of at < 0 ? [] : words.slice(at + 1)) {
      const refusal = match.play(move);
      if (refusal === undefined) continue;
      const reason = sayRefusal(this.game, refusal, 'en');
      return this.error(`illegal move ${move.slice(0, 40)} (move ${match.moves.length + 1}): ${reason}`);
    }
    this.match = match;
  }

  private startOf(kind: string | undefined, text: readonly string[]): Position | Fault | undefined {
    if (kind === 'startpos') return startPosition(this.game, this.options);
    if (kind === 'fen') return readPosition(this.game, text.join(' '));
    return kind === 'batch' ? this.batch?.game(text[0])?.position : undefined;
  }

  private answerBatch(words: readonly string[]): void {
    // A batch has the options of its first game; `batch new` takes those that were set since.
    if (this.batch === undefined || words[0] === 'new') this.batch = new Batch(startPosition(this.game, this.options));
    const answer = this.batch.answer(words, this.match.position);
    if (typeof answer === 'string') this.say(`batch ${answer}`);
    else this.error(answer.error);
  }

  private answer(question: string): void {
    const { position } = this.match;
    const result = resultOf(position);
    const players = result?.winners.map((seat) => seat + 1);
    const answers: Readonly<Record<string, () => string>> = {
      gameover: () => String(position.over),
      p1turn: () => String(!position.over && position.turn === 0),
      result: () => (players === undefined ? 'none' : players.length > 1 ? 'draw' : `p${players[0]}win`),
      players: () => String(position.seats),
      turn: () => String(position.over ? 0 : position.turn + 1),
      legal: () => legalTexts(position).join(' '),
      fen: () => writePosition(position),
      scores: () => this.game.scores?.(position).join(' ') ?? 'none',
      winners: () => players?.join(' ') ?? 'none',
      reason: () => result?.ending ?? 'none',
    };
    if (!Object.hasOwn(answers, question)) return this.unknown(`query ${question}`);
    this.say(`response ${answers[question]()}`.trimEnd());
  }

  private go(words: readonly string[]): void {
    const { position } = this.match;
    if (this.thinking !== undefined) return this.error('already thinking');
    if (position.over) {
      this.error('the game is over');
      return this.say('bestmove none');
    }
    const { infinite, unknown, ...limits } = readGo(words, position.turn);
    if (unknown.length > 0) this.unknown(`go ${unknown.join(' ')}`);
    const question = {
      game: this.game.id,
      position: writePosition(position),
      ...limits,
      ...(this.level === undefined ? {} : { level: this.level }),
      ...(infinite ? { nodes: Number.MAX_SAFE_INTEGER } : {}),
    };
    this.thinking = this.think(question, infinite).finally(() => {
      this.thinking = undefined;
    });
  }

  /** Reports its search, then the best move; an infinite search holds that back until `stop`. */
  private async think(question: Question, infinite: boolean): Promise<void> {
    const begun = performance.now();
    const stopped = new Promise<void>((resolve) => {
      this.letGo = resolve;
    });
    const inform = (answer: Answer) => this.say(writeInfo(answer, performance.now() - begun));
    const isTimed = question.milliseconds !== undefined && question.level === undefined;
    const thinker = isTimed ? (this.parallel ?? this.thinker) : this.thinker;
    const answer = await thinker.think(question, inform);
    if (infinite) await stopped;
    this.say(`bestmove ${answer.move}`);
  }

  private stop(): void {
    this.letGo();
    this.thinker.stop();
    this.parallel?.stop();
  }
}

function describeOption(values: readonly OptionValue[], value: OptionValue): string {
  if (typeof value === 'boolean') return `type check default ${value}`;
  const numbers = values.map(Number);
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  if (most - least === values.length - 1) return `type spin default ${value} min ${least} max ${most}`;
  return `type combo default ${value} ${values.map((one) => `var ${one}`).join(' ')}`;
}
