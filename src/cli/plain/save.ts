import type { Match } from '../../core/play/match.ts';
import type { Language } from '../../core/words.ts';
import { fill } from '../../core/words.ts';
import { games } from '../../games/index.ts';
import { Autosave, SavedGames } from '../../node/storage.ts';
import { print } from '../../node/usage.ts';
import { type GameRecord, type Outcome, recordOf } from '../../record/record.ts';
import type { Seating } from '../../session/seating.ts';
import { seatName } from '../../session/seats.ts';
import { saveRecord } from '../records/record-file.ts';
import { reasonOf } from '../records/records.ts';
import { consoleTexts } from './texts.ts';

/** Saves a game that is played line by line. A failing disk is reported once, and play goes on. */
export class PlainSave {
  private readonly match: Match;
  private readonly seating: Seating;
  private readonly language: Language;
  private readonly autosave: Autosave;
  private kept = '';
  private isRefused = false;

  /** keptAs: the name of a resumed game. */
  constructor(match: Match, seating: Seating, language: Language, keptAs: string | undefined) {
    this.match = match;
    this.seating = seating;
    this.language = language;
    this.autosave = new Autosave(new SavedGames(games), keptAs);
  }

  /** The name under which the game can be resumed; undefined if nothing is saved. */
  get name(): string | undefined {
    return this.kept === '' || this.isRefused ? undefined : this.autosave.name;
  }

  /** Writes the record for good: a sentence. */
  saveRecord(outcome?: Outcome): string {
    try {
      return fill(consoleTexts[this.language].saved, { file: saveRecord(this.record(outcome)) });
    } catch (error) {
      return fill(consoleTexts[this.language].notKept, { reason: reasonOf(error) });
    }
  }

  /** There is nothing left to resume. */
  end(): void {
    this.autosave.end();
  }

  /** Saves the current state; nothing is left of a game that is over or has no moves, unless it is one of a set. */
  keep(): void {
    const { match, seating } = this;
    const { over } = match.position;
    const isBegun = match.moves.length > 0 || (seating.set?.past.length ?? 0) > 0;
    const moves = over || !isBegun ? '' : ` ${match.moves.join(' ')}`;
    if (moves === this.kept && moves !== '') return;
    this.kept = moves;
    this.trying(() => {
      if (moves === '') this.autosave.end();
      else this.autosave.save(this.record(), seating);
    });
  }

  /** Saves the next game of a set in the place of this one. */
  keepNext(record: GameRecord, next: Seating): void {
    this.kept = ' ';
    this.trying(() => this.autosave.save(record, next));
  }

  private trying(act: () => void): void {
    try {
      act();
    } catch (error) {
      if (!this.isRefused) print(fill(consoleTexts[this.language].notKept, { reason: reasonOf(error) }));
      this.isRefused = true;
    }
  }

  private record(outcome?: Outcome): GameRecord {
    const { match, seating, language } = this;
    const names = seating.seats.map((word) => seatName(match.game, word, language));
    const date = new Date().toISOString().slice(0, 10).replaceAll('-', '.');
    const tags = { Date: date, ...Object.fromEntries(names.map((name, seat) => [`Player${seat + 1}`, name])) };
    return recordOf(match, { tags, ...(outcome === undefined ? {} : { outcome }) });
  }
}
