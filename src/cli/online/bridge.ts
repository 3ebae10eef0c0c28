import { claimedGames } from '../../node/engines/claimed-games.ts';
import { untilStopped } from '../../node/stopping.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { type BotEvent, botEventSchema } from '../../protocol/bot-messages.ts';
import type { Room } from '../../protocol/room.ts';
import type { RoomClient } from '../../protocol/room-client.ts';
import type { Budget } from '../../session/player-word.ts';
import { EngineSeat } from './engine-seat.ts';
import { Remote, readOrigin } from './remote.ts';

export interface BridgeFlags {
  readonly server: string;
  readonly token?: string;
  /** What it plays, separated by commas. */
  readonly game?: string;
  /** How many at a time. */
  readonly games: number;
  readonly time?: number;
  readonly nodes?: number;
}

/** An engine's default time per move, in milliseconds. */
const USUAL_MS = 1000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 10_000;

/** Seats an engine at the tables of a server until it is told to stop. */
export async function runBridge(command: string, flags: BridgeFlags): Promise<void> {
  const { token, time, nodes } = flags;
  if (token === undefined) throw new UsageError(say('Please name the token of the bot with --token or GAMUT_TOKEN.'));
  const remote = new Remote(readOrigin(flags.server), () => ({ authorization: `Bearer ${token}` }));
  const { user } = (await remote.ask('GET', '/api/session')).body as { user: { name: string; kind: string } | null };
  if (user?.kind !== 'bot')
    throw new UsageError(
      say('The server does not know this token; create one on the account page or with POST /api/tokens.'),
    );
  const budget: Budget = {
    ...(nodes === undefined ? {} : { nodes }),
    ...(time === undefined && nodes !== undefined ? {} : { ms: time ?? USUAL_MS }),
  };
  const played = (await claimedGames(command, flags.game)).map(({ id }) => id);
  const bridge = new Bridge(remote, { command, budget, played, most: flags.games });
  print(
    say('{bot} plays {games} at {origin}  (Ctrl-C stops it)', {
      ...{ bot: user.name, games: played.join(', '), origin: remote.origin },
    }),
  );
  const stop = new AbortController();
  const listening = bridge.listen(stop.signal);
  await untilStopped();
  stop.abort();
  await listening;
  bridge.close();
}

/** Milliseconds after a game in which the loser may ask for another. */
const REMATCH_MS = 60_000;

interface Seated {
  readonly client: RoomClient;
  readonly seat: EngineSeat;
  /** Ends the time after the game; undefined while it runs. */
  after: NodeJS.Timeout | undefined;
}

interface BridgeParts {
  readonly command: string;
  readonly budget: Budget;
  /** Ids of the games that the engine plays. */
  readonly played: readonly string[];
  /** Games at a time. */
  readonly most: number;
}

class Bridge {
  private readonly remote: Remote;
  private readonly parts: BridgeParts;
  private readonly seated = new Map<string, Seated>();
  /** Rooms that were accepted and have not begun. */
  private readonly awaited = new Set<string>();

  constructor(remote: Remote, parts: BridgeParts) {
    this.remote = remote;
    this.parts = parts;
  }

  /** Hears what the server says, however often the connection breaks. */
  async listen(signal: AbortSignal): Promise<void> {
    let retry = FIRST_RETRY_MS;
    while (!signal.aborted) {
      try {
        for await (const line of this.remote.lines('/api/bot/events', signal)) {
          retry = FIRST_RETRY_MS;
          const read = botEventSchema.safeParse(line);
          if (read.success) await this.hear(read.data);
        }
      } catch (error) {
        if (!signal.aborted) print(sayLost(error as Error));
      }
      if (signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, retry * Math.random()));
      retry = Math.min(LAST_RETRY_MS, retry * 2);
    }
  }

  close(): void {
    for (const room of [...this.seated.keys()]) this.leave(room);
  }

  private async hear(event: BotEvent): Promise<void> {
    const { room } = event;
    if (event.say === 'challenge') await this.answer(event);
    else if (event.say === 'game start') this.sit(room, event.game);
    else if (event.say === 'challenge gone') this.awaited.delete(room);
  }

  /** Accepts while there is room for another game; the stream repeats the challenge if the connection breaks. */
  private async answer({ room, game, by }: Extract<BotEvent, { say: 'challenge' }>): Promise<void> {
    const answer = this.hasRoom && this.parts.played.includes(game) ? 'accept' : 'decline';
    const { status } = await this.remote.ask('POST', `/api/bot/challenges/${room}/${answer}`, {});
    if (answer === 'accept' && status === 200) this.awaited.add(room);
    print(
      say(answer === 'accept' ? '{room}: {by} asks for {game}: accepted' : '{room}: {by} asks for {game}: declined', {
        ...{ room, by, game },
      }),
    );
  }

  private get hasRoom(): boolean {
    const playing = [...this.seated.values()].filter(({ after }) => after === undefined).length;
    return playing + this.awaited.size < this.parts.most;
  }

  private sit(room: string, game: string): void {
    this.awaited.delete(room);
    if (this.seated.has(room)) return;
    const client = this.remote.openRoom(room, () => this.heard(room));
    const { command, budget } = this.parts;
    const seat = new EngineSeat(client, { command, budget, seed: seedOf(room), note: print });
    this.seated.set(room, { client, seat, after: undefined });
    print(say('{room}: {game} begins', { room, game }));
  }

  private heard(name: string): void {
    const seated = this.seated.get(name);
    if (seated === undefined) return;
    const { client, seat } = seated;
    seat.heard();
    if (client.trouble !== undefined || client.room?.next !== undefined) return this.leave(name);
    if (client.room?.status !== 'over') return;
    if (seated.after === undefined) {
      seat.close();
      seated.after = setTimeout(() => this.leave(name), REMATCH_MS);
      print(sayEnd(name, client.room, client.user));
    }
    const agreed = client.room.agreed.get('rematch');
    const own = client.room.seatOf(client.user);
    if (agreed === undefined || own === undefined || agreed.has(own) || !this.hasRoom) return;
    void client.act({ do: 'agree', what: 'rematch' });
  }

  private leave(room: string): void {
    const seated = this.seated.get(room);
    this.seated.delete(room);
    clearTimeout(seated?.after);
    seated?.seat.close();
    seated?.client.close();
  }
}

function sayLost({ message }: Error): string {
  return say('Connection lost ({why}). Trying again…', { why: message });
}

function sayEnd(name: string, room: Room, user: string): string {
  const { reason = 'rules', winners = [] } = room.outcome ?? {};
  const own = room.seatOf(user);
  const isWinner = own !== undefined && winners.includes(own);
  const end = winners.length === 0 ? 'nobody won' : isWinner ? (winners.length > 1 ? 'drawn' : 'won') : 'lost';
  return say('{room}: over after {count} {count:move|moves}: {end} ({reason})', {
    ...{ room: name, count: room.ply, end: say(end), reason },
  });
}

/** The seed of chance in a room: always the same for the same room. */
function seedOf(room: string): number {
  let seed = 1;
  for (const letter of room) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) & 0x7fff_ffff;
  return seed;
}
