import type { Match } from '../../../core/play/match.ts';
import { sayResult } from '../../../core/play/words.ts';
import { fill, fillAgreeing } from '../../../core/words.ts';
import { type GameRecord, matchOf } from '../../../record/record.ts';
import { sayOutcome } from '../../../record/words.ts';
import { sayEffects } from '../../../session/effects.ts';
import { lastMove } from '../../../session/last-move.ts';
import { evaluationBy, sharesOf } from '../../../session/study-lines.ts';
import { sceneOf } from '../../../view/scene.ts';
import type { Line } from '../../../view/styled.ts';
import type { Key } from '../../keys/actions.ts';
import { actionOf, type KeyAction, keyName } from '../../keys/actions.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { KeyHelp, Page, Size } from '../kit/page.ts';
import { cellsOf, marksOfLast } from './board-marks.ts';
import { drawBoardPage } from './board-page.ts';
import { gameTitle, sayPlayed, scoreText } from './game-view.ts';
import { LensChoice } from './lens-choice.ts';
import { graphPanel, reviewedMoves } from './moves-panels.ts';
import { ReviewEngine } from './review-engine.ts';
import { evaluationPanel, lensPanel } from './seat-panels.ts';

/** What a review leads to. */
export interface ReviewActions {
  /** Plays on from a position of the game. */
  playOn(record: GameRecord): void;
  link(record: GameRecord): void;
  save(record: GameRecord): string;
}

/** Moves of the line that the engine expects. */
const LINE = 6;
const ACTIONS: readonly KeyAction[] = ['hint', 'evaluation', 'turn', 'save', 'link'];

/** A game to look through, with the share of each player as a graph and what the engine thinks. */
export class ReviewPage implements Page {
  private readonly navigator: Navigator;
  private readonly record: GameRecord;
  private readonly acts: ReviewActions;
  private readonly match: Match;
  /** The whole game, for its moves. */
  private readonly whole: Match;
  /** Shares of the seats after each number of moves. */
  private readonly shares: readonly (readonly number[])[];
  private readonly lens: LensChoice;
  private readonly engine: ReviewEngine;
  private showsEngine = false;
  private showsHint = false;
  private isTurned = false;
  private message = '';

  constructor(navigator: Navigator, record: GameRecord, acts: ReviewActions) {
    this.navigator = navigator;
    this.record = record;
    this.acts = acts;
    this.match = matchOf(record, 0);
    this.lens = new LensChoice(record.game);
    this.engine = new ReviewEngine(() => navigator.host.redraw());
    const shares = [sharesOf(this.match.position)];
    for (const { move } of record.line) {
      this.match.play(move);
      shares.push(sharesOf(this.match.position));
    }
    this.shares = shares;
    this.whole = this.match.clone();
  }

  private get ply(): number {
    return this.match.moves.length;
  }

  draw(size: Size): Line[] {
    const { match, navigator } = this;
    const { position, game } = match;
    const answer = this.showsEngine || this.showsHint ? this.engine.about(position) : undefined;
    const shares = answer === undefined ? this.shares[this.ply] : sharesOf(position, evaluationBy(position, answer));
    const hint = this.showsHint && answer !== undefined ? { hint: cellsOf(position, answer.move) } : {};
    return drawBoardPage(
      navigator,
      {
        title: gameTitle(navigator, game),
        name: game.name,
        scene: sceneOf(position, this.isTurned),
        accents: { ...marksOfLast(match), ...hint, lens: this.lens.marks(position) },
        panels: [
          evaluationPanel(navigator, game, shares),
          graphPanel(navigator, match, this.shares, this.ply),
          ...lensPanel(navigator, this.lens.legend(navigator.language)),
          reviewedMoves(navigator, this.whole, this.ply),
        ],
        said: this.said(),
        hints: navigator.texts.reviewHints,
      },
      size,
    );
  }

  press(key: Key): void {
    this.message = '';
    const step = STEPS[key];
    const action = actionOf(this.navigator.keys, key);
    if (key === 'escape' || action === 'leave') this.navigator.close();
    else if (step !== undefined) this.goTo(this.ply + step);
    else if (key === 'home') this.goTo(0);
    else if (key === 'end') this.goTo(this.record.line.length);
    else if (key === 'enter' || key === ' ') this.playOn();
    else if (action === 'turn') this.isTurned = !this.isTurned;
    else if (action === 'evaluation') this.showsEngine = !this.showsEngine;
    else if (action === 'hint') this.showsHint = !this.showsHint;
    else if (action === 'save') this.message = this.acts.save(this.record);
    else if (action === 'link') this.acts.link(this.record);
    else this.lens.press(key);
  }

  touch(act: string): void {
    const [what, number] = act.split(' ');
    if (what === 'ply') this.goTo(Number(number));
    else if (what === 'on') this.playOn();
  }

  leave(): void {
    void this.engine.close();
  }

  keys(): readonly KeyHelp[] {
    const { texts, language, keys } = this.navigator;
    const named = ACTIONS.map((action): KeyHelp => [keys[action].map(keyName).join(' '), texts.does[action]]);
    return [...texts.keysReview, ...named, ...this.lens.keys(language, (lens) => fill(texts.lens, { lens }))];
  }

  private goTo(ply: number): void {
    const wanted = Math.max(0, Math.min(this.record.line.length, ply));
    while (this.ply > wanted) this.match.takeBack();
    while (this.ply < wanted) this.match.play(this.record.line[this.ply].move);
  }

  private playOn(): void {
    if (this.match.position.over) {
      this.message = this.navigator.texts.nothingToPlay;
      return;
    }
    const { outcome: _, ...record } = this.record;
    this.acts.playOn({ ...record, line: record.line.slice(0, this.ply) });
  }

  private said(): Line[] {
    const { navigator, record, message } = this;
    const { texts } = navigator;
    return [
      [
        { text: `${fill(texts.ply, { ply: this.ply, count: record.line.length })}. `, style: { tone: 'strong' } },
        { text: this.sayState() },
      ],
      ...this.engineLines(),
      ...(message === '' ? [] : [[{ text: message, style: { tone: 'accent' as const } }]]),
    ];
  }

  /** What the engine thinks of the position, and the line that it expects. */
  private engineLines(): Line[] {
    const { navigator, match, engine } = this;
    if (match.position.over || !(this.showsEngine || this.showsHint)) return [];
    const { texts, language } = navigator;
    const name: Line = [{ text: `${texts.engineLine}: `, style: { tone: 'accent' } }];
    if (engine.trouble !== undefined) return [[...name, { text: engine.trouble, style: { tone: 'warning' } }]];
    const answer = engine.about(match.position);
    if (answer === undefined) return [[...name, { text: texts.asking }]];
    const { depth, nodes, move, line } = answer;
    const words = fill(texts.progress, {
      depth,
      nodes: nodes.toLocaleString(language),
      score: scoreText(texts, answer),
    });
    const moves = (line.length === 0 ? [move] : line).slice(0, LINE).join(' ');
    return [[...name, { text: moves, style: { tone: 'strong' } }, { text: ` · ${words}`, style: { tone: 'faint' } }]];
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
