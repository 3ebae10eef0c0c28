import { setImmediate as breathe } from 'node:timers/promises';
import { writeRecordJson } from '../../record/record-json.ts';
import type { User } from '../accounts/sessions.ts';
import type { Host } from '../host.ts';

/** Messages that are read at a time. */
const AT_ONCE = 500;

/** Everything stored about a user, as one JSON document in parts: their games and messages, but no credentials. */
export async function* exportOf(host: Host, user: User): AsyncGenerator<string> {
  const { accounts, passkeys, sessions, bots, ratings, archive } = host;
  const about = {
    user,
    since: (await accounts.byId(user.id))?.created_at,
    hasPassword: await accounts.hasPassword(user.id),
    passkeys: await passkeys.list(user.id),
    sessions: (await sessions.list(user.id)).map(({ id: _, ...session }) => session),
    tokens: await bots.list(user),
    ratings: await ratings.history(user.id),
    analyses: await analysesOf(host, user),
    rooms: await roomsOf(host, user),
  };
  yield `${JSON.stringify(about).slice(0, -1)},"messages":[`;
  yield* joined(messagesOf(host, user));
  yield '],"games":[';
  yield* joined(recordsOf());
  yield ']}\n';

  async function* recordsOf(): AsyncGenerator<string> {
    for await (const record of archive.records({ mine: 'yes' }, user.id)) {
      yield writeRecordJson(record);
      await breathe(); // other requests are answered between two games
    }
  }
}

function analysesOf({ store }: Host, user: User) {
  return store.db.selectFrom('analyses').select(['room', 'created_at']).where('user_id', '=', user.id).execute();
}

/** Rooms in which they sat, including those that are not over. */
function roomsOf({ store }: Host, user: User) {
  return store.db
    .selectFrom('rooms')
    .select(['id', 'game', 'status', 'created_at', 'updated_at'])
    .where('id', 'in', (events) => events.selectFrom('events').select('room').where('user_id', '=', user.id))
    .orderBy('created_at')
    .execute();
}

async function* messagesOf({ store }: Host, user: User): AsyncGenerator<string> {
  for (let from = 0; ; from += AT_ONCE) {
    const rows = await store.db
      .selectFrom('chat')
      .select(['room', 'channel', 'name', 'text', 'at'])
      .where('user_id', '=', user.id)
      .orderBy('at')
      .orderBy('wish')
      .limit(AT_ONCE)
      .offset(from)
      .execute();
    for (const row of rows) yield JSON.stringify(row);
    if (rows.length < AT_ONCE) return;
  }
}

async function* joined(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const part of parts) {
    yield isFirst ? part : `,${part}`;
    isFirst = false;
  }
}
