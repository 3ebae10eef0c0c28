import type { Arrival } from '../online/arrival.ts';
import { Navigator } from './kit/navigator.ts';
import { RoomGame } from './room/room-game.ts';
import { readSettings, writeSettings } from './settings-file.ts';
import { settingsFor } from './start.ts';
import { colourLevel, Painter } from './terminal/paint.ts';
import { type Listen, showInWindow } from './window.ts';

/** Opens the full-screen program in a room elsewhere; it ends when the room is left. */
export async function startRoom(arrival: Arrival, flags: Readonly<Record<string, unknown>>): Promise<void> {
  const level = flags.color === false ? 0 : colourLevel();
  const listen: Listen = { redraw() {}, quit() {} };
  const navigator = new Navigator(settingsFor(flags, readSettings()), {
    level,
    redraw: () => listen.redraw(),
    quit: () => void screen.depart().then(() => listen.quit()),
    saveSettings: writeSettings,
  });
  const screen = new RoomGame(navigator, arrival);
  screen.enter();
  const painter = () => new Painter(navigator.settings.colour ? level : 0, navigator.settings.background);
  await showInWindow(navigator, painter, listen, { async getReady() {}, asksBackground: false });
}
