import { computed } from '@preact/signals';
import type { Language } from '../../core/words.ts';
import type { SeatResult } from '../../protocol/lobby.ts';
import type { Speed } from '../../protocol/setup.ts';
import { language } from '../state/words.ts';

/** What is said about players and their ratings. Gaps like {date} are filled in. */
const en = {
  listsHint: 'One list for each game, speed and number of players. Bots and computers are marked.',
  game: 'Game',
  speed: 'Speed',
  players: 'Players',
  speeds: {
    quick: 'quick, under 15 minutes',
    slow: 'slow, under a day',
    days: 'days a move',
    none: 'without a clock',
  } satisfies Record<Speed, string>,
  brief: { quick: 'quick', slow: 'slow', days: 'days a move', none: 'no clock' } satisfies Record<Speed, string>,
  playerCount: '{players} players',
  rank: 'Place',
  name: 'Name',
  rating: 'Rating',
  gameCount: 'Games',
  unsure: '± is the standard deviation: in two of three cases the true strength lies within it.',
  nobody: 'Nobody has played enough rated games here yet to be in this list.',
  computers: 'The computers stand where they were measured.',
  bot: 'bot',
  find: 'Find a player',
  findNow: 'Find',
  noRatings: 'No rated games yet.',
  provisional: 'provisional',
  provisionalHint: 'A provisional rating rests on too few games to stand in a list.',
  since: 'here since {date}',
  results: {
    won: { one: '{count} game won', other: '{count} games won' },
    lost: { one: '{count} lost', other: '{count} lost' },
    shared: { one: '{count} shared', other: '{count} shared' },
    none: { one: '{count} called off', other: '{count} called off' },
  } satisfies Record<SeatResult, unknown>,
  noResults: 'No games have ended yet.',
  ratings: 'Ratings',
  recent: 'Recent games',
  noRecent: 'There is no game that you may see.',
  outcome: { won: 'won', lost: 'lost', shared: 'shared', none: 'called off' } satisfies Record<SeatResult, string>,
  course: 'How the rating of {pool} went: {from} at first, {to} now, over {games} games.',
  nobodyNamed: 'Nobody here has the name {name}.',
  you: 'This is you.',
};

const pt: typeof en = {
  listsHint: 'Uma lista por jogo, ritmo e número de jogadores. Robôs e computadores estão assinalados.',
  game: 'Jogo',
  speed: 'Ritmo',
  players: 'Jogadores',
  speeds: {
    quick: 'rápido, menos de 15 minutos',
    slow: 'lento, menos de um dia',
    days: 'dias por jogada',
    none: 'sem relógio',
  },
  brief: { quick: 'rápido', slow: 'lento', days: 'dias por jogada', none: 'sem relógio' },
  playerCount: '{players} jogadores',
  rank: 'Lugar',
  name: 'Nome',
  rating: 'Pontos',
  gameCount: 'Jogos',
  unsure: '± é o desvio-padrão: em dois de cada três casos a força verdadeira está dentro dele.',
  nobody: 'Ainda ninguém fez aqui jogos suficientes para estar nesta lista.',
  computers: 'Os computadores estão onde foram medidos.',
  bot: 'robô',
  find: 'Procurar um jogador',
  findNow: 'Procurar',
  noRatings: 'Ainda sem jogos para a classificação.',
  provisional: 'provisória',
  provisionalHint: 'Uma classificação provisória assenta em poucos jogos para estar numa lista.',
  since: 'aqui desde {date}',
  results: {
    won: { one: '{count} jogo ganho', other: '{count} jogos ganhos' },
    lost: { one: '{count} perdido', other: '{count} perdidos' },
    shared: { one: '{count} partilhado', other: '{count} partilhados' },
    none: { one: '{count} cancelado', other: '{count} cancelados' },
  },
  noResults: 'Ainda não terminou nenhum jogo.',
  ratings: 'Classificação',
  recent: 'Jogos recentes',
  noRecent: 'Não há nenhum jogo que possa ver.',
  outcome: { won: 'ganho', lost: 'perdido', shared: 'partilhado', none: 'cancelado' },
  course: 'Como foi a classificação em {pool}: {from} no início, {to} agora, em {games} jogos.',
  nobodyNamed: 'Ninguém aqui tem o nome {name}.',
  you: 'É você.',
};

const table: Readonly<Record<Language, typeof en>> = { en, pt };

/** The words about ratings in the language of the moment. */
export const ratingTexts = computed(() => table[language.value]);
