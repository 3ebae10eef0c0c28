/** Within this many milliseconds every connected watcher has every stored event. */
export const LONGEST_MS = 6000;

/** From one moment to another, in milliseconds of one clock that never jumps. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** What a watcher of a room went through. */
export interface Watching {
  readonly room: string;
  readonly name: string;
  /** When they were connected to a server that could know. */
  readonly spans: readonly Span[];
  /** When they had each event, from the first on; without those they never had. */
  readonly heard: readonly number[];
}

/**
 * Who was deaf, as sentences; ideally none. stored: for each room when each event, from the first on, was stored at
 * the latest.
 */
export function findDeaf(stored: ReadonlyMap<string, readonly number[]>, watchings: readonly Watching[]): string[] {
  return watchings.flatMap(({ room, name, spans, heard }) => {
    for (const [index, at] of (stored.get(room) ?? []).entries()) {
      const had = heard[index] ?? Number.POSITIVE_INFINITY;
      const missed = spans.find(({ from, until }) => {
        const due = Math.max(at, from) + LONGEST_MS;
        return due <= until && had > due;
      });
      if (missed === undefined) continue;
      const late = Math.round(had - Math.max(at, missed.from));
      const how = had === Number.POSITIVE_INFINITY ? 'never heard' : `heard ${late} ms late`;
      return [`${room}: ${name} ${how} event ${index + 1}`];
    }
    return [];
  });
}

/** What is left of a span when others are removed from it. */
export function without(span: Span, others: readonly Span[]): Span[] {
  return others.reduce<Span[]>(
    (left, { from, until }) =>
      left.flatMap((one) => {
        if (until <= one.from || from >= one.until) return [one];
        const parts = [
          { from: one.from, until: from },
          { from: until, until: one.until },
        ];
        return parts.filter((part) => part.from < part.until);
      }),
    [span],
  );
}
