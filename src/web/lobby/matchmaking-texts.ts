import { localised } from '../state/language.ts';

/** Texts of the search for an opponent. Gaps like {game} are filled in. */
const en = {
  title: 'Find an opponent',
  hint: 'Choose a game and a pace. You will be matched with someone who wants the same.',
  game: 'Game',
  players: 'Players',
  speeds: { quick: 'Quick', slow: 'Slow', days: 'Days' },
  kind: 'Kind',
  casual: 'casual',
  rated: 'rated',
  ratedNeeds: 'Rated games need an account.',
  find: 'Pace',
  asking: 'One moment…',
  meanwhile: 'Play the computer while you wait',
  looking: 'Looking for an opponent…',
  lookingMany: 'Looking for players: {here} of {players} so far.',
  waitHere: 'You will be taken to the game when it starts.',
  noNeedToWait: 'No need to wait here. The game will appear under “My online games”.',
  lost: 'Connection lost. Trying again…',
  cancel: 'Cancel search',
  stopped: 'Search cancelled.',
  ended: 'The search has ended because the game was aborted.',
  found: 'Opponent found.',
  go: 'Go to the game',
  notFound: 'The server could not start a search. Please try again in a moment.',
  tooMany: 'Too many requests. Please wait a moment.',
};

const pt: typeof en = {
  title: 'Encontrar adversário',
  hint: 'Escolha um jogo e um ritmo. Jogará com alguém que procura o mesmo.',
  game: 'Jogo',
  players: 'Jogadores',
  speeds: { quick: 'Rápido', slow: 'Lento', days: 'Dias' },
  kind: 'Tipo',
  casual: 'amigável',
  rated: 'oficial',
  ratedNeeds: 'As partidas oficiais requerem conta.',
  find: 'Ritmo',
  asking: 'Um momento…',
  meanwhile: 'Jogar contra o computador enquanto espera',
  looking: 'À procura de um adversário…',
  lookingMany: 'À procura de jogadores: {here} de {players} até agora.',
  waitHere: 'Será levado para a partida assim que começar.',
  noNeedToWait: 'Não precisa de esperar aqui. A partida aparecerá em “As minhas partidas online”.',
  lost: 'Ligação perdida. A tentar de novo…',
  cancel: 'Cancelar procura',
  stopped: 'Procura cancelada.',
  ended: 'A procura terminou porque a partida foi cancelada.',
  found: 'Adversário encontrado.',
  go: 'Ir para a partida',
  notFound: 'O servidor não conseguiu iniciar a procura. Tente de novo daqui a pouco.',
  tooMany: 'Demasiados pedidos. Aguarde um momento.',
};

/** The texts about pairing in the current language. */
export const matchmakingTexts = localised(en, pt);
