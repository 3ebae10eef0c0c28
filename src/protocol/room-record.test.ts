import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import type { EventBody, RoomEvent } from './events.ts';
import { recordOfRoom } from './room-record.ts';

const NOON = Date.UTC(2026, 4, 1, 12);

function played(computers: readonly (string | null)[], bodies: readonly EventBody[]) {
  const setup = { game: 'azacru', options: { players: computers.length }, computers, clock: null };
  const events = bodies.map((body, index): RoomEvent => ({ ...body, seq: index + 1, at: NOON }));
  return recordOfRoom(games, { ...setup, rated: false, listed: false, chat: true }, events, false);
}

const sit = (seat: number, name: string): EventBody => ({
  kind: 'sit',
  seat,
  sitter: { kind: 'person', user: name, name },
});

test('the record of a room names who sat where, and how it ended', () => {
  const record = played([null, null], [sit(0, 'Ann'), sit(1, 'Ben'), { kind: 'resign', seat: 1 }]);
  expect(record.tags).toEqual({ Date: '2026-05-01', Player1: 'Ann', Player2: 'Ben', Rated: 'no' });
  expect(record.outcome).toEqual({ reason: 'resignation', winners: [0], loser: 1 });
});

test('it marks computers, and for whom one played', () => {
  const record = played(
    [null, null, 'level:4'],
    [sit(0, 'Ann'), sit(1, 'Ben'), { kind: 'substitute', seat: 1, standIn: 'level:5' }, { kind: 'back', seat: 1 }],
  );
  expect(record.tags).toMatchObject({ Player2: 'Ben', StandIn2: 'level:5 from move 1', Engine3: 'Gamut', Level3: '4' });
  expect(record.outcome).toBeUndefined();
});
