import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalTexts } from '../core/moves.ts';
import { games } from '../games/index.ts';
import type { Action } from './actions.ts';
import type { RoomEvent } from './events.ts';
import { Room } from './room.ts';
import { type Circumstances, MOST_ASIDE, MOST_SITS, MOST_VISITS, rule, ruleClock, ruleComputer } from './rulings.ts';
import type { RoomSetup } from './setup.ts';

// The same texts in every run.
fc.configureGlobal({ seed: 1 });

const SETUP: RoomSetup = {
  game: 'agere',
  options: {},
  computers: [null, null],
  clock: null,
  rated: false,
  listed: false,
  chat: true,
};

const THREE = { game: 'azacru', options: { players: 3 }, computers: [null, null, null] };

/** A room and its rulings: every action is ruled on, and the event that follows is applied. */
class Table {
  readonly room: Room;
  readonly events: RoomEvent[] = [];
  now = 1000;
  away = new Set<number>();

  constructor(setup: Partial<RoomSetup> = {}) {
    this.room = new Room(games, { ...SETUP, ...setup });
  }

  circumstances(user: string): Circumstances {
    return {
      sitter: { kind: 'person', user, name: user.toUpperCase() },
      now: this.now,
      lag: 0,
      grace: 0,
      isAway: (seat) => this.away.has(seat),
      standInFor: () => 'level:5',
      pick: (free) => free[0],
    };
  }

  /** The name of the refusal, or 'done'. */
  act(user: string, act: Action): string {
    const ruling = rule(this.room, act, this.circumstances(user));
    if ('code' in ruling) return ruling.code;
    this.happen(ruling);
    return 'done';
  }

  happen(body: Parameters<typeof Object.assign>[0]): void {
    const event = { ...body, seq: this.room.seq + 1, at: this.now } as RoomEvent;
    this.room.apply(event);
    this.events.push(event);
  }

  move(user: string, move?: string): string {
    const { epoch, ply, match } = this.room;
    return this.act(user, { do: 'move', epoch, ply, move: move ?? legalTexts(match.position)[0] });
  }
}

function twoSit(setup: Partial<RoomSetup> = {}): Table {
  const table = new Table(setup);
  table.act('a', { do: 'sit', seat: 0 });
  table.act('b', { do: 'sit' });
  return table;
}

describe('sitting down', () => {
  test('the game begins with the last seat taken', () => {
    const table = new Table();
    expect(table.move('a')).toBe('not seated');
    expect(table.act('a', { do: 'sit', seat: 1 })).toBe('done');
    expect(table.act('b', { do: 'sit', seat: 1 })).toBe('no free seat');
    expect(table.act('a', { do: 'sit' })).toBe('seated already');
    expect(table.move('a')).toBe('not begun');
    expect(table.act('a', { do: 'stand' })).toBe('done');
    expect(table.act('b', { do: 'sit', seat: 1 })).toBe('done');
    expect(table.act('a', { do: 'sit' })).toBe('done');
    expect(table.room.status).toBe('playing');
    expect(table.act('c', { do: 'sit' })).toBe('no free seat');
    expect(table.act('a', { do: 'stand' })).toBe('begun');
  });
});

