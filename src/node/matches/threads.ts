import type { Opening } from '../../arena/openings.ts';
import type { Plan } from '../../arena/result.ts';
import type { GamePairing } from '../../arena/schedule.ts';
import type { PlayedGame } from '../../arena/tally.ts';
import { GameThread } from './game-thread.ts';
import { orderOf } from './serve-games.ts';

/** The games of a run that are to be played. */
export interface GamesToPlay {
  readonly plan: Plan;
  readonly openings: readonly Opening[];
  /** In this order, as threads become free. */
  readonly pairings: readonly GamePairing[];
  /** Called for every game as it ends; true when no more should begin. */
  seen(game: PlayedGame): boolean;
  /** Aborts the running games, which are then not reported. */
  readonly stop: AbortSignal;
}

const THREADS = 2;

/** Plays games on threads of this process, one at a time on each. program: what each thread runs, if not the usual. */
export async function playOnThreads(
  { plan, openings, pairings, seen, stop }: GamesToPlay,
  program?: URL,
): Promise<void> {
  const queue = pairings.values();
  let enough = false;
  const serve = async () => {
    const thread = new GameThread(program);
    const breakOff = () => void thread.end();
    stop.addEventListener('abort', breakOff);
    try {
      while (!enough && !stop.aborted) {
        const { value: pairing, done } = queue.next();
        if (done) return;
        const outcome = await thread.play(plan, orderOf(pairing, openings));
        if (!stop.aborted && seen({ id: pairing.id, ...outcome })) enough = true;
      }
    } catch (error) {
      enough = true;
      if (!stop.aborted) throw error;
    } finally {
      stop.removeEventListener('abort', breakOff);
      await thread.end();
    }
  };
  await Promise.all(Array.from({ length: THREADS }, serve));
}
