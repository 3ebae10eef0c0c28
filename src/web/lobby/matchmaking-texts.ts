import { localised } from '../state/language.ts';

/** Texts of the search for an opponent. Gaps like {game} are filled in. */
const en = {
  title: 'Quick pairing',
  hint: 'Get matched with someone who wants the same game.',
  game: 'Game',
  players: 'Players',
  speed: 'Speed',
  speeds: { quick: 'quick', slow: 'slow', days: 'days' },
  kind: 'Kind',
  casual: 'casual',
  rated: 'rated',
  ratedNeeds: 'Rated games are for those who have an account.',
  find: 'Find an opponent',
  asking: 'One moment …',
  looking: 'Looking for an opponent …',
  lookingMany: 'Looking for players: {here} of {players} so far.',
  waitHere: 'You come to the game by yourself as soon as it begins, wherever you are on this page.',
  noNeedToWait: 'You need not wait: the game will be among yours.',
  lost: 'The connection is lost; trying again …',
  cancel: 'Stop looking',
  stopped: 'You have stopped looking.',
  ended: 'The search has ended: the game was called off.',
  found: 'An opponent is there.',
  go: 'Go to the game',
  notFound: 'The server did not take the request; try again in a moment.',
  tooMany: 'That was too much at once: wait a moment.',
};

const pt: typeof en = {
  title: 'Encontrar adversário',
  hint: 'Jogue com alguém que procura o mesmo.',
  game: 'Jogo',
  players: 'Jogadores',
  speed: 'Ritmo',
  speeds: { quick: 'rápido', slow: 'lento', days: 'dias' },
  kind: 'Tipo',
  casual: 'amigável',
  rated: 'a valer',
  ratedNeeds: 'Os jogos para a classificação são para quem tem conta.',
  find: 'Encontrar adversário',
  asking: 'Um momento …',
  looking: 'À procura de um adversário …',
  lookingMany: 'À procura de jogadores: {here} de {players} até agora.',
  waitHere: 'Assim que o jogo começar, é levado até ele, onde quer que esteja nesta página.',
  noNeedToWait: 'Não precisa de esperar: o jogo ficará entre os seus.',
  lost: 'Ligação perdida; a tentar de novo …',
  cancel: 'Deixar de procurar',
  stopped: 'Deixou de procurar.',
  ended: 'A procura terminou: o jogo foi cancelado.',
  found: 'Chegou um adversário.',
  go: 'Ir para o jogo',
  notFound: 'O servidor não aceitou o pedido; tente de novo daqui a pouco.',
  tooMany: 'Foi de mais ao mesmo tempo: espere um momento.',
};

/** The texts about pairing in the current language. */
export const matchmakingTexts = localised(en, pt);
