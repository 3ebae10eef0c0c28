import type { Language } from '../../../core/words.ts';

/** What the review of a game says. Gaps like {move} are filled in. */
const en = {
  judging: 'Judging: {done} of {total} moves',
  timeLeft: '{time} left',
  pausedAt: 'Judging is paused after {done} of {total} moves.',
  trouble: 'The judge had to stop ({reason}).',
  only: '{move}! The only good move.',
  best: '{move} is the judge’s choice.',
  little: '{move} costs {cost} of the game. The judge’s choice: {line}.',
  costs: '{move}{mark} costs {cost} of the game. Better: {line}.',
  gives: 'It gives {parts}.',
  part: '{name} {share}',
  proved: 'The result is proved.',
  choice: 'The judge would play {line}.',
  unjudged: 'This is not judged yet.',
  all: 'all players',
  whose: 'n and N go through the mistakes of {who}.',
  noNext: 'No later mistake ({who}).',
  noPrevious: 'No earlier mistake ({who}).',
  noMistake: 'This move was no mistake. n goes to the next one.',
  find: 'Find a better move than {move}.',
  trying: 'Judging {move}…',
  good: '{move} is good enough: it costs {cost} of the game. The judge’s choice: {line}.',
  found: '{move} is the judge’s choice. Esc goes back.',
  again: '{move} costs {cost} of the game. Try another one; t shows the judge’s choice.',
  summary: 'Summary of the review',
  saveWhat: 'What should be saved?',
  savePage: 'The review as a page',
};

export type ReviewTexts = typeof en;

const pt: ReviewTexts = {
  judging: 'A julgar: {done} de {total} jogadas',
  timeLeft: 'faltam {time}',
  pausedAt: 'O juiz parou ao fim de {done} de {total} jogadas.',
  trouble: 'O juiz teve de parar ({reason}).',
  only: '{move}! A única boa jogada.',
  best: '{move} é a escolha do juiz.',
  little: '{move} custa {cost} da partida. A escolha do juiz: {line}.',
  costs: '{move}{mark} custa {cost} da partida. Melhor: {line}.',
  gives: 'Dá {parts}.',
  part: '{name} {share}',
  proved: 'O resultado está provado.',
  choice: 'O juiz jogaria {line}.',
  unjudged: 'Isto ainda não foi julgado.',
  all: 'todos os jogadores',
  whose: 'n e N percorrem os erros de {who}.',
  noNext: 'Não há nenhum erro mais à frente ({who}).',
  noPrevious: 'Não há nenhum erro mais atrás ({who}).',
  noMistake: 'Esta jogada não foi um erro. n vai ao próximo.',
  find: 'Encontre uma jogada melhor do que {move}.',
  trying: 'A julgar {move}…',
  good: '{move} é suficientemente boa: custa {cost} da partida. A escolha do juiz: {line}.',
  found: '{move} é a escolha do juiz. Esc volta.',
  again: '{move} custa {cost} da partida. Tente outra; t mostra a escolha do juiz.',
  summary: 'Resumo da revisão',
  saveWhat: 'O que quer guardar?',
  savePage: 'A revisão como página',
};

export const reviewTexts: Readonly<Record<Language, ReviewTexts>> = { en, pt };
