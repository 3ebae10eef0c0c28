import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { ConnectionLimit, limitConnections } from './connections.ts';

test('whoever has a network of the newer kind of addresses counts as one', () => {
  const held = new ConnectionLimit(2);
  expect(held.take('2001:db8:1:2::1')).toBe(true);
  expect(held.take('2001:db8:1:2:ffff::9')).toBe(true);
  expect(held.take('2001:db8:1:2::3')).toBe(false);
  expect(held.take('2001:db8:1:3::3')).toBe(true);
  held.release('2001:db8:1:2::7');
  expect(held.take('2001:db8:1:2::3')).toBe(true);
});

test('connections beyond the limit of one network are cut', () => {
  const server = createServer();
  limitConnections(server, 3);
  const sockets = Array.from({ length: 10 }, (_, index) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: `2001:db8::${index}` });
    server.emit('connection', socket);
    return socket;
  });
  expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(3);
  for (const socket of sockets) socket.destroy();
});
