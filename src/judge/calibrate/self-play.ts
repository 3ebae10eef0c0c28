import type { Game } from '../../core/game.ts';
import { exactMove, writeMove } from '../../core/moves.ts';
import type { Options } from '../../core/options.ts';
import { randomMove } from '../../core/play/playout.ts';
import { type Position, startPosition } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { about, type Think } from '../examine.ts';
import { endProspect, type Prospect, prospectOf } from '../prospect.ts';

/** How games are played whose results show what estimates are worth. */
export interface CalibrationPlay {
  /** The levels that play, from the first to the last. */
  readonly levels: readonly [number, number];
  /** Random moves that a game begins with, at most: its openings vary, and not all are even. */
  readonly opening: number;
  /** Positions of each game that the judge is asked about, and its nodes for each. */
  readonly samples: number;
  readonly nodes: number;
}

/** A game, and what the judge, uncalibrated, expected of it. */
export interface CalibrationGame {
  readonly seed: number;
  /** The level of each seat. */
  readonly levels: readonly number[];
  readonly plies: number;
  /** What each seat got. */
  readonly shares: readonly number[];
  readonly samples: readonly Sample[];
}

/** What the judge expected of a position of a game. */
interface Sample extends Prospect {
  readonly ply: number;
}

/** Moves after which a game is even. */
const CAP = 400;
/** The position that games begin with, of a game of which nothing was measured. */
export function uncalibratedStart(game: Game, options: Options): Position {
  return startPosition({ ...game, engine: { ...game.engine, calibrations: [] } }, options);
}

/**
 * Plays one game, and asks the judge about some of its positions. Games with neighbouring seeds have the same opening
 * and the same levels, each time in other seats. Equal seeds give equal games.
 */
export async function playCalibration(
  start: Position,
  play: CalibrationPlay,
  seed: number,
  think: Think,
): Promise<CalibrationGame> {
  const { seats } = start;
  const random = new Random(Math.floor(seed / seats));
  const [low, high] = play.levels;
  const drawn = Array.from({ length: seats }, () => low + random.below(high - low + 1));
  const levels = drawn.map((_, seat) => drawn[(seat + seed) % seats]);
  const position = start.clone();
  const opening = random.below(play.opening + 1);
  const moves: string[] = [];
  while (!position.over && moves.length < CAP) {
    moves.push(moves.length < opening ? writeMove(position, randomMove(position, random)) : await chosen(position));
    position.play(exactMove(position, moves[moves.length - 1]));
  }
  const shares = position.over ? endProspect(position).shares : levels.map(() => 1 / seats);
  const plies = pliesToAsk(moves.length, opening, play.samples, random);
  const game = { seed, levels, plies: moves.length, shares };
  return { ...game, samples: await ask(start, moves, plies, play.nodes, think) };

  async function chosen(here: Position): Promise<string> {
    const { move } = await think({ ...about(here), level: levels[here.turn], seed: seed + 1 }, () => {});
    return move;
  }
}

/** One at a random place in each of equally long parts of a game. */
function pliesToAsk(length: number, opening: number, count: number, random: Random): number[] {
  const first = Math.min(opening, length - 1);
  const places = Array.from({ length: count }, (_, part) => {
    const place = (part + random.below(1000) / 1000) / count;
    return first + Math.floor(place * (length - first));
  });
  return [...new Set(places)];
}

async function ask(
  start: Position,
  moves: readonly string[],
  plies: readonly number[],
  nodes: number,
  think: Think,
): Promise<Sample[]> {
  const position = start.clone();
  const samples: Sample[] = [];
  for (const [ply, move] of moves.entries()) {
    if (plies.includes(ply)) {
      const prospect = prospectOf(position, await think({ ...about(position), nodes }, () => {}), ply);
      samples.push({ ply, ...prospect, shares: prospect.shares.map(short) });
    }
    position.play(exactMove(position, move));
  }
  return samples;
}

/** As many digits as anybody needs. */
function short(share: number): number {
  return Math.round(1e5 * share) / 1e5;
}
