import { expect } from 'vitest';
import { RoomGame } from '../../../src/cli/app/room/room-game.ts';
import { enterAsGuest } from '../../../src/cli/online/guest.ts';
import { listedTexts } from '../../../src/core/moves.ts';
import { plainText } from '../../../src/view/styled.ts';
import { type Guest, newGuest } from '../../server/support/guests.ts';
import type { Desk, Screen } from './screen.ts';

/** Seconds of a clock that hardly runs while screens are drawn. */
const CLOCK = { start: 900_000, increment: 5000, cap: 1_000_000 };

/** Screens of rooms on a server. */
export function roomScreens(address: () => string): readonly Screen[] {
  const origin = () => address().slice(0, -1);
  /** Opens a room that Ann has made, and waits until it is seen. */
  const enter = async (desk: Desk, room: string, sits: boolean, wanted: RegExp, showsLink = false) => {
    const remote = await enterAsGuest(origin(), {});
    new RoomGame(desk.navigator, { remote, room, sits, showsLink }, () => {}).enter();
    await shows(desk, wanted);
  };
  const ann = () => newGuest(address, 'Ann');
  const duel = async (changes: object = {}): Promise<{ guest: Guest; room: string }> => {
    const guest = await ann();
    const room = await guest.newRoom({ game: 'azacru', seats: ['me', 'open'], clock: CLOCK, chat: true, ...changes });
    return { guest, room };
  };
  return [
    {
      name: 'room-link',
      async open(desk) {
        const { room } = await duel();
        await enter(desk, room, false, /█▀▀▀▀▀▀▀█|\/r\//, true);
      },
    },
    {
      name: 'room-waiting',
      async open(desk) {
        const { room } = await duel({ seats: ['me', 'open', 'open', 'level:3'], options: { players: 4 } });
        await enter(desk, room, true, /Guest|Convidado|Ann/);
        // It is nobody's turn before the game begins.
        expect(desk.navigator.draw({ columns: 80, rows: 23 }).map(plainText).join()).not.toMatch(/to move|Joga o/);
      },
    },
    {
      name: 'room-playing',
      async open(desk) {
        const { guest, room } = await duel();
        const client = guest.open(room);
        await enter(desk, room, true, /15:00|14:5/);
        await expect.poll(() => client.room?.status).toBe('playing');
        const position = client.room?.match.position;
        if (position !== undefined) await client.move(listedTexts(position)[0]);
        await client.write('players', 'Good luck, and have fun!');
        await client.act({ do: 'agree', what: 'takeback' });
        await shows(desk, /Ann.* (asks|pede)/);
        client.close();
      },
    },
    {
      name: 'room-watching',
      async open(desk) {
        const { room } = await duel({ seats: ['level:1', 'level:1'], game: 'crosscut' });
        await enter(desk, room, false, /[a-h]\d +[a-h]\d/);
      },
    },
    {
      name: 'room-over',
      async open(desk) {
        const { guest, room } = await duel();
        const client = guest.open(room);
        await enter(desk, room, true, /15:00|14:5/);
        await expect.poll(() => client.room?.status).toBe('playing');
        await client.act({ do: 'resign' });
        await client.act({ do: 'agree', what: 'rematch' });
        await shows(desk, /rematch|desforra/);
        client.close();
      },
    },
    {
      name: 'room-end',
      async open(desk) {
        const { guest, room } = await duel();
        const client = guest.open(room);
        await enter(desk, room, true, /15:00|14:5/);
        await expect.poll(() => client.room?.status).toBe('playing');
        await client.act({ do: 'resign' });
        await shows(desk, /Result|Resultado/);
        client.close();
        desk.press('enter');
      },
    },
    ...(['q', 'X', 'C', '?'] as const).map(
      (key): Screen => ({
        name: `room-${{ q: 'leave', X: 'abort', C: 'chat', '?': 'keys' }[key]}`,
        async open(desk) {
          const { guest, room } = await duel();
          const client = guest.open(room);
          await enter(desk, room, true, /15:00|14:5/);
          await expect.poll(() => client.room?.status).toBe('playing');
          client.close();
          desk.press(key);
        },
      }),
    ),
    {
      name: 'room-missing',
      async open(desk) {
        await enter(desk, 'a'.repeat(26), true, /There is no|Não há/);
      },
    },
    {
      name: 'online-games',
      async open(desk) {
        desk.pages.online();
        desk.press('down', 'enter');
        desk.type(origin());
        desk.press('enter');
        await shows(desk, /Which game|Que jogo/);
      },
    },
    {
      name: 'online-silent',
      async open(desk) {
        desk.pages.online();
        desk.press('down', 'enter');
        desk.type('127.0.0.1:1');
        desk.press('enter');
        await shows(desk, /127\.0\.0\.1:1 /);
      },
    },
  ];
}

async function shows({ navigator }: Desk, wanted: RegExp): Promise<void> {
  const seen = () => navigator.draw({ columns: 120, rows: 39 }).map(plainText).join('\n');
  await expect.poll(seen).toMatch(wanted);
}
