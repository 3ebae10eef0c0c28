import { expect, test, vi } from 'vitest';
import { legalMoves, readMove, writeMove } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { NO_MOVE } from '../../core/types.ts';
import { games } from '../../games/index.ts';
import type { RoomEvent } from '../../protocol/events.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import { RoomClient } from '../../protocol/room-client.ts';

vi.stubGlobal('location', { hash: '', pathname: '/r/room' });
vi.stubGlobal('history', { replaceState: () => {} });
vi.stubGlobal('document', { getElementById: () => null });
vi.stubGlobal('addEventListener', () => {});
const { RoomController } = await import('./controller.ts');

const game = games.find(({ options }) => options.players[0] === 2) ?? games[0];

const setup = { game: game.id, options: {}, computers: [null, null], clock: null };
const presence = { seats: [true, true], watchers: 0 };

const sit = (seat: number): RoomEvent => {
  return { kind: 'sit', seat, sitter: { kind: 'person', user: `user ${seat}`, name: 'Ann' }, seq: seat + 1, at: 0 };
};

/** A room in which user 0 sits here, what it sends, and how the server speaks to it. */
function open() {
  let hear = (_: string) => {};
  let welcome = () => {};
  const said: { readonly say: string; readonly id: string }[] = [];
  const model = new RoomController('room', (id, changed) => {
    const parts = { games, after: () => () => {}, now: () => 0, random: () => 0, newId: () => 'wish', changed };
    return new RoomClient(id, {
      ...parts,
      dial(opened, heard) {
        hear = heard;
        welcome = opened;
        return { send: (text) => said.push(JSON.parse(text)), close: () => {} };
      },
    });
  });
  const tell = (message: ServerMessage) => hear(JSON.stringify(message));
  welcome();
  tell({ say: 'welcome', now: 0, user: 'user 0', name: 'Ann' });
  tell({
    ...{ say: 'room', room: 'room', now: 0, since: 0, events: [sit(0), sit(1)], chat: [], presence },
    setup: { ...setup, rated: false, listed: false, chat: true },
  });
  return { model, said, tell };
}

test('the own move is shown at once, and stays when the server has stored it', async () => {
  const { model, said, tell } = open();
  const first = model.match.position.clone();
  expect([model.seat, model.isTurn]).toEqual([0, true]);
  const move = anyMove(model.position);
  expect(model.play(move)).toBe(true);
  expect([model.sending, model.isTurn]).toEqual([move, false]);
  expect(model.match.moves).toEqual([move]);
  expect(model.room.match.position.equals(first)).toBe(true);
  const { id } = said.at(-1) ?? { id: '' };
  tell({ say: 'ack', id, seq: 3 });
  tell({
    say: 'events',
    room: 'room',
    now: 0,
    events: [{ kind: 'move', seat: 0, move, spent: 0, seq: 3, at: 0 }],
  });
  await vi.waitFor(() => expect(model.sending).toBeUndefined());
  expect(model.room.match.moves).toEqual([move]);
  expect(model.isTurn).toBe(false);
});

test('a move that the server refuses is taken back, and the reason is said', async () => {
  const { model, said, tell } = open();
  model.play(anyMove(model.position));
  tell({ say: 'nak', id: said.at(-1)?.id ?? '', code: 'stale' });
  await vi.waitFor(() => expect(model.sending).toBeUndefined());
  expect(model.match.moves).toEqual([]);
  expect(model.message.value).not.toBe('');
  expect(model.isTurn).toBe(true);
});

test('what breaks a rule is never sent', () => {
  const { model, said } = open();
  const before = said.length;
  expect(model.play('no move')).toBe(false);
  expect(said.length).toBe(before);
  expect(model.message.value).not.toBe('');
});

test('an earlier moment is looked at without moving in it', () => {
  const { model, tell } = open();
  const move = anyMove(model.position);
  tell({
    say: 'events',
    room: 'room',
    now: 0,
    events: [{ kind: 'move', seat: 0, move, spent: 0, seq: 3, at: 0 }],
  });
  model.show(0);
  expect([model.shownPly, model.match.moves.length, model.isTurn]).toEqual([0, 0, false]);
  model.show(1);
  expect(model.moment.value).toBeUndefined();
  expect(model.match.moves).toEqual([move]);
});

/** The other's move, as the server tells it. */
const answer = (move: string, seq: number): ServerMessage => {
  const event: RoomEvent = { kind: 'move', seat: (seq + 1) % 2, move, spent: 0, seq, at: 0 };
  return { say: 'events', room: 'room', now: 0, events: [event] };
};

test('a move that was planned while the other thought is sent as soon as it is possible', async () => {
  const { model, said, tell } = open();
  tell(answer(anyMove(model.position), 3));
  expect([model.isTurn, model.isAsking]).toEqual([false, true]);
  const planned = anyMove(model.position);
  const before = said.length;
  expect(model.play(planned)).toBe(true);
  expect([model.premove.value, said.length]).toEqual([planned, before]);
  const other = legalMoves(model.match.position)
    .map((move) => writeMove(model.match.position, move))
    .find((text) => {
      const after = model.match.position.clone();
      after.play(readMove(after, text));
      return text !== planned && readMove(after, planned) !== NO_MOVE;
    });
  tell(answer(other ?? expect.fail(), 4));
  expect(model.premove.value).toBeUndefined();
  expect(model.sending).toBe(planned);
  expect(said).toHaveLength(before + 1);
});

test('a planned move that has become impossible is dropped, with a sentence', () => {
  const { model, said, tell } = open();
  tell(answer(anyMove(model.position), 3));
  // Both want the same cell.
  const planned = anyMove(model.position);
  model.play(planned);
  const before = said.length;
  tell(answer(planned, 4));
  expect([model.premove.value, model.sending, said.length]).toEqual([undefined, undefined, before]);
  expect(model.message.value).toContain(planned);
  expect(model.isTurn).toBe(true);
});

test('a touch, Escape and another moment treat a planned move as they should', () => {
  const { model, tell } = open();
  tell(answer(anyMove(model.position), 3));
  const planned = anyMove(model.position);
  model.play(planned);
  model.show(0);
  expect(model.previewed.value).toBeUndefined();
  model.show(undefined);
  expect(model.previewed.value).toBe(planned);
  model.touch(0, false);
  expect([model.premove.value, model.touched.length]).toEqual([undefined, 0]);
  model.play(planned);
  model.drop();
  expect([model.premove.value, model.previewed.value]).toEqual([undefined, undefined]);
});

function anyMove(position: Position): string {
  return writeMove(position, legalMoves(position)[0]);
}
