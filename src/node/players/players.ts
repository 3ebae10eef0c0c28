import { HANGING_MS } from '../../arena/play-game.ts';
import type { Game } from '../../core/game.ts';
import { writeMove } from '../../core/moves.ts';
import { randomMove } from '../../core/play/playout.ts';
import type { Player } from '../../core/player.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import type { Move } from '../../core/types.ts';
import { bestSearch, levelLimits, levelSearch } from '../../search/levels/levels.ts';
import { makeNamedSearch, refuseSearch } from '../../search/levels/named-search.ts';
import { type Limits, limitsOf, type Search } from '../../search/search.ts';
import type { Budget } from '../../session/player-word.ts';
import { enginePlayer } from '../engines/engine-player.ts';
import { engineWords } from '../engines/engine-words.ts';
import { UsageError } from '../usage.ts';
import { say } from '../words/say.ts';
import { namedPlayer } from './named-player.ts';

/** A player as it was named. */
export interface FoundPlayer {
  /** Milliseconds after which it has lost. */
  readonly patience: number;
  /** A new instance, for one game. */
  make(seed: number): Player;
}

/** Milliseconds by which a move may exceed its limit: a busy machine is not the player's fault. */
const MARGIN_MS = 200;
/** The player a word names, with the match's budget if it has none. One that does not search may take its time. */
export function findPlayer(game: Game, word: string, shared: Budget, seats: number): FoundPlayer {
  const player = namedPlayer(game, word);
  switch (player.kind) {
    case 'human':
      throw new UsageError(say('Only computer players play matches; people use gamut play.'));
    case 'random':
      return { patience: HANGING_MS, make: (seed) => idlePlayer(word, seed, randomMove) };
    case 'museum': {
      const { bot } = player;
      return { patience: HANGING_MS, make: (seed) => idlePlayer(word, seed, bot.choose.bind(bot)) };
    }
    case 'level': {
      const { nodes, depth } = levelLimits(game, seats, player.level);
      const make = (seed: number) => levelSearch(game, seats, player.level, seed);
      const own = depth === undefined ? {} : { depth };
      return { patience: HANGING_MS, make: (seed) => searchPlayer(word, make(seed), player.budget ?? { nodes }, own) };
    }
    case 'best': {
      const make = (seed: number) => bestSearch(game, seats, seed);
      return { patience: HANGING_MS, make: (seed) => searchPlayer(word, make(seed), player.budget ?? shared) };
    }
    case 'engine':
      return findEngine(game, player.command, player.budget ?? shared);
    case 'search':
      return findSearch(game, player.search, player.budget ?? shared, seats);
  }
}

function findSearch(game: Game, search: string, budget: Budget, seats: number): FoundPlayer {
  const refusal = refuseSearch(search, seats);
  if (refusal !== undefined) throw new UsageError(say(refusal.sentence, refusal.words));
  const make = (seed: number) => makeNamedSearch(game, search, seed).search;
  return { patience: HANGING_MS, make: (seed) => searchPlayer(search, make(seed), budget) };
}

/** A program that speaks the engine protocol; every game starts its own. */
function findEngine(game: Game, command: string, budget: Budget): FoundPlayer {
  const words = engineWords(command, game.id);
  return { patience: patienceFor(budget), make: (seed) => enginePlayer(words, seed, budget) };
}

function patienceFor({ ms }: Budget): number {
  return ms === undefined ? HANGING_MS : ms + MARGIN_MS;
}

/** CPU milliseconds of this thread: what else the machine does costs no player anything. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function idlePlayer(name: string, seed: number, choose: (position: Position, random: Random) => Move): Player {
  const random = new Random(seed);
  return { name, workedMs, choose: async ({ position }) => writeMove(position, choose(position, random)) };
}

function searchPlayer(
  name: string,
  search: Search,
  { nodes, ms }: Budget,
  depth: Partial<Pick<Limits, 'depth'>> = {},
): Player {
  return {
    name,
    workedMs,
    async choose({ position }) {
      const deadline = ms === undefined ? Number.POSITIVE_INFINITY : workedMs() + ms;
      const stop = () => workedMs() >= deadline;
      const limits = limitsOf({ ...(nodes === undefined ? {} : { nodes }), ...depth, stop });
      return writeMove(position, search.think(position, limits).move);
    },
  };
}
