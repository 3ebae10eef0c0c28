import type { Game } from '../../../core/game.ts';
import { chosenOptions, defaultOptions } from '../../../core/options.ts';
import { fill } from '../../../core/words.ts';
import { games } from '../../../games/index.ts';
import { UsageError } from '../../../node/usage.ts';
import type { ErrorCode } from '../../../protocol/messages.ts';
import { PAIRING_CLOCKS } from '../../../protocol/usual-clocks.ts';
import type { GameRecord } from '../../../record/record.ts';
import type { Arrival } from '../../online/arrival.ts';
import { enterAsGuest } from '../../online/guest.ts';
import { readRoomLink } from '../../online/links.ts';
import { makeRoom, usualRoomSeats } from '../../online/make-room.ts';
import { readOrigin } from '../../online/remote.ts';
import { roomTexts } from '../../online/room-texts.ts';
import { Dialog } from '../kit/dialog.ts';
import { Menu } from '../kit/menu.ts';
import type { Navigator } from '../kit/navigator.ts';
import { Prompt } from '../kit/prompt.ts';
import { RoomGame } from './room-game.ts';
import { WaitingPage } from './waiting-page.ts';

/** How one comes to a game online: by a link, by inviting somebody, or by looking for an opponent. */
export function openOnline(navigator: Navigator, playOn: PlayOn): void {
  const items = () => [
    { label: navigator.texts.onlineJoin, choose: () => askLink(navigator, playOn) },
    { label: navigator.texts.onlineHost, choose: () => askServer(navigator, 'host', playOn) },
    { label: navigator.texts.onlinePair, choose: () => askServer(navigator, 'pair', playOn) },
    { label: navigator.texts.back, choose: () => navigator.close() },
  ];
  navigator.open(new Dialog(navigator, () => navigator.texts.online, new Menu(items)));
}

function askLink(navigator: Navigator, playOn: PlayOn): void {
  const join = (link: string) =>
    trying(async () => {
      const { origin, room } = readRoomLink(link, navigator.settings.server ?? '');
      const remote = await enterAsGuest(origin, {});
      return () => {
        navigator.close();
        new RoomGame(navigator, { remote, room, sits: true, showsLink: false }, playOn).enter();
      };
    });
  navigator.open(
    new Prompt(
      navigator,
      () => navigator.texts.onlineJoin,
      () => navigator.texts.onlineJoinPrompt,
      join,
    ),
  );
}

type Way = 'host' | 'pair';

/** Plays from a position of a game that was reviewed, at this keyboard. */
type PlayOn = (record: GameRecord) => void;

/** Asks where, and then which game. */
function askServer(navigator: Navigator, way: Way, playOn: PlayOn): void {
  const { texts } = navigator;
  const connect = (address: string) =>
    trying(async () => {
      const remote = await enterAsGuest(readOrigin(address), {});
      return () => {
        navigator.changeSettings({ server: remote.origin });
        navigator.close();
        askGame(navigator, way, remote, playOn);
      };
    });
  const title = () => (way === 'host' ? texts.onlineHost : texts.onlinePair);
  navigator.open(new Prompt(navigator, title, () => navigator.texts.onlineServer, connect, navigator.settings.server));
}

type Remote = Awaited<ReturnType<typeof enterAsGuest>>;

function askGame(navigator: Navigator, way: Way, remote: Remote, playOn: PlayOn): void {
  let refusal = '';
  const choose = async (game: Game) => {
    refusal = await begin(navigator, () => newRoom(navigator, way, remote, game), remote, playOn);
    navigator.host.redraw();
  };
  const items = () => [
    ...games.map((game) => ({ label: game.name, aside: game.designer, choose: () => void choose(game) })),
    { label: navigator.texts.back, choose: () => navigator.close() },
  ];
  navigator.open(
    new Dialog(
      navigator,
      () => navigator.texts.onlineGame,
      new Menu(items),
      () => (refusal === '' ? [] : [[{ text: ` ${refusal}`, style: { tone: 'warning' } }], []]),
    ),
  );
}

/** Opens the room; a sentence if the server makes none. Esc while the server is asked leaves the room again. */
async function begin(
  navigator: Navigator,
  make: () => Promise<Arrival | string>,
  remote: Remote,
  playOn: PlayOn,
): Promise<string> {
  const asking = new WaitingPage(
    navigator,
    () => ({ title: fill(roomTexts[navigator.language].connecting, { server: remote.origin }), trouble: undefined }),
    () => {},
  );
  navigator.open(asking);
  const made = await trying(async () => {
    const arrival = await make();
    if (typeof arrival === 'string') return arrival;
    return () => {
      const room = new RoomGame(navigator, arrival, playOn);
      if (navigator.top === asking) room.enter(asking);
      else void room.depart();
    };
  });
  if (typeof made === 'function') made();
  else navigator.closeAt(asking);
  return typeof made === 'function' ? '' : made;
}

async function newRoom(navigator: Navigator, way: Way, remote: Remote, game: Game): Promise<Arrival | string> {
  const all = defaultOptions(game.options);
  const rules = { game: game.id, options: { ...chosenOptions(game.options, all) }, rated: false };
  const made = await (way === 'host'
    ? makeRoom(remote, '/api/rooms', {
        ...{ ...rules, seats: usualRoomSeats(all.players), clock: null, listed: false, chat: true },
      })
    : makeRoom(remote, '/api/pairing', { ...rules, clock: PAIRING_CLOCKS.quick }));
  if ('code' in made) {
    const { naks } = roomTexts[navigator.language];
    return naks[made.code as ErrorCode] ?? naks['not now'];
  }
  const showsLink = way === 'host';
  return { remote, room: made.room, sits: true, showsLink, isSearch: !showsLink };
}

/** What a server that does not answer, or a link that leads nowhere, comes to: a sentence. */
async function trying(act: () => Promise<string | (() => void)>): Promise<string | (() => void)> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}
