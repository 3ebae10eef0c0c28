import type { Server } from 'node:http';

/** How many of something each address holds. */
export class Held {
  private readonly most: number;
  private readonly counts = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** Takes one more; false where that would be too many. */
  take(address: string): boolean {
    const count = (this.counts.get(address) ?? 0) + 1;
    if (count > this.most) return false;
    this.counts.set(address, count);
    return true;
  }

  release(address: string): void {
    const left = (this.counts.get(address) ?? 1) - 1;
    if (left === 0) this.counts.delete(address);
    else this.counts.set(address, left);
  }
}

/** Closes connections beyond so many from one address at once, also when nothing was said on them yet. */
export function limitConnections(server: Server, most: number): void {
  const held = new Held(most);
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (!held.take(address)) return socket.destroy();
    return socket.once('close', () => held.release(address));
  });
}
