import { localised } from '../state/language.ts';

/** Texts of the screen on which a game is set up. */
const en = {
  players: 'Players, in the order of play',
  you: 'You',
  computer: 'Computer',
  colour: 'Colour of player {seat}',
  moveUp: 'Let player {seat} play earlier',
  random: 'Random order',
  randomNote: 'The order is drawn when the game starts.',
  games: 'Games',
  gamesNote: 'In a set, points add up and the players take turns going first.',
  board: 'Board and rules',
  start: 'Start the game',
  record: 'Against it: {won} won, {shared} drawn, {lost} lost.',
  levels: [
    'Plays at random most of the time.',
    'Sees what it can take, not what you can.',
    'Looks one move ahead. Good for a first game.',
    'Looks two moves ahead and seldom gives anything away.',
    'Plans a little. A fair match after some games.',
    'Punishes careless moves.',
    'Plays well from start to finish.',
    'Strong: make every move count.',
    'Very strong.',
    'The best this device can do.',
  ],
};

const pt: typeof en = {
  players: 'Jogadores, pela ordem de jogo',
  you: 'Eu',
  computer: 'Computador',
  colour: 'Cor do jogador {seat}',
  moveUp: 'Fazer o jogador {seat} jogar antes',
  random: 'Ordem aleatória',
  randomNote: 'A ordem é sorteada no início da partida.',
  games: 'Partidas',
  gamesNote: 'Numa série somam-se os pontos e os jogadores revezam-se a começar.',
  board: 'Tabuleiro e regras',
  start: 'Começar a partida',
  record: 'Contra ele: {won} ganhas, {shared} empatadas, {lost} perdidas.',
  levels: [
    'Joga quase sempre ao acaso.',
    'Vê o que pode tomar, mas não o que lhe podem tomar.',
    'Pensa uma jogada à frente. Bom para uma primeira partida.',
    'Pensa duas jogadas à frente e raramente oferece alguma coisa.',
    'Planeia um pouco. Um bom adversário depois de algumas partidas.',
    'Castiga jogadas descuidadas.',
    'Joga bem do princípio ao fim.',
    'Forte: cada jogada conta.',
    'Muito forte.',
    'O melhor que este dispositivo consegue.',
  ],
};

export const setupTexts = localised(en, pt);
