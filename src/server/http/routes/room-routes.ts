import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commandSchema, type ErrorCode, newRoomSchema } from '../../../protocol/messages.ts';
import { ROOM_NAME } from '../../../protocol/setup.ts';
import type { User } from '../../accounts/sessions.ts';
import type { Host } from '../../host.ts';
import { networkHash } from '../../limits/network.ts';
import { type Asker, isRoomOf, makeRoom, roomOfCommand } from '../../lobby/commands.ts';
import { listedRooms } from '../../lobby/lobby.ts';
import { findInvited, ME, planRoom, sitterOf } from '../../lobby/plan.ts';
import { haveOneHouse } from '../../ratings/fairness.ts';

const MOST_LISTED = 100;

/** Rooms over HTTP: made, read, acted in. The socket says the same sooner. */
export function roomRoutes(app: FastifyInstance, host: Host): void {
  app.post('/api/rooms', { config: { costs: 'room' } }, async (request, reply) => {
    const { user } = request;
    if (user === undefined) return refuse(reply, 401, 'not signed in');
    const read = newRoomSchema.safeParse(request.body);
    if (!read.success) return refuse(reply, 400, 'bad input');
    const { id } = read.data;
    const before = await roomOfCommand(host, user, id);
    if (before !== undefined) {
      const isSame = await isRoomOf(host, before, read.data, user);
      return isSame ? reply.code(201).send({ room: before }) : refuse(reply, 409, 'other wish');
    }
    const invited = await findInvited(host, read.data.seats);
    if (invited === undefined) return refuse(reply, 404, 'no such bot');
    const players = [...(read.data.seats.includes(ME) ? [user.id] : []), ...invited.values()];
    if (read.data.rated && (await haveOneHouse(host.store, players))) return refuse(reply, 400, 'own bot');
    const planned = planRoom(host, read.data, user, invited);
    if ('code' in planned) return refuse(reply, planned.code === 'guest' ? 403 : 400, planned.code);
    const { challenges, botFeed } = host;
    if (await challenges.areTooMany(invited)) return refuse(reply, 409, 'too many');
    const invite = (made: string) => challenges.invitations(made, invited, user);
    const room = await makeRoom(host, planned, askerOf(request, user), id, invite);
    if (room === undefined) return refuse(reply, 429, 'too many rooms');
    for (const bot of invited.values()) botFeed.nudge(bot);
    return reply.code(201).send({ room });
  });

  app.get<{ Params: { room: string } }>('/api/rooms/:room', async (request, reply) => {
    const { room } = request.params;
    const live = ROOM_NAME.test(room) ? await host.rooms.find(room) : undefined;
    if (live === undefined) return refuse(reply, 404, 'no such room');
    const { setup } = live.room;
    const { user } = request;
    if (user !== undefined && live.room.seatOf(user.id) !== undefined) host.attendance.came(live, user);
    return { room, now: host.now(), setup, since: 0, events: live.events };
  });

  app.get<{ Params: { room: string } }>('/api/rooms/:room/ratings', async (request, reply) => {
    const { room } = request.params;
    const live = ROOM_NAME.test(room) ? await host.rooms.find(room) : undefined;
    return live === undefined ? refuse(reply, 404, 'no such room') : { changes: await host.ratings.changesBy(room) };
  });

  app.post<{ Params: { room: string } }>(
    '/api/rooms/:room/acts',
    { config: { costs: 'act' } },
    async (request, reply) => {
      const { user } = request;
      if (user === undefined) return refuse(reply, 401, 'not signed in');
      const read = commandSchema.safeParse(request.body);
      if (!read.success || !ROOM_NAME.test(request.params.room)) return refuse(reply, 400, 'bad input');
      const done = await host.acts.act(request.params.room, sitterOf(user), read.data, 0);
      if (done === undefined) return refuse(reply, 404, 'no such room');
      if ('seq' in done) return { seq: done.seq };
      return reply.code(409).send({ code: done.code, refusal: done.refusal });
    },
  );

  app.get<{ Querystring: { status?: string } }>('/api/rooms', async (request) => {
    const status = request.query.status === 'playing' ? 'playing' : 'waiting';
    return { rooms: await listedRooms(host, status) };
  });

  app.get('/api/me/rooms', async (request, reply) => {
    const { user } = request;
    if (user === undefined) return refuse(reply, 401, 'not signed in');
    const rooms = await host.store.db
      .selectFrom('rooms')
      .select(['id', 'game', 'players', 'status', 'setup', 'names', 'position', 'moves', 'outcome', 'updated_at'])
      .where('id', 'in', (events) =>
        events.selectFrom('events').select('room').where('user_id', '=', user.id).where('kind', '=', 'sit'),
      )
      .orderBy('updated_at', 'desc')
      .limit(MOST_LISTED)
      .execute();
    return { rooms: rooms.map((row) => ({ ...row, setup: JSON.parse(row.setup), names: JSON.parse(row.names) })) };
  });
}

/** Who asks for a room. */
export function askerOf({ ip }: FastifyRequest, user: User): Asker {
  return { user, network: networkHash(ip) };
}

export function refuse(reply: FastifyReply, status: number, code: ErrorCode): FastifyReply {
  return reply.code(status).send({ code });
}
