import type { Game } from '../../../core/game.ts';
import { chosenOptions, defaultOptions } from '../../../core/options.ts';
import { games } from '../../../games/index.ts';
import { UsageError } from '../../../node/usage.ts';
import type { ErrorCode } from '../../../protocol/messages.ts';
import { PAIRING_CLOCKS } from '../../../protocol/usual-clocks.ts';
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

/** How one comes to a game online: by a link, by inviting somebody, or by looking for an opponent. */
export function openOnline(navigator: Navigator): void {
  const items = () => [
    { label: navigator.texts.onlineJoin, choose: () => askLink(navigator) },
    { label: navigator.texts.onlineHost, choose: () => askServer(navigator, 'host') },
    { label: navigator.texts.onlinePair, choose: () => askServer(navigator, 'pair') },
    { label: navigator.texts.back, choose: () => navigator.close() },
  ];
  navigator.open(new Dialog(navigator, () => navigator.texts.online, new Menu(items)));
}

function askLink(navigator: Navigator): void {
  const join = (link: string) =>
    trying(async () => {
      const { origin, room } = readRoomLink(link, navigator.settings.server ?? '');
      const remote = await enterAsGuest(origin, {});
      navigator.close();
      new RoomGame(navigator, { remote, room, sits: true, showsLink: false }).enter();
      return undefined;
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

/** Asks where, and then which game. */
function askServer(navigator: Navigator, way: Way): void {
  const { texts } = navigator;
  const connect = (address: string) =>
    trying(async () => {
      const remote = await enterAsGuest(readOrigin(address), {});
      navigator.changeSettings({ server: remote.origin });
      navigator.close();
      askGame(navigator, way, remote);
      return undefined;
    });
  const title = () => (way === 'host' ? texts.onlineHost : texts.onlinePair);
  navigator.open(new Prompt(navigator, title, () => navigator.texts.onlineServer, connect, navigator.settings.server));
}

type Remote = Awaited<ReturnType<typeof enterAsGuest>>;

function askGame(navigator: Navigator, way: Way, remote: Remote): void {
  let refusal = '';
  const items = () => [
    ...games.map((game) => ({
      label: game.name,
      aside: game.designer,
      choose: () =>
        void begin(navigator, way, remote, game).then((told = '') => {
          refusal = told;
          navigator.host.redraw();
        }),
    })),
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

/** Opens the room; a sentence if the server makes none. */
function begin(navigator: Navigator, way: Way, remote: Remote, game: Game): Promise<string | undefined> {
  return trying(async () => {
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
    navigator.close();
    const showsLink = way === 'host';
    new RoomGame(navigator, { remote, room: made.room, sits: true, showsLink, isSearch: !showsLink }).enter();
    return undefined;
  });
}

/** What a server that does not answer, or a link that leads nowhere, comes to: a sentence. */
async function trying(act: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}
