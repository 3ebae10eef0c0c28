import type { Match } from '../../../core/play/match.ts';
import { sayResult } from '../../../core/play/words.ts';
import { fill } from '../../../core/words.ts';
import { type GameRecord, matchOf } from '../../../record/record.ts';
import { sayOutcome } from '../../../record/words.ts';
import { lastMove } from '../../../session/last-move.ts';
import { sharesOf } from '../../../session/study-lines.ts';
import { sceneOf } from '../../../view/scene.ts';
import { type Line, wrapLine } from '../../../view/styled.ts';
import { trackOf } from '../../../view/track.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { KeyHelp, Page, Size } from '../kit/page.ts';
import type { Key } from '../terminal/input.ts';
import { drawBoardPage } from './board-page.ts';
import { gameTitle } from './game-view.ts';
import { LensChoice } from './lens-choice.ts';
import { shareBar, shareLine } from './shares.ts';

/** What a review leads to. */
export interface ReviewActions {
  /** Plays on from a position of the game. */
  playOn(record: GameRecord): void;
  link(record: GameRecord): void;
  save(record: GameRecord): string;
}

/** A game to look through, with the share of each player as a graph. */
export class ReviewPage implements Page {
  private readonly navigator: Navigator;
  private readonly record: GameRecord;
  private readonly acts: ReviewActions;
  private readonly match: Match;
  /** Shares of the seats after each number of moves. */
  private readonly shares: readonly (readonly number[])[];
  private readonly lens: LensChoice;
  private isTurned = false;
  private message = '';

  constructor(navigator: Navigator, record: GameRecord, acts: ReviewActions) {
    this.navigator = navigator;
    this.record = record;
    this.acts = acts;
    this.match = matchOf(record, 0);
    this.lens = new LensChoice(record.game);
    const shares = [sharesOf(this.match.position)];
    for (const { move } of record.line) {
      this.match.play(move);
      shares.push(sharesOf(this.match.position));
    }
    this.shares = shares;
  }

  private get ply(): number {
    return this.match.moves.length;
  }

  draw(size: Size): Line[] {
    const { match, navigator } = this;
    const { position, game } = match;
    const page = {
      title: gameTitle(navigator, game),
      name: game.name,
      scene: sceneOf(position, this.isTurned),
      accents: {
        last: trackOf(position.board, lastMove(match)?.path ?? []),
        lens: this.lens.marks(position),
      },
      panel: (room: Size) => this.panel(room),
      isTall: true,
      hints: navigator.texts.reviewHints,
    };
    return drawBoardPage(navigator, page, size);
  }

  press(key: Key): void {
    this.message = '';
    if (key === 'escape' || key === 'q') this.navigator.close();
    else if (key === 'left' || key === 'h') this.goTo(this.ply - 1);
    else if (key === 'right' || key === 'l') this.goTo(this.ply + 1);
    else if (key === 'up' || key === 'k' || key === 'pageup') this.goTo(this.ply - 10);
    else if (key === 'down' || key === 'j' || key === 'pagedown') this.goTo(this.ply + 10);
    else if (key === 'home') this.goTo(0);
    else if (key === 'end') this.goTo(this.record.line.length);
    else if (key === 'f') this.isTurned = !this.isTurned;
    else if (key === 'w') this.message = this.acts.save(this.record);
    else if (key === 'y') this.acts.link(this.record);
    else if (key === 'enter' || key === ' ') this.playOn();
    else this.lens.press(key);
  }

  touch(act: string): void {
    const [what, number] = act.split(' ');
    if (what === 'ply') this.goTo(Number(number));
    else if (what === 'on') this.playOn();
  }

  keys(): readonly KeyHelp[] {
    const { texts, language } = this.navigator;
    return [...texts.keysReview, ...this.lens.keys(language, (lens) => fill(texts.lens, { lens }))];
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

  private panel({ columns, rows }: Size): Line[] {
    const { navigator, record, match } = this;
    const { texts } = navigator;
    const said: Line[] = [
      [{ text: fill(texts.ply, { ply: this.ply, count: record.line.length }), style: { tone: 'strong' } }],
      [{ text: this.sayState() }],
      shareBar(navigator, match.game, this.shares[this.ply]),
      ...this.lens.legend(navigator.language),
      ...(this.message === '' ? [] : [[{ text: this.message, style: { tone: 'warning' as const } }]]),
    ];
    const lines = said.flatMap((line) => wrapLine(line, columns - 2)).map((line): Line => [{ text: ' ' }, ...line]);
    const graph = this.graphLines(columns - 2);
    const room = Math.max(0, rows - lines.length - graph.length);
    return [...lines, ...graph, ...this.moveWindow(room)].slice(0, rows);
  }

  private sayState(): string {
    const { match, record } = this;
    const { language, texts } = this.navigator;
    const { game, position } = match;
    const { seats } = game.texts[language];
    const result = match.result();
    const last = lastMove(match);
    const played = last === undefined ? '' : `${fill(texts.played, { name: seats[last.seat], move: last.text })} `;
    if (result !== undefined) return played + sayResult(game, result, language);
    const isLast = this.ply === record.line.length;
    if (isLast && record.outcome !== undefined) return played + sayOutcome(record, record.outcome, language);
    return `${played}${fill(texts.toMove, { name: seats[position.turn] })}.`;
  }

  /** For two players one line says it all; with more each has their own. */
  private graphLines(columns: number): Line[] {
    const { game, position } = this.match;
    const { seats } = game.texts[this.navigator.language];
    const shown = position.seats === 2 ? 1 : position.seats;
    const names = Math.max(...seats.slice(0, shown).map((name) => name.length)) + 1;
    const width = Math.max(5, columns - names);
    const lines = Array.from({ length: shown }, (_, seat) => {
      const line = this.shares.map((shares) => shares[seat]);
      return shareLine(line, this.ply, width, this.navigator.drawing.ascii);
    });
    const place = lines[0].place;
    return [
      ...lines.map(
        ({ graph }, seat): Line => [
          { text: ` ${seats[seat].padEnd(names)}`, style: { tone: 'faint' } },
          ...[...graph].map((text, at) => ({
            text,
            style: { ink: game.look.inks[seat], inverse: at === place },
            act: `ply ${Math.floor((at * this.shares.length) / graph.length)}`,
          })),
        ],
      ),
      [{ text: ' '.repeat(1 + names + place) }, { text: '^', style: { tone: 'accent' } }],
    ];
  }

  /** The moves around the current one. */
  private moveWindow(rows: number): Line[] {
    const from = Math.max(0, Math.min(this.ply - Math.ceil(rows / 2), this.record.line.length - rows));
    return this.record.line.slice(from, from + rows).map(({ move }, index): Line => {
      const ply = from + index + 1;
      const isHere = ply === this.ply;
      const text = `${isHere ? ' > ' : '   '}${String(ply).padStart(3)}. ${move}`;
      return [{ text, style: isHere ? { tone: 'strong' } : { tone: 'faint' }, act: `ply ${ply}` }];
    });
  }
}
