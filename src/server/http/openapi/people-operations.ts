import { pairingSchema } from '../../../protocol/lobby.ts';
import {
  codeSchema,
  deletionSchema,
  guestSchema,
  idSchema,
  nameSchema,
  newPasswordSchema,
  passwordSignInSchema,
  proofSchema,
} from '../../../protocol/people.ts';
import type { Operation } from './operation.ts';

const SIGNED_OUT = 401;
const FORBIDDEN = 403;
const MISSING = 404;
const CONFLICT = 409;
const yes = { status: 200, says: 'Done.' };
const theUser = { status: 200, says: 'The user.' };
const password = { name: 'Ann', password: 'a long sentence' };

/** Requests about people: accounts, ratings, the archive, analyses. */
export const peopleOperations: readonly Operation[] = [
  {
    ...ask('GET', '/api/account', 'The user’s account: ways to sign in, and sessions.', {
      status: 200,
      says: 'The account.',
    }),
    tokens: 'any',
  },
  ask('GET', '/api/account/export', 'Everything stored about the user: account, ratings, messages, games.', {
    status: 200,
    says: 'A file.',
  }),
  {
    ...ask('POST', '/api/account/name', 'Changes the name.', theUser),
    body: { schema: nameSchema, example: { name: 'Ann' } },
  },
  {
    ...ask(
      'POST',
      '/api/account/password',
      'Turns a guest into an account with a password, or changes the password.',
      theUser,
    ),
    body: { schema: newPasswordSchema, example: password },
  },
  {
    ...ask(
      'POST',
      '/api/account/prove',
      'Proves the user’s identity again, by password or passkey. For ten minutes, ways to sign in can be added.',
      yes,
    ),
    body: { schema: proofSchema, example: { password: password.password } },
  },
  {
    ...ask('POST', '/api/account/passkey/options', 'What a browser needs to create a passkey.', yes),
    body: { schema: guestSchema, example: { name: 'Ann' } },
  },
  ask('POST', '/api/account/passkey', 'Adds the passkey that a browser has created.', theUser),
  {
    ...ask('POST', '/api/account/passkey/remove', 'Removes a passkey.', yes),
    body: { schema: idSchema, example: { id: 'AAAA' } },
  },
  {
    ...ask('POST', '/api/account/sessions/end', 'Ends a session, and its sockets.', yes),
    body: { schema: idSchema, example: { id: 'AAAA' } },
  },
  ask('POST', '/api/account/sessions/end-others', 'Ends all sessions but this one.', yes),
  {
    ...ask('POST', '/api/account/delete', 'Deletes the account. Games stay, without the name.', yes),
    body: { schema: deletionSchema, example: password },
  },
  {
    ...ask('POST', '/api/sign-in/password', 'Signs in by name and password.', theUser),
    by: 'anybody',
    body: { schema: passwordSignInSchema, example: password },
  },
  { ...ask('POST', '/api/sign-in/passkey/options', 'What a browser needs to use a passkey.', yes), by: 'anybody' },
  { ...ask('POST', '/api/sign-in/passkey', 'Signs in by a passkey.', theUser), by: 'anybody' },
  ask('POST', '/api/sign-out', 'Ends this session.', yes),
  ask('POST', '/api/transfer', 'A code that signs in another device as the same user: valid once, for some minutes.', {
    status: 201,
    says: 'The code.',
  }),
  {
    ...ask('POST', '/api/transfer/take', 'Continues as the user who asked for the code.', theUser),
    by: 'anybody',
    body: { schema: codeSchema, example: { code: 'abcde-fghij' } },
  },
  {
    ...ask('GET', '/api/users/:name', 'The profile of a name, an id or bot:<name>: results, ratings, last games.', {
      status: 200,
      says: 'The profile.',
    }),
    by: 'anybody',
    tokens: 'any',
    refusals: [MISSING],
  },
  {
    ...ask('GET', '/api/ratings', 'The strongest players of a pool.', { status: 200, says: 'People and computers.' }),
    by: 'anybody',
    tokens: 'any',
    query: { game: 'Of which game.', speed: 'quick, slow, days or none.', players: 'Number of players.' },
  },
  {
    ...ask(
      'POST',
      '/api/pairing',
      'Joins the oldest room that fits, or opens one. With an id, the same request twice makes one game.',
      { status: 200, says: 'The room.' },
    ),
    tokens: ['play', 'challenge'],
    body: { schema: pairingSchema, example: { id: 'pair-0001', game: 'agere', options: {}, rated: false } },
  },
  {
    ...archive('/api/archive', 'Games that have ended, newest first.'),
    answer: { status: 200, says: 'A page of games.' },
  },
  {
    ...archive('/api/archive.jsonl', 'The same, as whole records, one per line.'),
    answer: { status: 200, says: 'Records.', isStream: true },
  },
  {
    ...ask('GET', '/api/rooms/:room/record', 'The record of a game.', { status: 200, says: 'A file.' }),
    by: 'anybody',
    tokens: 'any',
    query: { as: 'text or json.' },
    refusals: [MISSING],
  },
  {
    ...ask('POST', '/api/rooms/:room/analysis', 'Asks the server to analyse a game that has ended.', {
      status: 202,
      says: 'How far it is.',
    }),
    tokens: ['play'],
    refusals: [MISSING, CONFLICT],
  },
  {
    ...ask('GET', '/api/rooms/:room/analysis', 'How far it is, and what was found.', {
      status: 200,
      says: 'What the judge found about each move, the last moves first.',
    }),
    by: 'anybody',
    tokens: 'any',
    refusals: [MISSING],
  },
];

/** For people only, unless stated otherwise. */
function ask(method: Operation['method'], path: string, summary: string, answer: Operation['answer']): Operation {
  return { method, path, summary, by: 'user', tokens: 'none', answer, refusals: [SIGNED_OUT, FORBIDDEN] };
}

function archive(path: string, summary: string): Omit<Operation, 'answer'> {
  const query = {
    player: 'Who played.',
    game: 'Of which game.',
    result: 'won, lost, shared or none, for this player.',
    rated: 'yes or no.',
    mine: 'yes for the user’s own games that are not listed.',
    from: 'Ended not before, in milliseconds since 1970.',
    until: 'Ended before.',
    after: 'The next page. A page may be short or empty and still not be the last.',
    limit: 'Games on a page.',
  };
  return { method: 'GET', path, summary, by: 'anybody', tokens: 'any', query };
}
