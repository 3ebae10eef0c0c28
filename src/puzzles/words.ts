import type { Game } from '../core/game.ts';
import { type Agreeing, fillAgreeing, type Language } from '../core/words.ts';
import type { Puzzle } from './puzzle.ts';

interface TaskTexts {
  readonly win: Agreeing;
  readonly everybody: Agreeing;
  readonly save: Agreeing;
}

const en: TaskTexts = {
  win: same('{name} to move and win in {count} moves.'),
  everybody: same('{name} to move and win in {count} moves, whatever the others play.'),
  save: same('{name} to move. Nearly every move loses: find one that does not.'),
};

const pt: TaskTexts = {
  win: {
    one: 'Joga o {name} e ganha em {count} jogadas.',
    many: 'Jogam as {name} e ganham em {count} jogadas.',
  },
  everybody: {
    one: 'Joga o {name} e ganha em {count} jogadas, joguem os outros o que jogarem.',
    many: 'Jogam as {name} e ganham em {count} jogadas, joguem os outros o que jogarem.',
  },
  save: {
    one: 'Joga o {name}. Quase todas as jogadas perdem: encontre uma que não perca.',
    many: 'Jogam as {name}. Quase todas as jogadas perdem: encontre uma que não perca.',
  },
};

const texts: Readonly<Record<Language, TaskTexts>> = { en, pt };

/** What is asked, in a sentence. The moves that are counted are the winner's own. */
export function sayTask(game: Game, { kind, seat, options, within }: Puzzle, language: Language): string {
  const seats = Number(options.players ?? game.options.players[0]);
  const { win, everybody, save } = texts[language];
  const sentence = kind === 'save' ? save : seats === 2 ? win : everybody;
  return fillAgreeing(sentence, game.texts[language].seats[seat], { count: Math.ceil(within / seats) });
}

function same(sentence: string): Agreeing {
  return { one: sentence, many: sentence };
}
