import type { Seat } from '../../core/types.ts';
import type { Language } from '../../core/words.ts';
import { fill } from '../../core/words.ts';
import { PROPOSALS } from '../../protocol/events.ts';
import type { Room } from '../../protocol/room.ts';
import type { RoomClient } from '../../protocol/room-client.ts';
import { seatName } from '../../session/seats.ts';
import { roomTexts } from './room-texts.ts';

/** The last messages, as many as fit beside a board. */
const SAYINGS = 3;
const SECOND = 1000;

/** Who sits at each seat: a name, whether they are there, and the time they have left. */
export function sayNames(client: RoomClient, own: Seat | undefined, language: Language): readonly string[] {
  const { room } = client;
  if (room === undefined) return [];
  const texts = roomTexts[language];
  return room.seats.map(({ sitter, standIn, isOut }, seat) => {
    const name = saySitter(room, seat, language);
    const isThere = seat === own || client.presence.seats[seat] !== false || room.status === 'over';
    const signs = [
      ...(seat === own ? [texts.you] : []),
      ...(isOut ? [texts.out] : isThere || sitter === undefined ? [] : [texts.away]),
      ...(standIn === undefined
        ? []
        : [fill(texts.standIn, { computer: seatName(room.match.game, standIn, language) })]),
      ...(seat !== own && sitter?.kind === 'person' && sitter.isGuest === true && !isNameless(sitter.name)
        ? [texts.guest]
        : []),
    ];
    const clock = room.clocks === undefined ? '' : ` · ${sayTime(room.clocks.show(seat, client.now()))}`;
    return `${name}${signs.length === 0 ? '' : ` (${signs.join(', ')})`}${clock}`;
  });
}

/** What to press or type in a room. */
export type RoomKeys = Readonly<Record<'link' | 'sit' | 'back' | 'accept' | 'decline', string>>;

/** Sentences about the room, the latest last. */
export function sayNotes(
  client: RoomClient,
  own: Seat | undefined,
  isSending: boolean,
  language: Language,
  keys: RoomKeys,
): string[] {
  const { room, presence, chat } = client;
  if (room === undefined) return [];
  const texts = roomTexts[language];
  const notes = chat.slice(-SAYINGS).map(({ name, text, isGuest }) =>
    fill(texts.said, {
      name: sayName(name, language) + (isGuest === true && !isNameless(name) ? ` (${texts.guest})` : ''),
      text,
    }),
  );
  const { watchers } = presence;
  if (watchers > 0) notes.push(watchers === 1 ? texts.oneWatches : fill(texts.manyWatch, { count: watchers }));
  if (own === undefined) notes.push(texts.watching);
  if (room.status === 'waiting')
    notes.push(fill(own === undefined && hasFreeSeat(room) ? texts.sit : texts.waiting, keys));
  if (own !== undefined && room.seats[own].standIn !== undefined && !room.seats[own].isOut)
    notes.push(fill(texts.comeBack, keys));
  if (room.unrated !== undefined) notes.push(texts.unrated[room.unrated]);
  notes.push(...sayOffers(room, own, language, keys));
  if (isSending) notes.push(texts.sending);
  else if (room.status === 'playing' && own === room.turn && room.computerAt(own) === undefined) {
    notes.push(texts.yourTurn);
  }
  if (!client.isConnected) notes.push(texts.lost);
  return notes;
}

function sayOffers(room: Room, own: Seat | undefined, language: Language, keys: RoomKeys): string[] {
  const texts = roomTexts[language];
  return PROPOSALS.flatMap((what) => {
    const [proposer] = room.agreed.get(what) ?? [];
    if (proposer === undefined || own === undefined) return [];
    if (room.agreed.get(what)?.has(own)) return [texts.offered[what]];
    return [fill(texts.offers[what], { ...keys, name: saySitter(room, proposer, language) })];
  });
}

function saySitter({ seats, setup, match }: Room, seat: Seat, language: Language): string {
  const { sitter } = seats[seat];
  const texts = roomTexts[language];
  if (sitter === undefined) return (setup.invited?.[seat] ?? null) === null ? texts.free : texts.invited;
  return sitter.kind === 'computer' ? seatName(match.game, sitter.word, language) : sayName(sitter.name, language);
}

/** What servers call guests who have not said what they want to be called. */
const NAMELESS = /^Guest (\w{4})$/;

function isNameless(name: string): boolean {
  return NAMELESS.test(name);
}

function sayName(name: string, language: Language): string {
  return name.replace(NAMELESS, (_, sign) => fill(roomTexts[language].newGuest, { sign }));
}

function hasFreeSeat({ seats, setup }: Room): boolean {
  return seats.some(({ sitter }, seat) => sitter === undefined && (setup.invited?.[seat] ?? null) === null);
}

/** 4:59, 1:02:03, or days and hours. */
export function sayTime(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
