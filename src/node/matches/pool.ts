import type { Opening } from '../../arena/openings.ts';
import type { Plan } from '../../arena/result.ts';
import type { Pairing } from '../../arena/schedule.ts';
import type { PlayedGame } from '../../arena/tally.ts';
import { GamePlayer } from './game-player.ts';
import { orderOf } from './service.ts';

/** The games of a run that are to be played. */
export interface GamesToPlay {
  readonly plan: Plan;
  readonly openings: readonly Opening[];
  /** In this order, as far as somebody is free. */
  readonly pairings: readonly Pairing[];
  /** Told of every game as it ends; true when no more shall begin. */
  seen(game: PlayedGame): boolean;
  /** Breaks off the games that run, of which nobody is told then. */
  readonly stop: AbortSignal;
}

/** How many threads play, and the program that each of them runs. */
export interface Threads {
  readonly program: URL;
  readonly count: number;
}

/** Plays games on threads of this process, one at a time on each. */
export async function playOnThreads(
  { plan, openings, pairings, seen, stop }: GamesToPlay,
  { program, count }: Threads,
): Promise<void> {
  const queue = pairings.values();
  let enough = false;
  const serve = async () => {
    const player = new GamePlayer(program);
    const breakOff = () => void player.end();
    stop.addEventListener('abort', breakOff);
    try {
      while (!enough && !stop.aborted) {
        const { value: pairing, done } = queue.next();
        if (done) return;
        const outcome = await player.play(plan, orderOf(pairing, openings));
        if (!stop.aborted && seen({ id: pairing.id, ...outcome })) enough = true;
      }
    } catch (error) {
      enough = true;
      if (!stop.aborted) throw error;
    } finally {
      stop.removeEventListener('abort', breakOff);
      await player.end();
    }
  };
  await Promise.all(Array.from({ length: count }, serve));
}
