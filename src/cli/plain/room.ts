import { listedTexts, readMove, refuseMove } from '../../core/moves.ts';
import { sayRefusal, sayResult } from '../../core/play/words.ts';
import { NO_MOVE, type Seat } from '../../core/types.ts';
import { fill, fillAgreeing } from '../../core/words.ts';
import { games } from '../../games/index.ts';
import { print } from '../../node/usage.ts';
import type { Room } from '../../protocol/room.ts';
import type { Answered, RoomClient } from '../../protocol/room-client.ts';
import { recordOfRoom } from '../../protocol/room-record.ts';
import { whyNoDraw } from '../../protocol/rulings.ts';
import { sayOutcome } from '../../record/words.ts';
import { drawPlain } from '../../view/plain.ts';
import { actionNamed } from '../keys/actions.ts';
import { chooseLanguage } from '../language.ts';
import type { Arrival } from '../online/arrival.ts';
import { leaveRoom } from '../online/leave.ts';
import { roomLink } from '../online/links.ts';
import { actOf, perform } from '../online/room-keys.ts';
import { roomTexts } from '../online/room-texts.ts';
import { sayNames, sayNotes } from '../online/room-words.ts';
import { saveRecord } from '../records/record-file.ts';
import { Console } from './console.ts';
import { guideText } from './guide.ts';
import { consoleTexts } from './texts.ts';

/** What is typed for what the notes offer. */
const WORDS = { link: 'link', sit: 'sit', back: 'back', accept: 'accept', decline: 'decline' };

/** A room line by line, for screen readers and pipes: events are printed, moves and letters are typed. */
export async function runPlainRoom(arrival: Arrival, lang: unknown): Promise<void> {
  const room = new PlainRoom(arrival, lang);
  await room.run();
}

class PlainRoom {
  private readonly arrival: Arrival;
  private readonly language: ReturnType<typeof chooseLanguage>;
  private readonly client: RoomClient;
  private readonly terminal = new Console();
  private printed = { moves: -1, sitting: '', notes: [] as readonly string[] };
  private isSitting = false;
  /** Whether it is clear that we sit or watch. */
  private hasArrived = true;
  private end: () => void = () => {};
  /** What is typed before the room is drawn waits until then. */
  private readonly drawn: Promise<void>;
  private draw: () => void = () => {};
  private isLeaving = false;

  constructor(arrival: Arrival, lang: unknown) {
    this.arrival = arrival;
    this.language = chooseLanguage(lang);
    this.drawn = new Promise((resolve) => {
      this.draw = resolve;
    });
    this.client = arrival.remote.openRoom(arrival.room, () => this.heard());
  }

  /** Until it is left, the room does not exist, or a game that is only watched is over. */
  async run(): Promise<void> {
    const ended = new Promise<void>((resolve) => {
      this.end = resolve;
    });
    await Promise.race([ended, this.read()]);
    this.isLeaving = true;
    await leaveRoom(this.client, this.arrival);
    this.terminal.close();
  }

  private get seat(): Seat | undefined {
    return this.arrival.sits ? this.client.room?.seatOf(this.client.user) : undefined;
  }

  private async read(): Promise<void> {
    for (;;) {
      const line = await this.terminal.ask('');
      if (line === 'q' || line === 'quit' || line === 'leave') return;
      // Without input it still prints what happens.
      if (line === undefined) return new Promise(() => {});
      if (line !== '') await this.drawn;
      const { room } = this.client;
      if (line !== '' && room !== undefined) this.answer(line, room);
    }
  }

