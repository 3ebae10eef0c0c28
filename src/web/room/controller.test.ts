import { expect, test, vi } from 'vitest';
import { legalMoves, writeMove } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
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
  expect([model.seat, model.isAsking]).toEqual([0, true]);
  const move = anyMove(model.position);
  expect(model.play(move)).toBe(true);
  expect([model.sending, model.isAsking]).toEqual([move, false]);
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
  expect(model.isAsking).toBe(false);
});

test('a move that the server refuses is taken back, and the reason is said', async () => {
  const { model, said, tell } = open();
  model.play(anyMove(model.position));
  tell({ say: 'nak', id: said.at(-1)?.id ?? '', code: 'stale' });
  await vi.waitFor(() => expect(model.sending).toBeUndefined());
  expect(model.match.moves).toEqual([]);
  expect(model.message.value).not.toBe('');
  expect(model.isAsking).toBe(true);
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
  expect([model.shownPly, model.match.moves.length, model.isAsking]).toEqual([0, 0, false]);
  model.show(1);
  expect(model.moment.value).toBeUndefined();
  expect(model.match.moves).toEqual([move]);
});

function anyMove(position: Position): string {
  return writeMove(position, legalMoves(position)[0]);
}
