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
  let time = 0;
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
    now: () => time,
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
  const wait = (ms: number) => {
    time += ms;
    passTime();
  };
  const pong = () => hear(JSON.stringify({ say: 'pong', n: 0, now: time } satisfies ServerMessage));
  return { client, said, tell, refuse, names, wait, pong, closed: () => closed };
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
  const { client, said, tell, refuse, wait } = openClient();
  refuse('not now');
  expect(said).toEqual(['watch']);
  wait(2500);
  refuse('not now');
  wait(2500);
  expect(said).toEqual(['watch', 'watch', 'watch']);
  tell(0, []);
  expect(client.trouble).toBeUndefined();
  wait(2500);
  expect(said).toHaveLength(3);
});

test('a line that never opens is given up', () => {
  const { wait, closed } = openClient(false);
  expect(closed()).toBe(0);
  wait(25_000);
  expect(closed()).toBe(1);
});

test('while a game is played, a server that falls silent is noticed within three seconds', () => {
  const { client, said, tell, wait, pong, closed } = openClient();
  tell(0, [sit(0, 'Ann'), sit(1, 'Ben')]);
  wait(1400);
  expect(said.at(-1)).toBe('ping');
  pong();
  wait(1400);
  expect(client.isInTouch).toBe(true);
  wait(1500);
  expect([client.isInTouch, client.isConnected]).toEqual([false, true]);
  pong();
  expect(client.isInTouch).toBe(true);
  expect(closed()).toBe(0);
});

test('a page whose timers rest for a minute is not cut off', () => {
  const { client, tell, wait, pong, closed } = openClient();
  tell(0, [sit(0, 'Ann'), sit(1, 'Ben')]);
  for (let minute = 0; minute < 3; minute++) {
    wait(60_000);
    pong();
  }
  expect([client.isInTouch, closed()]).toEqual([true, 0]);
  wait(60_000);
  wait(26_000);
  expect(closed()).toBe(1);
});
