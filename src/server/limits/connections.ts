import type { Server } from 'node:http';
import { networkOf } from './network.ts';

/** How many of something each network holds. */
export class ConnectionLimit {
  private readonly most: number;
  private readonly counts = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** Takes one more; false where that would be too many. */
  take(address: string): boolean {
    const network = networkOf(address);
    const count = (this.counts.get(network) ?? 0) + 1;
    if (count > this.most) return false;
    this.counts.set(network, count);
    return true;
  }

  release(address: string): void {
    const network = networkOf(address);
    const left = (this.counts.get(network) ?? 1) - 1;
    if (left === 0) this.counts.delete(network);
    else this.counts.set(network, left);
  }
}

/** Closes connections beyond the limit of one network at once, even before anything is sent on them. */
export function limitConnections(server: Server, most: number): void {
  const held = new ConnectionLimit(most);
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (!held.take(address)) return socket.destroy();
    return socket.once('close', () => held.release(address));
  });
}
