import type { Game } from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import { sayPlayers } from '../../core/play/words.ts';
import type { Language } from '../../core/words.ts';
import { fill } from '../../core/words.ts';
import { games } from '../../games/index.ts';
import { findGame, findOptions } from '../../node/find-game.ts';
import { readSeats, withPlayers } from '../../node/players/seat-words.ts';
import { print } from '../../node/usage.ts';
import { isRecordFault } from '../../record/fault.ts';
import { LEVELS } from '../../search/levels/levels.ts';
import { readColours, sayColours } from '../../session/colours.ts';
import { newSet, SET_LENGTHS } from '../../session/game-set.ts';
import type { Seating } from '../../session/seating.ts';
import { seatName } from '../../session/seats.ts';
import type { Resumed } from '../records/resume.ts';
import { listSaved } from '../records/saved.ts';
import { readSeatingFlags } from '../seating-flags.ts';
import { type Console, isLeaving } from './console.ts';
import { type ConsoleTexts, consoleTexts } from './texts.ts';

/** The opponent of those who only press Return. */
const USUAL_LEVEL = 3;

/** A new game, or one to continue. */
export type Table = NewTable | Resumed;

interface NewTable extends Seating {
  readonly game: Game;
  readonly options: Options;
  /** The name under which the set that it is a game of is saved. */
  readonly keptAs?: string;
}

/** Asks for what the flags do not say; undefined when the user leaves instead. */
export async function arrange(
  word: string | undefined,
  flags: Readonly<Record<string, unknown>>,
  terminal: Console,
  language: Language,
): Promise<Table | undefined> {
  const texts = consoleTexts[language];
  const game = word === undefined ? await askGame(terminal, texts, language) : findGame(word);
  if (game === undefined || 'record' in game) return game;
  const known = withPlayers(game, flags);
  const options = findOptions(
    game,
    known.players === undefined ? { ...known, ...(await askPlayers(terminal, texts, game, language)) } : known,
  );
  const { players } = options;
  const told = readSeatingFlags(game, players, flags);
  if (typeof flags.seats === 'string') return { game, options, seats: readSeats(game, players, flags.seats), ...told };
  const sized = await askSizes(terminal, texts, game, options, flags, language);
  const words = await askSeats(terminal, texts, players);
  if (words === undefined) return undefined;
  const asked = word === undefined ? await askMore(terminal, game, players, language) : {};
  return { game, options: sized, seats: readSeats(game, players, words), ...asked, ...told };
}

async function askGame(
  terminal: Console,
  texts: ConsoleTexts,
  language: Language,
): Promise<Game | Resumed | undefined> {
  print(`${texts.title}\n`);
  games.forEach((game, index) => {
    const by = fill(texts.by, { designer: game.designer, players: sayPlayers(game, language) });
    print(`  ${index + 1}  ${game.name}, ${by}\n     ${game.texts[language].summary}`);
  });
  for (;;) {
    const answer = await terminal.ask(`\n${texts.whichGame}`);
    if (isLeaving(answer)) return undefined;
    if (/^r(esume)?$/i.test(answer)) {
      const saved = await askSaved(terminal, language);
      if (saved !== 'none') return saved;
      continue;
    }
    const game = games[Number(answer) - 1] ?? games.find(({ name }) => name.toLowerCase() === answer.toLowerCase());
    if (game !== undefined) return game;
    if (answer !== '') print(fill(texts.noSuchGame, { word: answer }));
  }
}

async function askPlayers(
  terminal: Console,
  texts: ConsoleTexts,
  game: Game,
  language: Language,
): Promise<{ players?: number | undefined }> {
  const values = game.options.players;
  if (values.length === 1) return {};
  return {
    players: await askNumber(terminal, texts, fill(texts.players, { values: sayPlayers(game, language) }), values),
  };
}

async function askSeats(terminal: Console, texts: ConsoleTexts, players: number): Promise<string | undefined> {
  const answer = await askNumber(terminal, texts, texts.opponents, [1, 2, 3]);
  if (answer === undefined) return undefined;
  const others = answer === 1 ? await askLevel(terminal, texts) : ['random', 'human'][answer - 2];
  if (others === undefined) return undefined;
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? 'human' : others)).join();
}

