import type { FastifyInstance } from 'fastify';
import { newTokenSchema } from '../../../protocol/bot-messages.ts';
import type { Host } from '../../host.ts';
import { isProven } from './account-routes.ts';
import { refuse } from './room-routes.ts';

const MOST_LISTED = 200;

/** The bots of the signed-in user, and their tokens. */
export function tokenRoutes(app: FastifyInstance, host: Host): void {
  app.post('/api/tokens', async (request, reply) => {
    const { user } = request;
    if (user === undefined) return refuse(reply, 401, 'not signed in');
    const read = newTokenSchema.safeParse(request.body);
    if (!read.success) return refuse(reply, 400, 'bad input');
    if (!(await isProven(host, request))) return refuse(reply, 403, 'not proven');
    const made = await host.bots.newToken(user, read.data.bot, read.data.scopes);
    if (made === 'not allowed') return refuse(reply, 403, made);
    if (made === 'too many') return refuse(reply, 409, made);
    return reply.code(201).send(made);
  });

  app.get('/api/tokens', async (request, reply) => {
    const { user } = request;
    if (user === undefined) return refuse(reply, 401, 'not signed in');
    return { tokens: await host.bots.list(user) };
  });

  app.delete<{ Params: { id: string } }>('/api/tokens/:id', async (request, reply) => {
    const { user } = request;
    if (user === undefined) return refuse(reply, 401, 'not signed in');
    const isGone = await host.bots.revoke(user, request.params.id);
    return isGone ? reply.code(204).send() : refuse(reply, 404, 'bad input');
  });

  app.get('/api/bots', async () => ({ bots: await host.bots.all(MOST_LISTED) }));
}
