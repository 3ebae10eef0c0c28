import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { foldName } from '../../../protocol/names.ts';
import {
  deletionSchema,
  idSchema,
  nameSchema,
  newPasskeySchema,
  newPasswordSchema,
  nothingSchema,
  type PeopleErrorCode,
  type Proof,
  proofSchema,
} from '../../../protocol/people.ts';
import type { RefusedChange } from '../../accounts/accounts.ts';
import type { PageOrigin } from '../../accounts/passkeys.ts';
import type { User } from '../../accounts/sessions.ts';
import type { Host } from '../../host.ts';
import { ATTEMPTS } from '../../limits/limits.ts';
import { networkOf } from '../../limits/network.ts';
import { deleteUser } from '../../people/deletion.ts';
import { exportOf } from '../../people/export.ts';
import { keepSeats } from '../../people/guest-seats.ts';
import { type Doors, deviceOf, forget, originOf, remember, rememberDevice, sessionOf } from './doors.ts';
import { refuse } from './room-routes.ts';

/** What users can do with their own account; guests get one by choosing a name and a passkey or a password. */
export function accountRoutes(app: FastifyInstance, host: Host, doors: Doors): void {
  const { accounts, passkeys, sessions } = host;

  app.get('/api/account', async (request, reply) => {
    const { user } = request;
    if (user === undefined) return refuse(reply, 401, 'not signed in');
    const here = sessionOf(request);
    const open = await sessions.list(user.id);
    return {
      user,
      hasPassword: await accounts.hasPassword(user.id),
      passkeys: await passkeys.list(user.id),
      sessions: open.map((session) => ({ ...session, isHere: session.id === here })),
    };
  });

  app.get('/api/account/export', async (request, reply) => {
    const { user } = request;
    if (user === undefined) return refuse(reply, 401, 'not signed in');
    if (!(await host.attempts.allow(`export of ${user.id}`, ATTEMPTS.exports))) return refuse(reply, 429, 'too many');
    reply.header('content-disposition', 'attachment; filename="gamut-account.json"');
    reply.type('application/json; charset=utf-8');
    return reply.send(Readable.from(exportOf(host, user), { highWaterMark: 1 }));
  });

  app.post('/api/account/name', async (request, reply) => {
    const read = nameSchema.safeParse(request.body);
    const user = await whoMayChange(host, request, reply);
    if (user === undefined) return reply;
    if (!read.success) return refuse(reply, 400, 'bad input');
    const renamed = await accounts.rename(user, read.data.name);
    if ('code' in renamed) return refuseChange(reply, renamed);
    // A client that listens under the old name comes back under the new one.
    for (const { id } of await sessions.list(user.id)) host.sessionSockets.cut(id);
    return { user: renamed };
  });

  app.post('/api/account/prove', async (request, reply) => {
    const read = proofSchema.safeParse(request.body);
    const user = await whoMayChange(host, request, reply);
    const session = sessionOf(request);
    if (user === undefined || session === undefined) return reply;
    if (!read.success) return refuse(reply, 400, 'bad input');
    if (!(await host.attempts.allow(`proof by ${session}`, ATTEMPTS.proofs))) return refuse(reply, 429, 'too many');
    if (!(await isOwner(user, read.data, placeOf(request, doors)))) return refuse(reply, 403, 'wrong');
    await sessions.prove(session);
    return {};
  });

  app.post('/api/account/password', async (request, reply) => {
    const read = newPasswordSchema.safeParse(request.body);
    const user = await whoMayChange(host, request, reply);
    if (user === undefined) return reply;
    if (!read.success) return refuse(reply, 400, 'bad input');
    // Knowing the old password proves their identity.
    const isProof = await accounts.hasPassword(user.id);
    if (!isProof && !(await isProven(host, request))) return refuse(reply, 403, 'not proven');
    const changed = await accounts.setPassword(user, read.data);
    if ('code' in changed) return refuseChange(reply, changed);
    // A password may be changed because somebody else knew it.
    if (user.kind === 'person') {
      await sessions.endOthers(user.id, sessionOf(request));
      await host.devices.forget(user.id);
    }
    const remaining = await waysIn(changed);
    return renew(host, request, reply, user, changed, remaining);
  });

  app.post('/api/account/passkey/options', async (request, reply) => {
    const read = nameSchema.safeParse(request.body);
    const user = await whoMayChange(host, request, reply);
    if (user === undefined) return reply;
    if (!read.success) return refuse(reply, 400, 'bad input');
    if (!(await isProven(host, request))) return refuse(reply, 403, 'not proven');
    // Checked before the device makes a key that would be refused.
    const name = await accounts.nameFor(user, read.data.name);
    if (typeof name !== 'string') return refuseChange(reply, name);
    return { options: await passkeys.offer(user, name, placeOf(request, doors)) };
  });

  app.post('/api/account/passkey', async (request, reply) => {
    const read = newPasskeySchema.safeParse(request.body);
    const user = await whoMayChange(host, request, reply);
    if (user === undefined) return reply;
    if (!read.success) return refuse(reply, 400, 'bad input');
    if (!(await isProven(host, request))) return refuse(reply, 403, 'not proven');
    const { name, response } = read.data;
    const changed = await passkeys.add(user, name, response, placeOf(request, doors));
    return 'code' in changed ? refuseChange(reply, changed) : renew(host, request, reply, user, changed);
  });

  app.post('/api/account/passkey/remove', async (request, reply) => {
    const read = idSchema.safeParse(request.body);
    const user = await whoMayChange(host, request, reply);
    if (user === undefined) return reply;
    if (!read.success) return refuse(reply, 400, 'bad input');
    if (!(await isProven(host, request))) return refuse(reply, 403, 'not proven');
    const refused = await passkeys.remove(user, read.data.id);
    return refused === undefined ? {} : refuseChange(reply, refused);
  });

  app.post('/api/account/sessions/end', async (request, reply) => {
    const read = idSchema.safeParse(request.body);
    const user = await whoMayChange(host, request, reply);
    if (user === undefined) return reply;
    if (!read.success) return refuse(reply, 400, 'bad input');
    return (await sessions.end(user.id, read.data.id)) ? {} : refuse(reply, 404, 'wrong');
  });

  app.post('/api/account/sessions/end-others', async (request, reply) => {
    const read = nothingSchema.safeParse(request.body);
    const user = await whoMayChange(host, request, reply);
    if (user === undefined) return reply;
    if (!read.success) return refuse(reply, 400, 'bad input');
    await sessions.endOthers(user.id, sessionOf(request));
    return {};
  });

  app.post('/api/account/delete', async (request, reply) => {
    const read = deletionSchema.safeParse(request.body);
    const user = await whoMayChange(host, request, reply);
    if (user === undefined) return reply;
    if (!read.success) return refuse(reply, 400, 'bad input');
    if (!(await host.attempts.allow(`deletion of ${user.id}`, ATTEMPTS.deletions)))
      return refuse(reply, 429, 'too many');
    const isMeant = foldName(read.data.name.trim()) === foldName(user.name);
    if (!isMeant || !(await isOwner(user, read.data, placeOf(request, doors)))) return refuse(reply, 403, 'wrong');
    await deleteUser(host, user);
    forget(request, reply);
    return {};
  });

  /** What gives users or their programs access besides the password. */
  async function waysIn(user: User): Promise<object> {
    const [keys, tokens] = [await passkeys.list(user.id), await host.bots.list(user)];
    return { passkeys: keys.length, tokens: tokens.length };
  }

  /** Whether the user proves to be the owner of their session; guests have nothing to prove it with. */
  async function isOwner({ id, kind, name }: User, { password, response }: Proof, place: PageOrigin): Promise<boolean> {
    if (kind === 'guest') return true;
    const proven =
      response === undefined ? await accounts.signIn(name, password ?? '') : await passkeys.signIn(response, place);
    return 'id' in proven && proven.id === id;
  }
}

