import type { ServerMessage } from '../../protocol/messages.ts';
import { RoomClient, type Wire } from '../../protocol/room-client.ts';
import { fetchGame, games } from '../games/fetched.ts';
import { newId } from '../local/kept.ts';
import { addressOfServer } from '../state/route.ts';

/** Opens a room over a browser socket. */
export function openRoom(id: string, changed: () => void): RoomClient {
  return new RoomClient(id, {
    games,
    dial,
    after(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    now: () => Date.now(),
    random: () => Math.random(),
    newId: () => newId() + newId(),
    changed,
  });
}

function dial(opened: () => void, hear: (text: string) => void, closed: () => void): Wire {
  const address = new URL(addressOfServer('socket'), location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.hash = '';
  const socket = new WebSocket(address);
  let isEnded = false;
  // A dead connection may take minutes to close: it is abandoned at once.
  const end = () => {
    if (isEnded) return;
    isEnded = true;
    removeEventListener('offline', end);
    socket.close();
    closed();
  };
  // Without a network nothing comes: the user is told at once, and dialled again.
  addEventListener('offline', end);
  socket.onopen = () => !isEnded && opened();
  // In the order of arrival, and a room only once its game is loaded.
  let before = Promise.resolve();
  socket.onmessage = ({ data }) => {
    before = before.then(async () => {
      const message: ServerMessage = JSON.parse(data);
      if (message.say === 'room') await fetchGame(message.setup.game);
      if (!isEnded) hear(data);
    });
    // The connection is retried.
    before.catch(end);
  };
  socket.onclose = end;
  return { send: (text) => socket.send(text), close: end };
}
