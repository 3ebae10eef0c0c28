import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { name, version } from '../../../../package.json' with { type: 'json' };
import { chosenOptions } from '../../../core/options.ts';
import type { Note } from '../../../judge/note.ts';
import { examinePlies, type GameReview, missingPlies, reviewNodes, reviewOf } from '../../../judge/review.ts';
import { type GameRecord, startOf } from '../../../record/record.ts';
import type { Thinks } from '../../../session/seats.ts';
import { mainLine, type Study } from '../../../session/study.ts';
import type { KeptReview } from '../../local/kept.ts';

const ENGINE = `${name} ${version}`;

/** Who judges, and with how many nodes. */
interface Judge {
  readonly engine: string;
  readonly nodes: number;
}

/** The name under which the review of a record is kept. */
export function reviewId(record: GameRecord, judge: Judge): string {
  return idOf(
    record,
    record.line.map(({ move }) => move),
    judge,
  );
}

/** Everything that the notes depend on. */
function idOf({ game, options, start }: GameRecord, moves: readonly string[], { engine, nodes }: Judge): string {
  return JSON.stringify([engine, nodes, game.id, chosenOptions(game.options, options), start ?? '', moves]);
}

/** Where notes are kept, and who thinks. */
export interface ReviewParts {
  find(id: string): Promise<KeptReview | undefined>;
  keep(review: KeptReview): Promise<void>;
  /** Those who take moves from one queue, the last move first. */
  makeThinkers(): readonly Thinks[];
}

/** Judges the moves of a study's main line; what is found is shown and kept at once, and gone on with later. */
export class ReviewModel {
  readonly isRunning = signal(false);
  readonly trouble = signal('');
  /** Notes on the main line as it is now. */
  readonly notes: ReadonlySignal<readonly Note[]>;
  /** What they say; it grows while the moves are judged. */
  readonly review: ReadonlySignal<GameReview>;
  readonly count: ReadonlySignal<number>;
  private readonly study: ReadonlySignal<Study>;
  private readonly parts: ReviewParts;
  /** All that was found, with the moves it was found for. */
  private readonly found = signal<{ readonly moves: readonly string[]; readonly notes: readonly Note[] }>({
    moves: [],
    notes: [],
  });
  private readonly line: ReadonlySignal<string>;
  private thinkers: readonly Thinks[] = [];
  private loading: Promise<boolean> | undefined;

  constructor(study: ReadonlySignal<Study>, parts: ReviewParts) {
    this.study = study;
    this.parts = parts;
    // As one text: whoever reads it is told of other moves only, not of every step through the same ones.
    this.line = computed(() =>
      mainLine(study.value)
        .map(({ entry }) => entry.move)
        .join('\n'),
    );
    this.count = computed(() => this.moves.length);
    this.notes = computed(() => {
      const { moves, notes } = this.found.value;
      const now = this.moves;
      const isSame = (ply: number) => moves[ply] === now[ply];
      const same = now.findIndex((_, ply) => !isSame(ply));
      return notes.filter(({ ply }) => ply < now.length && (same < 0 || ply < same));
    });
    this.review = computed(() => {
      const { moves } = this;
      const start = this.start;
      return reviewOf(start, moves, this.notes.value, ENGINE, reviewNodes(start));
    });
  }

  get done(): number {
    return this.notes.value.length;
  }

  get isComplete(): boolean {
    return this.done === this.count.value;
  }

  noteAt(ply: number): Note | undefined {
    return this.notes.value.find((note) => note.ply === ply);
  }

  /** Takes up what was found before; whether it is to be gone on with. */
  load(): Promise<boolean> {
    this.loading ??= this.takeUp();
    return this.loading;
  }

  /** Judges the moves without a note. */
  async run(): Promise<void> {
    await this.load();
    if (this.isRunning.value || this.isComplete) return;
    const { moves, start } = this;
    const thinkers = this.parts.makeThinkers();
    this.thinkers = thinkers;
    this.isRunning.value = true;
    this.trouble.value = '';
    const plies = missingPlies(moves, this.notes.value);
    const nodes = reviewNodes(start);
    const work = async (thinker: Thinks) => {
      const coming = examinePlies(start, moves, plies, (...asked) => thinker.think(...asked), nodes);
      for await (const note of coming) {
        if (this.thinkers !== thinkers) return;
        this.found.value = { moves, notes: [...this.notes.value, note] };
        this.keep(false);
      }
    };
    try {
      await Promise.all(thinkers.map(work));
    } catch (error) {
      if (this.thinkers === thinkers) this.trouble.value = error instanceof Error ? error.message : String(error);
    }
    if (this.thinkers === thinkers) this.end();
  }

  /** A person stops it: it does not begin again by itself. */
  stop(): void {
    if (!this.isRunning.value) return;
    this.end();
    this.keep(true);
  }

  /** The screen is left. */
  end(): void {
    for (const thinker of this.thinkers) void thinker.close();
    this.thinkers = [];
    this.isRunning.value = false;
  }

  private async takeUp(): Promise<boolean> {
    const { id, moves } = this;
    const kept = await this.parts.find(id);
    if (kept !== undefined) this.found.value = { moves, notes: kept.notes };
    return kept?.isStopped !== true && !this.isComplete;
  }

  private get start() {
    return startOf(this.record);
  }

  /** The record without its moves stays the same while these are studied. */
  private get record() {
    return this.study.peek().record;
  }

  private get moves(): readonly string[] {
    return this.line.value === '' ? [] : this.line.value.split('\n');
  }

  private get id(): string {
    return idOf(this.record, this.moves, { engine: ENGINE, nodes: reviewNodes(this.start) });
  }

  private keep(isStopped: boolean): void {
    void this.parts.keep({ id: this.id, notes: this.notes.value, isStopped, changed: Date.now() });
  }
}
