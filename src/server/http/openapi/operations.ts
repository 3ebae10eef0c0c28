import * as z from 'zod/mini';
import {
  botCommandSchema,
  botEventSchema,
  botMoveSchema,
  botProposalSchema,
  newTokenSchema,
  roomLineSchema,
} from '../../../protocol/bot-messages.ts';
import { clientMessageSchema, commandSchema, newRoomSchema } from '../../../protocol/messages.ts';
import * as answers from './answers.ts';
import type { Operation } from './operation.ts';
import { peopleOperations } from './people-operations.ts';

const CONFLICT = 409;
const MISSING = 404;
const stored = { status: 200, says: 'Done and stored as event seq.', schema: answers.done };
const inRoom = '/api/bot/rooms/:room';

/** All requests that the server answers. A test compares this list with the routes. */
export const operations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description.',
    by: 'anybody',
    tokens: 'any',
    answer: { status: 200, says: 'OpenAPI 3.1.', schema: answers.document },
  },
  {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server is running.',
    by: 'anybody',
    tokens: 'any',
    answer: { status: 200, says: 'It is.' },
  },
  {
    method: 'GET',
    path: '/api/ready',
    summary: 'Whether the server is ready: 503 while its database does not answer.',
    by: 'anybody',
    tokens: 'any',
    answer: { status: 200, says: 'It is.' },
  },
  {
    method: 'GET',
    path: '/api/session',
    summary: 'The current user.',
    by: 'anybody',
    tokens: 'any',
    answer: { status: 200, says: 'The user, or null.', schema: answers.sessionAnswer },
  },
  {
    method: 'POST',
    path: '/api/session',
    summary: 'Create a guest; the cookie in the answer identifies it.',
    by: 'anybody',
    tokens: 'any',
    body: { schema: z.strictObject({ name: z.optional(z.string()) }), example: { name: 'Ann' } },
    answer: {
      status: 201,
      says: 'The new guest; 200 if there already is a user.',
      schema: answers.sessionAnswer,
    },
  },
  {
    method: 'POST',
    path: '/api/rooms',
    summary:
      'Create a room. Seats: me, open, level:<1-10>, museum:<name>, or bot:<name> to invite a bot. With an id, the same request twice makes one room.',
    by: 'user',
    tokens: ['challenge'],
    body: {
      schema: newRoomSchema,
      example: {
        id: 'room-0001',
        game: 'agere',
        seats: ['me', 'bot:my-bot'],
        clock: { start: 300_000, increment: 3000, cap: 600_000 },
      },
    },
    answer: { status: 201, says: 'Its name; the link is /r/<name>.', schema: answers.roomMade },
    refusals: [MISSING, CONFLICT],
  },
  {
    method: 'GET',
    path: '/api/rooms',
    summary: 'Public rooms: those waiting for players, or those with a running game.',
    by: 'anybody',
    tokens: 'any',
    query: { status: 'waiting or playing' },
    answer: { status: 200, says: 'The latest first.', schema: answers.openRooms },
  },
  {
    method: 'GET',
    path: '/api/me/rooms',
    summary: 'Rooms in which the user has or had a seat.',
    by: 'user',
    tokens: 'any',
    answer: { status: 200, says: 'The latest first.', schema: answers.ownRooms },
  },
  {
    method: 'GET',
    path: '/api/rooms/:room',
    summary: 'Everything that happened in a room.',
    by: 'anybody',
    tokens: 'any',
    answer: { status: 200, says: 'Its setup and its events in order.', schema: answers.roomAnswer },
    refusals: [MISSING],
  },
  {
    method: 'GET',
    path: '/api/rooms/:room/ratings',
    summary: 'What a finished rated game did to the ratings of its players; before is null for a first rated game.',
    by: 'anybody',
    tokens: 'any',
    answer: { status: 200, says: 'The changes; none until they are counted.', schema: answers.ratingChanges },
    refusals: [MISSING],
  },
  {
    method: 'POST',
    path: '/api/rooms/:room/acts',
    summary: 'Act in a room. The same id is the same command, however often it is sent.',
    by: 'user',
    tokens: ['play'],
    body: { schema: commandSchema, example: { id: 'command-0001', act: { do: 'move', epoch: 0, ply: 0, move: 'd4' } } },
    answer: stored,
    refusals: [MISSING, CONFLICT],
  },
  {
    method: 'GET',
    path: '/api/socket',
    summary: 'A WebSocket with everything that happens in rooms, as JSON.',
    by: 'anybody',
    tokens: ['play'],
    body: { schema: clientMessageSchema, example: { say: 'watch', room: 'abcdefghijklmnopqrstuvwxyz', since: 0 } },
    answer: { status: 101, says: 'The socket. Messages to the server are those of the request body.' },
  },
  {
    method: 'POST',
    path: '/api/tokens',
    summary: 'Create a bot, or another token for a bot of the user. The first user to take a name owns the bot.',
    by: 'user',
    tokens: 'none',
    body: { schema: newTokenSchema, example: { bot: 'my-bot', scopes: ['play', 'challenge'] } },
    answer: { status: 201, says: 'The token. It is shown only once.', schema: answers.tokenMade },
    refusals: [CONFLICT],
  },
  {
    method: 'GET',
    path: '/api/tokens',
    summary: 'The list of tokens of the user’s bots, without the tokens themselves.',
    by: 'user',
    tokens: 'none',
    answer: { status: 200, says: 'The oldest first.', schema: answers.tokens },
  },
  {
    method: 'DELETE',
    path: '/api/tokens/:id',
    summary: 'Revoke a token. Its streams end within seconds.',
    by: 'user',
    tokens: 'none',
    answer: { status: 204, says: 'The token is revoked.' },
    refusals: [MISSING],
  },
  {
    method: 'GET',
    path: '/api/bots',
    summary: 'All bots, and whether they are connected.',
    by: 'anybody',
    tokens: 'any',
    answer: { status: 200, says: 'Those connected most recently come first.', schema: answers.bots },
  },
  {
    method: 'GET',
    path: '/api/bot/events',
    summary: 'A stream of the bot’s challenges and games. It starts with everything that is open.',
    by: 'user',
    tokens: 'any',
    answer: {
      status: 200,
      says: 'One JSON object per line. An empty line only shows that the stream is alive.',
      schema: botEventSchema,
      isStream: true,
    },
  },
  {
    method: 'POST',
    path: '/api/bot/challenges/:room/accept',
    summary: 'Take the seat to which the bot is invited.',
    by: 'user',
    tokens: ['play'],
    answer: stored,
    refusals: [MISSING, CONFLICT],
  },
  {
    method: 'POST',
    path: '/api/bot/challenges/:room/decline',
    summary: 'Decline an invitation. The game does not take place.',
    by: 'user',
    tokens: ['play'],
    answer: { status: 200, says: 'The room.', schema: answers.roomMade },
    refusals: [MISSING],
  },
  {
    method: 'GET',
    path: `${inRoom}/stream`,
    summary: 'A stream with the state of a room, now and after every change, and its chat.',
    by: 'user',
    tokens: 'any',
    query: { legal: 'If given, the legal moves are included when it is the bot’s turn.' },
    answer: {
      status: 200,
      says: 'One JSON object per line. An empty line only shows that the stream is alive. The first has the setup and all moves.',
      schema: roomLineSchema,
      isStream: true,
    },
    refusals: [MISSING],
  },
  {
    method: 'POST',
    path: `${inRoom}/moves`,
    summary: 'Play a move. With epoch and ply, or with an id, the same request twice makes one move.',
    by: 'user',
    tokens: ['play'],
    body: { schema: botMoveSchema, example: { move: 'd4', epoch: 0, ply: 0 } },
    answer: stored,
    refusals: [MISSING, CONFLICT],
  },
  ...(['resign', 'abort'] as const).map(
    (what): Operation => ({
      method: 'POST',
      path: `${inRoom}/${what}`,
      summary: what === 'resign' ? 'Resign.' : 'Abort the game before every player has moved. It does not count.',
      by: 'user',
      tokens: ['play'],
      body: { schema: botCommandSchema, example: {} },
      answer: stored,
      refusals: [MISSING, CONFLICT],
    }),
  ),
  ...(['agree', 'decline'] as const).map(
    (what): Operation => ({
      method: 'POST',
      path: `${inRoom}/${what}`,
      summary: what === 'agree' ? 'Offer a draw, takeback, abort or rematch, or agree to it.' : 'Decline an offer.',
      by: 'user',
      tokens: ['play'],
      body: { schema: botProposalSchema, example: { what: 'abort' } },
      answer: stored,
      refusals: [MISSING, CONFLICT],
    }),
  ),
  ...peopleOperations,
];

/** The description of a route, as the server registers it; a route without one cannot be served. */
export function operationAt(method: string, path: string): Operation {
  const asked = method === 'HEAD' ? 'GET' : method;
  const found = operations.find((one) => one.method === asked && one.path === path);
  if (found === undefined) throw new Error(`${method} ${path} is not described`);
  return found;
}
