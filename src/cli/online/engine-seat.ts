import { printable } from '../../core/fault.ts';
import { readMove } from '../../core/moves.ts';
import type { Player } from '../../core/player.ts';
import { NO_MOVE } from '../../core/types.ts';
import { enginePlayer } from '../../node/engines/engine-player.ts';
import { engineWords } from '../../node/engines/engine-words.ts';
import { sayFoul } from '../../node/engines/foul-words.ts';
import { say } from '../../node/words/say.ts';
import type { Room } from '../../protocol/room.ts';
import type { RoomClient } from '../../protocol/room-client.ts';
import type { Budget } from '../../session/player-word.ts';

/** Failures in one position after which the engine resigns. */
const MOST_FAILURES = 5;
const FIRST_PAUSE_MS = 100;
/** Fraction of the time left that a move may take, beside most of its increment. */
const PART_OF_TIME = 1 / 25;
const PART_OF_INCREMENT = 0.8;
/** Milliseconds for the transmission of a move. */
const WAY_MS = 50;

export interface EngineSeatParts {
  readonly command: string;
  readonly budget: Budget;
  readonly seed: number;
  /** A message for the operator of the engine. */
  note(sentence: string): void;
}

/** Plays with an engine at a seat of a room elsewhere. One that dies is restarted; one that always dies resigns. */
export class EngineSeat {
  private readonly client: RoomClient;
  private readonly parts: EngineSeatParts;
  private engine: Player | undefined;
  private isAsked = false;
  private isClosed = false;
  /** Where it failed last, and how often there. */
  private failed = { at: '', times: 0 };

  constructor(client: RoomClient, parts: EngineSeatParts) {
    this.client = client;
    this.parts = parts;
  }

  /** The room may have changed: moves, if it is the engine's turn. */
  heard(): void {
    const { room, user } = this.client;
    if (room === undefined || this.isAsked || this.isClosed || room.status !== 'playing') return;
    if (room.seatOf(user) !== room.turn || room.computerAt(room.turn) !== undefined) return;
    this.isAsked = true;
    void this.move(room).finally(() => {
      this.isAsked = false;
      this.heard();
    });
  }

  close(): void {
    this.isClosed = true;
    void this.engine?.close?.();
  }

  private async move(room: Room): Promise<void> {
    const { epoch, ply } = room;
    const isStill = () => this.client.room?.epoch === epoch && this.client.room.ply === ply && !this.isClosed;
    try {
      const move = await this.ask(room);
      const now = this.client.room;
      if (now === undefined || !isStill()) return;
      if (move === undefined || readMove(now.match.position, move) === NO_MOVE) {
        throw new Error(say('{move} is not a legal move', { move: printable(String(move)) }));
      }
      const answered = await this.client.act({ do: 'move', epoch, ply, move });
      // Acknowledged before the event is seen: wait for what follows.
      while ('seq' in answered && isStill()) await pause(10);
    } catch (error) {
      if (isStill()) await this.fail(`${epoch} ${ply}`, error instanceof Error ? error.message : String(error));
    }
  }

  private ask({ match }: Room): Promise<string | undefined> {
    const { command, seed } = this.parts;
    this.engine ??= enginePlayer(engineWords(command, match.game.id), seed, () => this.budget());
    return this.engine.choose(match.clone(), () => {});
  }

  /** What the next move may cost: the command line's limit, and no more than the clock allows. */
  private budget(): Budget {
    const { nodes, ms } = this.parts.budget;
    const { room } = this.client;
    const clocks = room?.clocks;
    if (room === undefined || clocks === undefined) return this.parts.budget;
    const left = clocks.show(room.turn, this.client.now());
    const fair = left * PART_OF_TIME + clocks.setting.increment * PART_OF_INCREMENT - WAY_MS;
    const allowed = Math.max(1, Math.round(Math.min(ms ?? Number.POSITIVE_INFINITY, fair, left - 2 * WAY_MS)));
    return { ...(nodes === undefined ? {} : { nodes }), ms: allowed };
  }

  private async fail(at: string, reason: string): Promise<void> {
    await this.engine?.close?.(); // the next question starts it anew
    this.failed = { at, times: this.failed.at === at ? this.failed.times + 1 : 1 };
    const { times } = this.failed;
    const { id: room } = this.client;
    this.parts.note(say('{room}: the engine failed ({why})', { room, why: sayFoul(reason) }));
    if (times < MOST_FAILURES) return pause(FIRST_PAUSE_MS * times);
    this.parts.note(say('{room}: the engine failed {count} times in one position and resigns', { room, count: times }));
    await this.client.act({ do: 'resign' });
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
