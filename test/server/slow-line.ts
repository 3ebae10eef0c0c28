import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A way to a database on loopback that can be made slow, or stop while all connections stay open. */
export interface SlowLine {
  /** The address of the database by this way. */
  readonly url: string;
  /** Milliseconds that everything takes each way. */
  delay: number;
  /** Holds everything back until it goes on. */
  stop(): void;
  goOn(): void;
  close(): void;
}

export async function slowLine(url: string): Promise<SlowLine> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let held: (() => void)[] | undefined;
  const pass = (from: Socket, to: Socket) => {
    open.add(from);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
    // What was sent first arrives first.
    let last: Promise<unknown> = Promise.resolve();
    from.on('data', (bytes) => {
      const due = performance.now() + line.delay;
      last = last.then(async () => {
        await pause(Math.max(0, due - performance.now()));
        const deliver = () => to.writable && to.write(bytes);
        if (held === undefined) deliver();
        else held.push(deliver);
      });
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const slow = new URL(url);
  slow.port = String(typeof address === 'object' ? address?.port : '');
  const line: SlowLine = {
    url: slow.href,
    delay: 0,
    stop() {
      held = [];
    },
    goOn() {
      for (const deliver of held ?? []) deliver();
      held = undefined;
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
  return line;
}
