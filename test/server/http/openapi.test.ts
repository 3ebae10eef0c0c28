import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { OpenApi } from '../../../src/server/http/openapi/openapi.ts';
import type { Operation } from '../../../src/server/http/openapi/operation.ts';
import { operationAt, operations } from '../../../src/server/http/openapi/operations.ts';
import { serverOfTests } from '../support/any-server.ts';
import { newBot } from '../support/bots.ts';
import { newGuest } from '../support/guests.ts';

const server = serverOfTests();
let described: OpenApi;
beforeAll(async () => {
  described = (await (await fetch(`${server.address()}api/openapi.json`)).json()) as OpenApi;
});

const placeOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

test('a route that is not described cannot be served', () => {
  expect(() => operationAt('POST', '/api/rooms')).not.toThrow();
  expect(() => operationAt('POST', '/api/backdoor')).toThrow('POST /api/backdoor is not described');
});

test('every route that is described is there, once', () => {
  for (const { method, path } of operations) {
    expect(described.paths[placeOf(path)]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
  }
  const names = operations.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

test.each(operations.filter(({ body }) => body !== undefined))(
  'the example of $method $path has the form that is described',
  ({ body }) => {
    expect(body?.schema.safeParse(body.example).error).toBeUndefined();
    // A schema that accepts everything describes nothing.
    expect(body?.schema.safeParse({ nonsense: true }).success).toBe(false);
    expect(body?.schema.safeParse('nonsense').success).toBe(false);
  },
);

test('examples are taken by the server, and its answers have the form that is described', async () => {
  const ann = await newGuest(server.address, 'Ann');
  const bot = await newBot(server.address, ann, 'my-bot');
  const find = (method: string, path: string): Operation =>
    operations.find((one) => one.method === method && one.path === path) ?? expect.fail(`${method} ${path}`);
  const check = (operation: Operation, { status, body }: { status: number; body: unknown }) => {
    expect(status, operation.path).toBe(operation.answer.status);
    parse(operation.answer.schema, body);
    return body as Record<string, unknown>;
  };
  const post = async (path: string, room = '') => {
    const operation = find('POST', path);
    return check(operation, await ann.post(path.replace(':room', room), operation.body?.example ?? {}));
  };
  await post('/api/tokens');
  const room = String((await post('/api/rooms')).room);
  const byBot = async (path: string, body?: unknown) => {
    const operation = find('POST', path);
    return check(operation, await bot.post(path.replace(':room', room), body ?? operation.body?.example ?? {}));
  };
  const gets = ['/api/rooms', '/api/me/rooms', '/api/rooms/:room', '/api/tokens', '/api/bots', '/api/session'];
  for (const path of gets) check(find('GET', path), await ann.get(path.replace(':room', room)));
  await byBot('/api/bot/challenges/:room/accept');
  await post('/api/rooms/:room/acts', room);
  await byBot('/api/bot/rooms/:room/moves', { move: 'd5', epoch: 0, ply: 1 });
  await byBot('/api/bot/rooms/:room/agree');
  await byBot('/api/bot/rooms/:room/decline');
  await byBot('/api/bot/rooms/:room/resign');
  check(find('GET', '/api/rooms/:room'), await ann.get(`/api/rooms/${room}`));
});

test('what is not in the form that is described is refused, never answered with a fault of ours', async () => {
  const ann = await newGuest(server.address, 'Ann');
  const bot = await newBot(server.address, ann, 'my-other-bot');
  for (const { method, path, body } of operations) {
    // A known user is told so, whatever they send.
    if (method !== 'POST' || path === '/api/session') continue;
    const place = path.replace(':room', 'a'.repeat(26)).replace(':id', 'a');
    for (const sent of [{ nonsense: true }, [], 'text', 7, null, { move: 'x'.repeat(65) }]) {
      const { status } = await bot.post(place, sent);
      expect(status, `${path} ${JSON.stringify(sent)}`).toBeGreaterThanOrEqual(body === undefined ? 200 : 400);
      expect(status, `${path} ${JSON.stringify(sent)}`).toBeLessThan(500);
    }
  }
});

function parse(schema: z.ZodMiniType | undefined, body: unknown): void {
  expect(schema?.safeParse(body).error).toBeUndefined();
}
