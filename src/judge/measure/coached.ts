import { exactMove, searchedMoves, writeMove } from '../../core/moves.ts';
import { randomMove } from '../../core/play/playout.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import type { Seat } from '../../core/types.ts';
import { type Caution, cautionAbout, coachNodes, isGoodEnough, isWorthAWord } from '../coach.ts';
import { about, gain, type Think, weigh } from '../examine.ts';
import { endProspect } from '../prospect.ts';

/** How games are played that measure a coach. */
export interface CoachedPlay {
  /** The level of everybody; one of them, the student, does what the coach says. */
  readonly level: number;
  /** What a move must cost to be worth a word. */
  readonly threshold: number;
  /** Random moves that a game begins with, at most. */
  readonly opening: number;
}

/** A game of a student with a coach. */
export interface CoachedGame {
  readonly seed: number;
  /** What the student got. */
  readonly share: number;
  /** Moves of the student that were judged. */
  readonly moves: number;
  readonly words: readonly Word[];
  /** How long the verdicts took, in milliseconds. */
  readonly times: readonly number[];
}

/** A time that the coach spoke. */
interface Word extends Caution {
  readonly ply: number;
  /** What the move costs with many times the nodes. */
  readonly confirmed: number;
}

/** Times the nodes with which a word is judged again. */
export const CONFIRMING = 30;
/** Other moves that a student finds before asking for one. */
const TRIES = 3;
/** Moves after which a game is even. */
const CAP = 400;

/**
 * Plays one game with a student in seat `seed` modulo the number of seats, against players of the same level. Games
 * whose seeds are together in one round of the seats have the same opening.
 */
export async function playCoached(
  start: Position,
  { level, threshold, opening }: CoachedPlay,
  seed: number,
  think: Think,
  now: () => number,
): Promise<CoachedGame> {
  const { seats } = start;
  const random = new Random(Math.floor(seed / seats));
  const student = seed % seats;
  const position = start.clone();
  const words: Word[] = [];
  const times: number[] = [];
  let rested = Number.POSITIVE_INFINITY;
  const openings = random.below(opening + 1);
  for (let ply = 0; !position.over && ply < CAP; ply++) {
    const tried = (one: number) => levelMove(position, level, seed * CAP + ply + one * CAP * CAP, think);
    let move = ply < openings ? writeMove(position, randomMove(position, random)) : await tried(0);
    if (ply >= openings && position.turn === student && searchedMoves(position).length > 1) {
      const look = coachOf(position, ply, think);
      const found = await look.ahead;
      const before = now();
      const caution = await look.at(move, found);
      times.push(now() - before);
      rested++;
      if (isWorthAWord(caution, position, threshold, rested)) {
        words.push({ ...caution, ply, confirmed: await confirmedCost(position, ply, move, think) });
        rested = 0;
        move = caution.best;
        for (let one = 1; one <= TRIES; one++) {
          const other = await look.at(await tried(one), found);
          if (!isGoodEnough(other)) continue;
          move = other.move;
          break;
        }
      }
    }
    position.play(exactMove(position, move));
  }
  return { seed, share: shareOf(position, student), moves: times.length, words, times };
}

/** The coach before a move: it has thought of the position while the student does. */
function coachOf(position: Position, ply: number, think: Think) {
  const nodes = coachNodes(position);
  return {
    ahead: think({ ...about(position), nodes }, () => {}),
    at: (move: string, found: Awaited<ReturnType<Think>>) => cautionAbout(position, ply, move, think, nodes, found),
  };
}

async function levelMove(position: Position, level: number, seed: number, think: Think): Promise<string> {
  return (await think({ ...about(position), level, seed }, () => {})).move;
}

async function confirmedCost(position: Position, ply: number, move: string, think: Think): Promise<number> {
  const nodes = CONFIRMING * coachNodes(position);
  const { own, best, played } = await weigh(position, ply, move, think, nodes);
  return own[0] === move ? 0 : Math.max(0, gain(best, played, position.turn));
}

function shareOf(position: Position, seat: Seat): number {
  return position.over ? endProspect(position).shares[seat] : 1 / position.seats;
}
