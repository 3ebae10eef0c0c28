/** A room that stays in memory, the same for everybody, until it is released. */
export interface Held<T> {
  readonly live: T;
  /** Calling it again changes nothing. */
  release(): void;
}

interface Place<T> {
  /** undefined where there is no such room. */
  readonly live: Promise<T | undefined>;
  /** The same, as soon as it is read. */
  loaded: T | undefined;
  holds: number;
}

/**
 * The rooms in memory, each of them once. A room is held from the moment it is asked for, before it is even read, and
 * what is held is never dropped; so all holders of a room have the same one.
 */
export class Holds<T> {
  private readonly places = new Map<string, Place<T>>();
  /** Names of rooms that nobody holds, the last released at the end. */
  private readonly idle = new Set<string>();
  private readonly load: (id: string) => Promise<T | undefined>;
  private readonly mostIdle: number;

  constructor(load: (id: string) => Promise<T | undefined>, mostIdle: number) {
    this.load = load;
    this.mostIdle = mostIdle;
  }

  has(id: string): boolean {
    return this.places.has(id);
  }

  /** undefined if there is no such room. */
  async hold(id: string): Promise<Held<T> | undefined> {
    const place = this.places.get(id) ?? this.open(id);
    place.holds++;
    this.idle.delete(id);
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      place.holds--;
      if (place.holds === 0 && this.places.get(id) === place) this.rest(id);
    };
    try {
      const live = await place.live;
      if (live !== undefined) return { live, release };
    } catch (error) {
      release();
      throw error;
    }
    release();
    return undefined;
  }

  /** The rooms that are held, without those that are just being read. */
  held(): T[] {
    return [...this.places.values()].flatMap(({ holds, loaded }) =>
      holds === 0 || loaded === undefined ? [] : [loaded],
    );
  }

  private open(id: string): Place<T> {
    const place: Place<T> = { live: this.load(id), loaded: undefined, holds: 0 };
    this.places.set(id, place);
    // What was not there, or could not be read, is looked up again by the next caller.
    const forget = () => {
      if (this.places.get(id) !== place) return;
      this.places.delete(id);
      this.idle.delete(id);
    };
    place.live.then((live) => {
      if (live === undefined) forget();
      else place.loaded = live;
    }, forget);
    return place;
  }

  private rest(id: string): void {
    this.idle.add(id);
    if (this.idle.size <= this.mostIdle) return;
    const [oldest] = this.idle;
    this.idle.delete(oldest);
    this.places.delete(oldest);
  }
}
