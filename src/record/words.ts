import type { FaultName } from '../core/fault.ts';
import { sayFault, sayRefusal } from '../core/play/words.ts';
import type { Language } from '../core/words.ts';
import { fill } from '../core/words.ts';
import type { OwnFaultName, RecordFault } from './fault.ts';
import type { GameRecord, Outcome, Reason } from './record.ts';

/** What is wrong with a record. {what} is the input at fault. */
const en = {
  faults: {
    'nothing there': 'There is nothing to read.',
    'too long': 'This is too long to be the record of a game: more than {what} letters.',
    'too many moves': 'The record has more than {what} moves.',
    'too deep': 'The variations of this record lie too deep within each other.',
    'several games': 'There is more than one game; give one at a time.',
    'no game named': 'The record does not say of which game it is: it needs a line like [Game "…"].',
    'unknown text': 'This is neither a record nor a position nor a link: {what}.',
    'which game': 'This position fits several games; write the name of one before it: {what}.',
    'bad character': 'The record cannot be read from here on: {what}.',
    'not closed': 'Something opens here and is never closed: {what}.',
    'bad tag': 'The record has a tag that is not allowed or comes twice: {what}.',
    'bad comment': 'A comment is too long: {what}.',
    'bad mark': 'A move cannot be marked {what}.',
    'bad evaluation': 'This is not an evaluation: {what}.',
    'bad clock': 'This is not the time of a clock: {what}.',
    'bad result': 'This is not a result: {what}.',
    'wrong result': 'The result does not fit the moves: {what}.',
    'options differ': 'The record and its start position do not agree about {what}.',
    'unknown version': 'This was written by a later program, in version {what}.',
    'bad key': 'The record has something in the wrong place: {what}.',
    'bad JSON': 'This begins like JSON but is none: {what}.',
    'broken link': 'This link is incomplete or damaged: {what}.',
    'other link': 'This link does not hold a game: {what}.',
    'foreign game': 'AbstractPlay has no game like {what}.',
    'foreign variant': 'AbstractPlay and Gamut do not share this variant: {what}.',
    'not finished': 'AbstractPlay keeps only games that are finished.',
  } satisfies Record<OwnFaultName, string>,
  illegal: 'Move {ply}, {what}, is not legal: {reason}',
  atMove: 'At move {ply}: {sentence}',
  outcomes: {
    rules: '',
    resignation: '{loser} resigns.',
    time: '{loser} has no time left.',
    agreement: 'The players have agreed on a draw.',
    adjudication: 'The game was decided by others.',
    abandoned: 'The game was broken off.',
  } satisfies Record<Reason, string>,
  wins: '{winners} wins.',
  draw: 'A draw between {winners}.',
  and: ' and ',
};

const pt: typeof en = {
  faults: {
    'nothing there': 'Não há nada para ler.',
    'too long': 'Isto é demasiado longo para ser o registo de um jogo: mais de {what} letras.',
    'too many moves': 'O registo tem mais de {what} jogadas.',
    'too deep': 'As variantes deste registo estão demasiado encaixadas umas nas outras.',
    'several games': 'Há mais de um jogo; dê um de cada vez.',
    'no game named': 'O registo não diz de que jogo é: precisa de uma linha como [Game "…"].',
    'unknown text': 'Isto não é um registo, nem uma posição, nem uma ligação: {what}.',
    'which game': 'Esta posição serve a vários jogos; escreva antes o nome de um deles: {what}.',
    'bad character': 'O registo não se consegue ler a partir daqui: {what}.',
    'not closed': 'Algo abre aqui e nunca fecha: {what}.',
    'bad tag': 'O registo tem uma etiqueta proibida ou repetida: {what}.',
    'bad comment': 'Um comentário é demasiado longo: {what}.',
    'bad mark': 'Uma jogada não pode ter a marca {what}.',
    'bad evaluation': 'Isto não é uma avaliação: {what}.',
    'bad clock': 'Isto não é o tempo de um relógio: {what}.',
    'bad result': 'Isto não é um resultado: {what}.',
    'wrong result': 'O resultado não condiz com as jogadas: {what}.',
    'options differ': 'O registo e a sua posição inicial não concordam sobre {what}.',
    'unknown version': 'Isto foi escrito por um programa mais recente, na versão {what}.',
    'bad key': 'O registo tem algo fora do lugar: {what}.',
    'bad JSON': 'Isto começa como JSON mas não é: {what}.',
    'broken link': 'Esta ligação está incompleta ou estragada: {what}.',
    'other link': 'Esta ligação não contém um jogo: {what}.',
    'foreign game': 'O AbstractPlay não tem um jogo como {what}.',
    'foreign variant': 'O AbstractPlay e o Gamut não têm em comum esta variante: {what}.',
    'not finished': 'O AbstractPlay só guarda jogos acabados.',
  },
  illegal: 'A jogada {ply}, {what}, não é legal: {reason}',
  atMove: 'Na jogada {ply}: {sentence}',
  outcomes: {
    rules: '',
    resignation: '{loser} desiste.',
    time: '{loser} ficou sem tempo.',
    agreement: 'Os jogadores acordaram um empate.',
    adjudication: 'O jogo foi decidido por outros.',
    abandoned: 'O jogo foi interrompido.',
  },
  wins: '{winners} ganha.',
  draw: 'Empate entre {winners}.',
  and: ' e ',
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
  { game }: Pick<GameRecord, 'game'>,
  { reason, winners, loser }: Outcome,
  language: Language,
): string {
  const words = texts[language];
  const { seats } = game.texts[language];
  const why = fill(words.outcomes[reason], { loser: loser === undefined ? '' : seats[loser] });
  if (winners.length === 0 || reason === 'agreement') return why;
  const names = winners.map((seat) => seats[seat]).join(words.and);
  return `${why} ${fill(winners.length === 1 ? words.wins : words.draw, { winners: names })}`.trim();
}
