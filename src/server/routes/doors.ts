import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../../protocol/bot-messages.ts';
import { cut } from '../../record/limits.ts';
import type { User } from '../accounts/sessions.ts';
import type { Costly } from '../allowances.ts';
import type { Host } from '../host.ts';
import { hashOf } from '../secrets.ts';

const COOKIE = 'gamut';
const DAYS_180 = 180 * 86_400;
const LONGEST_DEVICE = 160;

/** How the server is reached from outside, where it is not as it is reached here. */
export interface Doors {
  /** The origin that browsers see, as https://games.example.org; undefined where it is the one they ask for. */
  readonly publicUrl: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, as far as it is known. */
    user: User | undefined;
    /** What their token is good for; undefined for people, who may do all that is theirs. */
    scopes: readonly Scope[] | undefined;
  }
  interface FastifyContextConfig {
    /** What a token must be good for to come in. */
    scope?: Scope;
    /** What it counts as for whoever asks. */
    costs?: Costly;
  }
}

/** How often it is asked whether a token that is in use was revoked. */
const ASK_MS = 5000;

/** Whether a program asks, with a token in a header: no page of others can make a browser put it there. */
export function isProgram({ headers }: FastifyRequest): boolean {
  return /^bearer\b/i.test(headers.authorization ?? '');
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{1,100})$/i.exec(headers.authorization ?? '')?.[1];
}

/** Who asks: by the token of a program, else by the cookie of a browser. */
export async function findUser(host: Host, request: FastifyRequest): Promise<User | undefined> {
  if (isProgram(request)) {
    const found = await host.bots.find(bearerOf(request) ?? '');
    request.scopes = found?.scopes;
    return found?.user;
  }
  const token = request.cookies[cookieName(request)];
  return token === undefined ? undefined : host.sessions.find(token);
}

/** The session that the cookie of a browser stands for, as it is stored; there may be none such any more. */
export function sessionOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[cookieName(request)];
  return token === undefined ? undefined : hashOf(token);
}

/** Lets a browser forget who it was. */
export function forget(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) });
}

/** Lets a browser remember who it is. Scripts cannot read it, other sites cannot send it along. */
export function remember(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: DAYS_180,
  });
}

/** Whether a request that changes something comes from a page of ours: browsers say where a page is from. */
export function isOurs(request: FastifyRequest, { publicUrl }: Doors): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin !== undefined && origin === originOf(request, { publicUrl });
}

/** The origin that the browser sees. */
export function originOf(request: FastifyRequest, { publicUrl }: Doors): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

/** The browser that asks, in its own words. */
export function deviceOf(request: FastifyRequest): string {
  return cut(request.headers['user-agent'] ?? '', LONGEST_DEVICE);
}

/** Ends what a token has opened soon after it was revoked. Returns how to stop asking. */
export function whileAllowed(host: Host, request: FastifyRequest, end: () => void): () => void {
  const token = bearerOf(request);
  if (token === undefined) return () => {};
  const ask = async () => {
    if ((await host.bots.find(token)) === undefined) end();
  };
  const timer = setInterval(() => void ask().catch(() => {}), ASK_MS);
  return () => clearInterval(timer);
}

function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

/** The prefix makes browsers keep it to this host; they take it over TLS only. */
function cookieName(request: FastifyRequest): string {
  return isSecure(request) ? `__Host-${COOKIE}` : COOKIE;
}
