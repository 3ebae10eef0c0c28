import type { Game } from '../../../core/game.ts';
import type { Seat } from '../../../core/types.ts';
import type { Language } from '../../../core/words.ts';
import type { GameRecord } from '../../../record/record.ts';
import { reviewTexts } from './texts.ts';

/** Whose mistakes one goes through: one's own at first, if it is known who looks, or those of all players. */
export class WhoseMistakes {
  private readonly game: Game;
  private readonly players: number;
  private readonly choices: readonly (readonly Seat[])[];
  private at = 0;

  constructor({ game, options: { players } }: GameRecord, own: readonly Seat[]) {
    this.game = game;
    this.players = players;
    const all = Array.from({ length: players }, (_, seat) => seat);
    const one = all.map((seat) => [seat]);
    const isPart = own.length > 0 && own.length < players;
    this.choices = isPart ? [own, all, ...one.filter(([seat]) => own.length > 1 || seat !== own[0])] : [all, ...one];
  }

  has(seat: Seat): boolean {
    return this.choices[this.at].includes(seat);
  }

  /** Goes on to the next choice; returns its name. */
  change(language: Language): string {
    this.at = (this.at + 1) % this.choices.length;
    return this.name(language);
  }

  name(language: Language): string {
    const chosen = this.choices[this.at];
    if (chosen.length === this.players) return reviewTexts[language].all;
    const { seats } = this.game.texts[language];
    return chosen.map((seat) => seats[seat]).join(', ');
  }
}
