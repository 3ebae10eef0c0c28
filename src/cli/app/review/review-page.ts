import type { Match } from '../../../core/play/match.ts';
import { sayResult } from '../../../core/play/words.ts';
import type { Seat } from '../../../core/types.ts';
import { fill, fillAgreeing } from '../../../core/words.ts';
import { type GameRecord, matchOf, startOf } from '../../../record/record.ts';
import { sayOutcome } from '../../../record/words.ts';
import { isMistake, type Ply } from '../../../report/moves.ts';
import { sayEffects } from '../../../session/effects.ts';
import { lastMove } from '../../../session/last-move.ts';
import { sceneOf } from '../../../view/scene.ts';
import type { Line } from '../../../view/styled.ts';
import type { Key } from '../../keys/actions.ts';
import { actionOf, type KeyAction, keyName } from '../../keys/actions.ts';
import { cellsOf, marksOfLast } from '../game/board-marks.ts';
import { drawBoardPage } from '../game/board-page.ts';
import { gameTitle, sayPlayed } from '../game/game-view.ts';
import { LensChoice } from '../game/lens-choice.ts';
import { reviewedMoves } from '../game/moves-panels.ts';
import { evaluationPanel, lensPanel } from '../game/seat-panels.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { KeyHelp, Page, Size } from '../kit/page.ts';
import { coursePanel } from './course-panel.ts';
import type { GameJudge } from './game-judge.ts';
import { openReasons } from './reasons.ts';
import { openSummary } from './summary.ts';
import { reviewTexts } from './texts.ts';
import { lineText, sayProgress, sayVerdict } from './verdict-lines.ts';
import { WhoseMistakes } from './whose-mistakes.ts';

/** What a review leads to. */
export interface ReviewActions {
  /** Plays on from a position of the game. */
  playOn(record: GameRecord): void;
  link(record: GameRecord): void;
  /** Asks what to save, the record or the review; says what was saved. */
  save(record: GameRecord, judge: GameJudge, said: (sentence: string) => void): void;
  /** Looks for a better move than the one after so many others. */
  train(record: GameRecord, ply: number, judge: GameJudge): void;
}

const ACTIONS: readonly KeyAction[] = ['hint', 'turn', 'link'];

/** A game to look through while it is judged: the shares of all players, what each move was worth, and its mistakes. */
export class ReviewPage implements Page {
  private readonly navigator: Navigator;
  private readonly record: GameRecord;
  private readonly acts: ReviewActions;
  private readonly judge: GameJudge;
  private readonly match: Match;
  /** The whole game, for its moves. */
  private readonly whole: Match;
  private readonly lens: LensChoice;
  private readonly whose: WhoseMistakes;
  private showsHint = false;
  private isTurned = false;
  private message = '';
  /** Moves that are shown instead of those of the game, after so many of these. */
  private line: { readonly from: number; readonly moves: readonly string[] } | undefined;

  /** own: the seats of those who look, if that is known. */
  constructor(
    navigator: Navigator,
    record: GameRecord,
    judge: GameJudge,
    acts: ReviewActions,
    own: readonly Seat[] = [],
  ) {
    this.navigator = navigator;
    this.record = record;
    this.judge = judge;
    this.acts = acts;
    this.match = matchOf(record, 0);
    this.whole = matchOf(record);
    this.lens = new LensChoice(record.game, startOf(record).seats);
    this.whose = new WhoseMistakes(record, own);
    void judge.judge();
  }

  /** After how many moves the game is shown; beside a line that is shown, the one before the move it is about. */
  private get ply(): number {
    return this.line === undefined ? this.match.moves.length : this.line.from + 1;
  }

  private get texts() {
    return reviewTexts[this.navigator.language];
  }

  /** The verdict on the move that was made last. */
  private get verdict(): Ply | undefined {
    return this.judge.review.plies.find(({ ply }) => ply === this.ply - 1);
  }

