import { type GameRecord, recordOf } from '../record/record.ts';
import type { RoomEvent } from './events.ts';
import type { Room } from './room.ts';

/** The record of a game between people: who sat where, for whom a computer played, and how it ended. */
export function recordOfRoom({ match, seats, setup, outcome }: Room, events: readonly RoomEvent[]): GameRecord {
  const tags: Record<string, string> = {};
  const [first] = events;
  if (first !== undefined) tags.Date = new Date(first.at).toISOString().slice(0, 10);
  seats.forEach(({ sitter }, seat) => {
    if (sitter === undefined) return;
    if (sitter.kind !== 'computer') tags[`Player${seat + 1}`] = sitter.name;
    else {
      const [kind, which = ''] = sitter.word.split(':');
      tags[`Engine${seat + 1}`] = 'Gamut';
      tags[kind === 'level' ? `Level${seat + 1}` : `Player${seat + 1}`] = which;
    }
  });
  for (const event of events) {
    if ('standIn' in event && event.standIn !== undefined) tags[`StandIn${event.seat + 1}`] = event.standIn;
  }
  if (setup.rated) tags.Rated = 'yes';
  return recordOf(match, { tags, ...(outcome === undefined ? {} : { outcome }) });
}
