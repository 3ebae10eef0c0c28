import process from 'node:process';
import type { Game, Language } from '../core/game.ts';
import { type Match, newMatch } from '../core/match.ts';
import type { Options } from '../core/options.ts';
import { type Player, referee } from '../core/player.ts';
import { games } from '../games/index.ts';
import { drawPlain } from '../view/plain.ts';
import { fill, sayRefusal, sayResult } from '../view/words.ts';
import { anyMove, computer } from './computer.ts';
import { Console } from './console.ts';
import { person } from './person.ts';
import { type ConsoleTexts, consoleTexts } from './texts.ts';
import { Thinker } from './thinker.ts';
import { findGame, findOptions, listValues, print, UsageError } from './usage.ts';

/** Plays one game on a plain terminal: asks for what was not said, then lets people and computers move in turn. */
export async function runPlay(word: string | undefined, flags: Readonly<Record<string, unknown>>): Promise<void> {
  const language = chooseLanguage(flags.lang);
  const texts = consoleTexts[language];
  const terminal = new Console();
  const thinker = new Thinker();
  try {
    const game = word === undefined ? await askGame(terminal, texts, language) : findGame(word);
    if (game === undefined) return print(texts.bye);
    const options = findOptions(
      game,
      flags.players === undefined ? { ...flags, ...(await askPlayers(terminal, texts, game)) } : flags,
    );
    const players = await chooseSeats(terminal, thinker, texts, language, options, flags.seats);
    await playMatch(newMatch(game, options), players, texts, language);
  } finally {
    terminal.close();
    await thinker.close();
  }
}

async function playMatch(
  match: Match,
  players: readonly Player[],
  texts: ConsoleTexts,
  language: Language,
): Promise<void> {
  const { game, position } = match;
  const by = fill(texts.by, { designer: game.designer, players: position.seats });
  const { summary, cells } = game.texts[language];
  print(`\n${game.name}, ${by}\n${summary}\n${cells}\n${texts.start}\n`);
  print(drawPlain(position));
  await referee(match, players, (seat, refusal) => {
    if (refusal !== undefined) return print(sayRefusal(game, refusal, language));
    const name = game.texts[language].seats[seat];
    print(`\n${fill(texts.moved, { name, move: match.moves.at(-1) ?? '' })}\n`);
    print(drawPlain(position));
  });
  const result = match.result();
  if (result === undefined) return print(texts.bye);
  print(`\n${sayResult(game, result, language)}`);
  if (result.scores !== undefined) {
    const scores = result.scores.map((score, seat) => `${game.texts[language].seats[seat]} ${score}`);
    print(fill(texts.scores, { scores: scores.join(', ') }));
  }
}

async function askGame(terminal: Console, texts: ConsoleTexts, language: Language): Promise<Game | undefined> {
  print(`${texts.title}\n`);
  games.forEach((game, index) => {
    const by = fill(texts.by, { designer: game.designer, players: listValues(game.options.players) });
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

async function askPlayers(terminal: Console, texts: ConsoleTexts, game: Game): Promise<{ players?: number }> {
  const values = game.options.players;
  if (values.length === 1) return {};
  return { players: await askNumber(terminal, texts, fill(texts.players, { values: listValues(values) }), values) };
}

async function chooseSeats(
  terminal: Console,
  thinker: Thinker,
  texts: ConsoleTexts,
  language: Language,
  options: Options,
  list: unknown,
): Promise<Player[]> {
  const kinds = typeof list === 'string' ? list.split(',') : await askSeats(terminal, texts, options.players);
  if (kinds.length !== options.players) {
    throw new UsageError(`--seats names ${kinds.length} players; this game has ${options.players}.`);
  }
  return kinds.map((kind) => {
    const [, nodes] = kind.match(/^computer(?::(\d{1,9}))?$/) ?? [];
    if (kind.startsWith('computer') && (nodes !== undefined || kind === 'computer')) {
      return computer(thinker, nodes === undefined ? undefined : Number(nodes));
    }
    if (kind === 'human') return person(terminal, texts, language);
    if (kind === 'random') return anyMove(Date.now());
    throw new UsageError(`A seat is human, computer, computer:<nodes> or random, not ${kind}.`);
  });
}

async function askSeats(terminal: Console, texts: ConsoleTexts, players: number): Promise<string[]> {
  const answer = await askNumber(terminal, texts, texts.opponents, [1, 2, 3]);
  const others = ['computer', 'random', 'human'][answer - 1];
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? 'human' : others));
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

function chooseLanguage(flag: unknown): Language {
  if (flag === 'en' || flag === 'pt') return flag;
  if (flag !== undefined) throw new UsageError(`--lang is en or pt, not ${flag}.`);
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('pt') ? 'pt' : 'en';
}