async function askLevel(terminal: Console, texts: ConsoleTexts): Promise<string | undefined> {
  const levels = Array.from({ length: LEVELS }, (_, index) => index + 1);
  const usual = [USUAL_LEVEL, ...levels.filter((level) => level !== USUAL_LEVEL)];
  const level = await askNumber(terminal, texts, fill(texts.level, { most: LEVELS, usual: USUAL_LEVEL }), usual);
  return level === undefined ? undefined : `level:${level}`;
}

/** One of the numbers; the first when nothing is typed or the input has ended; undefined when the user leaves. */
async function askNumber(
  terminal: Console,
  texts: ConsoleTexts,
  question: string,
  values: readonly number[],
): Promise<number | undefined> {
  for (;;) {
    const answer = await terminal.ask(question);
    if (answer === undefined || answer === '') return values[0];
    if (isLeaving(answer)) return undefined;
    if (values.includes(Number(answer))) return Number(answer);
    print(fill(texts.badAnswer, { word: answer }));
  }
}

/** The sizes of the board that the flags leave open. */
async function askSizes(
  terminal: Console,
  texts: ConsoleTexts,
  game: Game,
  options: Options,
  flags: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<Options> {
  let chosen = options;
  for (const [name, values] of Object.entries(game.options)) {
    const sizes = values.filter((value) => typeof value === 'number');
    if (name === 'players' || sizes.length < 2 || flags[name] !== undefined) continue;
    const words = { name: game.texts[language].options[name]?.name ?? name, usual: sizes[0] };
    const all = sizes.toSorted((one, other) => one - other).join(', ');
    const size = await askNumber(terminal, texts, fill(texts.option, { ...words, values: all }), sizes);
    if (size !== undefined) chosen = { ...chosen, [name]: size };
  }
  return chosen;
}

/** What the first menu of the full-screen program asks as well: colours, and how many games. */
async function askMore(
  terminal: Console,
  game: Game,
  players: number,
  language: Language,
): Promise<Pick<Seating, 'colours' | 'set'>> {
  const texts = consoleTexts[language];
  const games = await askNumber(terminal, texts, fill(texts.set, { values: SET_LENGTHS.join(', ') }), SET_LENGTHS);
  const usual = game.look.inks.map((_, place) => place).slice(0, players);
  const question = fill(texts.colours, {
    example: sayColours(game, usual.toReversed(), language),
    usual: sayColours(game, usual, language),
  });
  for (;;) {
    const answer = await terminal.ask(question);
    const colours = answer === undefined || answer === '' ? usual : readColours(game, players, answer);
    if (colours === undefined) print(fill(texts.badAnswer, { word: answer ?? '' }));
    else
      return {
        ...(colours === usual ? {} : { colours }),
        ...(games === undefined || games === 1 ? {} : { set: newSet(games) }),
      };
  }
}

/** One of the saved games, to continue it. */
async function askSaved(terminal: Console, language: Language): Promise<Resumed | 'none' | undefined> {
  const texts = consoleTexts[language];
  const saves = listSaved().flatMap((save) => (isRecordFault(save) || save.isRunning || save.isRecord ? [] : [save]));
  if (saves.length === 0) {
    print(texts.noSaves);
    return 'none';
  }
  print(texts.savedGames);
  saves.forEach(({ record, seats, when }, index) => {
    const people = seats.map((word) => seatName(record.game, word, language)).join(' – ');
    const count = record.line.length;
    const moves = count === 1 ? texts.oneMove : fill(texts.moves, { count });
    const date = new Date(when).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
    print(`  ${index + 1}  ${record.game.name}, ${people}, ${moves}, ${date}`);
  });
  const numbers = saves.map((_, index) => index + 1);
  const at = await askNumber(terminal, texts, texts.whichSave, numbers);
  if (at === undefined) return undefined;
  const { record, seats, colours, set, name } = saves[at - 1];
  const more = { ...(colours === undefined ? {} : { colours }), ...(set === undefined ? {} : { set }) };
  return { record, seats, ...more, keptAs: name };
}
