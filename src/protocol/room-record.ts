import type { Game } from '../core/game.ts';
import { type GameRecord, recordOf } from '../record/record.ts';
import type { RoomEvent } from './events.ts';
import { Room } from './room.ts';
import type { RoomSetup } from './setup.ts';

/** A game that was played in a room, as a record: who sat where, who was replaced when, and the clocks. */
export function recordOfRoom(
  games: readonly Game[],
  setup: RoomSetup,
  events: readonly RoomEvent[],
  isRated: boolean,
): GameRecord {
  const room = new Room(games, setup);
  const clocks: (number | undefined)[] = [];
  const replaced: Record<string, string> = {};
  for (const event of events) {
    room.apply(event);
    if (event.kind === 'move') clocks[room.ply - 1] = room.clocks?.left[event.seat];
    else if ('standIn' in event && event.standIn !== undefined) {
      const name = `StandIn${event.seat + 1}`;
      const before = replaced[name] === undefined ? '' : `${replaced[name]}, `;
      replaced[name] = `${before}${event.standIn} from move ${room.ply + 1}`;
    }
  }
  const tags = { ...tagsOf(room, events[0]?.at), ...replaced, Rated: isRated ? 'yes' : 'no' };
  const record = recordOf(room.match, { tags, ...(room.outcome === undefined ? {} : { outcome: room.outcome }) });
  const line = record.line.map((entry, ply) => {
    const clock = clocks[ply];
    return clock === undefined ? entry : { ...entry, clock };
  });
  return { ...record, line };
}

function tagsOf({ seats, setup }: Room, begun: number | undefined): Record<string, string> {
  const tags: Record<string, string> = {};
  if (begun !== undefined) tags.Date = new Date(begun).toISOString().slice(0, 10);
  for (const [seat, { sitter }] of seats.entries()) {
    const number = seat + 1;
    if (sitter === undefined) continue;
    if (sitter.kind !== 'computer') {
      tags[`Player${number}`] = sitter.name;
      if (sitter.kind === 'bot') tags[`Engine${number}`] = sitter.name;
      continue;
    }
    const [kind, which] = sitter.word.split(':');
    tags[`Engine${number}`] = 'Gamut';
    tags[kind === 'level' ? `Level${number}` : `Player${number}`] = which;
  }
  if (setup.clock !== null) {
    const { start, increment } = setup.clock;
    tags.TimeControl = `${start / 1000}+${increment / 1000}`;
  }
  return tags;
}
