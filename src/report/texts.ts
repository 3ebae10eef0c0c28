import type { Language } from '../core/words.ts';

/** What the page of a review says. Gaps like {name} are filled in. */
const en = {
  title: '{game}: review of a game',
  by: '{game}, by {designer}',
  shares: 'Who was winning',
  sharesHelp:
    'Expected share of the game for each player after every move; at any place they add up to 100%. Below the chart are the marks of each player’s moves.',
  chart: 'Shares of {names} after each of {count} moves. At the end: {last}.',
  part: '{name} {share}',
  start: 'Start',
  accuracy: 'Accuracy',
  accuracyHelp:
    '100% is the best move every time. Difficult moves count more than easy ones, and moves without a choice do not count.',
  player: 'Player',
  counted: 'Moves that counted',
  blunders: 'Blunders (??)',
  mistakes: 'Mistakes (?)',
  inaccuracies: 'Inaccuracies (?!)',
  finds: 'Only good moves found (!)',
  small: 'Small losses, summed up',
  like: 'Played like level',
  likeRange: '{level} ({low} to {high})',
  gains: 'Who gave what to whom',
  gainsHelp: 'What the marked moves of each player gave to every player, as parts of the game. Each row adds up to 0.',
  gaveBy: 'Moves by',
  turning: 'Turning points',
  turnedDown: '{number} {name}: {move}. The leader ({leader}) lost {change} of the chances.',
  turnedUp: '{number} {name}: {move}. The leader ({leader}) gained {change}.',
  kingmaking:
    '{number} {name}: {move}. {name} could no longer win, and chose between the others: {helped} got {gain} more of the game.',
  lastChance:
    '{number} {name}: {move}. {name} was the last who could stop {leader}, with {stop}. After it {leader} wins within {within} moves, whatever the others play: that is proved.',
  moves: 'Mistakes and better moves',
  movesHelp:
    'Each board shows the position before the move. The move that was played is dashed and has its mark; the better one is solid and has a tick.',
  noMistakes: 'No move was a mistake.',
  cost: '{number} {name}: {move}{mark} costs {cost} of the game.',
  costProved: '{number} {name}: {move}{mark} costs {cost} of the game; the result is proved.',
  better: 'Better: {line}.',
  winners: 'It gives {parts}.',
  board: 'Before {number} {name}: {move} was played, {better} is better.',
  all: 'All moves',
  move: 'Move',
  mark: 'Mark',
  costs: 'Cost',
  best: 'Best',
  partly: 'Only {done} of {count} moves have been reviewed.',
  about: 'Reviewed by {engine} with {nodes} nodes for each move. The same game gives the same review everywhere.',
  and: ', ',
};

export type ReportTexts = typeof en;

const pt: ReportTexts = {
  title: '{game}: revisão de uma partida',
  by: '{game}, de {designer}',
  shares: 'Quem estava a ganhar',
  sharesHelp:
    'Parte da partida que se espera para cada jogador depois de cada jogada; em qualquer ponto somam 100%. Por baixo do gráfico estão os sinais das jogadas de cada jogador.',
  chart: 'Partes de {names} depois de cada uma de {count} jogadas. No fim: {last}.',
  part: '{name} {share}',
  start: 'Início',
  accuracy: 'Precisão',
  accuracyHelp:
    '100% é a melhor jogada todas as vezes. As jogadas difíceis contam mais do que as fáceis, e as jogadas sem alternativa não contam.',
  player: 'Jogador',
  counted: 'Jogadas que contaram',
  blunders: 'Erros graves (??)',
  mistakes: 'Erros (?)',
  inaccuracies: 'Imprecisões (?!)',
  finds: 'Únicas boas jogadas encontradas (!)',
  small: 'Pequenas perdas, somadas',
  like: 'Jogou como o nível',
  likeRange: '{level} ({low} a {high})',
  gains: 'Quem deu o quê a quem',
  gainsHelp: 'O que as jogadas assinaladas de cada jogador deram a cada um, em partes da partida. Cada linha soma 0.',
  gaveBy: 'Jogadas de',
  turning: 'Momentos decisivos',
  turnedDown: '{number} {name}: {move}. Quem ia à frente ({leader}) perdeu {change} das hipóteses.',
  turnedUp: '{number} {name}: {move}. Quem ia à frente ({leader}) ganhou mais {change}.',
  kingmaking:
    '{number} {name}: {move}. {name} já não podia ganhar e escolheu entre os outros: {helped} ficou com mais {gain} da partida.',
  lastChance:
    '{number} {name}: {move}. {name} podia, em último lugar, travar {leader} com {stop}. Depois disso {leader} ganha dentro de {within} jogadas, joguem os outros o que jogarem: está provado.',
  moves: 'Erros e jogadas melhores',
  movesHelp:
    'Cada tabuleiro mostra a posição antes da jogada. A jogada feita está a tracejado e tem o seu sinal; a melhor está a cheio e tem um visto.',
  noMistakes: 'Nenhuma jogada foi um erro.',
  cost: '{number} {name}: {move}{mark} custa {cost} da partida.',
  costProved: '{number} {name}: {move}{mark} custa {cost} da partida; o resultado está provado.',
  better: 'Melhor: {line}.',
  winners: 'Dá {parts}.',
  board: 'Antes de {number} {name}: jogou-se {move}; {better} é melhor.',
  all: 'Todas as jogadas',
  move: 'Jogada',
  mark: 'Sinal',
  costs: 'Custo',
  best: 'Melhor',
  partly: 'Só {done} de {count} jogadas foram revistas.',
  about: 'Revisto por {engine} com {nodes} nós por jogada. A mesma partida dá a mesma revisão em todo o lado.',
  and: ', ',
};

export const reportTexts: Readonly<Record<Language, ReportTexts>> = { en, pt };
