import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Seat } from '../../core/types.ts';
import { type NakCode, type NewRoom, newRoomSchema, ROOM_NAME, wishSchema } from '../../protocol/messages.ts';
import type { RoomSetup, Sitter } from '../../protocol/setup.ts';
import { seatWords } from '../../table/seats.ts';
import type { User } from '../accounts/sessions.ts';
import type { Host } from '../host.ts';
import { flawOf } from '../room-rows.ts';
import { newName } from '../secrets.ts';

const ME = 'me';
const OPEN = 'open';
const MOST_LISTED = 100;

/** Rooms over HTTP: made, looked at, acted in. The socket says the same sooner. */
export function roomRoutes(app: FastifyInstance, host: Host): void {
  app.post('/api/rooms', async (request, reply) => {
    const { user } = request;
    if (user === undefined) return refuse(reply, 401, 'not seated');
    const read = newRoomSchema.safeParse(request.body);
    const planned = read.success ? plan(host, read.data, user) : undefined;
    if (planned === undefined) return refuse(reply, 400, 'bad input');
    const id = newName();
    await host.rooms.create(id, planned.setup, planned.sitters);
    return reply.code(201).send({ room: id });
  });

  app.get<{ Params: { room: string } }>('/api/rooms/:room', async (request, reply) => {
    const { room } = request.params;
    const live = ROOM_NAME.test(room) ? await host.rooms.find(room) : undefined;
    if (live === undefined) return refuse(reply, 404, 'no such room');
    const { setup } = live.room;
    return { room, now: host.now(), setup, since: 0, events: live.events };
  });

  app.post<{ Params: { room: string } }>('/api/rooms/:room/acts', async (request, reply) => {
    const { user } = request;
    if (user === undefined) return refuse(reply, 401, 'not seated');
    const read = wishSchema.safeParse(request.body);
    if (!read.success || !ROOM_NAME.test(request.params.room)) return refuse(reply, 400, 'bad input');
    const done = await host.rooms.act(request.params.room, sitterOf(user), read.data, 0);
    if (done === undefined) return refuse(reply, 404, 'no such room');
    if ('seq' in done) return { seq: done.seq };
    return reply.code(409).send({ code: done.nay, refusal: done.refusal });
  });

  app.get<{ Querystring: { status?: string } }>('/api/rooms', async (request) => {
    const status = request.query.status === 'playing' ? 'playing' : 'waiting';
    const rooms = await host.store.db
      .selectFrom('rooms')
      .select(['id', 'game', 'players', 'speed', 'rated', 'setup', 'names', 'position', 'moves', 'created_at'])
      .where('status', '=', status)
      .where('listed', '=', 1)
      .orderBy('updated_at', 'desc')
      .limit(MOST_LISTED)
      .execute();
    return { rooms: rooms.map((row) => ({ ...row, setup: JSON.parse(row.setup), names: JSON.parse(row.names) })) };
  });

  app.get('/api/me/rooms', async (request, reply) => {
    const { user } = request;
    if (user === undefined) return refuse(reply, 401, 'not seated');
    const rooms = await host.store.db
      .selectFrom('rooms')
      .select(['id', 'game', 'players', 'status', 'names', 'position', 'moves', 'outcome', 'updated_at'])
      .where('id', 'in', (events) =>
        events.selectFrom('events').select('room').where('user_id', '=', user.id).where('kind', '=', 'sit'),
      )
      .orderBy('updated_at', 'desc')
      .limit(MOST_LISTED)
      .execute();
    return { rooms: rooms.map((row) => ({ ...row, names: JSON.parse(row.names) })) };
  });
}

export function sitterOf(user: User): Sitter & { kind: 'person' | 'bot' } {
  return { kind: user.kind === 'bot' ? 'bot' : 'person', user: user.id, name: user.name };
}

export function refuse(reply: FastifyReply, status: number, code: NakCode): FastifyReply {
  return reply.code(status).send({ code });
}

/** What a wish for a room comes to; undefined if it cannot be. */
function plan(host: Host, wished: NewRoom, user: User): { setup: RoomSetup; sitters: Map<Seat, Sitter> } | undefined {
  const { game: id, options = {}, seats, clock = null, rated = false, listed = false, chat = true } = wished;
  const game = host.games.find((one) => one.id === id);
  const words = game === undefined ? [] : seatWords(game, seats.length);
  const mine = seats.flatMap((word, seat) => (word === ME ? [seat] : []));
  const computers = seats.map((word) => (word === ME || word === OPEN ? null : word));
  const setup: RoomSetup = { game: id, options, computers, clock, rated, listed, chat };
  if (mine.length > 1 || flawOf(host.games, setup) !== undefined) return undefined;
  if (computers.some((word) => word !== null && !words.includes(word))) return undefined;
  return { setup, sitters: new Map(mine.map((seat) => [seat, sitterOf(user)])) };
}
