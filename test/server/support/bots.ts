import type { Guest } from './guests.ts';

/** A program with a token, as far as the server can tell. */
export interface TestBot {
  readonly name: string;
  readonly token: string;
  /** The id by which its token is revoked. */
  readonly tokenId: string;
  post(path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>;
  get(path: string): Promise<{ status: number; body: Record<string, unknown> }>;
  stream(path: string): Promise<Lines>;
}

/** The lines of a stream, one by one. */
export interface Lines {
  /** The next line that is not empty; undefined when the stream has ended. */
  next(): Promise<Record<string, unknown> | undefined>;
  /** The next line that says this. */
  until(say: string): Promise<Record<string, unknown>>;
  close(): void;
}

export async function newBot(
  address: () => string,
  owner: Guest,
  name: string,
  scopes?: readonly string[],
): Promise<TestBot> {
  const { status, body } = await owner.post('/api/tokens', { bot: name, ...(scopes === undefined ? {} : { scopes }) });
  if (status !== 201) throw new Error(`no token: ${status} ${JSON.stringify(body)}`);
  const token = String(body.token);
  const ask = async (path: string, init: RequestInit) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${address()}${path.slice(1)}`, { ...init, headers });
    const read = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body: read, headers: response.headers };
  };
  return {
    name,
    token,
    tokenId: String(body.id),
    post: (path, sent = {}) => ask(path, { method: 'POST', body: JSON.stringify(sent) }),
    get: async (path) => {
      const response = await fetch(`${address()}${path.slice(1)}`, { headers: { authorization: `Bearer ${token}` } });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    stream: (path) => openLines(`${address()}${path.slice(1)}`, { authorization: `Bearer ${token}` }),
  };
}

/** A stream for the user whom these headers identify. */
export async function openLines(url: string, headers: Readonly<Record<string, string>>): Promise<Lines> {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  if (response.status !== 200 || response.body === null) throw new Error(`no stream: ${response.status}`);
  const lines = split(response, response.body);
  const next = async () => (await lines.next()).value;
  return {
    next,
    async until(say) {
      for (;;) {
        const line = await next();
        if (line === undefined) throw new Error(`the stream ended before it said ${say}`);
        if (line.say === say) return line;
      }
    },
    close: () => abort.abort(),
  };
}

/** Holds on to the response: if it is garbage-collected, a stream closes of which nothing was read yet. */
async function* split(
  _: Response,
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Record<string, unknown>, undefined> {
  let rest = '';
  for await (const text of body.pipeThrough(new TextDecoderStream() as never) as unknown as AsyncIterable<string>) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line);
  }
  return undefined;
}
