import type { GameTexts } from '../../core/words.ts';

export const en = {
  summary: 'Stack your discs to join all three sides, and hold the chain for a turn.',
  cells: 'Each cell shows a stack from bottom to top: y is yellow, b is blue, and by is yellow on top of blue.',
  seats: ['Yellow', 'Blue'],
  options: {
    size: { name: 'Cells along each side' },
    pie: { name: 'Swap rule' },
    win: { name: 'A chain wins', values: { held: 'after one turn', immediate: 'at once' } },
  },
  words: { swap: 'Swap sides' },
  endings: ['One chain joins all three sides.', 'The loser had no legal move.'],
  refusals: {
    occupied: "You can place only on an empty cell, and your opponent's stack is on {from}.",
    'no target': 'The stack on {from} is yours. Name the enemy stack beside it that its top disc moves onto.',
    'nothing there': 'There is no stack on {from}.',
    'not yours': "The top disc on {from} is your opponent's. Move one of your own.",
    'same cell': 'A disc moves to a cell beside it. It cannot stay on {from}.',
    'not neighbours': 'A disc moves one cell, and {to} is not beside {from}.',
    'empty target': "A disc moves only onto an opponent's stack, and {to} is empty.",
    'own target': "A disc moves only onto an opponent's stack, and the stack on {to} is yours.",
    'heights differ': 'Both stacks must have the same height: {from} has {height}, {to} has {other}.',
    'no swap': 'This game is played without the swap rule.',
    'too late to swap': 'Only the second player can swap, right after the first disc.',
    'one or two cells': 'Name the cell to place on, or the stack to move and the stack it moves onto.',
  },
} satisfies GameTexts;

const pt: typeof en = {
  summary: 'Empilhe discos, una os três lados e defenda a cadeia por uma jogada.',
  cells: 'Cada casa mostra uma pilha de baixo para cima: y é amarelo, b é azul, e by é amarelo em cima de azul.',
  seats: ['Amarelo', 'Azul'],
  options: {
    size: { name: 'Casas de cada lado' },
    pie: { name: 'Regra da troca' },
    win: { name: 'Uma cadeia ganha', values: { held: 'se durar uma jogada', immediate: 'logo' } },
  },
  words: { swap: 'Trocar de lado' },
  endings: ['Uma cadeia une os três lados.', 'Quem perdeu não tinha jogadas possíveis.'],
  refusals: {
    occupied: 'Só pode colocar numa casa vazia, e em {from} há uma pilha do adversário.',
    'no target': 'A pilha em {from} é sua. Indique a pilha adversária ao lado para onde vai o disco de cima.',
    'nothing there': 'Não há nenhuma pilha em {from}.',
    'not yours': 'O disco de cima em {from} é do adversário. Mova um dos seus.',
    'same cell': 'Um disco move-se para uma casa ao lado. Não pode ficar em {from}.',
    'not neighbours': 'Um disco anda uma casa, e {to} não fica ao lado de {from}.',
    'empty target': 'Um disco só se move para uma pilha do adversário, e {to} está vazia.',
    'own target': 'Um disco só se move para uma pilha do adversário, e a pilha em {to} é sua.',
    'heights differ': 'As duas pilhas têm de ter a mesma altura: {from} tem {height}, {to} tem {other}.',
    'no swap': 'Esta partida joga-se sem a regra da troca.',
    'too late to swap': 'Só o segundo jogador pode trocar, logo depois do primeiro disco.',
    'one or two cells': 'Indique a casa onde colocar, ou a pilha a mover e a pilha para onde vai.',
  },
};

export const texts = { en, pt };
