import type { ServerMessage } from '../../protocol/messages.ts';
import { RoomClient, type Wire } from '../../protocol/room-client.ts';
import { fetchGame, games } from '../games/fetched.ts';
import { newId } from '../local/kept.ts';
import { addressOfServer } from '../state/route.ts';

/** Opens a room over a socket of the browser. */
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
  // A dead line may take minutes to close: it is left alone at once.
  const end = () => {
    if (isEnded) return;
    isEnded = true;
    socket.close();
    closed();
  };
  socket.onopen = () => !isEnded && opened();
  // In the order in which they came, and a room only when its game is here.
  let before = Promise.resolve();
  socket.onmessage = ({ data }) => {
    before = before.then(async () => {
      const message: ServerMessage = JSON.parse(data);
      if (message.say === 'room') await fetchGame(message.setup.game);
      if (!isEnded) hear(data);
    });
    // The line is tried again.
    before.catch(end);
  };
  socket.onclose = end;
  return { send: (text) => socket.send(text), close: end };
}
