import { localised } from '../state/language.ts';

/** What the page of a game says. */
const en = {
  learn: 'Learn in five minutes',
  goOnLearning: 'Continue the lesson',
  invite: 'Invite a friend',
  setUp: 'Set up a game',
  byIn: 'by {designer}, {year}',
  pause: 'Pause',
  watch: 'Watch a game',
  watching: 'Two computers play {game}',
  levels: 'Choose your opponent',
  levelsNote: 'Ten computers, each stronger than the one before.',
  level: 'Level {level}',
  playLevel: 'Play {game} against level {level}',
  elo: '{elo} Elo',
  won: { one: '{count} win', other: '{count} wins' },
  lost: { one: '{count} loss', other: '{count} losses' },
  shared: { one: '{count} draw', other: '{count} draws' },
  fits: 'Fits you',
  variants: 'Ways to play',
  ownGames: 'Your games',
  noGames: 'No games yet. Your first one will be kept here.',
  allGames: 'All my games',
};

const pt: typeof en = {
  learn: 'Aprender em cinco minutos',
  goOnLearning: 'Continuar a lição',
  invite: 'Convidar um amigo',
  setUp: 'Preparar uma partida',
  byIn: 'de {designer}, {year}',
  pause: 'Pausa',
  watch: 'Ver uma partida',
  watching: 'Dois computadores jogam {game}',
  levels: 'Escolha o adversário',
  levelsNote: 'Dez computadores, cada um mais forte do que o anterior.',
  level: 'Nível {level}',
  playLevel: 'Jogar {game} contra o nível {level}',
  elo: '{elo} Elo',
  won: { one: '{count} vitória', other: '{count} vitórias' },
  lost: { one: '{count} derrota', other: '{count} derrotas' },
  shared: { one: '{count} empate', other: '{count} empates' },
  fits: 'Ao seu nível',
  variants: 'Maneiras de jogar',
  ownGames: 'As suas partidas',
  noGames: 'Ainda não há partidas. A primeira fica guardada aqui.',
  allGames: 'Todas as minhas partidas',
};

export const aboutTexts = localised(en, pt);
