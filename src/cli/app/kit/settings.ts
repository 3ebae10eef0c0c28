import type { Language } from '../../../core/words.ts';
import type { Background } from '../terminal/palette.ts';

/** A person's settings for all games; saved between starts. */
export interface Settings {
  readonly language: Language;
  /** Whether colours are used, where the terminal has any. */
  readonly colour: boolean;
  readonly ascii: boolean;
  readonly background: Background;
  /** How long a computer's move is shown before play continues, in milliseconds. */
  readonly pause: number;
  /** Where we last played online. */
  readonly server?: string;
  /** How often a coach spoke in the last games, by game and number of players. */
  readonly coached?: Readonly<Record<string, readonly number[]>>;
}

export const PAUSES = [0, 150, 400, 1000, 2500] as const;