  draw(size: Size): Line[] {
    const { match, navigator, judge } = this;
    const { position, game } = match;
    const { review } = judge;
    const course = this.course();
    const shares = this.line === undefined ? course[this.ply] : undefined;
    const choice = this.line === undefined && this.showsHint && !position.over ? judge.choiceAt(this.ply) : undefined;
    const hint = choice === undefined ? {} : { hint: cellsOf(position, choice[0]) };
    const marks = new Map(review.plies.map(({ ply, mark }) => [ply, mark ?? '']));
    return drawBoardPage(
      navigator,
      {
        title: gameTitle(navigator, game),
        name: game.name,
        scene: sceneOf(position, this.isTurned),
        accents: { ...marksOfLast(match), ...hint, lens: this.lens.marks(position) },
        panels: [
          evaluationPanel(navigator, game, shares, position.seats),
          coursePanel(navigator, game, course, review.plies, this.ply),
          ...lensPanel(navigator, this.lens.legend(navigator.language)),
          reviewedMoves(navigator, this.whole, this.ply, marks),
        ],
        said: this.said(choice),
        hints: navigator.texts.reviewHints,
      },
      size,
    );
  }

  press(key: Key): void {
    this.message = '';
    const step = STEPS[key];
    const action = actionOf(this.navigator.keys, key);
    if (this.line !== undefined && this.pressInLine(key, step)) return;
    if (key in OWN) this.pressOwn(OWN[key]);
    else if (key === 'escape' || action === 'leave') this.navigator.close();
    else if (step !== undefined) this.goTo(this.ply + step);
    else if (key === 'home') this.goTo(0);
    else if (key === 'end') this.goTo(this.record.line.length);
    else if (key === 'enter' || key === ' ') this.playOn();
    else if (action === 'turn') this.isTurned = !this.isTurned;
    else if (action === 'hint') this.showsHint = !this.showsHint;
    else if (action === 'link') this.acts.link(this.record);
    else this.lens.press(key);
  }

  touch(act: string): void {
    const [what, number] = act.split(' ');
    if (what === 'ply') this.goTo(Number(number));
    else if (what === 'on') this.playOn();
  }

  leave(): void {
    void this.judge.close();
  }

  keys(): readonly KeyHelp[] {
    const { texts, language, keys } = this.navigator;
    const named = ACTIONS.map((action): KeyHelp => [keys[action].map(keyName).join(' '), texts.does[action]]);
    return [...texts.keysReview, ...named, ...this.lens.keys(language, (lens) => fill(texts.lens, { lens }))];
  }

  private pressOwn(what: (typeof OWN)[Key]): void {
    const { navigator, record, judge, acts } = this;
    if (what === 'next' || what === 'previous') this.goToMistake(what);
    else if (what === 'whose') this.message = fill(this.texts.whose, { who: this.whose.change(navigator.language) });
    else if (what === 'pause') judge.setPaused(!judge.isPaused);
    else if (what === 'why') this.askWhy();
    else if (what === 'summary') openSummary(navigator, record, judge, (ply) => this.goTo(ply));
    else if (what === 'save') acts.save(record, judge, (sentence) => this.say(sentence));
    else if (this.verdict === undefined || !isMistake(this.verdict)) this.message = this.texts.noMistake;
    else acts.train(record, this.ply - 1, judge);
  }

  private askWhy(): void {
    const { ply, navigator, record, judge } = this;
    if (ply === 0) this.message = this.texts.noMoveYet;
    else
      openReasons(navigator, record.line[ply - 1].move, judge.reasons(ply - 1), (line) => this.showLine(ply - 1, line));
  }

  /** Shows a line from after so many moves of the game on, beginning with its first move. */
  private showLine(from: number, moves: readonly string[]): void {
    this.goTo(from);
    this.line = { from, moves };
    this.goInLine(1);
  }

  /** Whether the key is about the line that is shown. */
  private pressInLine(key: Key, step: number | undefined): boolean {
    if (key === 'escape') this.goTo(this.ply);
    else if (step === 1 || step === -1) this.goInLine(step);
    else return false;
    return true;
  }

  private goInLine(step: 1 | -1): void {
    const { match, line } = this;
    const next = line?.moves[match.moves.length - line.from];
    if (step === 1 && next !== undefined) match.play(next);
    else if (step === -1 && match.moves.length > (line?.from ?? 0)) match.takeBack();
  }

  private say(sentence: string): void {
    this.message = sentence;
    this.navigator.host.redraw();
  }

