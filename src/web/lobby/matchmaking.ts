import { effect, signal } from '@preact/signals';
import type { Pairing } from '../../protocol/lobby.ts';
import { stopWaiting } from '../../protocol/matchmaking.ts';
import type { RoomClient } from '../../protocol/room-client.ts';
import { keepItem, removeItem } from '../local/items.ts';
import { openRoom } from '../online/dial.ts';
import { wishRoom } from '../online/request.ts';
import { becomeGuest } from '../online/server.ts';
import { onlineTexts } from '../online/texts.ts';
import { playSound } from '../play/sound.ts';
import { roomTexts } from '../room/texts.ts';
import { addressOfRoom, route } from '../state/route.ts';
import { ShownText } from '../state/shown-text.ts';
import { Watched } from '../state/watched.ts';
import { AWAITED_ROOM_KEY, awaitedRoom, hasAwaited, readAwaitedRoom } from './awaited-room.ts';
import { matchmakingTexts } from './matchmaking-texts.ts';

/** The connection to the awaited room, while there is one. */
const client = signal<Watched<RoomClient> | undefined>(undefined);
/** Whether the user wants it to end. */
let isStopping = false;
/** The outcome of the last search; '' while there is nothing to say. */
export const matchmakingNews = new ShownText();
/** Whether the server has been asked and has not answered. */
export const isAsking = signal(false);
/** The room in which the game has begun, if the user is busy elsewhere. */
export const begun = signal<string | undefined>(undefined);

/** The connection to the awaited room, if there is one. */
export function matchmakingRoom(): RoomClient | undefined {
  return awaitedRoom.value === undefined ? undefined : client.value?.value;
}

/** Looks for an opponent who wants the same. name: of a user whom the server does not know yet. */
export async function beginMatchmaking(wished: Pairing, name: string, isKnown: boolean): Promise<void> {
  if (isAsking.value) return;
  isAsking.value = true;
  matchmakingNews.value = '';
  begun.value = undefined;
  const isThere = isKnown || (await becomeGuest(name)) !== undefined;
  const said = isThere ? await wishRoom('pairing', wished) : undefined;
  isAsking.value = false;
  if (said !== undefined && 'answer' in said) keepAwaitedRoom(said.answer.room);
  else matchmakingNews.value = () => (said === undefined ? onlineTexts.value.noServer : sayRefusal(said.code));
}

export async function stopMatchmaking(): Promise<void> {
  isStopping = true;
  const waiting = client.peek()?.peek();
  const answered = await waiting?.act(stopWaiting(waiting.room));
  // The event usually precedes the answer. If it was too late, the game has begun, and the next event leads there.
  const isLate = answered !== undefined && 'code' in answered && answered.code === 'begun';
  if (isLate) isStopping = false;
  else end();
}

effect(() => {
  const room = awaitedRoom.value;
  if (room !== undefined) hasAwaited.value = true;
  const before = client.peek()?.peek();
  client.value = room === undefined ? undefined : new Watched(openRoom(room, hear));
  // Last: a connection that ends says so, and is no longer the one that is heard.
  before?.close();
});

// What is started or ended in one window applies to all of them.
addEventListener('storage', ({ key }) => {
  if (key === AWAITED_ROOM_KEY) awaitedRoom.value = readAwaitedRoom();
});

/** Stores it in the browser, so that it outlives this page. */
function keepAwaitedRoom(room: string | undefined): void {
  if (room === undefined) removeItem(AWAITED_ROOM_KEY);
  else keepItem(AWAITED_ROOM_KEY, room);
  awaitedRoom.value = room;
}

function hear(): void {
  const { room, user, trouble, id } = client.peek()?.peek() ?? {};
  client.peek()?.changed();
  if (trouble !== undefined) return end();
  if (room === undefined || user === '' || user === undefined) return;
  if (room.status === 'waiting' && room.seatOf(user) !== undefined) return;
  if (room.status !== 'playing' || room.seatOf(user) === undefined) return end();
  keepAwaitedRoom(undefined);
  playSound('turn');
  // Nobody is taken away from another game, or redirected in a window that is not visible.
  const isFree = route.value[0] === 'online' || (route.value[0] !== 'room' && document.visibilityState === 'visible');
  if (isFree && id !== undefined) location.href = addressOfRoom(id);
  else begun.value = id;
}

function end(): void {
  if (awaitedRoom.value === undefined) return;
  const outcome = isStopping ? 'stopped' : 'ended';
  matchmakingNews.value = () => matchmakingTexts.value[outcome];
  isStopping = false;
  keepAwaitedRoom(undefined);
}

function sayRefusal(code: string): string {
  const { ratedNeeds, tooMany, notFound } = matchmakingTexts.value;
  if (code === 'too many rooms') return roomTexts.value.naks[code];
  return code === 'guest' ? ratedNeeds : code === 'too many' ? tooMany : notFound;
}
