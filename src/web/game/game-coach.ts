import type { Match } from '../../core/play/match.ts';
import { thresholdFor } from '../../judge/coach.ts';
import { Coach } from '../../session/coach/coach.ts';
import { timesSpoken } from '../../session/coach/events.ts';
import { degreeOf, readCounts, withCount } from '../../session/coach/guidance.ts';
import { tellingOf } from '../../session/coach/words.ts';
import { Moments } from '../../session/moments.ts';
import type { Session } from '../../session/session.ts';
import { WebThinker } from '../engine/thinker.ts';
import { keepItem, readItem } from '../local/items.ts';
import type { KeptGame } from '../local/kept.ts';
import { Why } from '../why/why.ts';

/** The coach of a game on the screen, and the reasons it can give. */
export class GameCoach {
  readonly coach: Coach;
  readonly why = new Why(() => new WebThinker());
  private readonly thinker = new WebThinker();
  private readonly match: Match;
  private readonly moments = new Moments();

  /** For a game with a coach; changed is called after every word. */
  constructor(session: Session, kept: KeptGame, changed: () => void) {
    const degree = degreeOf(kept.guidance) ?? 'usual';
    this.match = session.match;
    const threshold = thresholdFor(degree, countsOf(session.match));
    const think = (...asked: Parameters<WebThinker['think']>) => this.thinker.think(...asked);
    const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    const heard = () => {
      this.explain();
      changed();
    };
    const parts = { threshold, think, wait, now: () => performance.now(), changed: heard, close: () => this.close() };
    this.coach = new Coach(session, parts, kept.coached);
    session.adviser = this.coach;
    this.explain();
  }

  /** The reasons against the move in question, once they are known. */
  get telling() {
    const { doubt } = this.coach;
    const asked = doubt && this.why.about(doubt.move, doubt.ply);
    if (asked?.claims === undefined) return undefined;
    return { position: asked.position, ...tellingOf(this.match.game, asked.claims) };
  }

  /** Remembers, when a game is over, how often the coach spoke. */
  count(): void {
    const counts = withCount(countsOf(this.match), timesSpoken(this.coach.events));
    keepItem(nameOf(this.match), JSON.stringify(counts));
  }

  private async close(): Promise<void> {
    this.why.forget();
    await this.thinker.close();
  }

  /** Looks for the reasons as soon as there is a question. */
  private explain(): void {
    const { doubt } = this.coach;
    if (doubt === undefined || this.why.about(doubt.move, doubt.ply) !== undefined) return;
    const { position } = this.moments.after(this.match, doubt.ply);
    void this.why.ask(position, doubt.move, doubt.ply, doubt.best);
  }
}

function countsOf(match: Match): readonly number[] {
  try {
    return readCounts(JSON.parse(readItem(nameOf(match)) ?? '[]'));
  } catch {
    return [];
  }
}

function nameOf({ game, position }: Match): string {
  return `gamut coach ${game.id} ${position.seats}`;
}
