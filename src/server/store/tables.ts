/** The tables, in types that SQLite and PostgreSQL share: text, whole numbers, JSON as text, times in milliseconds since 1970, yes as 1. */
export interface Tables {
  rooms: RoomTable;
  events: EventTable;
  chat: ChatTable;
  users: UserTable;
  sessions: SessionTable;
  jobs: JobTable;
  heartbeats: HeartbeatTable;
}

/** One row for each room: what its events add up to, for lists and clocks. */
export interface RoomTable extends RoomSummary {
  id: string;
  game: string;
  players: number;
  speed: string;
  listed: number;
  rated: number;
  setup: string;
  /** Number of the last event: whoever writes must know it. */
  version: number;
  created_at: number;
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

/** What happened, never changed. One move for each ply of an epoch, one event for each wish. */
export interface EventTable {
  room: string;
  seq: number;
  at: number;
  kind: string;
  /** Who sat down or stood up. */
  user_id: string | null;
  epoch: number;
  /** null unless it is a move. */
  ply: number | null;
  /** Under which its sender asked for it. */
  wish: string | null;
  body: string;
}

interface ChatTable {
  room: string;
  wish: string;
  channel: string;
  user_id: string;
  name: string;
  text: string;
  at: number;
}

interface UserTable {
  id: string;
  kind: string;
  name: string;
  created_at: number;
}

interface SessionTable {
  /** Of the token, which is stored nowhere. */
  hash: string;
  user_id: string;
  created_at: number;
  seen_at: number;
}

export interface JobTable {
  /** A second job of the same key is the same job. */
  key: string;
  kind: string;
  body: string;
  created_at: number;
  /** Not to be taken before: whoever takes it pushes it this far ahead, so that it comes back if they die. */
  due_at: number;
  tries: number;
}

interface HeartbeatTable {
  server: string;
  at: number;
}
