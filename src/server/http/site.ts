import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ROOM_NAME } from '../../protocol/setup.ts';

/** A file of the web app, ready to be sent. */
interface Page {
  readonly type: string;
  readonly body: Buffer;
  readonly packed: Buffer;
  readonly tag: string;
  /** Whether its name changes with its content. */
  readonly isFixed: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.gz': 'application/gzip',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** Nothing is loaded from other sites, only our own scripts run, and the page may share memory with its workers. */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' blob: data:; " +
    "font-src 'self'; " +
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The headers of a server at this public address: over TLS, browsers use only TLS for a year. */
export function headersAt(publicUrl: string | undefined): typeof HEADERS {
  if (publicUrl?.startsWith('https:') !== true) return HEADERS;
  return { ...HEADERS, 'strict-transport-security': 'max-age=31536000' };
}

/** Answers requests for the files of a folder, read once and held in memory. */
export function serveSite(
  folder: string,
  headers = HEADERS,
): (request: IncomingMessage, response: ServerResponse) => void {
  const pages = readPages(folder);
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const isHead = request.method === 'HEAD';
    if (request.method !== 'GET' && !isHead) {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(response, 405);
    }
    const [path] = (request.url ?? '/').split(/[?#]/);
    if (path === DOCS && pages.has(fileAt(`${DOCS}/`))) return redirect(response, `.${DOCS}/`);
    const page = pages.get(fileAt(path));
    if (page === undefined) return sayLost(request, response, pages.get('/lost.html'));
    response.setHeader('etag', page.tag);
    response.setHeader('cache-control', page.isFixed ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('vary', 'accept-encoding');
    if (request.headers['if-none-match']?.includes(page.tag) === true) return refuse(response, 304);
    const isPacked = /\bbr\b/.test(String(request.headers['accept-encoding']));
    const body = isPacked ? page.packed : page.body;
    response.setHeader('content-type', page.type);
    response.setHeader('content-length', body.length);
    if (isPacked) response.setHeader('content-encoding', 'br');
    response.end(isHead ? undefined : body);
  };
}

/** Where the documents for programmers are. */
const DOCS = '/docs';

/**
 * The file that answers an address: every room has its own address, and they all get the same page; documents need no
 * ending.
 */
function fileAt(path: string): string {
  if (path === '/') return '/index.html';
  if (path === `${DOCS}/`) return `${DOCS}/index.html`;
  if (path.startsWith(`${DOCS}/`) && !path.includes('.')) return `${path}.html`;
  const [, folder, room, ...rest] = path.split('/');
  return folder === 'r' && rest.length === 0 && ROOM_NAME.test(room) ? '/room.html' : path;
}

/** The most folders that a wrong address may be in; browsers stop at the topmost. */
const MOST_FOLDERS = 30;

/** People get a not-found page with relative paths to its parts; programs get only the status. */
function sayLost({ method, url = '/', headers }: IncomingMessage, response: ServerResponse, page?: Page): void {
  if (page === undefined || headers.accept?.includes('text/html') !== true) return refuse(response, 404);
  const folders = url.split(/[?#]/)[0].split('/').length - 2;
  const up = folders <= 0 ? './' : '../'.repeat(Math.min(folders, MOST_FOLDERS));
  const body = Buffer.from(page.body.toString().replaceAll('"./', `"${up}`));
  response.statusCode = 404;
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('content-type', page.type);
  response.setHeader('content-length', body.length);
  response.end(method === 'HEAD' ? undefined : body);
}

function redirect(response: ServerResponse, location: string): void {
  response.setHeader('location', location);
  refuse(response, 308);
}

function refuse(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}

function readPages(folder: string): ReadonlyMap<string, Page> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      const body = readFileSync(file);
      const page: Page = {
        type: TYPES[extname(file)] ?? 'application/octet-stream',
        body,
        packed: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        isFixed: path.startsWith('/assets/'),
      };
      return [path, page];
    }),
  );
}
