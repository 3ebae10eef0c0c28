import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LineStream } from '../../../src/server/http/routes/line-stream.ts';

const server = createServer();
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

/** A requested stream, and the socket on which it is received. */
async function openStream(gone: () => void) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [, raw] = (await once(server, 'request')) as [unknown, ServerResponse];
  const reply = { raw, getHeaders: () => ({}), hijack() {} } as unknown as FastifyReply;
  return { socket, raw, stream: new LineStream(reply, gone) };
}

test('whoever does not read is cut off before much is waiting for them', async () => {
  let isGone = false;
  const { socket, raw, stream } = await openStream(() => {
    isGone = true;
  });
  socket.pause();
  socket.on('error', () => {});
  const line = { text: 'x'.repeat(1 << 16) };
  let most = 0;
  for (let count = 0; count < 1000 && !raw.destroyed; count++) {
    stream.write(line);
    most = Math.max(most, raw.writableLength);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(raw.destroyed).toBe(true);
  expect(most).toBeLessThan(2 << 20);
  await expect.poll(() => isGone).toBe(true);
  stream.write(line); // nothing more happens
  socket.destroy();
});

test('whoever goes away is noticed, also by who asks later', async () => {
  const over: string[] = [];
  const { socket, raw, stream } = await openStream(() => over.push('gone'));
  stream.whenOver(() => over.push('over'));
  socket.destroy();
  await once(raw, 'close');
  stream.whenOver(() => over.push('late'));
  expect(over).toEqual(['gone', 'over', 'late']);
});
