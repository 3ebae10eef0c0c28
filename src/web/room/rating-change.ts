import { signal } from '@preact/signals';
import type { Room } from '../../protocol/room.ts';
import { request } from '../online/request.ts';

const LOOK_AGAIN_MS = 1000;
/** After that the server is too busy to be waited for. */
const MOST_LOOKS = 20;

/** What a finished game did to the rating of a user. */
export interface RatingChange {
  readonly user: string;
  /** null: it was the first rated game. */
  readonly before: number | null;
  readonly after: number;
}

/** The ratings that a finished game has changed: the server counts them a moment after the end. */
export class RatingChanges {
  readonly changes = signal<readonly RatingChange[]>([]);
  private readonly id: string;
  private looks = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
  }

  /** Looks once the game is over, if it may count. */
  follow({ setup, status, outcome, unrated }: Room): void {
    const mayCount = setup.rated && status === 'over' && outcome?.reason !== 'abandoned' && unrated === undefined;
    if (mayCount && this.looks === 0) void this.look();
  }

  close(): void {
    this.looks = MOST_LOOKS;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    this.looks++;
    const said = await request<{ changes: RatingChange[] }>(`rooms/${this.id}/ratings`);
    const changes = said !== undefined && 'answer' in said ? said.answer.changes : [];
    this.changes.value = changes;
    if (changes.length === 0 && this.looks < MOST_LOOKS) {
      this.timer = setTimeout(() => void this.look(), LOOK_AGAIN_MS);
    }
  }
}
