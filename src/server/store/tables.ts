import type { Generated } from 'kysely';

/** Tables in types that both databases share: text, integers, JSON as text, times in Unix milliseconds, 1 for yes. */
export interface Tables {
  rooms: RoomRow;
  events: EventRow;
  chat: ChatRow;
  users: UserRow;
  sessions: SessionRow;
  jobs: JobRow;
  heartbeats: HeartbeatRow;
  passwords: PasswordRow;
  passkeys: PasskeyRow;
  codes: CodeRow;
  tries: AttemptsRow;
  devices: DeviceRow;
  locks: LockRow;
  seats: SeatRow;
  rating_events: RatingEventRow;
  analyses: AnalysisRow;
  evaluations: EvaluationRow;
  bots: BotRow;
  tokens: TokenRow;
  challenges: ChallengeRow;
  room_wishes: RoomCommandRow;
  arena_games: ArenaGameRow;
  turns: TurnRow;
}

/** One row for each room: the state its events add up to, for lists and clocks. */
export interface RoomRow extends RoomSummary {
  id: string;
  game: string;
  players: number;
  speed: string;
  listed: number;
  rated: number;
  setup: string;
  /** Number of the last event: writers must know it. */
  version: number;
  created_at: number;
  /** Who made it, and the hash of their network; deleted once it is over. */
  opener: string | null;
  network: string | null;
  /** Seats where computers sit. */
  computers: Generated<number>;
  /** When somebody who matters to it was last known to be there: a person who waits in it, or who watches computers. */
  attended_at: Generated<number>;
}

/** What changes with events. */
export interface RoomSummary {
  status: string;
  /** Moves made. */
  moves: number;
  position: string;
  /** Names at the seats as JSON. */
  names: string;
  /** When the time of the player to move is up. */
  deadline: number | null;
  outcome: string | null;
  updated_at: number;
}

/** What happened, never changed. One move for each ply of an epoch, one event for each command. */
export interface EventRow {
  room: string;
  seq: number;
  at: number;
  kind: string;
  /** Who sat down or stood up. */
  user_id: string | null;
  epoch: number;
  /** null unless it is a move. */
  ply: number | null;
  /** The id that its sender gave it. */
  wish: string | null;
  body: string;
}

export interface ChatRow {
  room: string;
  wish: string;
  channel: string;
  user_id: string;
  name: string;
  text: string;
  at: number;
}

interface UserRow {
  id: string;
  kind: string;
  name: string;
  created_at: number;
  /** The name as it is compared; only of accounts. */
  handle: string | null;
  /** What the name looks like; only of accounts. */
  skeleton: string | null;
}

interface SessionRow {
  /** Of the token, which is stored nowhere. */
  hash: string;
  /** The browser, by its own description. */
  device: string;
  user_id: string;
  created_at: number;
  seen_at: number;
  /** When its user last proved their identity; 0 if they never did. */
  proven_at: number;
}

/** A browser in which somebody has signed in before. */
interface DeviceRow {
  /** Of its cookie's value, which is stored nowhere. */
  hash: string;
  user_id: string;
  seen_at: number;
}

export interface JobRow {
  /** A second job of the same key is the same job. */
  key: string;
  kind: string;
  body: string;
  created_at: number;
  /** Not to be taken before: taking it moves this ahead, so that it comes back if the worker dies. */
  due_at: number;
  tries: number;
  /** For whom it is done and where they came from; '' for what is nobody's in particular. */
  person?: string;
  network?: string;
}

/** When a job of this person or network was last taken: never the same number twice in a row. */
interface TurnRow {
  who: string;
  at: number;
}

interface HeartbeatRow {
  server: string;
  at: number;
}

interface PasswordRow {
  user_id: string;
  /** With its salt and parameters. */
  hash: string;
  changed_at: number;
}

export interface PasskeyRow {
  id: string;
  user_id: string;
  public_key: string;
  /** How often the authenticator says that it was used; some never count. */
  counter: number;
  transports: string;
  created_at: number;
  used_at: number;
}

/** What is valid once and for a short time. */
interface CodeRow {
  hash: string;
  kind: string;
  user_id: string | null;
  expires_at: number;
}

/** How often something was tried within a span of time. */
interface AttemptsRow {
  what: string;
  span: number;
  count: number;
}

/** What only one process at a time does. */
interface LockRow {
  name: string;
  holder: string;
  until: number;
}

/** Who sat where in a game that has ended, and how it ended for them. */
export interface SeatRow {
  room: string;
  seat: number;
  user_id: string | null;
  /** The name as it is compared. */
  handle: string;
  name: string;
  kind: string;
  result: string;
  ended_at: number;
  /** As in the room, so that the archive is searched in this table alone. */
  game: string;
  rated: number;
  listed: number;
}

/** What a game did to a rating: once for each player, numbered without gaps in each pool. */
export interface RatingEventRow {
  room: string;
  user_id: string;
  pool: string;
  number: number;
  place: number;
  /** After the game. */
  rating: number;
  deviation: number;
  volatility: number;
  at: number;
}

export interface AnalysisRow {
  room: string;
  /** Who asked for it. */
  user_id: string;
  status: string;
  /** Positions to analyse, and those analysed. */
  plies: number;
  done: number;
  created_at: number;
  updated_at: number;
}

interface EvaluationRow {
  room: string;
  ply: number;
  /** The engine that judged it, and its version. */
  engine: string;
  nodes: number;
  body: string;
}

/** The name of a bot is taken once; users has the rest. */
interface BotRow {
  name: string;
  user_id: string;
  owner: string;
  /** When it last listened. */
  seen_at: number;
}

interface TokenRow {
  /** Of the token, which is stored nowhere. */
  hash: string;
  /** The id by which its owner revokes it. */
  id: string;
  /** The bot. */
  user_id: string;
  /** Separated by spaces. */
  scopes: string;
  created_at: number;
}

/** Somebody invited a bot to a room. */
interface ChallengeRow {
  room: string;
  /** The user who is invited. */
  bot: string;
  seat: number;
  /** Name of the user who invites. */
  challenger: string;
  created_at: number;
  /** accepted, declined; null while it waits. */
  answer: string | null;
}

/** The room that a command made: the same command again is the same room. */
interface RoomCommandRow {
  user_id: string;
  /** Chosen by the asker. */
  wish: string;
  room: string;
}

/** A game of a match that a worker played, until the asker has fetched it. */
interface ArenaGameRow {
  match: string;
  /** Its place in the schedule of the match. */
  id: number;
  body: string;
  at: number;
}
