import { expect, test } from 'vitest';
import { legalTexts } from '../core/moves.ts';
import { optionsOf } from '../core/options.ts';
import type { Player } from '../core/player.ts';
import { type Position, startPosition } from '../core/position.ts';
import { agere } from '../games/agere/index.ts';
import { azacru } from '../games/azacru/index.ts';
import { type Clock, playGame } from './play-game.ts';

const start = startPosition(agere, optionsOf(agere.options, { size: 4 }));
const player = (choose: (position: Position) => unknown): Player => ({
  name: 'player',
  // What others wrote may answer anything, and throw.
  choose: ({ position }) => choose(position) as Promise<string>,
});
const firstText = (position: Position) => legalTexts(position)[0];
const first = player(async (position) => firstText(position));
const last = player(async (position) => legalTexts(position).at(-1));

/** A clock that stands still until it is advanced, and rings at once when somebody waits. */
function standingClock(): Clock & { time: number } {
  return {
    time: 0,
    now() {
      return this.time;
    },
    alarm(_, ring) {
      const immediate = setImmediate(ring);
      return () => clearImmediate(immediate);
    },
  };
}

const LIMITS = { cap: 500, patience: [1000, 1000] };
const game = (players: Player[], clock = standingClock(), cap = 500) =>
  playGame(start, ['b2', 'a1'], players, { ...LIMITS, cap }, clock);

test('a game goes on from its opening to the end and names who won', async () => {
  const outcome = await game([first, last]);
  expect(outcome.reason).toBe('finished');
  expect(outcome.moves.slice(0, 2)).toEqual(['b2', 'a1']);
  expect([...outcome.shares].sort()).toEqual([0, 1]);
  expect(outcome.seat).toBeUndefined();
  expect(await game([player(firstText), last])).toEqual(outcome);
});

test('an illegal move loses', async () => {
  const outcome = await game([first, player(async () => 'b2-b9')]);
  expect(outcome).toMatchObject({ reason: 'illegal move', seat: 1, shares: [1, 0] });
  expect(outcome.detail).toContain('b2-b9');
  const silent = player(async () => undefined);
  expect(await game([silent, last])).toMatchObject({ reason: 'illegal move', seat: 0, shares: [0, 1] });
});

test('an exception loses, now or later', async () => {
  const thrower = player(() => {
    throw new Error('out of ideas');
  });
  expect(await game([thrower, last])).toMatchObject({ reason: 'crash', seat: 0, detail: 'out of ideas' });
  const rejecter = player(() => Promise.reject(new Error('no answer today')));
  expect(await game([first, rejecter])).toMatchObject({ reason: 'crash', seat: 1, detail: 'no answer today' });
});

test('who takes longer than its patience loses, even with a good move', async () => {
  const clock = standingClock();
  const slow = player((position) => {
    clock.time += 1001;
    return firstText(position);
  });
  expect(await game([slow, last], clock)).toMatchObject({ reason: 'time', seat: 0, shares: [0, 1] });
  const inTime = player((position) => {
    clock.time += 1000;
    return firstText(position);
  });
  expect(await game([inTime, last], clock)).toMatchObject({ reason: 'finished' });
});

test('who never answers loses', async () => {
  expect(await game([first, player(() => new Promise(() => {}))])).toMatchObject({
    reason: 'time',
    seat: 1,
    shares: [1, 0],
  });
});

test('a game that reaches the cap is a draw', async () => {
  const outcome = await game([first, last], standingClock(), 5);
  expect(outcome).toMatchObject({ reason: 'cap', shares: [0.5, 0.5] });
  expect(outcome.moves.length).toBe(5);
});

test('players get a position of their own and cannot change the game', async () => {
  const vandal = player(async (position) => {
    const move = firstText(position);
    position.slots.fill(0);
    return move;
  });
  expect(await game([vandal, last])).toEqual(await game([first, last]));
});

test('with three players those without a fault share the point', async () => {
  const three = startPosition(azacru, optionsOf(azacru.options, { players: 3 }));
  const limits = { cap: 500, patience: [1, 1, 1] };
  const outcome = await playGame(
    three,
    [],
    [first, player(async () => 'pass the salt'), last],
    limits,
    standingClock(),
  );
  expect(outcome).toMatchObject({ reason: 'illegal move', seat: 1, shares: [0.5, 0, 0.5] });
});

test('every question is announced', async () => {
  const asked: string[] = [];
  const outcome = await playGame(start, ['b2'], [first, last], LIMITS, standingClock(), (seat, moves) =>
    asked.push(`${seat} after ${moves.at(-1)}`),
  );
  expect(asked.length).toBe(outcome.moves.length - 1);
  expect(asked[0]).toBe('1 after b2');
});
