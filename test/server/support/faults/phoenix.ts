import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../postgres.ts';
import { type ServerProcess, startProcess } from './fleet.ts';
import { type SlowLine, slowLine } from './slow-line.ts';

/** A server that restarts at the same address whenever it is killed; people reach it through a proxy of the test. */
export class Phoenix {
  /** The connection of people to it. */
  readonly door: SlowLine;
  private readonly args: readonly string[];
  private server: ServerProcess;

  private constructor(server: ServerProcess, args: readonly string[], door: SlowLine) {
    this.server = server;
    this.args = args;
    this.door = door;
  }

  static async start(...args: readonly string[]): Promise<Phoenix> {
    const all = ['--port', String(await freePort()), '--workers', '0', ...args];
    const server = await startProcess(...all);
    return new Phoenix(server, all, await slowLine(server.address));
  }

  get address(): string {
    return this.door.url;
  }

  /** Is killed and restarts. */
  async die(): Promise<void> {
    await this.server.kill();
    // If the database is down too, it takes a few attempts.
    for (;;) {
      try {
        this.server = await startProcess(...this.args);
        return;
      } catch {
        await pause(200);
      }
    }
  }

  /** Stands still for this many milliseconds, as on a machine that is migrated or overloaded. */
  async faint(ms: number): Promise<void> {
    process.kill(this.server.pid, 'SIGSTOP');
    await pause(ms);
    process.kill(this.server.pid, 'SIGCONT');
  }

  async stop(): Promise<number> {
    const status = await this.server.stop();
    this.door.close();
    return status;
  }
}
