import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import type { RoomEvent } from './events.ts';
import type { ErrorCode, Saying, ServerMessage } from './messages.ts';
import { RoomClient } from './room-client.ts';

const [game] = games;
const setup = { game: game.id, options: {}, computers: [null, null], clock: null };

const sit = (seat: number, name: string): RoomEvent => {
  return { kind: 'sit', seat, sitter: { kind: 'person', user: `user ${seat}`, name }, seq: seat + 1, at: 0 };
};

/** A client, the messages it sends, and a function to send it server messages. */
function openClient(isOpened = true) {
  let hear = (_: string) => {};
  let open = () => {};
  let passTime = () => {};
  let closed = 0;
  const said: string[] = [];
  const client = new RoomClient('room', {
    games,
    dial(opened, heard) {
      open = opened;
      hear = heard;
      return { send: (text) => said.push(JSON.parse(text).say), close: () => void closed++ };
    },
    after(_, call) {
      passTime = call;
      return () => {};
    },
    now: () => 0,
    random: () => 0,
    newId: () => 'id',
    changed() {},
  });
  if (isOpened) open();
  const refuse = (code: ErrorCode) => hear(JSON.stringify({ say: 'nak', id: null, code } satisfies ServerMessage));
  const tell = (since: number, events: readonly RoomEvent[], chat: readonly Saying[] = []) =>
    hear(
      JSON.stringify({
        ...{ say: 'room', room: 'room', now: 0, since, events, chat, presence: { seats: [true, true], watchers: 0 } },
        setup: { ...setup, rated: false, listed: false, chat: true },
      } satisfies ServerMessage),
    );
  const names = () => client.room?.seats.map(({ sitter }) => (sitter?.kind === 'person' ? sitter.name : undefined));
  return { client, said, tell, refuse, names, passTime: () => passTime(), closed: () => closed };
}

test('a room that is told anew has the names it has now, and the same game', () => {
  const { client, tell, names } = openClient();
  tell(0, [sit(0, 'Ann'), sit(1, 'Ben')], [{ channel: 'players', name: 'Ann', text: 'hello', at: 0 }]);
  tell(2, [{ kind: 'resign', seat: 1, seq: 3, at: 0 }]);
  expect(names()).toEqual(['Ann', 'Ben']);
  tell(0, [sit(0, 'Nobody'), sit(1, 'Ben'), { kind: 'resign', seat: 1, seq: 3, at: 0 }]);
  expect(names()).toEqual(['Nobody', 'Ben']);
  expect(client.room?.status).toBe('over');
  expect(client.events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(client.chat).toEqual([]);
});

test('a server that knows less than the client takes nothing back', () => {
  const { client, tell, names } = openClient();
  tell(0, [sit(0, 'Ann'), sit(1, 'Ben'), { kind: 'resign', seat: 1, seq: 3, at: 0 }]);
  tell(0, [sit(0, 'Nobody'), sit(1, 'Ben')]);
  expect(names()).toEqual(['Nobody', 'Ben']);
  expect(client.room?.status).toBe('over');
  expect(client.events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('whoever could not be told of a room for now asks again until it is told', () => {
  const { client, said, tell, refuse, passTime } = openClient();
  refuse('not now');
  expect(said).toEqual(['watch']);
  passTime();
  refuse('not now');
  passTime();
  expect(said).toEqual(['watch', 'watch', 'watch']);
  tell(0, []);
  expect(client.trouble).toBeUndefined();
  passTime();
  expect(said).toHaveLength(3);
});

test('a line that never opens is given up', () => {
  const { passTime, closed } = openClient(false);
  expect(closed()).toBe(0);
  passTime();
  expect(closed()).toBe(1);
});
