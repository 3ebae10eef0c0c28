import { speak } from '../../node/words/say.ts';
import type { Arrival } from '../online/arrival.ts';
import { Navigator } from './kit/navigator.ts';
import { ResumableGames } from './pages/resumable-games.ts';
import { Pages } from './pages.ts';
import { RoomGame } from './room/room-game.ts';
import { keysFor, readSettings, writeSettings } from './settings-file.ts';
import { settingsFor } from './start.ts';
import { colourLevel } from './terminal/colour-level.ts';
import { TerminalWindow } from './terminal/window.ts';

/** Opens the full-screen program in a room elsewhere; it ends when the room is left. */
export async function startRoom(arrival: Arrival, flags: Readonly<Record<string, unknown>>): Promise<void> {
  const window = new TerminalWindow();
  const settings = settingsFor(flags, readSettings());
  await speak(settings.language);
  const navigator = new Navigator(settings, {
    level: flags.color === false ? 0 : colourLevel(),
    redraw: () => window.redraw(),
    quit: () => window.close(),
    saveSettings: writeSettings,
    ...keysFor(),
  });
  const pages = new Pages(navigator, new ResumableGames());
  const game = new RoomGame(navigator, arrival, (record) => pages.playOn(record));
  game.enter();
  await window.run(navigator, { asksBackground: false });
}