  private goToMistake(what: 'next' | 'previous'): void {
    const { plies } = this.judge.review;
    const wanted = plies.filter((one) => isMistake(one) && this.whose.has(one.seat));
    const found =
      what === 'next' ? wanted.find(({ ply }) => ply + 1 > this.ply) : wanted.findLast(({ ply }) => ply + 1 < this.ply);
    if (found !== undefined) return this.goTo(found.ply + 1);
    const sentence = what === 'next' ? this.texts.noNext : this.texts.noPrevious;
    this.message = fill(sentence, { who: this.whose.name(this.navigator.language) });
  }

  private goTo(ply: number): void {
    const wanted = Math.max(0, Math.min(this.record.line.length, ply));
    while (this.line !== undefined && this.match.moves.length > this.line.from) this.match.takeBack();
    this.line = undefined;
    while (this.ply > wanted) this.match.takeBack();
    while (this.ply < wanted) this.match.play(this.record.line[this.ply].move);
  }

  private playOn(): void {
    this.goTo(this.ply);
    if (this.match.position.over) {
      this.message = this.navigator.texts.nothingToPlay;
      return;
    }
    const { outcome: _, ...record } = this.record;
    this.acts.playOn({ ...record, line: record.line.slice(0, this.ply) });
  }

  /** The shares after each number of moves, as far as they are known. */
  private course(): (readonly number[] | undefined)[] {
    const { start, plies } = this.judge.review;
    const course: (readonly number[] | undefined)[] = new Array(this.record.line.length + 1).fill(undefined);
    course[0] = start ?? undefined;
    for (const { ply, shares } of plies) course[ply + 1] = shares;
    return course;
  }

  private said(choice: readonly string[] | undefined): Line[] {
    const { navigator, record, message, verdict, judge, line } = this;
    const { texts } = navigator;
    if (line !== undefined) return this.sayLine(line);
    return [
      ...sayProgress(navigator, judge),
      [
        { text: `${fill(texts.ply, { ply: this.ply, count: record.line.length })}. `, style: { tone: 'strong' } },
        { text: this.sayState() },
      ],
      ...(verdict === undefined ? [] : [sayVerdict(navigator, record.game, verdict)]),
      ...(this.showsHint && !this.match.position.over ? [this.hintLine(choice)] : []),
      ...(message === '' ? [] : [[{ text: message, style: { tone: 'accent' as const } }]]),
    ];
  }

  /** The moves of a line that is shown, the last one made in brackets. */
  private sayLine({ from, moves }: { readonly from: number; readonly moves: readonly string[] }): Line[] {
    const at = this.match.moves.length - from - 1;
    const said = moves.map((move, index) => (index === at ? `[${move}]` : move)).join(' ');
    return [
      [{ text: fill(this.texts.shown, { moves: said }), style: { tone: 'accent' } }],
      [{ text: this.sayState() }],
    ];
  }

  private hintLine(choice: readonly string[] | undefined): Line {
    const text = choice === undefined ? this.texts.unjudged : fill(this.texts.choice, { line: lineText(choice) });
    return [{ text, style: { tone: 'accent' } }];
  }

  private sayState(): string {
    const { match, record } = this;
    const { language, texts } = this.navigator;
    const { game, position } = match;
    const { seats } = game.texts[language];
    const result = match.result();
    const last = lastMove(match);
    const effects = sayEffects(match, language);
    const played = last === undefined ? '' : `${sayPlayed(texts, seats[last.seat], last.text, effects)} `;
    if (result !== undefined) return played + sayResult(game, result, language);
    const isLast = this.ply === record.line.length;
    if (isLast && record.outcome !== undefined) return played + sayOutcome(record, record.outcome, language);
    return `${played}${fillAgreeing(texts.toMove, seats[position.turn])}.`;
  }
}

/** Keys that only a review has; lenses have others. */
export const OWN: Readonly<
  Record<Key, 'next' | 'previous' | 'whose' | 'pause' | 'summary' | 'save' | 'better' | 'why'>
> = {
  n: 'next',
  N: 'previous',
  tab: 'whose',
  p: 'pause',
  i: 'summary',
  s: 'save',
  r: 'better',
  w: 'why',
};

/** How many moves keys go back or forward. */
const STEPS: Readonly<Record<Key, number>> = {
  left: -1,
  h: -1,
  right: 1,
  l: 1,
  up: -10,
  k: -10,
  pageup: -10,
  down: 10,
  j: 10,
  pagedown: 10,
};
