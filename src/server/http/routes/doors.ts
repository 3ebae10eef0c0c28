import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../../../protocol/bot-messages.ts';
import { cut } from '../../../record/limits.ts';
import { POLICY, type SessionSocket } from '../../accounts/session-sockets.ts';
import type { User } from '../../accounts/sessions.ts';
import type { Host } from '../../host.ts';
import type { Costly } from '../../limits/accounts.ts';
import { hashOf } from '../../store/secrets.ts';
import type { Operation } from '../openapi/operation.ts';

const COOKIE = 'gamut';
/** Says that somebody signed in here before; it gives no access. */
const DEVICE = 'gamut-device';
const DAYS_180 = 180 * 86_400;
/** The longest that browsers keep a cookie. */
const DAYS_400 = 400 * 86_400;
const LONGEST_DEVICE = 160;

/** How the server is reached from outside, where that differs from how it is reached here. */
export interface Doors {
  /** The origin that browsers see, as https://games.example.org; undefined where it is the one they request. */
  readonly publicUrl: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The asker, as far as it is known. */
    user: User | undefined;
    /** The scopes of their token; undefined for people, who may do everything with what is theirs. */
    scopes: readonly Scope[] | undefined;
    /** Whether the browser came over TLS, whatever proxies are in between. */
    isSecure: boolean;
  }
  interface FastifyContextConfig {
    /** The scope that a token must have, as described. */
    tokens?: Operation['tokens'];
    /** What it counts as against the asker's limits. */
    costs?: Costly;
  }
}

/** How often the server checks whether a token in use was revoked. */
const ASK_MS = 5000;

/** Whether a program asks, with a token in a header: other sites cannot make a browser put it there. */
export function isProgram({ headers }: FastifyRequest): boolean {
  return /^bearer\b/i.test(headers.authorization ?? '');
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{1,100})$/i.exec(headers.authorization ?? '')?.[1];
}

/** The user who asks: by a program's token, or else by a browser's cookie. */
export async function findUser(host: Host, request: FastifyRequest): Promise<User | undefined> {
  if (isProgram(request)) {
    const found = await host.bots.find(bearerOf(request) ?? '');
    request.scopes = found?.scopes;
    return found?.user;
  }
  const token = tokenOf(request);
  return token === undefined ? undefined : host.sessions.find(token);
}

/** A browser may have come before the server knew that it came over TLS; then it keeps its session. */
function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[cookieName(request)];
  return request.protocol === 'https' ? token : (token ?? request.cookies[COOKIE]);
}

/** The stored session that a browser's cookie stands for; it may no longer exist. */
export function sessionOf(request: FastifyRequest): string | undefined {
  const token = tokenOf(request);
  return token === undefined ? undefined : hashOf(token);
}

/** The cookie of a browser in which somebody signed in before. */
export function knownDevice(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request, DEVICE)];
}

/** Makes a browser remember that somebody signed in there. */
export async function rememberDevice(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { id }: User,
): Promise<void> {
  const token = await host.devices.note(knownDevice(request), id);
  reply.setCookie(cookieName(request, DEVICE), token, { ...kept(request), maxAge: DAYS_400 });
}

/** Makes a browser forget its session. */
export function forget(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), kept(request));
}

/** Makes a browser remember its session. Scripts cannot read it, other sites cannot send it. */
export function remember(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request), token, { ...kept(request), maxAge: DAYS_180 });
}

function kept({ isSecure }: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
}

/** Whether a request that changes something comes from our own page: browsers send the page's origin. */
export function isOurs(request: FastifyRequest, { publicUrl }: Doors): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin !== undefined && origin === originOf(request, { publicUrl });
}

/** Whether a request names one host, or none as HTTP/1.0 may; a second might be meant for a proxy in between. */
export function hasHost(request: FastifyRequest): boolean {
  const { rawHeaders } = request.raw;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at].toLowerCase() === 'host') hosts++;
  return hosts === 0 || (hosts === 1 && URL.canParse(originOf(request, { publicUrl: undefined })));
}

/** The origin that the browser sees. */
export function originOf(request: FastifyRequest, { publicUrl }: Doors): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

/** The browser that asks, by its own description. */
export function deviceOf(request: FastifyRequest): string {
  return cut(request.headers['user-agent'] ?? '', LONGEST_DEVICE);
}

/** Whether the asker's token allows this, or they came without one. */
export function isGoodFor({ scopes, routeOptions }: FastifyRequest): boolean {
  const { tokens = 'any' } = routeOptions.config;
  if (scopes === undefined || tokens === 'any') return true;
  return tokens !== 'none' && tokens.every((scope) => scopes.includes(scope));
}

/** Closes what a user opened once they lose the right to it: when their session ends, or soon after a revoked token. */
export function holdWhileAllowed(host: Host, request: FastifyRequest, line: SessionSocket): void {
  const session = isProgram(request) ? undefined : sessionOf(request);
  if (session !== undefined) host.sessionSockets.hold(session, line);
  line.on(
    'close',
    whileAllowed(host, request, () => line.close(POLICY, 'revoked')),
  );
}

/** Checks repeatedly whether a token was revoked. Returns how to stop. */
function whileAllowed(host: Host, request: FastifyRequest, end: () => void): () => void {
  const token = bearerOf(request);
  if (token === undefined) return () => {};
  const ask = async () => {
    if ((await host.bots.find(token)) === undefined) end();
  };
  const timer = setInterval(() => void ask().catch(() => {}), ASK_MS);
  return () => clearInterval(timer);
}

/** The prefix makes browsers keep it to this host; they accept it over TLS only. */
function cookieName({ isSecure }: FastifyRequest, name = COOKIE): string {
  return isSecure ? `__Host-${name}` : name;
}
