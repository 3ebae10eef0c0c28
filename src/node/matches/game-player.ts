import type { Outcome } from '../../arena/play-game.ts';
import type { Plan } from '../../arena/result.ts';
import { GameThread } from './game-thread.ts';
import type { GameOrder } from './service.ts';

/** Plays games of any plans, one at a time, on a thread that is kept from game to game where that is possible. */
export class GamePlayer {
  private readonly program: URL;
  private thread: { readonly plan: string; readonly runs: GameThread } | undefined;
  private isEnded = false;

  constructor(program: URL) {
    this.program = program;
  }

  /** Fails where nobody who plays is at fault, and when it is ended. */
  async play(plan: Plan, order: GameOrder): Promise<Outcome> {
    const text = JSON.stringify(plan);
    if (this.thread?.plan !== text) await this.giveUp();
    if (this.isEnded) throw new Error('No games are played any more.');
    this.thread ??= { plan: text, runs: new GameThread(this.program, plan) };
    try {
      const { outcome, lost } = await this.thread.runs.play(order);
      if (lost) await this.giveUp();
      return outcome;
    } catch (error) {
      await this.giveUp();
      throw error;
    }
  }

  async end(): Promise<void> {
    this.isEnded = true;
    await this.giveUp();
  }

  private async giveUp(): Promise<void> {
    const given = this.thread;
    this.thread = undefined;
    await given?.runs.end();
  }
}
