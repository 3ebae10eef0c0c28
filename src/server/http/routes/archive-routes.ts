import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AnalysisNote } from '../../../protocol/analysis.ts';
import { type ArchiveQuery, archiveSchema, recordSchema } from '../../../protocol/lobby.ts';
import { nothingSchema } from '../../../protocol/people.ts';
import { ROOM_NAME } from '../../../protocol/setup.ts';
import { writeRecordJson } from '../../../record/record-json.ts';
import { writeRecordText } from '../../../record/record-text.ts';
import type { Host } from '../../host.ts';
import { ATTEMPTS } from '../../limits/limits.ts';
import { networkHash, networkOf } from '../../limits/network.ts';
import { refuse } from './room-routes.ts';

const NOT_ASKED: AnalysisNote = { status: 'none', plies: 0, done: 0, notes: [] };

type InRoom = { Params: { room: string } };

/** Games that have ended: search, download, analysis. */
export function archiveRoutes(app: FastifyInstance, host: Host): void {
  const { archive, analyses, rooms, attempts } = host;

  app.get('/api/archive', async (request, reply) => {
    const read = archiveSchema.safeParse(request.query);
    if (!read.success) return refuse(reply, 400, 'bad input');
    return archive.search(read.data, request.user?.id);
  });

  app.get('/api/archive.jsonl', async (request, reply) => {
    const read = archiveSchema.safeParse(request.query);
    if (!read.success) return refuse(reply, 400, 'bad input');
    const isAllowed = await attempts.allow(`download by ${networkOf(request.ip)}`, ATTEMPTS.downloads);
    if (!isAllowed) return refuse(reply, 429, 'too many');
    reply.header('content-disposition', 'attachment; filename="gamut.jsonl"');
    reply.type('application/jsonl; charset=utf-8');
    return reply.send(Readable.from(jsonLines(host, read.data, request.user?.id), { highWaterMark: 1 }));
  });

  // Anyone who knows the name of a room may see it, so they may download it.
  app.get<InRoom>('/api/rooms/:room/record', async (request, reply) => {
    const { room } = request.params;
    const read = recordSchema.safeParse(request.query);
    if (!read.success) return refuse(reply, 400, 'bad input');
    const record = ROOM_NAME.test(room) ? await archive.record(room) : undefined;
    if (record === undefined) return refuse(reply, 404, 'no such room');
    const isJson = read.data.as === 'json';
    // The name of a private room gives access to it, so it must not appear in file names.
    const file = `${record.game.id}-${record.tags.Date ?? 'game'}.${isJson ? 'json' : 'txt'}`;
    reply.header('content-disposition', `attachment; filename="${file}"`);
    reply.type(isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8');
    return reply.send(isJson ? writeRecordJson(record) : writeRecordText(record));
  });

  app.post<InRoom>('/api/rooms/:room/analysis', async (request, reply) => {
    const { user } = request;
    const { room } = request.params;
    if (user === undefined) return refuse(reply, 401, 'not signed in');
    if (!nothingSchema.safeParse(request.body).success) return refuse(reply, 400, 'bad input');
    const live = ROOM_NAME.test(room) ? await rooms.find(room) : undefined;
    if (live === undefined) return refuse(reply, 404, 'no such room');
    if (live.room.status !== 'over') return refuse(reply, 409, 'not over');
    const isAllowed = await attempts.allow(`analysis for ${networkOf(request.ip)}`, ATTEMPTS.analyses);
    if (!isAllowed || !(await analyses.ask(room, live.room, user.id, networkHash(request.ip))))
      return refuse(reply, 429, 'too many');
    host.changes.emit('jobQueued');
    return reply.code(202).send(await analyses.read(room));
  });

  app.get<InRoom>('/api/rooms/:room/analysis', async (request, reply) => {
    const { room } = request.params;
    if (!ROOM_NAME.test(room) || (await rooms.find(room)) === undefined) return refuse(reply, 404, 'no such room');
    return (await analyses.read(room)) ?? NOT_ASKED;
  });
}

async function* jsonLines(host: Host, query: ArchiveQuery, asker: string | undefined): AsyncGenerator<string> {
  for await (const record of host.archive.records(query, asker)) {
    yield `${writeRecordJson(record)}\n`;
    await breathe(); // other requests are answered between two games
  }
}
