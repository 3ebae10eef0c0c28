import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { foldName } from '../../../protocol/names.ts';
import { codeSchema, nothingSchema, passkeySignInSchema, passwordSignInSchema } from '../../../protocol/people.ts';
import type { RefusedChange } from '../../accounts/accounts.ts';
import type { User } from '../../accounts/sessions.ts';
import type { Host } from '../../host.ts';
import { ATTEMPTS } from '../../limits/limits.ts';
import { networkOf, regionOf } from '../../limits/network.ts';
import { keepSeats } from '../../people/guest-seats.ts';
import { isProven, placeOf } from './account-routes.ts';
import { type Doors, deviceOf, forget, knownDevice, remember, rememberDevice, sessionOf } from './doors.ts';
import { refuse } from './room-routes.ts';

/** Signing in and out: by passkey, by password, by a code from another device. Each gives the browser a new session. */
export function signInRoutes(app: FastifyInstance, host: Host, doors: Doors): void {
  const { accounts, passkeys, sessions, transfers, attempts } = host;

  app.post('/api/sign-in/password', async (request, reply) => {
    const read = passwordSignInSchema.safeParse(request.body);
    if (!read.success) return refuse(reply, 400, 'bad input');
    const { name, password } = read.data;
    if (!(await mayTry(request, name))) return refuse(reply, 429, 'too many');
    return letIn(host, request, reply, await accounts.signIn(name, password), true);
  });

  /** Whether a password may be tried for a name. Nobody can use up the attempts of a browser its owner has used. */
  async function mayTry(request: FastifyRequest, name: string): Promise<boolean> {
    const who = foldName(name);
    const device = knownDevice(request);
    const owner = device === undefined ? undefined : await accounts.find(name);
    if (device !== undefined && owner !== undefined && (await host.devices.knows(device, owner.id))) {
      return attempts.allow(`sign-in at ${device} as ${who}`, ATTEMPTS.signIn.networkAndName);
    }
    const from = networkOf(request.ip);
    return attempts.allowAll([
      [`sign-in from ${from} as ${who}`, ATTEMPTS.signIn.networkAndName],
      [`sign-in from ${from}`, ATTEMPTS.signIn.network],
      [`sign-in near ${regionOf(request.ip)} as ${who}`, ATTEMPTS.signIn.regionAndName],
      [`sign-in as ${who}`, ATTEMPTS.signIn.name],
    ]);
  }

  app.post('/api/sign-in/passkey/options', async (request, reply) => {
    if (!nothingSchema.safeParse(request.body).success) return refuse(reply, 400, 'bad input');
    if (!(await attempts.allow(`asked by ${networkOf(request.ip)}`, ATTEMPTS.signIn.network)))
      return refuse(reply, 429, 'too many');
    return { options: await passkeys.ask(placeOf(request, doors)) };
  });

  app.post('/api/sign-in/passkey', async (request, reply) => {
    const read = passkeySignInSchema.safeParse(request.body);
    if (!read.success) return refuse(reply, 400, 'bad input');
    const isAllowed = await attempts.allow(`sign-in from ${networkOf(request.ip)}`, ATTEMPTS.signIn.network);
    if (!isAllowed) return refuse(reply, 429, 'too many');
    return letIn(host, request, reply, await passkeys.signIn(read.data.response, placeOf(request, doors)), true);
  });

  app.post('/api/sign-out', async (request, reply) => {
    const session = sessionOf(request);
    const { user } = request;
    if (!nothingSchema.safeParse(request.body).success) return refuse(reply, 400, 'bad input');
    if (user !== undefined && session !== undefined) await sessions.end(user.id, session);
    forget(request, reply);
    return {};
  });

  app.post('/api/transfer', async (request, reply) => {
    const { user } = request;
    if (user === undefined || user.kind === 'bot') return refuse(reply, 401, 'not signed in');
    if (!nothingSchema.safeParse(request.body).success) return refuse(reply, 400, 'bad input');
    if (!(await isProven(host, request))) return refuse(reply, 403, 'not proven');
    if (!(await attempts.allow(`code for ${user.id}`, ATTEMPTS.codes))) return refuse(reply, 429, 'too many');
    return reply.code(201).send(await transfers.issue(user.id));
  });

  app.post('/api/transfer/take', async (request, reply) => {
    const read = codeSchema.safeParse(request.body);
    if (!read.success) return refuse(reply, 400, 'bad input');
    if (!(await attempts.allow(`code from ${networkOf(request.ip)}`, ATTEMPTS.codes)))
      return refuse(reply, 429, 'too many');
    const id = await transfers.take(read.data.code);
    const user = id === undefined ? undefined : await accounts.byId(id);
    // The code was requested by somebody who had proved their identity; the person who types it has not.
    return letIn(host, request, reply, user ?? { code: 'wrong' }, false);
  });
}

/** A new session, so that any token known before is worthless. Proven: by something only its owner has or knows. */
async function letIn(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  who: User | RefusedChange,
  isProven: boolean,
) {
  if ('code' in who) return refuse(reply, 403, who.code);
  const { user } = request;
  if (user?.kind === 'guest' && user.id !== who.id) await keepSeats(host, user, who);
  remember(request, reply, await host.sessions.begin(who.id, deviceOf(request), sessionOf(request), isProven));
  if (isProven) await rememberDevice(host, request, reply, who);
  return { user: who };
}