/** Where the page comes from, as passkeys need it. */
export function placeOf(request: FastifyRequest, doors: Doors): PageOrigin {
  const origin = originOf(request, doors);
  return { origin, hostname: new URL(origin).hostname };
}

/** Whether ways to sign in may be added or removed: guests have nothing to prove their identity with, others did so recently. */
export async function isProven(host: Host, request: FastifyRequest): Promise<boolean> {
  const session = sessionOf(request);
  return request.user?.kind === 'guest' || (session !== undefined && (await host.sessions.isProven(session)));
}

/** The user who asks, unless they have asked too often; undefined if it was refused. */
async function whoMayChange(host: Host, request: FastifyRequest, reply: FastifyReply): Promise<User | undefined> {
  const { user } = request;
  if (user === undefined || user.kind === 'bot') {
    refuse(reply, 401, 'not signed in');
    return undefined;
  }
  if (await host.attempts.allow(`account ${networkOf(request.ip)}`, ATTEMPTS.changes)) return user;
  refuse(reply, 429, 'too many');
  return undefined;
}

/** After a change of credentials, this browser gets a new session. */
async function renew(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  before: User,
  after: User,
  remaining: object = {},
) {
  // Others see the new name in the rooms they share.
  if (before.kind === 'guest') await keepSeats(host, before, after);
  const token = await host.sessions.begin(after.id, deviceOf(request), sessionOf(request), true);
  remember(request, reply, token);
  await rememberDevice(host, request, reply, after);
  return reply.code(before.kind === 'guest' ? 201 : 200).send({ user: after, ...remaining });
}

const STATUS: Partial<Record<PeopleErrorCode, number>> = {
  'name taken': 409,
  wrong: 403,
  guest: 403,
  'not proven': 403,
  'last key': 409,
};

function refuseChange(reply: FastifyReply, { code }: RefusedChange): FastifyReply {
  return refuse(reply, STATUS[code] ?? 400, code);
}
