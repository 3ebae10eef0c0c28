import { expect, test } from 'vitest';
import type { RoomEvent } from '../../../src/protocol/events.ts';
import type { RoomSetup } from '../../../src/protocol/setup.ts';
import { type AckedMove, findFaults, type StoredRoom } from '../support/faults/checker.ts';
import { findDeaf, LONGEST_MS, type Watching, without } from '../support/faults/liveness.ts';
import { scriptOf } from '../support/script.ts';

const setup: RoomSetup = {
  game: 'agere',
  options: {},
  computers: [null, null],
  clock: null,
  rated: false,
  listed: false,
  chat: false,
};
const script = scriptOf('agere', {}, 1, 4);
const events: RoomEvent[] = [
  { kind: 'sit', seat: 0, sitter: { kind: 'person', user: 'a', name: 'A' }, seq: 1, at: 1 },
  { kind: 'sit', seat: 1, sitter: { kind: 'person', user: 'b', name: 'B' }, seq: 2, at: 1 },
  ...script.map(({ seat, move }, ply) => ({ kind: 'move' as const, seat, move, spent: 0, seq: ply + 3, at: ply + 2 })),
];
const room: StoredRoom = { id: 'r', setup, version: 6, status: 'playing', events };
const acked: AckedMove[] = script.map(({ seat, move }, ply) => ({ room: 'r', seq: ply + 3, user: 'ab'[seat], move }));
const seen = [{ room: 'r', events }];

test('a sound game has no faults', () => {
  expect(findFaults([room], acked, seen)).toEqual([]);
});

test.each<[string, StoredRoom, AckedMove[]]>([
  ['a lost move', { ...room, version: 5, events: events.slice(0, 5) }, acked],
  ['a gap', { ...room, events: [...events.slice(0, 3), ...events.slice(4)] }, []],
  ['a move made twice', { ...room, events: [...events, { ...events[5], seq: 7, at: 9 }], version: 7 }, acked],
  ['a move acknowledged twice', room, [...acked, acked[0]]],
  ['another move than was acknowledged', room, [{ ...acked[0], move: 'x' }]],
  ['a move acknowledged to somebody else', room, [{ ...acked[0], user: 'b' }]],
  [
    'time that ran backwards',
    { ...room, events: events.map((one) => (one.seq === 6 ? { ...one, at: 0 } : one)) },
    acked,
  ],
  ['a wrong version', { ...room, version: 7 }, acked],
  ['a wrong status', { ...room, status: 'over' }, acked],
])('it finds %s', (_, stored, told) => {
  expect(findFaults([stored], told, [{ room: 'r', events: stored.events }])).not.toEqual([]);
});

test('it finds somebody who saw something else', () => {
  expect(findFaults([room], acked, [{ room: 'r', events: events.slice(0, 5) }])).not.toEqual([]);
});

test('whoever left early saw the beginning, and nothing else', () => {
  const part = (some: readonly RoomEvent[]) => findFaults([room], acked, [{ room: 'r', events: some, isPart: true }]);
  expect(part(events.slice(0, 4))).toEqual([]);
  expect(part(events.slice(1, 4))).not.toEqual([]);
});

const connected = [{ from: 0, until: 60_000 }];
const storedAt = new Map([['r', [1000, 2000, 20_000]]]);
const watching = (heard: readonly number[], spans = connected) => [{ room: 'r', name: 'Ann', spans, heard }];

test.each<[string, Watching[]]>([
  ['whoever hears everything soon', watching([1001, 2500, 20_000 + LONGEST_MS])],
  ['what happened before somebody came', watching([30_000, 30_000, 30_000], [{ from: 29_000, until: 60_000 }])],
  ['whoever left before it was time', watching([1001, 2001], [{ from: 0, until: 20_000 + LONGEST_MS - 1 }])],
  [
    'whoever was not connected, and heard it when back',
    watching([1001, 40_000, 40_000], without(connected[0], [{ from: 1500, until: 39_000 }])),
  ],
])('it holds nothing against %s', (_, watchings) => {
  expect(findDeaf(storedAt, watchings)).toEqual([]);
});

test.each<[string, Watching[]]>([
  ['somebody who goes deaf', watching([1001, 2001])],
  ['somebody who never hears anything', watching([])],
  ['somebody who hears it too late', watching([1001, 2001, 20_001 + LONGEST_MS])],
  [
    'somebody who is back and still deaf',
    watching([1001, 50_000, 50_000], without(connected[0], [{ from: 1500, until: 39_000 }])),
  ],
])('it finds %s', (_, watchings) => {
  expect(findDeaf(storedAt, watchings)).toHaveLength(1);
});

test('trouble may begin before, end after, and overlap', () => {
  const span = { from: 10, until: 100 };
  expect(
    without(span, [
      { from: 0, until: 5 },
      { from: 100, until: 120 },
    ]),
  ).toEqual([span]);
  expect(
    without(span, [
      { from: 0, until: 20 },
      { from: 15, until: 30 },
      { from: 90, until: 200 },
    ]),
  ).toEqual([{ from: 30, until: 90 }]);
  expect(without(span, [{ from: 0, until: 200 }])).toEqual([]);
  expect(without(span, [{ from: 40, until: 50 }])).toEqual([
    { from: 10, until: 40 },
    { from: 50, until: 100 },
  ]);
});
