import type { GameTexts } from '../../core/words.ts';

export const en = {
  summary: 'Cross the board from side to side with a straight line of discs, turning over what you flank.',
  cells: 'Cells show discs: r is red, b is blue.',
  seats: ['Red', 'Blue'],
  options: {
    size: { name: 'Size of the board' },
    pie: { name: 'Swap after the first disc' },
  },
  endings: ['A line crosses the board.', 'Nobody can place a disc.'],
  refusals: {
    occupied: 'A disc is placed on an empty cell, and {cell} is not empty.',
    corner: 'Nothing can be flanked from a corner, so no disc goes to {cell}.',
    'no enemy inside': 'A disc on the perimeter must turn others, and there is no enemy disc on {inside} to flank.',
    'no flank': 'A disc on the perimeter must turn others: no disc of yours closes the enemy line before {cell}.',
    'not longer':
      'From {cell} nothing is turned: your longest new line would have {created} discs, and you would cut {cut}.',
    'no swap': 'This game is played without the pie rule, so there is no swap.',
    'too late to swap': "Swapping is only Blue's answer to Red's first disc.",
    'one cell': 'A move names the one cell to place on, and nothing else.',
  },
} satisfies GameTexts;

const pt: typeof en = {
  summary: 'Atravesse o tabuleiro de lado a lado com uma linha reta de discos, virando os que flanquear.',
  cells: 'As casas mostram discos: r é vermelho, b é azul.',
  seats: ['Vermelho', 'Azul'],
  options: {
    size: { name: 'Tamanho do tabuleiro' },
    pie: { name: 'Troca depois do primeiro disco' },
  },
  endings: ['Uma linha atravessa o tabuleiro.', 'Ninguém pode colocar um disco.'],
  refusals: {
    occupied: 'Um disco coloca-se numa casa vazia, e {cell} não está vazia.',
    corner: 'De um canto não se flanqueia nada, por isso nenhum disco vai para {cell}.',
    'no enemy inside':
      'Um disco no perímetro tem de virar outros, e em {inside} não há nenhum disco adversário para flanquear.',
    'no flank':
      'Um disco no perímetro tem de virar outros: nenhum disco seu fecha a linha adversária diante de {cell}.',
    'not longer': 'De {cell} nada se vira: a sua maior linha nova teria {created} discos, e cortaria {cut}.',
    'no swap': 'Este jogo joga-se sem a regra da torta, por isso não há troca.',
    'too late to swap': 'Trocar é só a resposta do Azul ao primeiro disco do Vermelho.',
    'one cell': 'Uma jogada indica a única casa onde colocar, e nada mais.',
  },
};

export const texts = { en, pt };
