import type { GameTexts } from '../../core/words.ts';

export const en = {
  summary: 'Draw a straight line from side to side. What you flank flips.',
  cells: 'Cells show discs: r is red, b is blue.',
  seats: ['Red', 'Blue'],
  options: {
    size: { name: 'Board size' },
    pie: { name: 'Swap rule' },
  },
  words: { swap: 'Swap sides' },
  endings: ['A line reaches from side to side.', 'Nobody can place a disc.'],
  refusals: {
    occupied: 'You can place only on an empty cell, and {cell} is not empty.',
    corner: 'You cannot place in a corner: nothing can be flanked from {cell}.',
    'no enemy inside': 'A disc on the edge must flip something, and there is no enemy disc on {inside}.',
    'no flank':
      'A disc on the edge must flip something, and none of your discs is at the other end of the line from {cell}.',
    'not longer':
      'Nothing would flip from {cell}: your new line would have {created} discs, and the line you cut has {cut}.',
    'no swap': 'This game is played without the swap rule.',
    'too late to swap': 'Only Blue can swap, right after Red’s first disc.',
    'one cell': 'Name just the one cell to place on.',
  },
} satisfies GameTexts;

const pt: typeof en = {
  summary: 'Trace uma linha reta de lado a lado. O que flanquear vira-se.',
  cells: 'As casas mostram discos: r é vermelho, b é azul.',
  seats: ['Vermelho', 'Azul'],
  options: {
    size: { name: 'Tamanho do tabuleiro' },
    pie: { name: 'Regra da troca' },
  },
  words: { swap: 'Trocar de lado' },
  endings: ['Uma linha vai de lado a lado.', 'Ninguém pode colocar um disco.'],
  refusals: {
    occupied: 'Só pode colocar numa casa vazia, e {cell} não está vazia.',
    corner: 'Não pode colocar num canto: de {cell} não se flanqueia nada.',
    'no enemy inside': 'Um disco na borda tem de virar outros, e em {inside} não há nenhum disco adversário.',
    'no flank':
      'Um disco na borda tem de virar outros, e nenhum disco seu está na outra ponta da linha a partir de {cell}.',
    'not longer': 'De {cell} nada se virava: a sua linha nova teria {created} discos, e a linha que corta tem {cut}.',
    'no swap': 'Esta partida joga-se sem a regra da troca.',
    'too late to swap': 'Só o Azul pode trocar, logo depois do primeiro disco do Vermelho.',
    'one cell': 'Indique só a casa onde colocar.',
  },
};

export const texts = { en, pt };
