/**
 * Every limit on what anybody may do to a server, in one place. The first three can be set by the operator; the rest
 * follow from them or are fixed. The files beside this one enforce them; how much a room may hold is `MOST_SITS`,
 * `MOST_VISITS` and `MOST_ASIDE` in the protocol.
 */

/** What `gamut serve --rate-limit`, `--socket-limit` and `--account-limit` are by default. */
export const DEFAULT_LIMITS = {
  /** Requests that one network may make in a minute. */
  rate: 300,
  /** Sockets that one network may hold open. */
  sockets: 200,
  /** Actions in rooms that one account may take in a minute. */
  account: 600,
} as const;

/**
 * For each action in a room that an account may take: messages it may write, rooms it may make (with or without bots
 * invited to them), sockets and streams it may open.
 */
export const ACCOUNT_SHARES = { act: 1, chat: 0.1, room: 0.05, line: 0.1 } as const;
/** An account may do at once what it is allowed in this many seconds. */
export const ACCOUNT_BURST_SECONDS = 20;

/** How many rooms may be open at a time. */
export interface RoomLimits {
  /** Of one person, waiting for others. */
  readonly waiting: number;
  /** Of one person, in which computers play and somebody was there recently. */
  readonly thinking: number;
  /** Of one network, waiting for others. */
  readonly ofNetwork: number;
}

/** An operator who allows more requests and actions allows more rooms. */
export function roomLimits(accountLimit: number, rateLimit: number): RoomLimits {
  return {
    waiting: Math.ceil(accountLimit / 30),
    thinking: Math.ceil(accountLimit / 75),
    ofNetwork: Math.ceil(rateLimit / 5),
  };
}

/** Connections that a network may hold for each socket it may hold: pages and requests use others. */
export const CONNECTIONS_PER_SOCKET = 2;
/** Bytes of the largest message, over HTTP or a socket. */
export const LARGEST_MESSAGE = 16_384;
/** Milliseconds within which a request must have arrived whole. */
export const REQUEST_MS = 10_000;

/** One socket: messages at once and then per second, rooms it may watch, bytes that may wait until it is cut off. */
export const SOCKET = { burst: 40, perSecond: 10, rooms: 50, bufferedBytes: 4_194_304 } as const;
/** Streams of one user, and bytes that may wait in one until it is cut off. */
export const STREAM = { perUser: 32, bufferedBytes: 1_048_576 } as const;

/** Attempts are counted over this many milliseconds, in the database: for all processes and across restarts. */
export const ATTEMPT_SPAN_MS = 15 * 60_000;
/** Attempts allowed in that time. */
export const ATTEMPTS = {
  /** Signing in: by one network, by it for one name, by its neighbours for that name, by anybody for one name. */
  signIn: { network: 40, networkAndName: 10, regionAndName: 20, name: 100 },
  /** Codes for another device: made by one account, tried by one network. */
  codes: 10,
  /** Changes of accounts, by one network. */
  changes: 60,
  /** Of one account or session. */
  deletions: 10,
  exports: 10,
  proofs: 10,
  /** Downloads of the whole archive and requests for an analysis, by one network. */
  downloads: 10,
  analyses: 30,
} as const;

/** What one account may have. */
export const MOST_BOTS = 20;
export const MOST_TOKENS = 20;
export const MOST_PASSKEYS = 20;
export const MOST_RUNNING_ANALYSES = 2;
/** Challenges that may wait for one bot. */
export const MOST_CHALLENGES = 50;

/** A chat is busy when more is written than this at once and then per second. */
export const CHAT = {
  burst: 20,
  perSecond: 2,
  /** In a busy chat everybody may write once in this time. */
  slowMs: 15_000,
  /** A chat in which nobody has written for this long is quiet again. */
  quietMs: 60_000,
} as const;

/** Lag that is forgiven: what a seat begins with and the most it can save, in what it gains by one move. */
export const LAG = { first: 3, most: 7 } as const;
