import type { Language } from '../../core/words.ts';

/** What the console game says. Gaps like {name} are filled in. */
const en = {
  title: 'Gamut: abstract games',
  whichGame: 'Which game? (number or name, q to quit) ',
  noSuchGame: 'There is no game called {word}.',
  opponents:
    'Who plays against you? (1: the computer; 2: a computer that makes any legal move; 3: people at this keyboard) ',
  level: 'How strong? (1: weakest … {most}: strongest; usually {usual}) ',
  players: 'How many players? ({values}) ',
  badAnswer: '{word} is not one of the answers.',
  by: 'by {designer}, {players} players',
  yourMove: '{name} to move: ',
  moved: '{name} plays {move}.',
  help: [
    'Type a move as it is written in the list of moves, for example {example}.',
    'moves: list the legal moves   undo: take back   board: draw the board again',
    'position: the position as text   quit: leave   help: this page',
  ].join('\n'),
  start: 'Type help for help, moves for the legal moves, quit to leave.',
  nothingToUndo: 'There is nothing to take back.',
  bye: 'Goodbye.',
  kept: 'This game is kept; gamut play --plain --resume {name} goes on with it.',
  notKept: 'This game cannot be kept ({reason}).',
  scores: 'Scores: {scores}.',
};

export type ConsoleTexts = typeof en;

const pt: ConsoleTexts = {
  title: 'Gamut: jogos abstratos',
  whichGame: 'Que jogo? (número ou nome, q para sair) ',
  noSuchGame: 'Não há nenhum jogo chamado {word}.',
  opponents:
    'Quem joga contra si? (1: o computador; 2: um computador que faz qualquer jogada legal; 3: pessoas neste teclado) ',
  level: 'Que nível? (1: o mais fraco … {most}: o mais forte; normalmente {usual}) ',
  players: 'Quantos jogadores? ({values}) ',
  badAnswer: '{word} não é uma das respostas.',
  by: 'de {designer}, {players} jogadores',
  yourMove: '{name} joga: ',
  moved: '{name} joga {move}.',
  help: [
    'Escreva uma jogada como aparece na lista de jogadas, por exemplo {example}.',
    'moves: listar as jogadas legais   undo: voltar atrás   board: desenhar o tabuleiro outra vez',
    'position: a posição em texto   quit: sair   help: esta página',
  ].join('\n'),
  start: 'Escreva help para ajuda, moves para as jogadas legais, quit para sair.',
  nothingToUndo: 'Não há nada para voltar atrás.',
  bye: 'Até à próxima.',
  kept: 'Este jogo fica guardado; gamut play --plain --resume {name} continua-o.',
  notKept: 'Este jogo não se consegue guardar ({reason}).',
  scores: 'Pontos: {scores}.',
};

export const consoleTexts: Readonly<Record<Language, ConsoleTexts>> = { en, pt };
