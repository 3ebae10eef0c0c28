import { parentPort, workerData } from 'node:worker_threads';
import type { Opening } from '../../arena/openings.ts';
import { type Clock, type GameOutcome, playGame } from '../../arena/play-game.ts';
import type { Plan } from '../../arena/result.ts';
import type { GamePairing } from '../../arena/schedule.ts';
import { optionsOf } from '../../core/options.ts';
import type { Player } from '../../core/player.ts';
import { startPosition } from '../../core/position.ts';
import { watchPrograms } from '../engines/engine-process.ts';
import { findGame } from '../find-game.ts';
import type { findPlayer } from '../players/players.ts';

/** What a worker is told: a game of the schedule. */
export type GameOrder = Pick<GamePairing, 'players' | 'seeds'> & { readonly opening: Opening };

export function orderOf({ opening, players, seeds }: GamePairing, openings: readonly Opening[]): GameOrder {
  return { players, seeds, opening: openings[opening] };
}

/** What a worker says. */
export type WorkerNews =
  /** Who is asked now, for how many milliseconds, after how many moves, and the last of them. */
  | { readonly asked: number; readonly patience: number; readonly ply: number; readonly last: string | undefined }
  /** It started a program, or one has ended. */
  | { readonly program: number; readonly runs: boolean }
  | { readonly outcome: GameOutcome };

const clock: Clock = {
  now: () => performance.now(),
  // What was said meanwhile is heard before it rings.
  alarm(ms, ring) {
    const timer = setTimeout(() => setImmediate(ring), ms);
    return () => clearTimeout(timer);
  },
};

/** Runs in a worker: gets the plan once, then games, which it plays one after the other. */
export function serveGames(find: typeof findPlayer): void {
  if (parentPort === null) throw new Error('Games are served in a worker only.');
  const port = parentPort;
  const say = (news: WorkerNews) => port.postMessage(news);
  const plan: Plan = workerData;
  const game = findGame(plan.game);
  const start = startPosition(game, optionsOf(game.options, plan.options));
  watchPrograms((program, runs) => say({ program, runs }));
  const found = plan.players.map((word) => find(game, word, plan.budget, start.seats));
  port.on('message', async ({ players, seeds, opening }: GameOrder) => {
    const seated = players.map((player, seat) => late(plan.players[player], () => found[player].make(seeds[seat])));
    const limits = { cap: plan.cap, patience: players.map((player) => plan.patience[player]) };
    const asked = (seat: number, played: readonly string[], patience: number) =>
      say({ asked: seat, patience, ply: played.length, last: played.at(-1) });
    say({ outcome: await playGame(start, opening, seated, limits, clock, asked) });
  });
}

/** Made when the game begins, so that one that fails to start loses a game like any other. */
function late(name: string, make: () => Player): Player {
  let made: Player | undefined;
  const player = (): Player => {
    made ??= make();
    return made;
  };
  const whereMade = (): Player | undefined => {
    try {
      return player();
    } catch {
      return undefined; // it is asked again, and then loses
    }
  };
  return {
    name,
    prepare: async (match) => player().prepare?.(match),
    choose: (match, report) => player().choose(match, report),
    get workedMs() {
      return whereMade()?.workedMs;
    },
    close: async () => made?.close?.(),
  };
}
