import type { Position } from '../../../core/position.ts';
import { writePosition } from '../../../core/text.ts';
import { Thinker } from '../../../node/thinking/thinker.ts';
import type { Answer, Question } from '../../../search/worker/service.ts';

/** A computer that looks at the position of a review, one after another. */
export class ReviewEngine {
  private readonly changed: () => void;
  private thinker: Thinker | undefined;
  /** What was found, by position. */
  private readonly found = new Map<string, Answer>();
  private asked = '';
  private wanted: { readonly key: string; readonly question: Question } | undefined;
  private isBusy = false;
  trouble: string | undefined;

  constructor(changed: () => void) {
    this.changed = changed;
  }

  /** What is known of a position so far; begins to think about it. */
  about(position: Position): Answer | undefined {
    const key = keyOf(position);
    if (!position.over && this.asked !== key && !this.found.has(key)) this.ask(position, key);
    return this.found.get(key);
  }

  async close(): Promise<void> {
    await this.thinker?.close();
  }

  private ask(position: Position, key: string): void {
    this.asked = key;
    this.wanted = { key, question: { game: position.game.id, position: writePosition(position) } };
    if (this.isBusy) this.thinker?.stop();
    else void this.think();
  }

  /** One question after another, only the latest of those that wait. */
  private async think(): Promise<void> {
    this.isBusy = true;
    this.thinker ??= new Thinker();
    for (let next = this.wanted; next !== undefined; next = this.wanted) {
      const { key, question } = next;
      this.wanted = undefined;
      const keep = (answer: Answer) => {
        this.found.set(key, answer);
        this.changed();
      };
      try {
        keep(await this.thinker.think(question, keep));
      } catch (error) {
        this.trouble = error instanceof Error ? error.message : String(error);
        this.changed();
      }
    }
    this.isBusy = false;
  }
}

function keyOf({ keyLo, keyHi }: Position): string {
  return `${keyLo} ${keyHi}`;
}
