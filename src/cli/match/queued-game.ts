import type { Plan } from '../../arena/result.ts';
import { GameThread } from '../../node/matches/game-thread.ts';
import type { GameOrder } from '../../node/matches/serve-games.ts';
import { UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import type { PlaysGames } from '../../server/jobs/arena.ts';
import { ENGINE } from '../../session/player-word.ts';

/** A game in the queue: everything that a worker elsewhere needs to play it. */
export interface QueuedGame {
  readonly plan: Plan;
  readonly order: GameOrder;
}

/** Programs are not on every machine, and access to a database must not allow starting any elsewhere. */
export function refusePrograms({ players }: Plan): void {
  const program = players.find((word) => word.startsWith(ENGINE));
  if (program !== undefined) {
    throw new UsageError(
      say('{program} is a program on this machine, so workers cannot play it; leave out --database-url.', { program }),
    );
  }
}

/** Plays games from the queue, one at a time. */
export class QueuePlayer implements PlaysGames {
  private readonly thread = new GameThread();

  async play(text: string): Promise<string> {
    const { plan, order }: QueuedGame = JSON.parse(text);
    refusePrograms(plan);
    return JSON.stringify(await this.thread.play(plan, order));
  }

  close(): Promise<void> {
    return this.thread.end();
  }
}
