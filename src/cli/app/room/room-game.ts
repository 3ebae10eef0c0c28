import { fill } from '../../../core/words.ts';
import { games } from '../../../games/index.ts';
import type { Action as RoomAction } from '../../../protocol/actions.ts';
import type { Answered, RoomClient } from '../../../protocol/room-client.ts';
import { recordOfRoom } from '../../../protocol/room-record.ts';
import { mayUseLenses, whyNoDraw } from '../../../protocol/rulings.ts';
import type { GameRecord } from '../../../record/record.ts';
import type { Key } from '../../keys/actions.ts';
import { ACTIONS, type KeyAction, keyName } from '../../keys/actions.ts';
import type { Arrival } from '../../online/arrival.ts';
import { leaveRoom } from '../../online/leave.ts';
import { roomLink } from '../../online/links.ts';
import { actOf, perform } from '../../online/room-keys.ts';
import { type RoomTexts, roomTexts } from '../../online/room-texts.ts';
import { type RoomKeys, sayNames, sayNotes } from '../../online/room-words.ts';
import { saveRecord } from '../../records/record-file.ts';
import { GamePage } from '../game/game-page.ts';
import type { RemoteControls } from '../game/game-session.ts';
import { sayEnd } from '../game/game-view.ts';
import { openMoves } from '../game/move-list.ts';
import { confirm, QuestionBox } from '../kit/dialog.ts';
import { Menu, type MenuItem } from '../kit/menu.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { Page } from '../kit/page.ts';
import { Prompt } from '../kit/prompt.ts';
import { GuideReader } from '../pages/guide.ts';
import { openReview } from '../review/open-review.ts';
import { roomLinkPage } from './room-link.ts';
import { RoomSession } from './room-session.ts';
import { WaitingPage } from './waiting-page.ts';

const SECOND = 1000;

/** No help from computers, and nothing that only games at one keyboard can do. */
const LOCAL_ONLY: readonly KeyAction[] = ['redo', 'hint', 'evaluation', 'now', 'pause', 'step', 'faster', 'slower'];

/** A room elsewhere and the pages around its game. */
export class RoomGame {
  private readonly navigator: Navigator;
  private readonly arrival: Arrival;
  private readonly playOn: (record: GameRecord) => void;
  private readonly client: RoomClient;
  private readonly waitingPage: WaitingPage;
  private session: RoomSession | undefined;
  private page: GamePage | undefined;
  private isSitting = false;
  private isLeaving = false;
  private clock: NodeJS.Timeout | undefined;

  /** playOn: plays from a position of the game at this keyboard. */
  constructor(navigator: Navigator, arrival: Arrival, playOn: (record: GameRecord) => void) {
    this.navigator = navigator;
    this.arrival = arrival;
    this.playOn = playOn;
    this.waitingPage = this.makeWaitingPage();
    this.client = arrival.remote.openRoom(arrival.room, () => this.update());
  }

  /** Opens the page that waits for the room, in the place of another one, and the game page as soon as it is known. */
  enter(instead?: Page): void {
    if (instead === undefined) this.navigator.open(this.waitingPage);
    else this.navigator.replaceAt(instead, this.waitingPage);
  }

  private get texts(): RoomTexts {
    return roomTexts[this.navigator.language];
  }

  private update(): void {
    if (this.isLeaving) return;
    const { room } = this.client;
    if (room !== undefined) {
      if (this.page === undefined) this.openPage();
      this.sitDown();
      this.page?.update();
    }
    this.navigator.host.redraw();
  }

  private openPage(): void {
    const { navigator, client } = this;
    this.session = new RoomSession(
      client,
      !this.arrival.sits,
      (answered) => this.tell(answered),
      () => this.depart(),
    );
    const { session } = this;
    this.page = new GamePage(navigator, session, () => sayNames(client, session.seat, navigator.language), {
      remote: this.controls(session),
      leave: () => this.mayLeave(session),
      resign: () => {},
      offerDraw: () => {},
      listMoves: () => this.listMoves(session),
      save: () => this.save(session),
      link: () => this.showLink(),
      guide: () => navigator.open(new GuideReader(navigator, session.match.game)),
      hint: () => {},
      ended: () => this.openEnd(session),
      review: () => this.review(session),
    });
    navigator.replaceAt(this.waitingPage, this.page);
    this.clock = setInterval(() => navigator.host.redraw(), SECOND);
    if (this.arrival.showsLink && session.room.status === 'waiting') this.showLink();
  }

  /** Once, when it is clear who we are. */
  private sitDown(): void {
    const { room, user } = this.client;
    if (!this.arrival.sits || this.isSitting || room === undefined || user === '') return;
    this.isSitting = true;
    if (room.status === 'waiting' && room.seatOf(user) === undefined) this.act({ do: 'sit' });
  }

  private controls(session: RoomSession): RemoteControls {
    return {
      notes: () => [
        ...sayNotes(this.client, session.seat, session.isSending, this.navigator.language, this.keys()),
        ...(this.next(session) === undefined ? [] : [this.texts.rematchReady]),
      ],
      hints: () => {
        if (session.over) return ['here', 'review', 'chat', 'save', 'leave'];
        if (session.room.status === 'waiting') return ['link', 'chat', 'leave'];
        if (session.seat === undefined) return ['chat', 'link', 'leave'];
        const mayDraw = whyNoDraw(session.room) === undefined;
        return ['type', 'chat', 'undo', ...(mayDraw ? (['draw'] as const) : [])];
      },
      actions: () =>
        ACTIONS.filter(
          (action) => !LOCAL_ONLY.includes(action) && (action !== 'draw' || whyNoDraw(session.room) === undefined),
        ),
      noLenses: () => (mayUseLenses(session.room, session.seat) ? undefined : this.texts.noLenses),
      act: (action) => this.does(action, session),
      isWaiting: () => session.room.status === 'waiting',
    };
  }

