import type { Fault, FaultName } from '../fault.ts';
import type { Game } from '../game.ts';
import type { Refusal } from '../notation.ts';
import type { Position } from '../position.ts';
import type { Cell, Seat } from '../types.ts';
import { fill, fillAgreeing, type Language } from '../words.ts';
import type { Result } from './match.ts';
import { pick } from './picker.ts';

/** Sentences that every game shares. Gaps like {cell} are filled in. */
const en = {
  refusals: {
    over: 'The game is over.',
    unreadable: '"{text}" is not a move of this game.',
    'no such cell': 'There is no cell {cell} on this board.',
  },
  faults: {
    'unknown game': 'There is no game called {what}.',
    'unknown option': 'This game has no option {what}.',
    'bad option value': 'This is not a valid value of an option: {what}.',
    'bad board shape': 'The rows do not make a board of this game: {what}.',
    'bad cell': '"{what}" is not a valid cell in a position.',
    'bad player': 'This player cannot be the one to move: {what}.',
    'bad field': '"{what}" cannot be in this place of a position.',
    'missing field': 'The end of the position is missing: {what}.',
    'extra field': 'The position has one word too many: {what}.',
    'impossible position': 'This position is impossible: {what}.',
    'bad record': 'This is not a record of a game: {what}.',
    'illegal move': 'The record contains an illegal move: {what}.',
  } satisfies Record<FaultName, string>,
  wins: { one: '{name} wins.', many: '{name} wins.' },
  share: '{names} share the win.',
  draw: 'It’s a draw.',
  and: ' and ',
  range: '{least} to {most}',
};

const pt: typeof en = {
  refusals: {
    over: 'A partida acabou.',
    unreadable: '"{text}" não é uma jogada deste jogo.',
    'no such cell': 'Não há nenhuma casa {cell} neste tabuleiro.',
  },
  faults: {
    'unknown game': 'Não há nenhum jogo chamado {what}.',
    'unknown option': 'Este jogo não tem a opção {what}.',
    'bad option value': 'Este valor não é válido para uma opção: {what}.',
    'bad board shape': 'As linhas não formam um tabuleiro deste jogo: {what}.',
    'bad cell': '"{what}" não é uma casa válida numa posição.',
    'bad player': 'Este jogador não pode ter a vez: {what}.',
    'bad field': '"{what}" não pode estar neste lugar de uma posição.',
    'missing field': 'Falta o fim da posição: {what}.',
    'extra field': 'A posição tem uma palavra a mais: {what}.',
    'impossible position': 'Esta posição é impossível: {what}.',
    'bad record': 'Isto não é o registo de uma partida: {what}.',
    'illegal move': 'O registo contém uma jogada ilegal: {what}.',
  },
  wins: { one: 'O {name} ganhou.', many: 'As {name} ganharam.' },
  share: '{names} partilham a vitória.',
  draw: 'Empate.',
  and: ' e ',
  range: '{least} a {most}',
};

const shared: Readonly<Record<Language, typeof en>> = { en, pt };

/** The sentence that says which rule forbids a move. */
export function sayRefusal(game: Game, refusal: Refusal, language: Language): string {
  const common: Readonly<Record<string, string>> = shared[language].refusals;
  const sentence = game.texts[language].refusals[refusal.rule] ?? common[refusal.rule];
  if (sentence === undefined) throw new Error(`${game.id} has no sentence for "${refusal.rule}"`);
  return fill(sentence, refusal.words);
}

/** What is to be touched after these cells, in a game whose moves have many steps; '' where that is obvious. */
export function sayNextTouch(position: Position, touched: readonly Cell[], language: Language): string {
  const { asks } = touched.length === 0 ? NO_STEP : pick(position, touched);
  if (asks === undefined) return '';
  const sentence = position.game.texts[language].steps?.[asks];
  if (sentence === undefined) throw new Error(`${position.game.id} has no sentence for "${asks}"`);
  return fill(sentence, { cell: position.board.names[touched[1] ?? touched[0]] });
}

const NO_STEP = { asks: undefined };

/** The sentence that says why something could not be read. */
export function sayFault({ fault, what }: Fault, language: Language): string {
  return fill(shared[language].faults[fault], { what });
}

/** Who won and why. */
export function sayResult(game: Game, result: Result, language: Language): string {
  const { winners, ending, scores } = result;
  const seats = scores?.length ?? Number(game.options.players[0]);
  const reason = game.texts[language].endings[game.rules.endings.indexOf(ending)];
  return `${reason} ${sayWinners(game, winners, seats, language)}`;
}

/** Who won, or shares the win; a draw where nobody lost. */
export function sayWinners({ texts }: Game, winners: readonly Seat[], seats: number, language: Language): string {
  const { wins, share, draw } = shared[language];
  const names = winners.map((seat) => texts[language].seats[seat]);
  const [name] = names;
  if (names.length === 1) return fillAgreeing(wins, name);
  return names.length === 0 || names.length === seats ? draw : fill(share, { names: listNames(names, language) });
}

/** 'Blue, Orange and Green'. */
export function listNames(names: readonly string[], language: Language): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${shared[language].and}${names.at(-1)}`;
}

/** How many people can play a game: '2', or '2 to 4'. */
export function sayPlayers({ options }: Pick<Game, 'options'>, language: Language): string {
  const numbers = options.players.map(Number);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : fill(shared[language].range, { least, most });
}

/** What distinguishes a move from others that touch the same cells; its text where the game has no word for it. */
export function sayChoice({ texts }: Game, choice: string, text: string, language: Language): string {
  return texts[language].choices?.[choice] ?? text;
}

/** The name of a move that touches no cell. */
export function sayWordMove({ texts }: Game, text: string, language: Language): string {
  return texts[language].words?.[text] ?? text;
}
