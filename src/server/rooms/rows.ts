import type { Insertable } from 'kysely';
import { isFault } from '../../core/fault.ts';
import type { Game } from '../../core/game.ts';
import { readOptions } from '../../core/options.ts';
import { writePosition } from '../../core/text.ts';
import type { EventBody, RoomEvent } from '../../protocol/events.ts';
import { Room } from '../../protocol/room.ts';
import { type RoomSetup, speedOf } from '../../protocol/setup.ts';
import type { EventRow, JobRow, RoomRow, RoomSummary } from '../store/tables.ts';

/** A room between memory and table: reading its rows and writing them. */

export function eventRow(room: string, state: Room, event: RoomEvent, wish: string | null): EventRow {
  const { seq, at, ...body } = event;
  return {
    room,
    seq,
    at,
    kind: event.kind,
    user_id: userOf(state, body),
    epoch: state.epoch,
    ply: event.kind === 'move' ? state.ply : null,
    wish,
    body: JSON.stringify(body),
  };
}

export function readEvent({ seq, at, body }: Pick<EventRow, 'seq' | 'at' | 'body'>): RoomEvent {
  return { ...(JSON.parse(body) as EventBody), seq, at };
}

/** Who made a room, and from which network: a hash. Computers think for them in turn. */
export type Maker = Pick<RoomRow, 'opener' | 'network'>;
export const NOBODY: Maker = { opener: null, network: null };

/** The row of a room that has just been made. */
export function roomRow(
  id: string,
  games: readonly Game[],
  setup: RoomSetup,
  at: number,
  maker: Maker,
): Insertable<RoomRow> {
  const room = new Room(games, setup);
  return {
    id,
    game: setup.game,
    players: setup.computers.length,
    speed: speedOf(setup.clock),
    listed: setup.listed ? 1 : 0,
    rated: setup.rated ? 1 : 0,
    setup: JSON.stringify(setup),
    version: 0,
    created_at: at,
    attended_at: at,
    computers: setup.computers.filter((word) => word !== null).length,
    ...maker,
    ...summaryOf(room, at),
  };
}

export function summaryOf(room: Room, at: number): RoomSummary {
  const isTimed = room.status === 'playing' && room.computerAt(room.turn) === undefined;
  return {
    status: room.status,
    moves: room.ply,
    position: writePosition(room.match.position),
    names: namesIn(room),
    deadline: (isTimed ? room.clocks?.deadline() : undefined) ?? null,
    outcome: room.outcome === undefined ? null : JSON.stringify(room.outcome),
    updated_at: at,
  };
}

/** Who sits at each seat. */
export function namesIn(room: Room): string {
  return JSON.stringify(room.seats.map(({ sitter }) => (sitter?.kind === 'computer' ? sitter.word : sitter?.name)));
}

/** What a computer is asked when it is its turn. */
export interface MoveJob {
  readonly room: string;
  readonly epoch: number;
  readonly ply: number;
  readonly game: string;
  readonly position: string;
  /** Of the computer: level:5, museum:greedy. */
  readonly word: string;
  readonly seed: number;
}

export const MOVE_JOB = 'move';
export const FINISH_JOB = 'finish';
export const FORGET_JOB = 'forget';

/** What has to be done after an event: a computer is to move, or the game has just ended. */
export function jobRow(id: string, room: Room, at: number, maker: Maker, wasOver = false): JobRow | undefined {
  return room.status === 'over' && !wasOver ? finishJob(id, at) : moveJob(id, room, at, maker);
}

function finishJob(id: string, at: number): JobRow {
  const key = `${FINISH_JOB} ${id}`;
  return { key, kind: FINISH_JOB, body: JSON.stringify(id), created_at: at, due_at: at, tries: 0 };
}

function moveJob(id: string, room: Room, at: number, { opener, network }: Maker): JobRow | undefined {
  const word = room.status === 'playing' ? room.computerAt(room.turn) : undefined;
  if (word === undefined) return undefined;
  const { epoch, ply } = room;
  const body: MoveJob = {
    room: id,
    epoch,
    ply,
    game: room.setup.game,
    position: writePosition(room.match.position),
    word,
    seed: seedOf(id),
  };
  const key = `${MOVE_JOB} ${id} ${epoch} ${ply}`;
  const whose = { person: opener ?? '', network: network ?? '' };
  return { key, kind: MOVE_JOB, body: JSON.stringify(body), created_at: at, due_at: at, tries: 0, ...whose };
}

/** Why a setup cannot be played; undefined when it can. */
export function flawOf(games: readonly Game[], setup: RoomSetup): string | undefined {
  const game = games.find(({ id }) => id === setup.game);
  if (game === undefined) return `unknown game ${setup.game}`;
  const options = readOptions(game.options, setup.options);
  if (isFault(options)) return `${options.fault}: ${options.what}`;
  if (options.players !== setup.computers.length) return `the game has ${options.players} seats`;
  return undefined;
}

/** The seed of chance in a room: always the same for the same room. */
function seedOf(id: string): number {
  let seed = 7;
  for (const letter of id) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return seed;
}

function userOf(state: Room, body: EventBody): string | null {
  const sitter = body.kind === 'sit' ? body.sitter : body.kind === 'stand' ? state.seats[body.seat].sitter : undefined;
  return sitter === undefined || sitter.kind === 'computer' ? null : sitter.user;
}