  private does(action: KeyAction, session: RoomSession): boolean {
    const { room, seat } = session;
    const act = actOf(action, room, seat, this.client.presence);
    if (action === 'chat') this.write(seat !== undefined);
    else if (action === 'resign') this.confirm(session, () => this.navigator.texts.confirmResign, { do: 'resign' });
    else if (action === 'abort') this.confirm(session, () => this.texts.confirmOff, { do: 'abort' });
    else if (act !== undefined) this.act(act);
    else if (action === 'accept' || action === 'decline') this.say(this.texts.naks['nothing offered']);
    else if (LOCAL_ONLY.includes(action)) this.say(this.texts.localOnly);
    else return false;
    return true;
  }

  private act(act: RoomAction): void {
    void perform(this.client, act).then((answered) => this.tell(answered));
  }

  /** Asks before something that cannot be undone. */
  private confirm({ seat, over }: RoomSession, question: () => string, act: RoomAction): void {
    if (seat !== undefined && !over) confirm(this.navigator, question, () => this.act(act));
  }

  private tell(answered: Answered): void {
    if ('code' in answered) this.say(this.texts.naks[answered.code]);
  }

  private say(message: string): void {
    if (this.page !== undefined) this.page.message = message;
    this.navigator.host.redraw();
  }

  private write(isPlayer: boolean): void {
    const { navigator, client } = this;
    if (client.user === '') return this.say(this.texts.nameless);
    const send = (text: string) => {
      navigator.close();
      void client
        .write(isPlayer ? 'players' : 'spectators', text.slice(0, 500))
        .then((answered) => this.tell(answered));
      return undefined;
    };
    navigator.open(
      new Prompt(
        navigator,
        () => this.texts.writeTitle,
        () => this.texts.writePrompt,
        send,
      ),
    );
  }

  private listMoves({ room, isAsking }: RoomSession): void {
    if (isAsking && this.page !== undefined) openMoves(this.navigator, room.match, this.page);
  }

  private record({ room }: RoomSession): GameRecord {
    return recordOfRoom(games, room.setup, this.client.events, room.setup.rated);
  }

  private review(session: RoomSession): void {
    const own = session.seat === undefined ? [] : [session.seat];
    openReview(this.navigator, this.record(session), this.playOn, own);
  }

  private save(session: RoomSession): void {
    const { texts } = this.navigator;
    try {
      const file = saveRecord(this.record(session));
      this.say(fill(texts.saved, { file }));
    } catch (error) {
      this.say(fill(texts.notSaved, { reason: error instanceof Error ? error.message : String(error) }));
    }
  }

  private showLink(): void {
    const { remote, room } = this.arrival;
    const news = () => (this.client.room?.status === 'playing' ? this.texts.hasBegun : '');
    this.navigator.open(roomLinkPage(this.navigator, roomLink({ origin: remote.origin, room }), news));
  }

  private keys(): RoomKeys {
    const { link, sit, back, accept, decline } = this.navigator.keys;
    const name = ([key]: readonly Key[]) => keyName(key);
    return { link: name(link), sit: name(sit), back: name(back), accept: name(accept), decline: name(decline) };
  }

  /** The room of the rematch, for those who play. */
  private next({ room, seat }: RoomSession): string | undefined {
    return seat === undefined ? undefined : room.next;
  }

  private openEnd(session: RoomSession): void {
    const { navigator } = this;
    const next = this.next(session);
    if (next !== undefined) return this.goOn(next);
    const close = (then: () => void) => () => {
      navigator.close();
      then();
    };
    const items = (): MenuItem[] => [
      ...(session.seat === undefined
        ? []
        : [{ label: this.texts.rematch, choose: close(() => this.act({ do: 'agree', what: 'rematch' })) }]),
      { label: navigator.texts.review, choose: close(() => this.review(session)) },
      { label: this.texts.stay, choose: () => navigator.close() },
      { label: navigator.texts.save, choose: close(() => this.save(session)) },
      { label: this.texts.leave, choose: close(() => this.leave()) },
    ];
    navigator.open(new QuestionBox(navigator, () => sayEnd(navigator, session), new Menu(items)));
  }

  private mayLeave({ seat, room }: RoomSession): void {
    if (seat === undefined || room.status !== 'playing') return this.leave();
    confirm(
      this.navigator,
      () => this.texts.confirmLeave,
      () => this.leave(),
    );
  }

  /** Leaves the room, once, however the program is left. */
  async depart(): Promise<void> {
    if (this.isLeaving) return;
    this.isLeaving = true;
    clearInterval(this.clock);
    await leaveRoom(this.client, this.arrival);
  }

  private leave(): void {
    if (this.isLeaving) return;
    const { page = this.waitingPage } = this;
    void this.depart().then(() => this.navigator.closeAt(page));
  }

  /** To the room of the rematch. */
  private goOn(next: string): void {
    const screen = new RoomGame(this.navigator, { ...this.arrival, room: next, showsLink: false }, this.playOn);
    this.navigator.replaceAt(this.page ?? this.waitingPage, screen.waitingPage);
  }

  private makeWaitingPage(): WaitingPage {
    const server = this.arrival.remote.origin;
    const words = () => {
      const { trouble } = this.client;
      return trouble === undefined
        ? { title: fill(this.texts.connecting, { server }), trouble }
        : { title: server, trouble: this.texts.naks[trouble] };
    };
    // The board that takes its place stays in the room.
    return new WaitingPage(this.navigator, words, () => (this.page === undefined ? this.depart() : undefined));
  }
}
