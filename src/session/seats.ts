import type { Game } from '../core/game.ts';
import { writeMove } from '../core/moves.ts';
import { randomMove } from '../core/play/playout.ts';
import { Random } from '../core/random.ts';
import { writePosition } from '../core/text.ts';
import type { Language } from '../core/words.ts';
import { fill } from '../core/words.ts';
import type { Answer, Question } from '../search/worker/service.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type Budget, ENGINE, isWrong, presentWord, readPlayer } from './player-word.ts';
import type { Computer } from './session.ts';

/** Who may sit at a seat, as one word that readPlayer reads; engine:<command> where programs can be started. */
export type SeatWord = string;

/** Answers questions about positions in its own worker. */
export interface Thinks {
  think(question: Question, report: (answer: Answer) => void): Promise<Answer>;
  stop(): void;
  close(): Promise<void>;
}

/** All players that can sit at a seat of a game, people first. */
export function seatWords(game: Game, seats: number): readonly SeatWord[] {
  const levels = game.engine.levels(seats).map((_, index) => `level:${index + 1}`);
  return ['human', ...levels, ...game.engine.museum.map(({ id }) => `museum:${id}`)];
}

/** Texts about players at seats. */
const en = {
  human: 'Player on this device',
  level: 'Computer (level {rest})',
  levelAlone: 'Level {rest}',
  best: 'Computer (full strength)',
  nodes: 'Computer ({rest} positions a move)',
  ms: 'Computer ({rest} ms a move)',
  search: 'Computer ({rest})',
  random: 'Random mover',
  engine: 'Engine ({rest})',
};
const pt: typeof en = {
  human: 'Jogador (neste dispositivo)',
  level: 'Computador (nível {rest})',
  levelAlone: 'Nível {rest}',
  best: 'Computador (força máxima)',
  nodes: 'Computador ({rest} posições por jogada)',
  ms: 'Computador ({rest} ms por jogada)',
  search: 'Computador ({rest})',
  random: 'Jogador aleatório',
  engine: 'Motor ({rest})',
};
const words: Readonly<Record<Language, typeof en>> = { en, pt };

/** The name of the player at a seat. */
export function seatName(game: Game, word: SeatWord, language: Language): string {
  const own = words[language];
  const player = readPlayer(game, word);
  if (isWrong(player)) return own.human;
  switch (player.kind) {
    case 'level':
      return fill(own.level, { rest: player.level });
    case 'best': {
      const { nodes, ms } = player.budget ?? {};
      if (nodes !== undefined) return fill(own.nodes, { rest: nodes });
      return ms === undefined ? own.best : fill(own.ms, { rest: ms });
    }
    case 'museum':
      return player.bot.texts[language].name;
    case 'engine':
      return fill(own.engine, { rest: word.slice(ENGINE.length) });
    case 'search':
      return fill(own.search, { rest: word });
    default:
      return own[player.kind];
  }
}

/** The same, shorter, where it is clear that computers are meant. */
export function computerName(game: Game, word: SeatWord, language: Language): string {
  const player = readPlayer(game, word);
  const isLevel = !isWrong(player) && player.kind === 'level';
  return isLevel ? fill(words[language].levelAlone, { rest: player.level }) : seatName(game, word, language);
}

/** The rating of a player who makes random legal moves. Ladders measure from there, and so does every rating shown. */
export const RANDOM_ELO = 500;

/** The measured strength of a level, on the scale of all ratings; undefined where not measured. */
export function measuredElo({ engine: { ladders } }: Game, players: number, word: SeatWord): number | undefined {
  const ladder = ladders.find((one) => one.players === players);
  const found = ladder?.levels.find(({ level }) => presentWord(word) === `level:${level}`);
  return found === undefined ? undefined : RANDOM_ELO + found.elo;
}

/**
 * The computer at a seat; undefined for a person. Each thinking seat has its own worker. No budget in its word allows
 * more than mostMs for a move.
 */
export function computerOf(
  game: Game,
  word: SeatWord,
  seed: number,
  makeThinker: () => Thinks,
  mostMs?: number,
): Computer | undefined {
  const player = readPlayer(game, word);
  if (isWrong(player)) return undefined;
  const thinking = (effort: Effort, budget?: Budget) =>
    thinkingPlayer(word, { ...effort, ...effortOf(budget, mostMs) }, makeThinker());
  if (player.kind === 'level') return thinking({ level: player.level, seed }, player.budget);
  if (player.kind === 'best') return thinking({}, player.budget);
  if (player.kind === 'search') return thinking({ search: player.search, seed }, player.budget ?? SEARCH_BUDGET);
  if (player.kind === 'museum') return thinking({ museum: player.bot.id, seed });
  return player.kind === 'random' ? randomPlayer(word, seed) : undefined;
}

/** What a search that is named without a budget may take: only games know how many nodes suit their own search. */
const SEARCH_BUDGET: Budget = { ms: 1000 };

type Effort = Pick<Question, 'level' | 'search' | 'museum' | 'seed' | 'nodes' | 'milliseconds'>;

function effortOf(budget: Budget | undefined, mostMs = Number.POSITIVE_INFINITY): Effort {
  if (budget === undefined) return {};
  const { nodes, ms } = budget;
  const milliseconds = Math.min(ms ?? mostMs, mostMs);
  return { ...(nodes === undefined ? {} : { nodes }), ...(Number.isFinite(milliseconds) ? { milliseconds } : {}) };
}

function thinkingPlayer(name: string, effort: Effort, thinker: Thinks): Computer {
  const inOrder = oneAtATime();
  return {
    name,
    async choose({ game, position }, report) {
      const question = { game: game.id, position: writePosition(position), ...effort };
      const answer = await inOrder(() => thinker.think(question, report));
      report(answer);
      return answer.move;
    },
    hurry: () => thinker.stop(),
    close: () => thinker.close(),
  };
}

function randomPlayer(name: string, seed: number): Computer {
  const random = new Random(seed);
  return { name, choose: async ({ position }) => writeMove(position, randomMove(position, random)) };
}
