import { expect, test, vi } from 'vitest';
import { games } from '../../games/index.ts';
import type { Presence, ServerMessage } from '../../protocol/messages.ts';
import { Room } from '../../protocol/room.ts';
import { LagQuota } from '../limits/lag.ts';
import type { LiveRoom } from './cache.ts';
import { Hub } from './hub.ts';
import { NOBODY } from './rows.ts';

function emptyRoom(): LiveRoom {
  const setup = { game: 'agere', options: {}, computers: [null, null], clock: null };
  const room = new Room(games, { ...setup, rated: false, listed: false, chat: true });
  const quota = new LagQuota(null, 2);
  return {
    id: 'room',
    room,
    events: [],
    maker: NOBODY,
    commands: new Map(),
    last: Promise.resolve(),
    looking: undefined,
    quota,
  };
}

test('whoever sits down is told to be there, and no longer to watch', () => {
  vi.useFakeTimers();
  const hub = new Hub(
    () => 0,
    () => {},
  );
  const live = emptyRoom();
  const heard: ServerMessage[] = [];
  const user = { id: 'ann', kind: 'guest', name: 'Ann' } as const;
  hub.watch({ user, send: (text) => heard.push(JSON.parse(text)) }, { live, release() {} }, 0, []);
  vi.advanceTimersByTime(1000);
  expect(lastPresence(heard)).toMatchObject({ seats: [false, false], watchers: 1 });
  const event = { kind: 'sit', seat: 1, sitter: { kind: 'person', user: 'ann', name: 'Ann' }, seq: 1, at: 0 } as const;
  live.room.apply(event);
  live.events.push(event);
  hub.news(live);
  vi.advanceTimersByTime(1000);
  expect(lastPresence(heard)).toMatchObject({ seats: [false, true], watchers: 0 });
  hub.close();
  vi.useRealTimers();
});

test('who is connected to another process is known in rooms that nobody watches here, until it is old', () => {
  vi.useFakeTimers();
  let now = 0;
  const hub = new Hub(
    () => now,
    () => {},
  );
  const live = emptyRoom();
  expect(hub.isPresent(live, 1)).toBe(false);
  hub.takePresence(live.id, { seats: [false, true], watchers: 3 }, 'other');
  expect(hub.isPresent(live, 1)).toBe(true);
  const heard: ServerMessage[] = [];
  hub.watch({ user: undefined, send: (text) => heard.push(JSON.parse(text)) }, { live, release() {} }, 0, []);
  expect(heard).toMatchObject([{ say: 'room', presence: { seats: [false, true], watchers: 4 } }]);
  hub.takePresence(live.id, { seats: [false, false], watchers: 0 }, 'other');
  expect(hub.isPresent(live, 1)).toBe(false);
  hub.takePresence(live.id, { seats: [false, true], watchers: 0 }, 'another that dies');
  now += 60_000;
  expect(hub.isPresent(live, 1)).toBe(false);
  hub.close();
  vi.useRealTimers();
});

function lastPresence(heard: readonly ServerMessage[]): Presence | undefined {
  return heard.findLast((message) => message.say === 'presence');
}
