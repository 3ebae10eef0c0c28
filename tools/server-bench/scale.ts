/** How long and how large; the short form is a test that the bench works. */
export interface Scale {
  readonly seconds: number;
  /** Tables that make a move every PACE_MS, on one server and on two. */
  readonly games: number;
  readonly clusterGames: number;
  readonly live: number;
  readonly idle: number;
  readonly watchers: number;
  readonly returning: number;
  readonly stored: number;
}

/** The tables offer 1,270 and 1,820 moves a second. */
export const WHOLE: Scale = {
  seconds: 60,
  games: 140,
  clusterGames: 200,
  live: 3000,
  idle: 15_000,
  watchers: 1000,
  returning: 5000,
  stored: 10_000,
};

export const SHORT: Scale = {
  seconds: 4,
  games: 60,
  clusterGames: 60,
  live: 100,
  idle: 300,
  watchers: 50,
  returning: 100,
  stored: 200,
};
