import type { Lens } from '../../../core/course.ts';
import type { Game } from '../../../core/game.ts';
import { listedTexts } from '../../../core/moves.ts';
import { sayNextTouch, sayRefusal } from '../../../core/play/words.ts';
import type { Cell } from '../../../core/types.ts';
import { fill } from '../../../core/words.ts';
import { glanceOf } from '../../../judge/prospect.ts';
import { lastMove, positionBefore } from '../../../session/last-move.ts';
import { sceneOf } from '../../../view/scene.ts';
import type { Accents } from '../../../view/sheet-marks.ts';
import type { Line } from '../../../view/styled.ts';
import { trackOf } from '../../../view/track.ts';
import type { Key } from '../../keys/actions.ts';
import { ACTIONS, actionOf, type KeyAction, keyName } from '../../keys/actions.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { KeyHelp, Page, Size } from '../kit/page.ts';
import type { Panel } from '../kit/panels.ts';
import { PAUSES } from '../kit/settings.ts';
import { BoardEntry } from './board-entry.ts';
import { cellsOf, marksOfLast } from './board-marks.ts';
import { CursorKeys } from './cursor.ts';
import type { GameSession, LocalControls, RemoteControls } from './game-session.ts';
import { drawGame, type GameView, hasPerson } from './game-view.ts';
import { LensChoice } from './lens-choice.ts';
import { Motion } from './motion.ts';
import { TypedMove } from './typed-move.ts';

/** What the game page needs from the rest of the program. */
export interface GameActions {
  /** For games at this keyboard, and for games in rooms elsewhere. */
  readonly local?: LocalControls;
  readonly remote?: RemoteControls;
  /** Asks whether to leave. */
  leave(): void;
  resign(): void;
  offerDraw(): void;
  listMoves(): void;
  save(): void;
  link(): void;
  guide(): void;
  hint(): void;
  ended(): void;
  /** Looks through the game with the judge, when it is over. */
  review(): void;
  /** Why nothing helps in this game; undefined where undo, hints and lenses are allowed. */
  noHelp?(): string | undefined;
  /** What else stands beside the board. */
  panels?(): readonly Panel[];
}

/** What only rooms have. */
const ONLINE: readonly KeyAction[] = ['accept', 'decline', 'chat', 'sit', 'standIn', 'back', 'abort'];
const LOCAL = ACTIONS.filter((action) => !ONLINE.includes(action));

/** What helps. */
const HELPS: readonly string[] = ['undo', 'redo', 'hint', 'evaluation'];

/** The page on which a game is played. */
export class GamePage implements Page {
  readonly session: GameSession;
  /** A sentence about what has just happened. */
  message = '';
  private readonly navigator: Navigator;
  private readonly actions: GameActions;
  private readonly names: () => readonly string[];
  private readonly entry: BoardEntry;
  private readonly typed = new TypedMove();
  private readonly lens: LensChoice;
  private isTurned = false;
  private showsEvaluation = false;
  private motion: Motion | undefined;
  private movesSeen: number;
  /** A suggested move, until another one is made. */
  private suggested = '';
  private judged: readonly number[] | undefined;

  constructor(navigator: Navigator, session: GameSession, names: () => readonly string[], actions: GameActions) {
    this.navigator = navigator;
    this.session = session;
    this.names = names;
    this.actions = actions;
    this.entry = new BoardEntry(session);
    const noHelp = actions.remote ?? { noLenses: () => actions.noHelp?.() };
    this.lens = new LensChoice(session.match.game, session.match.position.seats, noHelp);
    this.movesSeen = session.match.moves.length;
  }

  private get game(): Game {
    return this.session.match.game;
  }

  /** Whether somebody here plays, though it may not be their turn. */
  private get canType(): boolean {
    return !this.session.over && hasPerson(this.session);
  }

  draw(size: Size): Line[] {
    return drawGame(this.navigator, this.view(), size);
  }

