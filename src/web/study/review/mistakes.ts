import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { exactMove } from '../../../core/moves.ts';
import { NO_MOVE, type Seat } from '../../../core/types.ts';
import { type Found, judgeFound } from '../../../judge/better.ts';
import { type ReviewedPly, reviewNodes } from '../../../judge/review.ts';
import { startOf } from '../../../record/record.ts';
import type { Thinks } from '../../../session/seats.ts';
import { goTo, mainLine, nodeAt, pathTo, positionAt, START } from '../../../session/study.ts';
import type { Arrow } from '../../../session/study-arrows.ts';
import { Why } from '../../why/why.ts';
import type { StudyModel } from '../model.ts';
import type { ReviewModel } from './review-model.ts';

/** A search for a better move: asked, being judged, or judged. */
export interface Quest {
  readonly ply: number;
  /** The move that is being judged. */
  readonly judging?: string;
  readonly found?: Found;
}

/** Walks through the mistakes of some players, and asks for better moves. */
export class Mistakes {
  /** Whose mistakes are walked through. */
  readonly seats;
  /** The mistake in question. */
  readonly at: ReadonlySignal<ReviewedPly | undefined>;
  readonly all: ReadonlySignal<readonly ReviewedPly[]>;
  readonly quest = signal<Quest | undefined>(undefined);
  /** Why the mistake was one, or what was found instead. */
  readonly why: Why;
  private readonly model: StudyModel;
  private readonly review: ReviewModel;
  private readonly makeThinker: () => Thinks;
  /** The mistake that was gone to, whose board is the one before it. */
  private readonly chosen = signal<{ readonly ply: number; readonly place: number } | undefined>(undefined);

  constructor(model: StudyModel, review: ReviewModel, seats: readonly Seat[], makeThinker: () => Thinks) {
    this.model = model;
    this.review = review;
    this.makeThinker = makeThinker;
    this.why = new Why(makeThinker);
    this.seats = signal(seats);
    this.all = computed(() => review.review.value.plies.filter((one) => isMistake(one) && this.isOf(one.seat)));
    this.at = computed(() => this.find());
  }

  isOf(seat: Seat): boolean {
    return this.seats.value.includes(seat);
  }

  /** The next mistake, or with -1 the one before; after the last comes the first again. */
  step(by: 1 | -1): void {
    const all = this.all.value;
    if (all.length === 0) return;
    const here = this.plyHere();
    const after = all.findIndex(({ ply }) => ply > here);
    const before = all.findLastIndex(({ ply }) => ply < here);
    const next = by === 1 ? (after < 0 ? 0 : after) : before < 0 ? all.length - 1 : before;
    this.go(all[next].ply);
  }

  /** Shows the board before a move, and the move as an arrow. */
  go(ply: number): void {
    const { model } = this;
    const place = this.placeBefore(ply);
    model.go(goTo(model.study.value, place));
    this.chosen.value = { ply, place };
    this.quest.value = undefined;
    model.answer.value = undefined;
    const move = this.review.review.value.plies.find((one) => one.ply === ply)?.move;
    model.pointers.value = this.arrowsOf(move);
    if (move !== undefined) this.explain(ply, move);
  }

  /** Says why a move that was or could have been played there is worth what it is. */
  explain(ply: number, move: string): void {
    const position = positionAt(this.model.study.value, this.placeBefore(ply));
    const [best] = this.review.noteAt(ply)?.line ?? [];
    void this.why.ask(position, move, ply, best);
  }

  /** Asks for a better move on the board. */
  ask(ply: number): void {
    this.go(ply);
    this.why.forget();
    this.model.pointers.value = [];
    this.quest.value = { ply };
    this.model.answer.value = (move) => void this.judge(ply, move);
  }

  /** Plays what would have been better, as a line beside the game. */
  show(ply: number): void {
    const line = this.review.noteAt(ply)?.line ?? [];
    this.go(ply);
    const { model } = this;
    model.playLine(line);
    const { study } = model;
    const played = pathTo(study.value, study.value.at)[ply];
    if (played !== undefined) model.go(goTo(study.value, played.id));
    this.chosen.value = { ply, place: study.value.at };
  }

  /** The same about the mistake in question, or else about the move that led to what is shown. */
  explainHere(): void {
    const { at } = this;
    const { study } = this.model;
    if (at.value !== undefined) return this.explain(at.value.ply, at.value.move);
    const { id, parent, entry, ply } = nodeAt(study.value);
    if (id === START) return;
    const best = isOnMainLine(this.model) ? this.review.noteAt(ply - 1)?.line[0] : undefined;
    void this.why.ask(positionAt(study.value, parent), entry.move, ply - 1, best);
  }

  private async judge(ply: number, move: string): Promise<void> {
    const note = this.review.noteAt(ply);
    if (note === undefined || this.quest.value?.judging !== undefined) return;
    const asked = { ply, judging: move };
    this.quest.value = asked;
    this.model.pointers.value = this.arrowsOf(move);
    const { record } = this.model.study.value;
    const thinker = this.makeThinker();
    const nodes = reviewNodes(startOf(record));
    try {
      const found = await judgeFound(this.model.position, note, move, (...more) => thinker.think(...more), nodes);
      if (this.quest.value === asked) this.quest.value = { ply, found };
    } catch {
      if (this.quest.value === asked) this.quest.value = { ply };
    } finally {
      await thinker.close();
    }
  }

  /** The move that the board is about: the one that was gone to, or the one that was just made. */
  private plyHere(): number {
    return this.plyGoneTo() ?? nodeAt(this.model.study.value).ply - 1;
  }

  /** The move that was gone to, as long as the board shows it, or something beside it. */
  private plyGoneTo(): number | undefined {
    const study = this.model.study.value;
    const chosen = this.chosen.value;
    if (chosen === undefined) return undefined;
    const isHere = chosen.place === study.at;
    const isBeside =
      !isOnMainLine(this.model) && pathTo(study, study.at)[chosen.ply]?.parent === this.placeBefore(chosen.ply);
    return isHere || isBeside ? chosen.ply : undefined;
  }

  private find(): ReviewedPly | undefined {
    const gone = this.plyGoneTo();
    if (gone === undefined && !isOnMainLine(this.model)) return undefined;
    const ply = gone ?? this.plyHere();
    return this.review.review.value.plies.find((one) => one.ply === ply && isMistake(one));
  }

  private placeBefore(ply: number): number {
    return ply === 0 ? START : mainLine(this.model.study.value)[ply - 1].id;
  }

  private arrowsOf(text: string | undefined): readonly Arrow[] {
    const { study, game } = this.model;
    const position = positionAt(study.value);
    const move = text === undefined ? NO_MOVE : exactMove(position, text);
    if (move === NO_MOVE) return [];
    const [from, to = from] = game.notation.path(position, move);
    return from === undefined || to === undefined ? [] : [{ from, to }];
  }
}

function isMistake({ mark }: ReviewedPly): boolean {
  return mark !== null && mark !== '!';
}

function isOnMainLine({ study }: StudyModel): boolean {
  const { at } = study.value;
  return at === START || mainLine(study.value).some(({ id }) => id === at);
}
