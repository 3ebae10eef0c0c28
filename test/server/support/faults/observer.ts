import type { RoomClient } from '../../../../src/protocol/room-client.ts';
import { findDeaf, type Span, type Watching, without } from './liveness.ts';

/** Which server a watcher was connected to, and when; or which could not know, and when. */
interface ServerSpan extends Span {
  readonly server: number;
}

/** Notes, by one clock that never jumps, what is stored when and who knows it when. */
export class Observer {
  private readonly stored = new Map<string, number[]>();
  private readonly watchers: WatcherNotes[] = [];
  private readonly troubles: ServerSpan[] = [];

  /** This many events of a room are stored by now, if not before. */
  noteStored(room: string, events: number): void {
    const times = this.stored.get(room) ?? [];
    this.stored.set(room, times);
    while (times.length < events) times.push(performance.now());
  }

  /** Somebody begins to watch a room. */
  watcher(room: string, name: string): WatcherNotes {
    const notes = new WatcherNotes(room, name, (events) => this.noteStored(room, events));
    this.watchers.push(notes);
    return notes;
  }

  /** A server cannot know, or cannot tell, from now on until the returned function is called. */
  trouble(server: number): () => void {
    const from = performance.now();
    return () => void this.troubles.push({ server, from, until: performance.now() });
  }

  /** Watchers who did not hear in time what was stored. */
  findDeaf(): string[] {
    return findDeaf(
      this.stored,
      this.watchers.map((notes) => notes.watching(this.troubles)),
    );
  }
}

export class WatcherNotes {
  private readonly room: string;
  private readonly name: string;
  private readonly knows: (events: number) => void;
  private readonly heard: number[] = [];
  private readonly connections: ServerSpan[] = [];
  private server = 0;
  private since: number | undefined;

  constructor(room: string, name: string, knows: (events: number) => void) {
    this.room = room;
    this.name = name;
    this.knows = knows;
  }

  dialled(server: number): void {
    this.server = server;
  }

  /** Something has changed for them. */
  look({ isConnected, events }: RoomClient): void {
    const now = performance.now();
    while (this.heard.length < events.length) this.heard.push(now);
    this.knows(events.length);
    if (isConnected) this.since ??= now;
    else if (this.since !== undefined) {
      this.connections.push({ server: this.server, from: this.since, until: now });
      this.since = undefined;
    }
  }

  watching(troubles: readonly ServerSpan[]): Watching {
    const { room, name, heard } = this;
    const spans = this.connections.flatMap((one) =>
      without(
        one,
        troubles.filter(({ server }) => server === one.server),
      ),
    );
    return { room, name, spans, heard };
  }
}
