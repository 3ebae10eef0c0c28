import type { Game } from '../../core/game.ts';
import type { Tint } from '../../core/look.ts';
import type { Language } from '../../core/words.ts';
import type { Scene } from '../../view/scene.ts';

/** What the page knows about every game from the start, and how the rest is fetched. */
export interface GameCard extends Pick<Game, 'id' | 'name' | 'designer' | 'minutes'> {
  readonly summary: Readonly<Record<Language, string>>;
  /** How many can play, the default first. */
  readonly players: readonly number[];
  /** The colour behind its board: the class `tint-` and this name sets --tint to it. */
  readonly tint: Tint;
  /** How many steps its lesson has; 0 if there is none. */
  readonly lessonSteps: number;
  /** What the game looks like, drawn when the page was built. */
  picture(): Promise<Scene>;
  load(): Promise<Game>;
}

/** A card for each game, by name: tools/registry.ts replaces this empty list. */
export const cards: readonly GameCard[] = [];
