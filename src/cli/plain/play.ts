import { printable } from '../../core/fault.ts';
import type { Game } from '../../core/game.ts';
import { readMove } from '../../core/moves.ts';
import type { Options } from '../../core/options.ts';
import { type Match, newMatch } from '../../core/play/match.ts';
import { sayPlayers, sayRefusal, sayResult } from '../../core/play/words.ts';
import { type Player, referee } from '../../core/player.ts';
import { NO_MOVE } from '../../core/types.ts';
import type { Language } from '../../core/words.ts';
import { fill } from '../../core/words.ts';
import { games } from '../../games/index.ts';
import { findGame, findOptions } from '../../node/find-game.ts';
import { seatPlayer } from '../../node/players/seat-player.ts';
import { readSeats, withPlayers } from '../../node/players/seat-words.ts';
import { print, UsageError } from '../../node/usage.ts';
import { matchOf } from '../../record/record.ts';
import { LEVELS } from '../../search/levels/levels.ts';
import type { SeatWord } from '../../session/seats.ts';
import { drawPlain } from '../../view/plain.ts';
import { chooseLanguage } from '../language.ts';
import type { Resumed } from '../records/resume.ts';
import { Console } from './console.ts';
import { person } from './person.ts';
import { PlainSave } from './save.ts';
import { type ConsoleTexts, consoleTexts } from './texts.ts';

/** The opponent if one only presses return. */
const USUAL_LEVEL = 3;

/** Plays one game on a plain terminal: asks for what the flags leave open, then people and computers move in turn. */
export async function runPlay(
  word: string | undefined,
  flags: Readonly<Record<string, unknown>>,
  resumed?: Resumed,
): Promise<void> {
  const language = chooseLanguage(flags.lang);
  const texts = consoleTexts[language];
  const terminal = new Console();
  let players: readonly Player[] = [];
  try {
    const table = resumed ?? (await arrange(word, flags, terminal, language));
    if (table === undefined) return print(texts.bye);
    const { seats } = table;
    const match = 'record' in table ? matchOf(table.record) : newMatch(table.game, table.options);
    players = seats.map((word, seat) => {
      const player = seatPlayer(match.game, word, Date.now() + seat);
      return player === undefined ? person(terminal, texts, language) : checked(player);
    });
    await playMatch(match, players, new PlainSave(match, seats, language, resumed?.keptAs), language);
  } finally {
    terminal.close();
    for (const player of players) await player.close?.();
  }
}

/** Asks for what the flags do not say; undefined when the user leaves instead. */
async function arrange(
  word: string | undefined,
  flags: Readonly<Record<string, unknown>>,
  terminal: Console,
  language: Language,
): Promise<{ game: Game; options: Options; seats: readonly SeatWord[] } | undefined> {
  const texts = consoleTexts[language];
  const game = word === undefined ? await askGame(terminal, texts, language) : findGame(word);
  if (game === undefined) return undefined;
  const told = withPlayers(game, flags);
  const options = findOptions(
    game,
    told.players === undefined ? { ...told, ...(await askPlayers(terminal, texts, game, language)) } : told,
  );
  const given = typeof flags.seats === 'string' ? flags.seats : await askSeats(terminal, texts, options.players);
  return { game, options, seats: readSeats(game, options.players, given) };
}

async function playMatch(match: Match, players: readonly Player[], save: PlainSave, language: Language): Promise<void> {
  const texts = consoleTexts[language];
  const { game, position } = match;
  const by = fill(texts.by, { designer: game.designer, players: position.seats });
  const { summary, cells } = game.texts[language];
  print(`\n${game.name}, ${by}\n${summary}\n${cells}\n${texts.start}\n`);
  print(drawPlain(position));
  save.keep(); // a resumed game belongs to this program from now on
  await referee(match, players, (seat, refusal) => {
    if (refusal !== undefined) return print(sayRefusal(game, refusal, language));
    const name = game.texts[language].seats[seat];
    print(`\n${fill(texts.moved, { name, move: match.moves.at(-1) ?? '' })}\n`);
    print(drawPlain(position));
    save.keep();
  });
  save.keep(); // moves may have been taken back since
  const result = match.result();
  if (result === undefined) {
    if (save.name !== undefined) print(fill(texts.kept, { name: save.name }));
    return print(texts.bye);
  }
  print(`\n${sayResult(game, result, language)}`);
  if (result.scores !== undefined) {
    const scores = result.scores.map((score, seat) => `${game.texts[language].seats[seat]} ${score}`);
    print(fill(texts.scores, { scores: scores.join(', ') }));
  }
}

async function askGame(terminal: Console, texts: ConsoleTexts, language: Language): Promise<Game | undefined> {
  print(`${texts.title}\n`);
  games.forEach((game, index) => {
    const by = fill(texts.by, { designer: game.designer, players: sayPlayers(game, language) });
    print(`  ${index + 1}  ${game.name}, ${by}\n     ${game.texts[language].summary}`);
  });
  for (;;) {
    const answer = await terminal.ask(`\n${texts.whichGame}`);
    if (answer === undefined || /^q(uit)?$/i.test(answer)) return undefined;
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
): Promise<{ players?: number }> {
  const values = game.options.players;
  if (values.length === 1) return {};
  return {
    players: await askNumber(terminal, texts, fill(texts.players, { values: sayPlayers(game, language) }), values),
  };
}

/** A computer that answers nonsense ends the game. */
function checked(player: Player): Player {
  return {
    ...player,
    async choose(match, report) {
      const move = await player.choose(match, report);
      if (move !== undefined && readMove(match.position, move) === NO_MOVE)
        throw new UsageError(`${player.name} answered ${printable(move)}: no legal move.`);
      return move;
    },
  };
}

async function askSeats(terminal: Console, texts: ConsoleTexts, players: number): Promise<string> {
  const answer = await askNumber(terminal, texts, texts.opponents, [1, 2, 3]);
  const others = answer === 1 ? await askLevel(terminal, texts) : ['random', 'human'][answer - 2];
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? 'human' : others)).join();
}

async function askLevel(terminal: Console, texts: ConsoleTexts): Promise<string> {
  const levels = Array.from({ length: LEVELS }, (_, index) => index + 1);
  const usual = [USUAL_LEVEL, ...levels.filter((level) => level !== USUAL_LEVEL)];
  return `level:${await askNumber(terminal, texts, fill(texts.level, { most: LEVELS, usual: USUAL_LEVEL }), usual)}`;
}

/** One of the numbers; the first when nothing is typed or the input has ended. */
async function askNumber(
  terminal: Console,
  texts: ConsoleTexts,
  question: string,
  values: readonly number[],
): Promise<number> {
  for (;;) {
    const answer = await terminal.ask(question);
    if (answer === undefined || answer === '') return values[0];
    if (values.includes(Number(answer))) return Number(answer);
    print(fill(texts.badAnswer, { word: answer }));
  }
}
