import type { ErrorCode } from '../../protocol/messages.ts';
import { newId } from '../local/kept.ts';
import { addressOfServer } from '../state/route.ts';

/** The server's response to a request: an answer, or a refusal; undefined if no server of ours answers. */
export type Heard<Answer> = { readonly answer: Answer } | { readonly code: ErrorCode } | undefined;

export async function request<Answer>(path: string, sent?: object): Promise<Heard<Answer>> {
  const came = await send(path, sent);
  if (came === undefined || came.status >= SERVER_FAULT) return undefined;
  return came.isGood ? { answer: came.read as Answer } : { code: (came.read as { code: ErrorCode }).code };
}

/** The server's response; undefined if nothing comes, or nothing of ours. */
export async function send(
  path: string,
  sent?: object,
  method = sent === undefined ? 'GET' : 'POST',
): Promise<{ readonly status: number; readonly isGood: boolean; readonly read: object } | undefined> {
  const headers = { 'content-type': 'application/json' };
  const body = sent === undefined ? {} : { headers, body: JSON.stringify(sent) };
  try {
    const response = await fetch(addressOfServer(path), { method, ...body });
    const text = await response.text();
    const read: unknown = text === '' ? {} : JSON.parse(text);
    return read instanceof Object ? { status: response.status, isGood: response.ok, read } : undefined;
  } catch {
    return undefined;
  }
}

const SERVER_FAULT = 500;
const MOST_TRIES = 3;
const AGAIN_MS = 700;

/** The last command for a room that got no answer: sent again, it is the same room. */
let unanswered: { readonly text: string; readonly id: string } | undefined;

/** Asks for a room, again and under the same id if no answer comes; pressing twice makes one room. */
export async function wishRoom(path: 'rooms' | 'pairing', wished: object): Promise<Heard<{ readonly room: string }>> {
  const text = `${path} ${JSON.stringify(wished)}`;
  const id = unanswered?.text === text ? unanswered.id : newId() + newId();
  unanswered = { text, id };
  for (let tries = 1; ; tries++) {
    const said = await request<{ room: string }>(path, { ...wished, id });
    if (said !== undefined) unanswered = undefined;
    if (said !== undefined || tries === MOST_TRIES) return said;
    await new Promise((resolve) => setTimeout(resolve, tries * AGAIN_MS));
  }
}
