import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerMessage } from '../../../protocol/messages.ts';
import { ROOM_NAME } from '../../../protocol/setup.ts';
import type { User } from '../../accounts/sessions.ts';
import type { Host } from '../../host.ts';
import { enter } from '../../rooms/entrance.ts';
import { type Listener, mayHear } from '../../rooms/hub.ts';
import { RoomStream } from '../../rooms/stream.ts';
import { holdWhileAllowed } from './doors.ts';
import { type LineStream, LineStreams } from './line-stream.ts';
import { refuse } from './room-routes.ts';

/** How often the server notes that a bot is listening. */
const NOTE_MS = 15_000;
const RETRY_SECONDS = 10;
/** HEAD of a stream makes no sense. */
const STREAM = { exposeHeadRoute: false, config: { costs: 'line' } } as const;

/** Streams of lines for programs: what concerns a bot, and what happens in a room. */
export function streamRoutes(app: FastifyInstance, host: Host): void {
  const streams = new LineStreams();
  app.addHook('preClose', async () => streams.close());

  app.get('/api/bot/events', STREAM, async (request, reply) => {
    const { user } = request;
    if (user?.kind !== 'bot') return refuse(reply, 401, 'not signed in');
    const stream = streams.start(user.id, reply);
    if (stream === undefined) return refuse(reply.header('retry-after', RETRY_SECONDS), 429, 'too many');
    stream.whenOver(host.botFeed.listen(user, (event) => stream.write(event)));
    keepWhileAllowed(host, request, stream);
    const note = () => {
      host.bots.note(user).catch(() => {});
      host.attendance.listens(user);
    };
    note();
    const timer = setInterval(note, NOTE_MS);
    stream.whenOver(() => clearInterval(timer));
    return reply;
  });

  app.get<{ Params: { room: string }; Querystring: { legal?: string } }>(
    '/api/bot/rooms/:room/stream',
    STREAM,
    async (request, reply) => {
      const { user } = request;
      if (user === undefined) return refuse(reply, 401, 'not signed in');
      const { room } = request.params;
      const entrance = ROOM_NAME.test(room) ? await enter(host, room) : undefined;
      if (entrance === undefined) return refuse(reply, 404, 'no such room');
      const { live, said } = entrance;
      const stream = streams.start(user.id, reply);
      if (stream === undefined) {
        entrance.release();
        return refuse(reply.header('retry-after', RETRY_SECONDS), 429, 'too many');
      }
      const listener = roomListener(host, user, room, request.query.legal !== undefined, stream);
      host.hub.watch(listener, entrance, 0, []);
      host.attendance.came(live, user);
      for (const saying of said) if (mayHear(live, listener, saying)) stream.write({ say: 'chat', ...saying });
      stream.whenOver(() => host.hub.unwatch(listener, room));
      keepWhileAllowed(host, request, stream);
      return reply;
    },
  );
}

function roomListener(host: Host, user: User, room: string, legal: boolean, stream: LineStream): Listener {
  const lines = new RoomStream({ room, games: host.games, user: user.id, legal, now: host.now });
  return {
    user,
    send(text) {
      const line = lines.lineOf(JSON.parse(text) as ServerMessage);
      if (line !== undefined) stream.write(line);
    },
  };
}

function keepWhileAllowed(host: Host, request: FastifyRequest, stream: LineStream): void {
  holdWhileAllowed(host, request, { close: () => stream.end(), on: (_, closed) => stream.whenOver(closed) });
}
