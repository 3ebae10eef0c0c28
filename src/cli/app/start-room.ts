import type { Arrival } from '../online/arrival.ts';
import { Desk } from './kit/navigator.ts';
import { RoomScreen } from './room/room-page.ts';
import { keepSettings, readSettings } from './settings-file.ts';
import { settingsFor } from './start.ts';
import { colourLevel, Painter } from './terminal/paint.ts';
import { type Listen, showDesk } from './window.ts';

/** Opens the full-screen program in a room elsewhere; it ends when the room is left. */
export async function startRoom(arrival: Arrival, flags: Readonly<Record<string, unknown>>): Promise<void> {
  const level = flags.color === false ? 0 : colourLevel();
  const listen: Listen = { changed() {}, quit() {} };
  const desk = new Desk(settingsFor(flags, readSettings()), {
    level,
    changed: () => listen.changed(),
    quit: () => void screen.depart().then(() => listen.quit()),
    keep: keepSettings,
  });
  const screen = new RoomScreen(desk, arrival);
  screen.enter();
  const painter = () => new Painter(desk.settings.colour ? level : 0, desk.settings.background);
  await showDesk(desk, painter, listen, { async getReady() {}, asksBackground: false });
}
