import { games } from '../../../games/index.ts';
import { Autosave, type Saved, SavedGames } from '../../../node/storage.ts';
import { isRecordFault } from '../../../record/fault.ts';

/** A game that can be resumed. */
export type ResumableGame = Exclude<Saved, { readonly fault: unknown }>;

/** Where running games are stored between starts. */
export class ResumableGames {
  private readonly saves = new SavedGames(games);

  /** Games that no other running program plays, the latest first. */
  list(): readonly ResumableGame[] {
    return this.saves.list().filter((save): save is ResumableGame => !isRecordFault(save) && !save.isRunning);
  }

  delete(name: string): void {
    this.saves.delete(name);
  }

  /** Saves a running game after every move; with a name, one that was saved before. */
  autosave(name?: string): Autosave {
    return new Autosave(this.saves, name);
  }
}
