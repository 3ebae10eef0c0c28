import type { Game } from '../core/game.ts';
import type { GameTexts, Language } from '../core/words.ts';

/** A game whose seats have other colours of the same game: for each seat, the place of its colour in the game's list. */
export function recoloured(game: Game, colours: readonly number[] | undefined): Game {
  if (colours === undefined || !areColours(game, colours)) return game;
  const rest = game.look.inks.map((_, place) => place).filter((place) => !colours.includes(place));
  const places = [...colours, ...rest];
  const renamed = (texts: GameTexts) => ({ ...texts, seats: places.map((place) => texts.seats[place]) });
  return {
    ...game,
    look: { ...game.look, inks: places.map((place) => game.look.inks[place]) },
    texts: { en: renamed(game.texts.en), pt: renamed(game.texts.pt) },
  };
}

/** The colours in the order of play. */
export function sayColours({ texts }: Game, colours: readonly number[], language: Language): string {
  return colours.map((place) => texts[language].seats[place]).join(', ');
}

/** Colours between commas, by their names in either language; undefined unless each seat has one of its own. */
export function readColours({ texts }: Game, seats: number, text: string): readonly number[] | undefined {
  const names = [texts.en.seats, texts.pt.seats].map((list) => list.map((name) => name.toLowerCase()));
  const places = text.split(',').map((word) => {
    const found = names.map((list) => list.indexOf(word.trim().toLowerCase()));
    return Math.max(...found);
  });
  const isWhole = places.length === seats && !places.includes(-1) && new Set(places).size === seats;
  return isWhole ? places : undefined;
}

/** Whether each is a colour of the game, and none is there twice. */
function areColours({ look }: Game, colours: readonly number[]): boolean {
  return colours.every((place, seat) => look.inks[place] !== undefined && colours.indexOf(place) === seat);
}
