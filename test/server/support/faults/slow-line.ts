import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a server or a database on loopback that can be made slow, stopped, cut or lost without a word. */
export interface SlowLine {
  /** The address through this proxy. */
  readonly url: string;
  /** Milliseconds of delay each way. */
  delay: number;
  /** How many connections have begun to listen for notifications so far. */
  readonly listened: number;
  /** Holds everything back, also of new connections, until it continues; nobody is told. */
  stop(): void;
  goOn(): void;
  /** Ends the existing connections; both ends are told. */
  cut(which?: Which): void;
  /** Loses the existing connections, and tells neither end; resolves when the near end has noticed. */
  lose(which?: Which): Promise<void>;
  close(): void;
}

/** Which connections: all, or those that listen for notifications of PostgreSQL. */
type Which = 'all' | 'listening';

interface Connection {
  readonly near: Socket;
  readonly far: Socket;
  isListening: boolean;
  isLost: boolean;
}

export async function slowLine(url: string): Promise<SlowLine> {
  const { hostname, port } = new URL(url);
  const open = new Set<Connection>();
  let held: (() => void)[] | undefined;
  let listened = 0;

  const pass = (connection: Connection, from: Socket, to: Socket) => {
    const deliver = (bytes: Buffer) => {
      if (connection.isLost || !to.writable) return;
      if (held === undefined) to.write(bytes);
      else held.push(() => deliver(bytes));
    };
    const onTheWay: Buffer[] = [];
    from.on('data', (bytes) => {
      if (from === connection.near && !connection.isListening && bytes.includes('LISTEN ')) {
        connection.isListening = true;
        listened++;
      }
      if (line.delay === 0 && onTheWay.length === 0) return deliver(bytes);
      onTheWay.push(bytes);
      // What was sent first arrives first, even if the delay has become shorter since.
      setTimeout(() => deliver(onTheWay.shift() as Buffer), line.delay);
    });
    from.on('error', () => from.destroy());
  };

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const connection: Connection = { near, far, isListening: false, isLost: false };
    open.add(connection);
    pass(connection, near, far);
    pass(connection, far, near);
    near.on('close', () => {
      open.delete(connection);
      far.destroy();
    });
    // The near end of a lost connection hears nothing more.
    far.on('close', () => connection.isLost || near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const slow = new URL(url);
  slow.port = String(typeof address === 'object' ? address?.port : '');
  const some = (which: Which) => [...open].filter(({ isListening }) => which === 'all' || isListening);
  const line: SlowLine = {
    url: slow.href,
    delay: 0,
    get listened() {
      return listened;
    },
    stop() {
      held ??= [];
    },
    goOn() {
      const waiting = held ?? [];
      held = undefined;
      for (const deliver of waiting) deliver();
    },
    cut(which = 'all') {
      for (const { near } of some(which)) near.destroy();
    },
    async lose(which = 'all') {
      await Promise.all(
        some(which).map((connection) => {
          connection.isLost = true;
          connection.far.destroy();
          return new Promise((resolve) => connection.near.once('close', resolve));
        }),
      );
    },
    close() {
      server.close();
      for (const { near } of open) near.destroy();
    },
  };
  return line;
}
