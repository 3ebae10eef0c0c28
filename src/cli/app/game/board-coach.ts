import { fill } from '../../../core/words.ts';
import { explain } from '../../../judge/claims/explain.ts';
import { thresholdFor } from '../../../judge/coach.ts';
import { reviewNodes } from '../../../judge/review.ts';
import { Thinker } from '../../../node/thinking/thinker.ts';
import { Coach } from '../../../session/coach/coach.ts';
import { type Doubt, timesSpoken } from '../../../session/coach/events.ts';
import { degreeOf, type Guidance, withCount } from '../../../session/coach/guidance.ts';
import {
  coachTexts,
  sayDoubt,
  sayFound,
  sayGuarded,
  stepsToMore,
  type Telling,
  tellingOf,
} from '../../../session/coach/words.ts';
import { Moments } from '../../../session/moments.ts';
import type { Session } from '../../../session/session.ts';
import type { Key } from '../../keys/actions.ts';
import { QuestionBox } from '../kit/dialog.ts';
import { Menu, type MenuItem } from '../kit/menu.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { GamePage } from './game-page.ts';

/** The coach of a game at this keyboard: it asks in a box over the board, and says the rest below it. */
export class BoardCoach {
  private readonly navigator: Navigator;
  private readonly session: Session;
  private readonly page: () => GamePage;
  private readonly coach: Coach;
  private readonly thinker = new Thinker();
  private readonly adviser = new Thinker();
  private readonly moments = new Moments();
  private box: CoachBox | undefined;
  /** What is known about the move in question. */
  private told: { readonly move: string; readonly ply: number; readonly telling?: Telling } | undefined;

  constructor(navigator: Navigator, session: Session, guidance: Guidance, page: () => GamePage) {
    this.navigator = navigator;
    this.session = session;
    this.page = page;
    const threshold = thresholdFor(degreeOf(guidance) ?? 'usual', this.counts);
    this.coach = new Coach(session, {
      threshold,
      think: (...asked) => this.thinker.think(...asked),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      now: () => performance.now(),
      changed: () => this.hear(),
      close: () => Promise.all([this.thinker.close(), this.adviser.close()]),
    });
    session.adviser = this.coach;
  }

  prepare(): void {
    this.coach.prepare();
  }

  /** Remembers, when a game is over, how often the coach spoke. */
  count(): void {
    const coached = {
      ...this.navigator.settings.coached,
      [this.name]: withCount(this.counts, timesSpoken(this.coach.events)),
    };
    this.navigator.changeSettings({ coached });
  }

  private get texts() {
    return coachTexts[this.navigator.language];
  }

  private get name(): string {
    const { game, position } = this.session.match;
    return `${game.id} ${position.seats}`;
  }

  private get counts(): readonly number[] {
    return this.navigator.settings.coached?.[this.name] ?? [];
  }

  private hear(): void {
    const { doubt, latest } = this.coach;
    const { language } = this.navigator;
    if (doubt !== undefined) void this.explain(doubt);
    if (doubt !== undefined && !doubt.isOpen) this.ask();
    else this.page().message = doubt === undefined ? sayFound(latest, language) : sayDoubt(doubt, language);
    this.navigator.host.redraw();
  }

  private ask(): void {
    if (this.box !== undefined) return;
    const { navigator, coach } = this;
    const leave = (then: () => void) => () => {
      this.box = undefined;
      navigator.close();
      then();
    };
    const undo = leave(() => coach.undo());
    // What goes away is the first: the cursor then never comes to stand on what keeps the move.
    const items = (): MenuItem[] => [
      ...(coach.doubt?.help === 'move' ? [] : [{ label: this.texts.more, choose: () => this.more() }]),
      { label: this.texts.undo, choose: undo },
      { label: fill(this.texts.keep, { move: coach.doubt?.move ?? '' }), choose: leave(() => coach.keep()) },
    ];
    const undoAt = coach.doubt?.help === 'move' ? 0 : 1;
    this.box = new CoachBox(navigator, () => this.sentences(), new Menu(items, undoAt), undo);
    navigator.open(this.box);
  }

  private more(): void {
    const { doubt } = this.coach;
    if (doubt !== undefined) this.coach.more(stepsToMore(doubt, this.told?.telling));
  }

  /** The question, and as much more as the player wants to know. */
  private sentences(): string {
    const { doubt } = this.coach;
    if (doubt === undefined) return '';
    const { language } = this.navigator;
    return [sayDoubt(doubt, language), ...this.tell(doubt)].join(' ');
  }

  private tell(doubt: Doubt): string[] {
    const { language } = this.navigator;
    const { help, best, ply } = doubt;
    const telling = this.told?.move === doubt.move && this.told.ply === ply ? this.told.telling : undefined;
    if (help === 'nothing') return [];
    if (telling === undefined) return [this.texts.reasons];
    const { lens, claim } = telling;
    if (help === 'lens' && lens !== undefined) return [fill(this.texts.lens, { lens: lens.texts[language].name })];
    const { position } = this.moments.after(this.session.match, ply);
    return [
      ...(claim === undefined ? [] : [sayGuarded(position, claim, language)]),
      ...(help === 'move' ? [fill(this.texts.best, { best })] : []),
    ];
  }

  /** Looks for the reasons as soon as there is a question, and puts the lens on when it is to be shown. */
  private async explain({ move, ply, best, help }: Doubt): Promise<void> {
    if (this.told?.move !== move || this.told.ply !== ply) {
      const asked = { move, ply };
      this.told = asked;
      const { position, game } = this.moments.after(this.session.match, ply);
      const think = (...question: Parameters<Thinker['think']>) => this.adviser.think(...question);
      const claims = await explain(position.clone(), move, think, reviewNodes(position), { ply, best }).catch(() => []);
      if (this.told !== asked) return;
      this.told = { ...asked, telling: tellingOf(game, claims) };
      this.navigator.host.redraw();
    }
    const lens = this.told?.telling?.lens;
    if (lens !== undefined && (this.coach.doubt?.help ?? help) === 'lens') this.page().look(lens);
  }
}

/** A question that is answered: Esc undoes the move. */
class CoachBox extends QuestionBox {
  private readonly undo: () => void;

  constructor(navigator: Navigator, question: () => string, answers: Menu, undo: () => void) {
    super(navigator, question, answers);
    this.undo = undo;
  }

  override press(key: Key): void {
    if (key === 'escape') this.undo();
    else super.press(key);
  }
}
