import type { Seat } from '../../core/types.ts';
import type { Action } from '../../protocol/actions.ts';
import type { RoomEvent } from '../../protocol/events.ts';
import type { Command } from '../../protocol/messages.ts';
import type { Room } from '../../protocol/room.ts';
import { type Circumstances, type Refused, rule, ruleClock, ruleComputer } from '../../protocol/rulings.ts';
import type { Sitter } from '../../protocol/setup.ts';
import { nameFrom } from '../store/secrets.ts';
import { trouble } from '../store/store.ts';
import type { LiveRoom, RoomCache } from './cache.ts';
import type { Done, EventLog } from './event-log.ts';

export interface RoomActsParts {
  readonly rooms: RoomCache;
  readonly eventLog: EventLog;
  /** Milliseconds since 1970; never goes back. */
  now(): number;
  /** Whether time is known well enough to judge people by it. */
  mayJudge(): boolean;
  /** Whether the sitter of a seat is away. */
  isAway(live: LiveRoom, seat: Seat): boolean;
  /** The computer that plays for a seat whose sitter does not. */
  standInFor(room: Room, seat: Seat): Promise<string>;
  pick(free: readonly Seat[]): Seat;
}

/** What people do in rooms, and what happens to those who do nothing for too long. */
export class RoomActs {
  private readonly parts: RoomActsParts;

  constructor(parts: RoomActsParts) {
    this.parts = parts;
  }

  /** Carries out a command, once. */
  act(id: string, sitter: Circumstances['sitter'], command: Command, lag: number): Promise<Done | Refused | undefined> {
    const { rooms, eventLog, now, mayJudge, isAway, pick } = this.parts;
    // Time spent reading the room, or on earlier actions of others, is not charged to the player who acts.
    const arrived = now();
    return rooms.use(id, async (live) => {
      const { quota } = live;
      const standInFor = await this.standIns(live.room, command.act.do === 'resign' || command.act.do === 'substitute');
      const done = await eventLog.record(live, `${sitter.user} ${command.id}`, () => {
        if (!mayJudge()) throw trouble(new Error('The database has just been away.'));
        return rule(live.room, command.act, {
          sitter,
          now: arrived,
          lag: quota.credit(live.room.seatOf(sitter.user), lag),
          grace: quota.left(live.room.turn),
          isAway: (seat: Seat) => isAway(live, seat),
          standInFor,
          pick,
        });
      });
      if (done === undefined || !('seq' in done)) return done;
      if (!isOf(command.act, live.events[done.seq - 1])) return { code: 'other wish' };
      if (command.act.do === 'move') quota.charge(live.room.seatOf(sitter.user), lag);
      if (command.act.do === 'agree') await this.rematch(live);
      return done;
    });
  }

  /** Ends the turn of a player who has run out of time. */
  async checkClock(id: string): Promise<void> {
    const { rooms, eventLog, now } = this.parts;
    await rooms.use(id, async (live) => {
      const standInFor = await this.standIns(live.room, true);
      await eventLog.record(live, null, () =>
        ruleClock(live.room, { now: now(), grace: live.quota.left(live.room.turn), standInFor }),
      );
    });
  }

  /** Who would play for each seat, where it may be needed; with two players nobody does. */
  private async standIns(room: Room, isNeeded: boolean): Promise<(seat: Seat) => string> {
    const seats = isNeeded && room.seats.length > 2 ? [...room.seats.keys()] : [];
    const words = await Promise.all(seats.map((seat) => this.parts.standInFor(room, seat)));
    return (seat) => words[seat];
  }

  private async rematch(live: LiveRoom): Promise<void> {
    const { eventLog } = this.parts;
    const { room } = live;
    const agreed = room.agreed.get('rematch');
    const voters = room.voters();
    if (room.next !== undefined || agreed === undefined || !voters.every((seat) => agreed.has(seat))) return;
    const { seats } = room;
    const { invited: _, ...setup } = room.setup; // invited players already sit there
    // The same for everybody who asks, so that two who ask at once open one room.
    const id = nameFrom(`rematch ${live.id}`);
    const before = (seat: Seat) => (seat + seats.length - 1) % seats.length;
    const computers = setup.computers.map((_, seat) => setup.computers[before(seat)]);
    const sitters = new Map<Seat, Sitter>();
    for (const seat of seats.keys()) {
      const { sitter } = seats[before(seat)];
      if (sitter !== undefined && sitter.kind !== 'computer') sitters.set(seat, sitter);
    }
    await eventLog.create(id, { ...setup, computers }, sitters, [], live.maker);
    await eventLog.happen(live.id, 'rematch', ({ next }) =>
      next === undefined ? { kind: 'rematch', room: id } : undefined,
    );
  }
}

/** The answer of a computer; one that comes too late changes nothing. */
export async function computerMove(
  { rooms, eventLog }: Pick<RoomActsParts, 'rooms' | 'eventLog'>,
  { room: id, epoch, ply }: { readonly room: string; readonly epoch: number; readonly ply: number },
  move: string,
): Promise<void> {
  // The process that asked may have been another, and the hint of its events may still be on its way.
  await rooms.refresh(id);
  await eventLog.happen(id, null, (room) => ruleComputer(room, move, epoch, ply));
}

/** Whether an event may have resulted from an action: they have the same names. A move's notation does not matter. */
function isOf(act: Action, event: RoomEvent): boolean {
  if (event.kind !== act.do) return false;
  return !('what' in act && 'what' in event) || act.what === event.what;
}
