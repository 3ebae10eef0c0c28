import type { Presence, Saying } from '../../protocol/messages.ts';

/** What one process tells the others. */
export type News =
  /** Something new is stored in the room. */
  | { readonly kind: 'events'; readonly room: string }
  /** Somebody's name in the room has changed. */
  | { readonly kind: 'names'; readonly room: string }
  /** Who is connected to the process that tells it. */
  | { readonly kind: 'presence'; readonly room: string; readonly presence: Presence }
  | { readonly kind: 'chat'; readonly room: string; readonly saying: Saying }
  /** Whose session it was is signed out. */
  | { readonly kind: 'ended'; readonly session: string };

/** Who hears the news of other processes, each of which has a name. */
export interface Ears {
  hear(news: News, from: string): void;
  /** What others told in the last so many milliseconds may not have arrived. */
  missed(ms: number): void;
}

/**
 * Carries news between processes. News that are lost do no harm: whoever serves a room also looks for events by itself
 * from time to time, presence is told again and again, what was written is stored, and sessions are looked up.
 */
export interface Bus {
  tell(news: News): void;
  listen(ears: Ears): Promise<void>;
  close(): Promise<void>;
}

/** For a process that is alone. */
export const noBus: Bus = {
  tell() {},
  async listen() {},
  async close() {},
};
