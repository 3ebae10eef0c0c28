import cookie from '@fastify/cookie';
import limits from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Host } from '../host.ts';
import { AccountLimits } from '../limits/accounts.ts';
import { ConnectionLimit, limitConnections } from '../limits/connections.ts';
import { CONNECTIONS_PER_SOCKET, LARGEST_MESSAGE, REQUEST_MS } from '../limits/limits.ts';
import { networkOf } from '../limits/network.ts';
import { describeRoutes } from './openapi/openapi.ts';
import { operationAt } from './openapi/operations.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { archiveRoutes } from './routes/archive-routes.ts';
import { botRoutes } from './routes/bot-routes.ts';
import { type Doors, findUser, hasHost, holdWhileAllowed, isGoodFor, isOurs, isProgram } from './routes/doors.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { peopleRoutes } from './routes/people-routes.ts';
import { isStorable } from './routes/reading.ts';
import { refuse, roomRoutes } from './routes/room-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { signInRoutes } from './routes/sign-in-routes.ts';
import { serveSocket } from './routes/socket.ts';
import { streamRoutes } from './routes/stream-routes.ts';
import { tokenRoutes } from './routes/token-routes.ts';
import { headersAt, serveSite } from './site.ts';

/** How often the server looks for requests that have not arrived within REQUEST_MS. */
const LOOK_MS = 2000;
/** The standard's name for closing a socket that may be opened again later. */
const TRY_LATER = 1013;

export interface AppParts extends Doors {
  readonly host: Host;
  /** The folder of the built web app. */
  readonly site: string;
  /** Addresses of trusted proxies. */
  readonly trustProxy: readonly string[];
  /** Requests that one address may make in a minute. */
  readonly rateLimit: number;
  /** Sockets that one address may hold open. */
  readonly socketLimit: number;
  /** What one account may do in a minute. */
  readonly accountLimit: number;
}

/** The server as one thing that can listen: the web app, the HTTP interface, and the sockets. */
export async function openApp({
  host,
  site,
  publicUrl,
  trustProxy,
  rateLimit,
  socketLimit,
  accountLimit,
}: AppParts): Promise<FastifyInstance> {
  const headers = headersAt(publicUrl);
  const answer = serveSite(site, headers);
  const app = fastify({
    bodyLimit: LARGEST_MESSAGE,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: REQUEST_MS, connectionsCheckingInterval: LOOK_MS },
    trustProxy: [...trustProxy],
    logger: false,
    // What cannot even be parsed is refused like everything else; people get a readable page.
    frameworkErrors(_, { raw, url, headers: { accept } }, reply) {
      if (url.startsWith('/api/') || !accept?.includes('text/html')) refuse(reply.headers(headers), 400, 'bad input');
      else answer(raw, reply.hijack().raw);
    },
  });
  // A proxy carries everybody's connections; it has limits of its own.
  if (trustProxy.length === 0) limitConnections(app.server, CONNECTIONS_PER_SOCKET * socketLimit);
  const accounts = new AccountLimits(accountLimit);
  const doors: Doors = { publicUrl };
  // Forms of other sites can send plain text; they cannot send JSON.
  app.removeContentTypeParser('text/plain');
  const routes: string[] = [];
  app.addHook('onRoute', (route) => {
    const { method, url } = route;
    if (!url.startsWith('/api/')) return;
    for (const one of [method].flat()) {
      // Access is declared in the description of a route, so that no route can do without.
      route.config = { ...route.config, tokens: operationAt(one, url).tokens };
      // A route that only answers HEAD for another route is not a route of its own.
      if (one !== 'HEAD') routes.push(`${one} ${url}`);
    }
  });
  await app.register(cookie);
  await app.register(limits, {
    max: rateLimit,
    timeWindow: 60_000,
    // Clients that hung up before they were heard have no known address.
    keyGenerator: ({ ip }: { ip?: string }) => networkOf(ip ?? ''),
    allowList: (request) => !request.url.startsWith('/api/'),
  });
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE } });

  app.decorateRequest('user', undefined);
  app.decorateRequest('scopes', undefined);
  app.decorateRequest('isSecure', false);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (!hasHost(request)) return refuse(reply, 400, 'bad input');
    request.isSecure = request.protocol === 'https' || publicUrl?.startsWith('https:') === true;
    // Answers to one user are not for others; answers to everybody change all the time.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('preValidation', async ({ is404, body, params, query }, reply) => {
    if (!is404 && !isStorable([body, params, query])) return refuse(reply, 400, 'bad input');
  });
  // After the limits, so that excess requests do not reach the database.
  app.addHook('preParsing', async (request, reply) => {
    if (request.is404 || !request.url.startsWith('/api/')) return;
    // Reading changes nothing, so anybody may do it; requests that change something must come from our own page.
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    const isSocket = request.headers.upgrade !== undefined;
    const isTrusted = isProgram(request) || isOurs(request, doors);
    if ((changes || isSocket) && !isTrusted) return refuse(reply, 403, 'bad input');
    request.user = await findUser(host, request);
    if (!isGoodFor(request)) return refuse(reply, 403, 'not allowed');
    const { costs } = request.routeOptions.config;
    const { user } = request;
    const isTooMuch = costs !== undefined && user !== undefined && !accounts.take(user.id, costs);
    if (isTooMuch) return refuse(reply.header('retry-after', accounts.wait(costs)), 429, 'too many');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    const { statusCode: status } = error;
    if (status !== undefined && status < 500) return refuse(reply, status, status === 429 ? 'too many' : 'bad input');
    host.log(error);
    return refuse(reply, 503, 'not now');
  });

  healthRoutes(app, host);
  sessionRoutes(app, host);
  accountRoutes(app, host, doors);
  signInRoutes(app, host, doors);
  roomRoutes(app, host);
  peopleRoutes(app, host);
  archiveRoutes(app, host);
  tokenRoutes(app, host);
  botRoutes(app, host);
  streamRoutes(app, host);
  const sockets = new ConnectionLimit(socketLimit);
  const socketRoute = {
    websocket: true,
    config: { costs: 'line' },
    // Otherwise the open socket would retain the request and its answer, here and in its listener below.
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => reply.raw.detachSocket(request.raw.socket),
  } as const;
  app.get('/api/socket', socketRoute, (socket, request) => {
    const { user, ip } = request;
    socket.removeAllListeners('error').on('error', () => socket.terminate());
    if (!sockets.take(ip)) return socket.close(TRY_LATER, 'too many sockets');
    socket.on('close', () => sockets.release(ip));
    holdWhileAllowed(host, request, socket);
    return serveSocket(host, socket, user, accounts);
  });
  app.get('/api/openapi.json', async () => describeRoutes(routes));
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (request.url.startsWith('/api/')) return refuse(reply, 404, 'bad input');
    reply.hijack();
    return answer(request.raw, reply.raw);
  });
  return app;
}