describe('moves', () => {
  test('only whoever is to move may, in the position they saw, by the rules', () => {
    const table = twoSit();
    expect(table.move('b')).toBe('not your turn');
    expect(table.move('c')).toBe('not seated');
    expect(table.act('a', { do: 'move', epoch: 0, ply: 1, move: 'a1' })).toBe('stale');
    expect(table.move('a', 'z99')).toBe('illegal');
    expect(table.move('a')).toBe('done');
    expect(table.move('a')).toBe('not your turn');
    expect(table.move('b')).toBe('done');
    expect(table.room.made.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe('by agreement', () => {
  test('moves are taken back to the last one of whoever asked, and the ply may be played again', () => {
    const table = twoSit();
    expect(table.act('a', { do: 'agree', what: 'takeback' })).toBe('nothing to take back');
    table.move('a');
    table.move('b');
    table.act('a', { do: 'agree', what: 'takeback' });
    expect(table.room.ply).toBe(2);
    table.act('b', { do: 'agree', what: 'takeback' });
    expect([table.room.ply, table.room.epoch, table.room.turn]).toEqual([0, 1, 0]);
    expect(table.act('a', { do: 'move', epoch: 0, ply: 0, move: 'a1' })).toBe('stale');
    expect(table.move('a')).toBe('done');
  });
  test('a move ends an offer, and so does a no', () => {
    const table = twoSit({ game: 'crosscut' });
    table.act('a', { do: 'agree', what: 'draw' });
    table.move('a');
    expect(table.act('b', { do: 'decline', what: 'draw' })).toBe('nothing offered');
    table.act('b', { do: 'agree', what: 'draw' });
    expect(table.act('a', { do: 'decline', what: 'draw' })).toBe('done');
    expect(table.room.status).toBe('playing');
    table.act('a', { do: 'agree', what: 'draw' });
    table.act('b', { do: 'agree', what: 'draw' });
    expect(table.room.outcome).toEqual({ reason: 'agreement', winners: [0, 1] });
  });
  test('nobody offers a draw in a game whose rules have none', () => {
    const table = twoSit();
    expect(table.act('a', { do: 'agree', what: 'draw' })).toBe('no draws');
    table.happen({ kind: 'agree', seat: 0, what: 'draw' }); // stored before this was refused
    expect(table.act('b', { do: 'agree', what: 'draw' })).toBe('no draws');
  });
  test('in a rated game nothing is taken back, and computers know no draws', () => {
    const rated = twoSit({ rated: true });
    rated.move('a');
    expect(rated.act('a', { do: 'agree', what: 'takeback' })).toBe('rated');
    const table = new Table({ game: 'crosscut', computers: [null, 'level:3'] });
    table.act('a', { do: 'sit' });
    expect(table.act('a', { do: 'agree', what: 'draw' })).toBe('with computers');
    table.move('a');
    expect(table.act('a', { do: 'agree', what: 'takeback' })).toBe('done');
    expect(table.room.ply).toBe(0);
  });
});

describe('the end', () => {
  test('between two whoever resigns loses', () => {
    const table = twoSit();
    table.act('b', { do: 'resign' });
    expect(table.room.outcome).toEqual({ reason: 'resignation', winners: [0], loser: 1 });
    expect(table.move('a')).toBe('over');
    expect(table.act('a', { do: 'resign' })).toBe('over');
  });
  test('a game can be called off before everybody has moved, later by agreement', () => {
    const table = twoSit();
    table.move('a');
    table.move('b');
    expect(table.act('a', { do: 'abort' })).toBe('too late');
    table.act('a', { do: 'agree', what: 'abort' });
    table.act('b', { do: 'agree', what: 'abort' });
    expect(table.room.outcome?.reason).toBe('abandoned');
    const other = twoSit();
    expect(other.act('b', { do: 'abort' })).toBe('done');
  });
  test('the time of whoever is to move runs out', () => {
    const table = twoSit({ clock: { start: 10_000, increment: 0, cap: 10_000 } });
    table.move('a');
    table.move('b');
    table.now += 9999;
    expect(ruleClock(table.room, table.circumstances('a'))).toBeUndefined();
    table.now += 1;
    const late = ruleClock(table.room, table.circumstances('a'));
    expect(late).toEqual({ kind: 'flag', seat: 0 });
    expect(ruleClock(table.room, { ...table.circumstances('a'), grace: 50 })).toBeUndefined();
    // The same for a move: time runs out at the same moment with or without one.
    expect(table.move('a')).toBe('time is up');
    const { epoch, ply, match } = table.room;
    const move = { do: 'move', epoch, ply, move: legalTexts(match.position)[0] } as const;
    const inTime = rule(table.room, move, { ...table.circumstances('a'), grace: 50 });
    expect(inTime).toMatchObject({ kind: 'move', spent: 10_000 });
    table.happen(late ?? {});
    expect(table.room.outcome).toEqual({ reason: 'time', winners: [1], loser: 0 });
  });
});

describe('among three and four', () => {
  const setup: Partial<RoomSetup> = { game: 'azacru', options: { players: 3 }, computers: [null, null, null] };
  const three = () => {
    const table = new Table(setup);
    for (const user of ['a', 'b', 'c']) table.act(user, { do: 'sit' });
    return table;
  };
  test('a computer plays for somebody who went away, until they come back', () => {
    const table = three();
    expect(table.act('b', { do: 'substitute', seat: 0 })).toBe('not away');
    table.away.add(0);
    expect(table.act('a', { do: 'substitute', seat: 0 })).toBe('not away');
    expect(table.act('b', { do: 'substitute', seat: 0 })).toBe('done');
    expect(table.room.computerAt(0)).toBe('level:5');
    expect(table.move('a')).toBe('not your turn');
    const move = ruleComputer(table.room, legalTexts(table.room.match.position)[0], 0, 0);
    table.happen(move ?? {});
    expect(table.act('a', { do: 'back' })).toBe('done');
    expect(table.room.computerAt(0)).toBeUndefined();
  });
  test('the game goes on without those who resign, until nobody is left', () => {
    const table = three();
    table.act('a', { do: 'resign' });
    expect(table.room.status).toBe('playing');
    expect(table.room.computerAt(0)).toBe('level:5');
    expect(table.act('a', { do: 'back' })).toBe('out');
    table.act('b', { do: 'resign' });
    table.act('c', { do: 'resign' });
    expect(table.room.outcome?.reason).toBe('abandoned');
  });
});

describe('whatever people do', () => {
  const acts: fc.Arbitrary<Action | 'move' | 'time'> = fc.oneof(
    { weight: 8, arbitrary: fc.constant('move' as const) },
    fc.constant('time' as const),
    fc.record({ do: fc.constantFrom('sit', 'stand', 'resign', 'abort', 'back') }) as fc.Arbitrary<Action>,
    fc.record({
      do: fc.constantFrom('agree', 'decline'),
      what: fc.constantFrom('draw', 'takeback', 'abort', 'rematch'),
    }) as fc.Arbitrary<Action>,
    fc.record({ do: fc.constant('substitute' as const), seat: fc.nat(3) }),
  );
  test.each([
    ['crosscut', 2],
    ['shacru', 3],
    ['azacru', 4],
  ])('in %s the events alone tell the same room', (game, players) => {
    const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), acts), { maxLength: 120 });
    fc.assert(
      fc.property(steps, (tried) => {
        const clock = { start: 60_000, increment: 1000, cap: 60_000 };
        const computers = new Array<null>(players).fill(null);
        const table = new Table({ game, options: game === 'crosscut' ? { size: 5 } : { players }, computers, clock });
        table.away.add(1);
        for (const user of ['a', 'b', 'c', 'd'].slice(0, players)) table.act(user, { do: 'sit' });
        for (const [user, act] of tried) {
          table.now += 700;
          if (act === 'move') table.move(user);
          else if (act === 'time') {
            table.now += 30_000;
            const late = ruleClock(table.room, table.circumstances(user));
            if (late !== undefined) table.happen(late);
          } else table.act(user, act);
        }
        const again = new Room(games, table.room.setup);
        for (const event of JSON.parse(JSON.stringify(table.events))) again.apply(event);
        expect(again.match.moves).toEqual(table.room.match.moves);
        expect(again.outcome).toEqual(table.room.outcome);
        expect(again.clocks?.left).toEqual(table.room.clocks?.left);
        expect(again.clocks?.left.every((left) => left >= 0 && left <= clock.cap)).toBe(true);
        expect([again.epoch, again.seq, again.turn]).toEqual([table.room.epoch, table.room.seq, table.room.turn]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a room has a bound', () => {
  test('who has offered something waits for the others, and after a no for the next move', () => {
    const table = twoSit({ game: 'crosscut' });
    expect(table.act('a', { do: 'agree', what: 'draw' })).toBe('done');
    expect(table.act('a', { do: 'agree', what: 'draw' })).toBe('offered already');
    table.act('b', { do: 'decline', what: 'draw' });
    expect(table.act('a', { do: 'agree', what: 'draw' })).toBe('offered already');
    expect(table.act('a', { do: 'agree', what: 'abort' })).toBe('done');
    // An offer of somebody else can be taken, also after one's own was declined.
    expect(table.act('b', { do: 'agree', what: 'draw' })).toBe('done');
    table.act('a', { do: 'decline', what: 'draw' });
    table.move('a');
    expect(table.act('a', { do: 'agree', what: 'draw' })).toBe('done');
    expect(table.act('b', { do: 'agree', what: 'draw' })).toBe('done');
    expect(table.room.outcome?.reason).toBe('agreement');
  });
  test('with the end of the game every open offer is gone', () => {
    const table = twoSit({ game: 'crosscut' });
    table.move('a');
    table.act('b', { do: 'agree', what: 'draw' });
    table.act('b', { do: 'agree', what: 'takeback' });
    table.act('b', { do: 'resign' });
    expect([...table.room.agreed.keys()]).toEqual([]);
    expect(table.act('a', { do: 'decline', what: 'draw' })).not.toBe('done');
    table.act('a', { do: 'agree', what: 'rematch' });
    expect([...table.room.agreed.keys()]).toEqual(['rematch']);
  });
  test('after the end another game is offered once by each', () => {
    const table = twoSit();
    table.act('a', { do: 'resign' });
    const before = table.room.seq;
    for (let round = 0; round < 20; round++) {
      for (const user of ['a', 'b']) {
        table.act(user, { do: 'agree', what: 'rematch' });
        table.act(user, { do: 'decline', what: 'rematch' });
      }
    }
    expect(table.room.seq - before).toBe(4);
  });
  test('nobody sits down again and again', () => {
    const table = new Table(THREE);
    let sat = 0;
    while (table.act('b', { do: 'sit' }) === 'done') {
      table.act('b', { do: 'stand' });
      sat++;
    }
    expect(sat).toBe(MOST_SITS);
    expect(table.act('b', { do: 'sit' })).toBe('too often');
  });
  test('strangers who come and go cannot lock a room: the last ones stay, and the game has all it needs', () => {
    const table = new Table(THREE);
    table.act('a', { do: 'sit' });
    const comeAndGo = (guest: string) => table.act(guest, { do: 'sit' }) === table.act(guest, { do: 'stand' });
    let guest = 0;
    while (comeAndGo(`guest ${guest}`)) guest++;
    expect(guest).toBeGreaterThan(50);
    expect(table.room.seq).toBeLessThanOrEqual(MOST_VISITS + THREE.computers.length);
    expect(table.act(`guest ${guest}`, { do: 'stand' })).toBe('too often');
    expect(table.act('c', { do: 'sit' })).toBe('done');
    expect(table.room.status).toBe('playing');
    table.move('a');
    for (const user of ['a', `guest ${guest}`, 'c']) table.act(user, { do: 'agree', what: 'takeback' });
    expect(table.room.ply).toBe(0);
  });
  test('before the game begins, only the one who has waited longest ends it', () => {
    const table = new Table(THREE);
    table.act('a', { do: 'sit', seat: 1 });
    table.act('b', { do: 'sit', seat: 0 });
    expect(table.act('b', { do: 'abort' })).toBe('done');
    expect(table.room.status).toBe('waiting');
    expect(table.room.seatOf('b')).toBeUndefined();
    table.act('b', { do: 'sit', seat: 0 });
    table.act('a', { do: 'stand' });
    table.act('a', { do: 'sit' });
    expect(table.act('a', { do: 'abort' })).toBe('done');
    expect(table.room.status).toBe('waiting');
    expect(table.act('b', { do: 'abort' })).toBe('done');
    expect(table.room.outcome?.reason).toBe('abandoned');
  });
  test('moves that are taken back again and again end, the game goes on to its end', () => {
    const table = twoSit();
    let taken = 0;
    for (;;) {
      table.move('a');
      if (table.act('a', { do: 'agree', what: 'takeback' }) !== 'done') break;
      table.act('b', { do: 'agree', what: 'takeback' });
      taken++;
    }
    expect(taken).toBeGreaterThan(100);
    expect(table.room.seq).toBeLessThan(2 * MOST_ASIDE);
    expect(table.move('b')).toBe('done');
    expect(table.act('a', { do: 'resign' })).toBe('done');
  });
});
