import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Action } from '../../../protocol/actions.ts';
import { botCommandSchema, botMoveSchema, botProposalSchema } from '../../../protocol/bot-messages.ts';
import { ROOM_NAME } from '../../../protocol/setup.ts';
import type { User } from '../../accounts/sessions.ts';
import type { Host } from '../../host.ts';
import { sitterOf } from '../../lobby/plan.ts';
import { nameFrom } from '../../store/secrets.ts';
import { refuse } from './room-routes.ts';

interface InRoom {
  Params: { room: string };
}

const TO_PLAY = { config: { costs: 'act' } } as const;

/** What bots do, with one request per action; POST /api/rooms/:room/acts can do the same. */
export function botRoutes(app: FastifyInstance, host: Host): void {
  app.post<InRoom>('/api/bot/rooms/:room/moves', TO_PLAY, async (request, reply) => {
    const read = botMoveSchema.safeParse(request.body);
    if (!read.success) return refuse(reply, 400, 'bad input');
    const { room: name } = request.params;
    const live = ROOM_NAME.test(name) ? await host.rooms.find(name) : undefined;
    if (live === undefined) return refuse(reply, 404, 'no such room');
    const { move, epoch = live.room.epoch, ply = live.room.ply, id } = read.data;
    // Sent again after the same moves it is the same command, even without an id.
    const same = read.data.ply === undefined ? randomUUID() : nameFrom(`${epoch} ${ply} ${move}`);
    return act(host, request, reply, { do: 'move', epoch, ply, move }, id ?? same);
  });

  for (const what of ['resign', 'abort'] as const) {
    app.post<InRoom>(`/api/bot/rooms/:room/${what}`, TO_PLAY, async (request, reply) => {
      const read = botCommandSchema.safeParse(request.body);
      if (!read.success) return refuse(reply, 400, 'bad input');
      return act(host, request, reply, { do: what }, read.data?.id ?? what.padEnd(8, '_'));
    });
  }

  for (const answer of ['agree', 'decline'] as const) {
    app.post<InRoom>(`/api/bot/rooms/:room/${answer}`, TO_PLAY, async (request, reply) => {
      const read = botProposalSchema.safeParse(request.body);
      if (!read.success) return refuse(reply, 400, 'bad input');
      return act(host, request, reply, { do: answer, what: read.data.what }, read.data.id ?? randomUUID());
    });
  }

  app.post<InRoom>('/api/bot/challenges/:room/accept', TO_PLAY, async (request, reply) => {
    const { user } = request;
    if (user === undefined) return refuse(reply, 401, 'not signed in');
    const seat = await host.challenges.seatOf(request.params.room, user.id);
    if (seat === undefined) return refuse(reply, 404, 'no such room');
    const answered = await act(host, request, reply, { do: 'sit', seat }, 'accepted');
    if (reply.statusCode < 300) await host.challenges.answer(request.params.room, user.id, 'accepted');
    return answered;
  });

  app.post<InRoom>('/api/bot/challenges/:room/decline', TO_PLAY, async (request, reply) => {
    const { user } = request;
    const { room } = request.params;
    if (user === undefined) return refuse(reply, 401, 'not signed in');
    const seat = await host.challenges.seatOf(room, user.id);
    if (seat === undefined) return refuse(reply, 404, 'no such room');
    // A game that somebody declines does not take place.
    await host.eventLog.happen(room, `decline ${user.id}`, ({ status, seats }) =>
      status === 'waiting' && seats[seat].sitter === undefined ? { kind: 'abort', seat } : undefined,
    );
    await host.challenges.answer(room, user.id, 'declined');
    host.botFeed.nudge(user.id);
    return { room };
  });
}

async function act(
  host: Host,
  request: FastifyRequest<InRoom>,
  reply: FastifyReply,
  action: Action,
  id: string,
): Promise<object> {
  const user: User | undefined = request.user;
  if (user === undefined) return refuse(reply, 401, 'not signed in');
  const { room } = request.params;
  const done = ROOM_NAME.test(room) ? await host.acts.act(room, sitterOf(user), { id, act: action }, 0) : undefined;
  if (done === undefined) return refuse(reply, 404, 'no such room');
  if ('seq' in done) return { seq: done.seq };
  return reply.code(409).send({ code: done.code, refusal: done.refusal });
}
