import process from 'node:process';
import { chosenOptions } from '../../core/options.ts';
import type { NewRoom } from '../../protocol/messages.ts';
import { findGame, findOptions, print, UsageError } from '../usage.ts';
import { readClock } from './clock-words.ts';
import { enterAsGuest } from './guest.ts';
import { enterRoom } from './join.ts';
import { roomLink } from './links.ts';
import { printedQr } from './qr.ts';
import { readOrigin } from './remote.ts';

export interface HostFlags {
  readonly server: string;
  readonly seats?: string;
  readonly clock?: string;
  readonly name?: string;
  readonly listed?: boolean;
  readonly chat: boolean;
  readonly [more: string]: unknown;
}

/** Makes a room, prints its link, and sits down in it. */
export async function runHost(word: string, flags: HostFlags): Promise<void> {
  const game = findGame(word);
  const options = findOptions(game, flags);
  const seats = flags.seats?.split(',').map((seat) => seat.trim()) ?? usualSeats(options.players);
  const clock = flags.clock === undefined ? null : readClock(flags.clock);
  if (seats.length !== options.players) {
    throw new UsageError(`--seats names ${seats.length} players; this game has ${options.players}.`);
  }
  const remote = await enterAsGuest(readOrigin(flags.server), flags.name);
  const wished: NewRoom = {
    ...{ game: game.id, options: { ...chosenOptions(game.options, options) }, seats, clock },
    ...{ listed: flags.listed === true, chat: flags.chat },
  };
  const { status, body } = await remote.ask('POST', '/api/rooms', wished);
  if (status !== 201) throw new UsageError(sayRefusal(status, String(body.code)));
  const room = String(body.room);
  const link = roomLink({ origin: remote.origin, room });
  print(`${link}\n\n${printedQr(link, flags.color !== false && !process.env.NO_COLOR)}\n`);
  await enterRoom({ remote, room, sits: true, showsLink: true }, flags);
}

function usualSeats(players: number): string[] {
  return ['me', ...new Array<string>(players - 1).fill('open')];
}

function sayRefusal(status: number, code: string): string {
  if (code === 'no such bot') return 'There is no bot of this name at the server.';
  if (status === 400) {
    return 'The server does not make such a room: a seat is me (once), open, level:<1 to 10>, museum:<bot> or bot:<name>, and a clock has at least 5 s.';
  }
  return `The server makes no room (${code}).`;
}
