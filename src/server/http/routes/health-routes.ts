import type { FastifyInstance } from 'fastify';
import type { Host } from '../../host.ts';
import { refuse } from './room-routes.ts';

/** For monitoring the server: whether it is alive, and whether it can store anything. */
export function healthRoutes(app: FastifyInstance, host: Host): void {
  app.get('/api/health', async () => ({ ok: true }));

  app.get('/api/ready', async (_, reply) => {
    try {
      return (await host.isReady()) ? { ok: true } : refuse(reply, 503, 'not now');
    } catch (error) {
      host.log(error);
      return refuse(reply, 503, 'not now');
    }
  });
}
