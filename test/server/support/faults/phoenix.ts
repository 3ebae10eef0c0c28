import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../postgres.ts';
import { type ServerProcess, startProcess } from './fleet.ts';
import { type SlowLine, slowLine } from './slow-line.ts';

/** A server that is started again whenever it was killed, at the same address, which people reach over a line of the test's own. */
export class Phoenix {
  /** The way of people to it. */
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

  /** Is killed, and rises again. */
  async die(): Promise<void> {
    await this.server.kill();
    // Where the database is away too, it takes a few tries.
    for (;;) {
      try {
        this.server = await startProcess(...this.args);
        return;
      } catch {
        await pause(200);
      }
    }
  }

  /** Stands still for so many milliseconds, as on a machine that is moved or has too much to do. */
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
