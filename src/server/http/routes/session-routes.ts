import type { FastifyInstance } from 'fastify';
import { guestSchema } from '../../../protocol/people.ts';
import type { Host } from '../../host.ts';
import { deviceOf, remember } from './doors.ts';
import { refuse } from './room-routes.ts';

/** Tells users who they are; those who are nobody yet become guests. */
export function sessionRoutes(app: FastifyInstance, host: Host): void {
  app.get('/api/session', async (request) => ({ user: request.user ?? null }));

  app.post('/api/session', async (request, reply) => {
    const known = request.user;
    if (known !== undefined) return { user: known };
    const read = guestSchema.safeParse(request.body);
    if (!read.success) return refuse(reply, 400, 'bad input');
    const name = await host.accounts.guestName(read.data.name ?? '');
    const { user, token } = await host.sessions.welcome(name, deviceOf(request));
    remember(request, reply, token);
    return reply.code(201).send({ user });
  });
}