  /** The session has changed: a computer's move is animated, and the end is announced once. */
  update(): void {
    const { match, over } = this.session;
    const count = match.moves.length;
    const last = count === this.movesSeen + 1 ? lastMove(match) : undefined;
    // Somebody elsewhere may have changed the board under a half-made move.
    if (count !== this.movesSeen) this.entry.drop();
    this.movesSeen = count;
    if (last !== undefined) {
      this.message = '';
      this.suggested = '';
      this.judged = undefined;
    }
    if (last !== undefined && !this.session.isPerson(last.seat)) this.animate(last.path);
    if (!over) return;
    // What was refused is of no use any more.
    if (this.typed.isOpen) this.message = '';
    this.typed.close();
  }

  /** Says which move is good, and shows it on the board. */
  suggest(move: string, sentence: string, shares: readonly number[]): void {
    this.suggested = move;
    this.judged = shares;
    this.message = sentence;
  }

  /** Looks through a lens. */
  look(lens: Lens): void {
    this.lens.look(lens);
  }

  private animate(path: readonly Cell[]): void {
    this.motion?.stop();
    this.motion = undefined;
    const before = positionBefore(this.session.match);
    const track = trackOf(this.session.match.position.board, path);
    if (before === undefined || this.navigator.settings.pause === 0 || track.length < 2) return;
    this.motion = new Motion(
      before,
      track,
      () => this.navigator.host.redraw(),
      () => {
        this.motion = undefined;
      },
    );
  }

  press(key: Key): void {
    if (this.typed.isOpen) return this.type(key);
    if (this.pressChoice(key)) return;
    const way = CursorKeys[key];
    if (way !== undefined) return this.entry.moveCursor(way, key, this.isTurned);
    const action = actionOf(this.navigator.keys, key);
    if (action !== undefined) this.touch(action);
    else this.message = this.lens.press(key) ?? this.message;
  }

  touch(act: string): void {
    const { session, navigator, actions } = this;
    const [what, number] = act.split(' ');
    this.message = '';
    const refusal = HELPS.includes(what) && !session.over ? actions.noHelp?.() : undefined;
    if (refusal !== undefined) this.message = refusal;
    else if (session.over && (what === 'here' || what === 'cell')) actions.ended();
    else if (session.over && what === 'moves') actions.review();
    else if (actions.remote?.act(what as KeyAction)) return;
    else if (what === 'cell') this.touchCell(Number(number));
    else if (what === 'here') this.touchCell(this.entry.cursor);
    else if (what === 'choice') this.choose(Number(number));
    else if (what === 'type' && this.canType) this.typed.open();
    else if (what === 'moves') actions.listMoves();
    else if (what === 'undo') this.say(actions.local?.undo() ? '' : navigator.texts.nothingToUndo);
    else if (what === 'redo') this.say(actions.local?.redo() ? '' : navigator.texts.nothingToRedo);
    else if (what === 'hint') actions.hint();
    else if (what === 'evaluation') this.showsEvaluation = !this.showsEvaluation;
    else if (what === 'now') actions.local?.hurry();
    else if (what === 'pause') actions.local?.setPaused(!actions.local.paused);
    else if (what === 'step') actions.local?.step();
    else if (what === 'faster') this.changeSpeed(-1);
    else if (what === 'slower') this.changeSpeed(1);
    else if (what === 'turn') this.isTurned = !this.isTurned;
    else if (what === 'guide') actions.guide();
    else if (what === 'link') actions.link();
    else if (what === 'save') actions.save();
    else if (what === 'resign' && session.isAsking) actions.resign();
    else if (what === 'draw' && session.isAsking) actions.offerDraw();
    else if (what === 'cancel' && this.entry.isMaking) this.entry.drop();
    else if (what === 'cancel' || what === 'leave') actions.leave();
  }

  /** A pasted move is as good as a typed one. */
  paste(text: string): void {
    if (!this.canType) return;
    this.typed.open(text);
    this.submit(this.typed.line?.text ?? '');
  }

  keys(): readonly KeyHelp[] {
    const { texts, language } = this.navigator;
    const lenses = this.lens.keys(language, (lens) => fill(texts.lens, { lens }));
    const named = (this.actions.remote?.actions() ?? LOCAL).map(
      (action): KeyHelp => [this.navigator.keys[action].map(keyName).join(' '), this.meaning(action)],
    );
    return [...texts.keysBoard, ...named, ...lenses];
  }

  private meaning(action: KeyAction): string {
    const { texts } = this.navigator;
    return action === 'moves' && this.session.over ? texts.review : texts.does[action];
  }

