import type { FaultName } from '../core/fault.ts';
import { sayFault, sayRefusal, sayWinners } from '../core/play/words.ts';
import type { Language } from '../core/words.ts';
import { type Agreeing, agree, fill } from '../core/words.ts';
import type { OwnFaultName, RecordFault } from './fault.ts';
import type { GameRecord, Outcome, Reason } from './record.ts';

/** What is wrong with a record. {what} is the input at fault. */
const en = {
  faults: {
    'nothing there': 'There is nothing to read.',
    'too long': 'This is too long for a game: it has more than {what} characters.',
    'too many moves': 'The record has more than {what} moves.',
    'too deep': 'The variations are nested too deeply.',
    'several games': 'This holds more than one game. Open one at a time.',
    'no game named': 'This does not say which game it is: a line like [Game "…"] is missing.',
    'unknown text': 'This is not a game, a position or a link: {what}.',
    'which game': 'This position fits several games. Put the name of one before it: {what}.',
    'bad character': 'The text cannot be read from here on: {what}.',
    'not closed': 'This is opened but never closed: {what}.',
    'bad tag': 'The record has a tag that is not allowed or comes twice: {what}.',
    'bad comment': 'A comment is too long: {what}.',
    'bad mark': 'A move cannot be marked {what}.',
    'bad evaluation': 'This is not an evaluation: {what}.',
    'bad clock': 'This is not the time of a clock: {what}.',
    'bad result': 'This is not a result: {what}.',
    'wrong result': 'The result does not fit the moves: {what}.',
    'options differ': 'The record and its start position do not agree about {what}.',
    'unknown version': 'This was written by a newer version of the program ({what}).',
    'bad key': 'The record has something in the wrong place: {what}.',
    'bad JSON': 'Invalid JSON: {what}.',
    'broken link': 'This link is incomplete or damaged: {what}.',
    'other link': 'This link does not contain a game: {what}.',
    'foreign game': 'AbstractPlay has no game like {what}.',
    'foreign variant': 'AbstractPlay and Gamut do not share this variant: {what}.',
    'not finished': 'AbstractPlay only keeps finished games.',
  } satisfies Record<OwnFaultName, string>,
  illegal: 'Move {ply}, {what}, is not legal: {reason}',
  atMove: 'At move {ply}: {sentence}',
  outcomes: {
    rules: { one: '', many: '' },
    resignation: { one: '{loser} resigned.', many: '{loser} resigned.' },
    time: { one: '{loser} ran out of time.', many: '{loser} ran out of time.' },
    agreement: { one: 'The players agreed to a draw.', many: '' },
    adjudication: { one: 'The game was adjudicated.', many: '' },
    abandoned: { one: 'The game was abandoned.', many: '' },
  } satisfies Record<Reason, Agreeing>,
};

const pt: typeof en = {
  faults: {
    'nothing there': 'Não há nada para ler.',
    'too long': 'Isto é demasiado longo para uma partida: tem mais de {what} caracteres.',
    'too many moves': 'O registo tem mais de {what} jogadas.',
    'too deep': 'As variantes estão encaixadas demasiado fundo.',
    'several games': 'Há aqui mais de uma partida. Abra uma de cada vez.',
    'no game named': 'Não se diz de que jogo se trata: falta uma linha como [Game "…"].',
    'unknown text': 'Isto não é uma partida, uma posição nem um link: {what}.',
    'which game': 'Esta posição serve a vários jogos. Escreva antes o nome de um deles: {what}.',
    'bad character': 'Não se consegue ler o texto a partir daqui: {what}.',
    'not closed': 'Isto é aberto mas nunca fechado: {what}.',
    'bad tag': 'O registo tem uma etiqueta proibida ou repetida: {what}.',
    'bad comment': 'Um comentário é demasiado longo: {what}.',
    'bad mark': 'Uma jogada não pode ter a marca {what}.',
    'bad evaluation': 'Isto não é uma avaliação: {what}.',
    'bad clock': 'Isto não é o tempo de um relógio: {what}.',
    'bad result': 'Isto não é um resultado: {what}.',
    'wrong result': 'O resultado não condiz com as jogadas: {what}.',
    'options differ': 'O registo e a sua posição inicial não concordam sobre {what}.',
    'unknown version': 'Isto foi escrito por uma versão mais recente do programa ({what}).',
    'bad key': 'O registo tem algo fora do lugar: {what}.',
    'bad JSON': 'JSON inválido: {what}.',
    'broken link': 'Este link está incompleto ou estragado: {what}.',
    'other link': 'Este link não contém uma partida: {what}.',
    'foreign game': 'O AbstractPlay não tem um jogo como {what}.',
    'foreign variant': 'O AbstractPlay e o Gamut não têm em comum esta variante: {what}.',
    'not finished': 'O AbstractPlay só guarda partidas terminadas.',
  },
  illegal: 'A jogada {ply}, {what}, não é legal: {reason}',
  atMove: 'Na jogada {ply}: {sentence}',
  outcomes: {
    rules: { one: '', many: '' },
    resignation: { one: 'O {loser} desistiu.', many: 'As {loser} desistiram.' },
    time: { one: 'O {loser} ficou sem tempo.', many: 'As {loser} ficaram sem tempo.' },
    agreement: { one: 'Os jogadores acordaram um empate.', many: '' },
    adjudication: { one: 'A partida foi decidida por arbitragem.', many: '' },
    abandoned: { one: 'A partida foi interrompida.', many: '' },
  },
};

const texts: Readonly<Record<Language, typeof en>> = { en, pt };

/** The sentence that says why something is not a record. */
export function sayRecordFault(fault: RecordFault, language: Language): string {
  const { what, ply, refused } = fault;
  const words = texts[language];
  if (refused !== undefined && ply !== undefined) {
    return fill(words.illegal, { ply, what, reason: sayRefusal(refused.game, refused.refusal, language) });
  }
  const own: Readonly<Record<string, string>> = words.faults;
  const sentence = Object.hasOwn(own, fault.fault)
    ? fill(own[fault.fault], { what })
    : sayFault({ fault: fault.fault as FaultName, what }, language); // not one of ours, so one of the core's
  return ply === undefined ? sentence : fill(words.atMove, { ply, sentence });
}

/** How a game ended other than by the rules: who resigned, who won. */
export function sayOutcome(
  { game, options }: Pick<GameRecord, 'game' | 'options'>,
  { reason, winners, loser }: Outcome,
  language: Language,
): string {
  const name = loser === undefined ? '' : game.texts[language].seats[loser];
  const why = fill(agree(texts[language].outcomes[reason], name), { loser: name });
  if (winners.length === 0 || reason === 'agreement') return why;
  return `${why} ${sayWinners(game, winners, Number(options.players), language)}`.trim();
}
