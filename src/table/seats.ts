import type { MuseumBot } from '../core/engine.ts';
import { isFault } from '../core/fault.ts';
import type { Game } from '../core/game.ts';
import { writeMove } from '../core/moves.ts';
import { randomMove } from '../core/play/playout.ts';
import { Random } from '../core/random.ts';
import { readPosition } from '../core/text.ts';
import type { Language } from '../core/words.ts';
import { fill } from '../core/words.ts';
import type { Answer, Question } from '../search/worker/service.ts';
import type { Mover } from './session.ts';

/**
 * Who may sit at a seat, as one word: human, level:1 … level:10, museum:<bot>, computer (as strong as it can), computer:<nodes>,
 * random, or engine:<command> where programs can be started.
 */
export type SeatWord = string;

/** Whoever answers questions about positions in a worker of its own. */
export interface Thinks {
  think(question: Question, report: (answer: Answer) => void): Promise<Answer>;
  stop(): void;
  close(): Promise<void>;
}

/** All that can sit at a seat of a game, people first. */
export function seatWords(game: Game, seats: number): readonly SeatWord[] {
  const levels = game.engine.levels(seats).map((_, index) => `level:${index + 1}`);
  return ['human', ...levels, ...game.engine.museum.map(({ id }) => `museum:${id}`)];
}

/** Words about those who sit. */
const en = {
  human: 'a person here',
  level: 'computer, level {rest}',
  levelAlone: 'level {rest}',
  best: 'computer, at its best',
  computer: 'computer, {rest} positions a move',
  random: 'any legal move',
  engine: 'engine {rest}',
};
const pt: typeof en = {
  human: 'uma pessoa aqui',
  level: 'computador, nível {rest}',
  levelAlone: 'nível {rest}',
  best: 'computador, o melhor que sabe',
  computer: 'computador, {rest} posições por jogada',
  random: 'qualquer jogada legal',
  engine: 'motor {rest}',
};
const words: Readonly<Record<Language, typeof en>> = { en, pt };

/** Who sits at a seat, in words. */
export function seatName(game: Game, word: SeatWord, language: Language): string {
  const own = words[language];
  const [kind, ...parts] = word.split(':');
  const rest = parts.join(':');
  if (kind === 'computer' && rest === '') return own.best;
  if (kind === 'level' || kind === 'computer' || kind === 'engine') return fill(own[kind], { rest });
  if (kind === 'random') return own.random;
  return museumBot(game, word)?.texts[language].name ?? own.human;
}

/** The same, shorter, where it is clear that computers are meant. */
export function computerName(game: Game, word: SeatWord, language: Language): string {
  const [kind, rest] = word.split(':');
  return kind === 'level' ? fill(words[language].levelAlone, { rest }) : seatName(game, word, language);
}

/** How strong a level was measured to be, in Elo above a player who makes any legal move; undefined where it was not. */
export function measuredElo({ engine: { ladders } }: Game, players: number, word: SeatWord): number | undefined {
  const ladder = ladders.find((one) => one.players === players);
  return ladder?.levels.find(({ level }) => word === `level:${level}`)?.elo;
}

/** Who moves for a seat; undefined for a person. Each thinking seat has a worker of its own. */
export function moverOf(game: Game, word: SeatWord, seed: number, makeThinker: () => Thinks): Mover | undefined {
  const [kind, rest] = word.split(':');
  if (kind === 'level') return thinkingMover({ level: Number(rest), seed }, makeThinker());
  if (kind === 'computer') return thinkingMover(rest === undefined ? {} : { nodes: Number(rest) }, makeThinker());
  if (kind === 'random') return randomMover(game, seed);
  const bot = museumBot(game, word);
  return bot === undefined ? undefined : thinkingMover({ museum: bot.id, seed }, makeThinker());
}

function museumBot(game: Game, word: SeatWord): MuseumBot | undefined {
  return game.engine.museum.find(({ id }) => word === `museum:${id}`);
}

function thinkingMover(effort: Pick<Question, 'level' | 'museum' | 'seed' | 'nodes'>, thinker: Thinks): Mover {
  let before: Promise<unknown> = Promise.resolve();
  return {
    async choose(game, position, report) {
      // A move taken back while it thinks: it answers one question at a time.
      const answer = before.then(() => thinker.think({ game, position, ...effort }, report));
      before = answer.catch(() => {});
      return (await answer).move;
    },
    hurry: () => thinker.stop(),
    close: () => thinker.close(),
  };
}

function randomMover(game: Game, seed: number): Mover {
  const random = new Random(seed);
  return {
    async choose(_, text) {
      const position = readPosition(game, text);
      if (isFault(position)) throw new Error(position.what);
      return writeMove(position, randomMove(position, random));
    },
    hurry() {},
    async close() {},
  };
}
