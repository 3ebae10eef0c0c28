import { expect, test } from 'vitest';
import { readClock } from '../../../src/cli/online/clock-words.ts';
import { readRoomLink, roomLink } from '../../../src/cli/online/links.ts';
import { printedQr, qrLines } from '../../../src/cli/online/qr.ts';
import { reachableAddress } from '../../../src/cli/online/reachable.ts';
import { sayTime } from '../../../src/cli/online/room-words.ts';

const ROOM = 'abcdefghijklmnopqrstuvwxyz';

test('a link is read as people copy it', () => {
  const place = { origin: 'https://games.example.org', room: ROOM };
  expect(roomLink(place)).toBe(`https://games.example.org/r/${ROOM}`);
  for (const link of [roomLink(place), ` ${roomLink(place)}#12 `, `${roomLink(place)}/`, `${roomLink(place)}?x=1#2`]) {
    expect(readRoomLink(link, 'ignored')).toEqual(place);
  }
  expect(readRoomLink(`games.example.org:81/r/${ROOM}`, '')).toEqual({
    origin: 'http://games.example.org:81',
    room: ROOM,
  });
  expect(readRoomLink(ROOM, '127.0.0.1:8080')).toEqual({ origin: 'http://127.0.0.1:8080', room: ROOM });
  for (const link of ['', 'https://games.example.org/', `https://games.example.org/r/${ROOM}a`, ROOM.slice(1)]) {
    expect(() => readRoomLink(link, 'x')).toThrow('The link of a room');
  }
});

test('clocks are read as people write them', () => {
  expect(readClock('10m+5s')).toEqual({ start: 600_000, increment: 5000, cap: 700_000 });
  expect(readClock('90s')).toEqual({ start: 90_000, increment: 0, cap: 90_000 });
  expect(readClock('3d+1d/5d')).toEqual({ start: 259_200_000, increment: 86_400_000, cap: 432_000_000 });
  for (const word of ['', '10', '10m+', 'm', '1w', '5m/']) expect(() => readClock(word)).toThrow('--clock');
});

test('times are told as clocks show them', () => {
  expect([0, 1, 999, 59_001, 299_000, 3_600_000, 90_000_000].map(sayTime)).toEqual([
    ...['0:00', '0:01', '0:01', '1:00', '4:59', '1:00:00', '1 d 1 h'],
  ]);
});

test('a QR code is a square with a quiet border, whatever the window', () => {
  const lines = qrLines(`https://games.example.org/r/${ROOM}`, 'dark');
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect(Math.ceil(lines[0].length / 2)).toBe(lines.length);
  expect(lines[0]).toMatch(/^█▀▀▀▀▀▀▀█/);
  expect(qrLines('x', 'light')[0]).not.toBe(qrLines('x', 'dark')[0]);
  expect(printedQr('x', false)).not.toContain('\u001b');
});

test('an address is shown to others only where others reach it', () => {
  const address = (text: string, internal: boolean) => ({ address: text, family: 'IPv4' as const, internal });
  const rest = { netmask: '', mac: '', cidr: null };
  const interfaces = {
    lo: [{ ...address('127.0.0.1', true), ...rest }],
    eth: [{ ...address('10.0.0.7', false), ...rest }],
  };
  expect(reachableAddress('http://127.0.0.1:8080/', interfaces)).toBeUndefined();
  expect(reachableAddress('http://[::1]:8080/', interfaces)).toBeUndefined();
  expect(reachableAddress('http://0.0.0.0:8080/', interfaces)).toBe('http://10.0.0.7:8080/');
  expect(reachableAddress('http://192.168.1.5:8080/', interfaces)).toBe('http://192.168.1.5:8080/');
  expect(reachableAddress('http://0.0.0.0:8080/', { lo: interfaces.lo })).toBeUndefined();
});