  private answer(line: string, room: Room): void {
    const { client, language, seat } = this;
    const texts = roomTexts[language];
    const { position, game } = room.match;
    const action = actionNamed(line);
    const act = action === undefined ? undefined : actOf(action, room, seat, client.presence);
    const [, said] = /^(?:chat|C) (.+)$/.exec(line) ?? [];
    if (line === '?' || line === 'help')
      print(fill(texts.plainHelp, { draw: whyNoDraw(room) === undefined ? texts.plainDraw : '' }));
    else if (action === 'moves') print(listedTexts(position).join(' '));
    else if (line === 'board' || line === 'b') print(drawPlain(position));
    else if (action === 'link') print(roomLink({ origin: this.arrival.remote.origin, room: this.arrival.room }));
    else if (action === 'guide') print(guideText(game, language));
    else if (action === 'save') this.save(room);
    else if (said !== undefined) {
      const channel = seat === undefined ? 'spectators' : 'players';
      void client.write(channel, said.slice(0, 500)).then((answered) => this.tell(answered));
    } else if (act !== undefined) void perform(client, act).then((answered) => this.tell(answered));
    else if (action === 'accept' || action === 'decline') print(texts.naks['nothing offered']);
    else if (seat !== room.turn) print(texts.naks['not your turn']);
    else if (readMove(position, line) !== NO_MOVE) void client.move(line).then((answered) => this.tell(answered));
    else print(sayRefusal(game, refuseMove(position, line), language));
  }

  private save({ setup }: Room): void {
    const texts = consoleTexts[this.language];
    try {
      print(fill(texts.saved, { file: saveRecord(recordOfRoom(games, setup, this.client.events, setup.rated)) }));
    } catch (error) {
      print(fill(texts.notKept, { reason: error instanceof Error ? error.message : String(error) }));
    }
  }

  private tell(answered: Answered): void {
    if ('code' in answered) print(roomTexts[this.language].naks[answered.code]);
  }

  private heard(): void {
    const { client, language } = this;
    const { room, trouble, user } = client;
    if (this.isLeaving) return;
    if (trouble !== undefined) {
      print(roomTexts[language].naks[trouble]);
      return this.end();
    }
    if (room === undefined) return;
    if (this.arrival.sits && !this.isSitting && user !== '') {
      this.isSitting = true;
      if (room.status === 'waiting' && room.seatOf(user) === undefined) return void this.sitDown();
    }
    if (!this.hasArrived) return;
    this.printMoves(room);
    const notes = sayNotes(client, this.seat, false, language, WORDS);
    for (const note of notes) if (!this.printed.notes.includes(note)) print(note);
    this.printed = { ...this.printed, notes };
    this.draw();
    if (room.status === 'over' && !this.arrival.sits) this.end();
  }

  private async sitDown(): Promise<void> {
    this.hasArrived = false;
    this.tell(await perform(this.client, { do: 'sit' }));
    this.hasArrived = true;
    this.heard();
  }

  /** The board whenever it has changed, who made which move, and who sits where. */
  private printMoves(room: Room): void {
    const { client, language, printed } = this;
    const { game, position, moves } = room.match;
    const { seats } = game.texts[language];
    const sitting = `${room.status} ${JSON.stringify(room.seats)}`;
    if (moves.length === printed.moves && sitting === printed.sitting) return;
    this.printed = { ...printed, moves: moves.length, sitting };
    if (printed.moves < 0) {
      const by = fill(consoleTexts[language].by, { designer: game.designer, players: room.seats.length });
      print(`${game.name}, ${by}`);
    }
    if (moves.length !== printed.moves) {
      const last = room.made.at(-1);
      const move = moves.at(-1) ?? '';
      if (last !== undefined) print(fillAgreeing(consoleTexts[language].moved, seats[last.seat], { move }));
      print(`${drawPlain(position)}\n`);
    }
    for (const [seat, name] of sayNames(client, this.seat, language).entries()) print(`${seats[seat]}: ${name}`);
    const { outcome } = room;
    const result = room.match.result();
    if (outcome !== undefined && outcome.reason !== 'rules') print(sayOutcome(room.match, outcome, language));
    else if (result !== undefined) print(sayResult(game, result, language));
  }
}
