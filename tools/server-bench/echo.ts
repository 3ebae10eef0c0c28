import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { clientMessageSchema } from '../../src/protocol/messages.ts';

// The message loop alone: reads and validates as the server does, and acknowledges everything. No rules, no storage.
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const message = clientMessageSchema.parse(JSON.parse(String(data)));
    if ('id' in message) socket.send(JSON.stringify({ say: 'ack', id: message.id, seq: 1 }));
  });
});
server.on('listening', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`http://127.0.0.1:${port}/`);
});