  leave(): Promise<void> | void {
    this.motion?.stop();
    this.typed.close();
    const closed = this.session.close();
    // Computers that still think here end with the program; a server must hear of us.
    return this.actions.remote === undefined ? undefined : closed;
  }

  /** Plays a move given as text, or as its number in the list of moves; whether it could be played. */
  play(text: string): boolean {
    const { match } = this.session;
    if (!this.session.isAsking) return false;
    const listed = /^\d{1,4}$/.test(text) ? listedTexts(match.position)[Number(text) - 1] : undefined;
    const refusal = this.session.play(listed ?? text);
    this.say(refusal === undefined ? '' : sayRefusal(this.game, refusal, this.navigator.language));
    return refusal === undefined;
  }

  private view(): GameView {
    const { session, entry, motion } = this;
    const { position, moves } = session.match;
    const { choices, touched, isMaking } = entry;
    const preview = entry.preview(choices);
    const isShown = preview !== undefined && choices.length > 1;
    const last = lastMove(session.match);
    const accents: Accents = {
      ...(session.isAsking && motion === undefined ? { cursor: entry.cursor } : {}),
      selected: touched,
      targets: entry.targets,
      changing: preview?.changed ?? [],
      ...(motion === undefined ? (isMaking ? {} : marksOfLast(session.match)) : { last: motion.cells }),
      hint: this.suggested === '' || motion !== undefined ? [] : cellsOf(position, this.suggested),
      lens: isShown || motion !== undefined ? [] : this.lens.marks(position),
    };
    return {
      session,
      local: this.actions.local,
      names: this.names(),
      scene: sceneOf(motion?.before ?? (isShown ? preview.position : position), this.isTurned),
      accents,
      step: session.isAsking ? sayNextTouch(position, touched, this.navigator.language) : '',
      choices,
      considered: entry.considered,
      typed: this.typed.line,
      message: this.message,
      last: moves.length === 0 ? undefined : last,
      shares: this.showsEvaluation ? (this.judged ?? glanceOf(position, moves.length).shares) : undefined,
      legend: this.lens.legend(this.navigator.language),
      isMaking,
      notes: this.actions.remote?.notes() ?? [],
      isWaiting: this.actions.remote?.isWaiting() ?? false,
      more: this.actions.panels?.() ?? [],
      hints: this.actions.remote?.hints(),
    };
  }

  private say(message: string): void {
    this.message = message;
    this.entry.drop();
  }

  private changeSpeed(step: 1 | -1): void {
    const at = PAUSES.findIndex((pause) => pause >= this.navigator.settings.pause);
    const pause = PAUSES[Math.max(0, Math.min(PAUSES.length - 1, at + step))];
    this.navigator.changeSettings({ pause });
    const { texts, language } = this.navigator;
    const seconds = (pause / 1000).toLocaleString(language);
    this.message = `${texts.speed}: ${fill(texts.seconds, { seconds })}`;
  }

  private type(key: Key): void {
    this.message = '';
    const text = this.typed.press(key);
    if (text !== undefined) this.submit(text);
  }

  /** A typed move that cannot be played is kept, to be corrected or for this player's turn. */
  private submit(text: string): void {
    if (text !== '' && !this.session.isAsking) this.message = this.navigator.texts.notYet;
    else if (text === '' || this.play(text)) this.typed.close();
  }

  private pressChoice(key: Key): boolean {
    const count = this.entry.choices.length;
    const pressed = count > 1 && this.entry.pressChoice(key, count);
    if (typeof pressed === 'number') this.choose(pressed);
    return pressed !== false;
  }

  private choose(index: number): void {
    const choice = this.entry.choices[index];
    if (choice !== undefined) this.play(choice.text);
  }

  private touchCell(cell: Cell): void {
    const touched = this.entry.touch(cell);
    if (touched?.kind === 'move') this.play(touched.text);
    else if (touched?.kind === 'refused') this.say(this.sayWhy(touched.refusal));
  }

  private sayWhy(refusal: Parameters<typeof sayRefusal>[1] | undefined): string {
    return refusal === undefined
      ? this.navigator.texts.noMoveThere
      : sayRefusal(this.game, refusal, this.navigator.language);
  }
}
