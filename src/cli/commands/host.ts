import process from 'node:process';
import { type Command, Option } from 'commander';
import { chosenOptions } from '../../core/options.ts';
import { findGame, findOptions } from '../../node/find-game.ts';
import { splitSeats, withPlayers } from '../../node/players/seat-words.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say, spokenLanguage } from '../../node/words/say.ts';
import type { Pairing } from '../../protocol/lobby.ts';
import type { NewRoom } from '../../protocol/messages.ts';
import { PAIRING_CLOCKS, PAIRING_SPEEDS, type PairingSpeed } from '../../protocol/usual-clocks.ts';
import { ROOM_COMPUTERS } from '../../session/player-word.ts';
import { server, withRules, withWho } from '../flags.ts';
import { readClock } from '../online/clock-words.ts';
import { enterAsGuest, type Who } from '../online/guest.ts';
import { roomLink } from '../online/links.ts';
import { makeRoom, roomSeats, usualRoomSeats } from '../online/make-room.ts';
import { printedQr } from '../online/qr.ts';
import { readOrigin } from '../online/remote.ts';
import { roomTexts } from '../online/room-texts.ts';
import { enterRoom } from './join.ts';

export function hostCommand(command: Command): void {
  const withPlace = withRules(command.argument('<game>'))
    .addOption(server())
    .option(
      '--seats <list>',
      say('the players in order, separated by commas: me, open, bot:<name> or {players}', { players: ROOM_COMPUTERS }),
    )
    .option('--clock <time>', say('time for each player and what every move adds, as in 10m+5s or 3d+1d'));
  withWho(withPlace)
    .option('--listed', say('list the room in the lobby'))
    .option('--rated', say('play a rated game; every player needs an account'))
    .option('--no-chat', say('no chat in the room'))
    .action((word: string, _, self: Command) => runHost(word, self.optsWithGlobals<HostFlags>()));
}

export function pairCommand(command: Command): void {
  const withPlace = withRules(command.argument('<game>'))
    .addOption(server())
    .addOption(
      new Option('--speed <speed>', say('quick: 5 min + 5 s per move, slow: 15 min + 10 s, days: 3 days per move'))
        .choices(PAIRING_SPEEDS)
        .default(PAIRING_SPEEDS[0]),
    );
  withWho(withPlace)
    .option('--rated', say('play a rated game; every player needs an account'))
    .action((word: string, _, self: Command) => runPair(word, self.optsWithGlobals<PairFlags>()));
}

interface HostFlags extends Who {
  readonly server: string;
  readonly seats?: string;
  readonly clock?: string;
  readonly listed?: boolean;
  readonly rated?: boolean;
  readonly chat: boolean;
  readonly [more: string]: unknown;
}

/** Makes a room, prints its link, and sits down in it. */
async function runHost(word: string, flags: HostFlags): Promise<void> {
  const game = findGame(word);
  const options = findOptions(game, withPlayers(game, flags));
  const seats = flags.seats === undefined ? usualRoomSeats(options.players) : roomSeats(splitSeats(flags.seats));
  const clock = flags.clock === undefined ? null : readClock(flags.clock);
  if (seats.length !== options.players) {
    throw new UsageError(
      say('--seats names {count} {count:player|players}; this game has {players}.', {
        ...{ count: seats.length, players: options.players },
      }),
    );
  }
  const remote = await enterAsGuest(readOrigin(flags.server), flags);
  const asked: NewRoom = {
    ...{ game: game.id, options: { ...chosenOptions(game.options, options) }, seats, clock },
    ...{ listed: flags.listed === true, rated: flags.rated === true, chat: flags.chat },
  };
  const room = await askForRoom(remote, '/api/rooms', asked);
  const link = roomLink({ origin: remote.origin, room });
  print(`${link}\n\n${printedQr(link, flags.color !== false && !process.env.NO_COLOR)}\n`);
  await enterRoom({ remote, room, sits: true, showsLink: true }, flags);
}

interface PairFlags extends Who {
  readonly server: string;
  readonly speed: PairingSpeed;
  readonly rated?: boolean;
  readonly [more: string]: unknown;
}

/** Sits down with anyone who wants to play the same, or waits for them. */
async function runPair(word: string, flags: PairFlags): Promise<void> {
  const game = findGame(word);
  const options = chosenOptions(game.options, findOptions(game, flags));
  const remote = await enterAsGuest(readOrigin(flags.server), flags);
  const asked: Pairing = {
    ...{ game: game.id, options: { ...options } },
    ...{ clock: PAIRING_CLOCKS[flags.speed], rated: flags.rated === true },
  };
  const room = await askForRoom(remote, '/api/pairing', asked);
  // Players who have days for a move may be found while they are away.
  await enterRoom({ remote, room, sits: true, showsLink: false, isSearch: flags.speed !== 'days' }, flags);
}

async function askForRoom(...asked: Parameters<typeof makeRoom>): Promise<string> {
  const made = await makeRoom(...asked);
  if ('code' in made) throw new UsageError(sayRefusal(made.status, made.code));
  return made.room;
}

function sayRefusal(status: number, code: string): string {
  if (code === 'no such bot') return say('There is no bot with this name.');
  if (code === 'guest') {
    return say(
      'Rated games need an account: sign in on the web page, get a code for another device there, and pass it with --code.',
    );
  }
  if (code === 'not measured') return say('Games with this computer player, or on this board, cannot be rated.');
  if (code === 'too small') return say('On a board that a computer plays perfectly, games cannot be rated.');
  if (code === 'too many rooms') return roomTexts[spokenLanguage()].naks[code];
  if (status === 400) {
    return say(
      'This room is not possible: a seat is me (once), open, bot:<name> or {players} without parameters, and a clock has at least 5 s.',
      { players: ROOM_COMPUTERS },
    );
  }
  return say('The server did not open the room ({code}).', { code });
}
