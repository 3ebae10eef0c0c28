import type { FastifyInstance } from 'fastify';
import { pairingSchema, poolSchema } from '../../../protocol/lobby.ts';
import type { Host } from '../../host.ts';
import { pair } from '../../lobby/pairing.ts';
import { profileOf } from '../../people/profile.ts';
import { askerOf, refuse } from './room-routes.ts';

/** Statuses of refusals that are not mistakes in the request. */
const STATUSES: Readonly<Record<string, number>> = { guest: 403, 'too many rooms': 429 };

/** Other people: profiles, and finding somebody to play with. */
export function peopleRoutes(app: FastifyInstance, host: Host): void {
  app.get<{ Params: { name: string } }>('/api/users/:name', async (request, reply) => {
    const profile = await profileOf(host, request.params.name, request.user?.id);
    return profile ?? refuse(reply, 404, 'no such user');
  });

  app.get('/api/ratings', async (request, reply) => {
    const read = poolSchema.safeParse(request.query);
    if (!read.success) return refuse(reply, 400, 'bad input');
    const best = await host.ratings.best({ ...read.data, players: Number(read.data.players) });
    return best ?? refuse(reply, 400, 'bad input');
  });

  app.post('/api/pairing', { config: { costs: 'room' } }, async (request, reply) => {
    const { user } = request;
    if (user === undefined) return refuse(reply, 401, 'not signed in');
    const read = pairingSchema.safeParse(request.body);
    if (!read.success) return refuse(reply, 400, 'bad input');
    const paired = await pair(host, read.data, askerOf(request, user));
    return 'code' in paired ? refuse(reply, STATUSES[paired.code] ?? 400, paired.code) : paired;
  });
}
