import { fill } from '../../../core/words.ts';
import { type GameRecord, matchOf } from '../../../record/record.ts';
import { percent } from '../../../report/moves.ts';
import type { KeyAction } from '../../keys/actions.ts';
import { GamePage } from '../game/game-page.ts';
import type { GameSession, RemoteControls } from '../game/game-session.ts';
import { openMoves } from '../game/move-list.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { GameJudge } from './game-judge.ts';
import { reviewTexts } from './texts.ts';
import { lineText } from './verdict-lines.ts';

/** What means something here; everything else on the page of a game does not. */
const ACTIONS: readonly KeyAction[] = ['here', 'type', 'moves', 'hint', 'turn', 'cancel', 'leave'];

/** The position before a mistake, to find a better move in: every move that is good enough is right. */
export class Trainer implements GameSession, RemoteControls {
  readonly match: GameSession['match'];
  readonly over = false;
  readonly result = undefined;
  readonly outcome = undefined;
  readonly page: GamePage;
  private readonly navigator: Navigator;
  private readonly judge: GameJudge;
  private readonly ply: number;
  private isJudging = false;
  private said: string;

  constructor(navigator: Navigator, record: GameRecord, ply: number, judge: GameJudge) {
    this.navigator = navigator;
    this.judge = judge;
    this.ply = ply;
    this.match = matchOf(record, ply);
    this.said = fill(this.texts.find, { move: record.line[ply].move });
    const names = Array.from({ length: record.options.players }, (_, seat) => record.tags[`Player${seat + 1}`] ?? '');
    const nothing = () => {};
    this.page = new GamePage(navigator, this, () => names, {
      remote: this,
      leave: () => navigator.close(),
      listMoves: () => openMoves(navigator, this.match, this.page),
      hint: () => this.show(),
      ...{ resign: nothing, offerDraw: nothing, save: nothing, link: nothing, guide: nothing },
      ...{ ended: nothing, review: nothing },
    });
  }

  get isAsking(): boolean {
    return !this.isJudging;
  }

  isPerson(seat: number): boolean {
    return seat === this.match.position.turn;
  }

  /** The move stays a try: the position does not change. */
  play(text: string) {
    const tried = this.match.clone();
    const refusal = tried.play(text);
    if (refusal === undefined) void this.tryMove(tried.moves[tried.moves.length - 1]);
    return refusal;
  }

  async close(): Promise<void> {}

  notes(): readonly string[] {
    return [this.said];
  }

  hints(): readonly KeyAction[] {
    return ['type', 'moves', 'hint', 'leave'];
  }

  actions(): readonly KeyAction[] {
    return ACTIONS;
  }

  noLenses(): undefined {
    return undefined;
  }

  isWaiting(): boolean {
    return false;
  }

  act(action: KeyAction): boolean {
    const isOfBoard = ['cell', 'choice'].includes(action);
    return !isOfBoard && !ACTIONS.includes(action);
  }

  private get texts() {
    return reviewTexts[this.navigator.language];
  }

  private async tryMove(move: string): Promise<void> {
    this.isJudging = true;
    this.said = fill(this.texts.trying, { move });
    const found = await this.judge.found(this.ply, move);
    this.isJudging = false;
    this.said = found === undefined ? this.texts.unjudged : this.sayFound(found);
    this.navigator.host.redraw();
  }

  private sayFound({ move, cost, isGood }: { move: string; cost: number; isGood: boolean }): string {
    const line = this.judge.choiceAt(this.ply) ?? [];
    if (move === line[0]) return fill(this.texts.found, { move });
    return fill(isGood ? this.texts.good : this.texts.again, { move, cost: percent(cost), line: lineText(line) });
  }

  private show(): void {
    const note = this.judge.noteAt(this.ply);
    if (note === undefined) return;
    this.page.suggest(note.line[0], fill(this.texts.choice, { line: lineText(note.line) }), note.best.shares);
  }
}
