import type { Presence, Saying } from '../../protocol/messages.ts';

/** What one process tells the others. */
export type BusMessage =
  /** Something new is stored in the room. */
  | { readonly kind: 'events'; readonly room: string }
  /** Somebody's name in the room has changed. */
  | { readonly kind: 'names'; readonly room: string }
  /** Who is connected to the process that sends this. */
  | { readonly kind: 'presence'; readonly room: string; readonly presence: Presence }
  | { readonly kind: 'chat'; readonly room: string; readonly saying: Saying }
  /** The owner of the session has signed out. */
  | { readonly kind: 'ended'; readonly session: string };

/** Receives the news of other processes, each of which has a name. */
export interface Ears {
  hear(news: BusMessage, from: string): void;
  /** What others sent in the last `ms` milliseconds may not have arrived. */
  missed(ms: number): void;
}

/**
 * Carries news between processes. Lost news does no harm: a process that serves a room also looks for events by itself
 * from time to time, presence is sent repeatedly, what was written is stored, and sessions are looked up.
 */
export interface Bus {
  tell(news: BusMessage): void;
  listen(ears: Ears): Promise<void>;
  close(): Promise<void>;
}

/** For a process that is the only one. */
export const noBus: Bus = {
  tell() {},
  async listen() {},
  async close() {},
};
