import type { GameTexts } from '../../core/words.ts';

export const en = {
  summary: 'Join the three sides of a triangle with stacks you own, and hold the connection for one turn.',
  cells: 'Cells show stacks from bottom to top, y yellow and b blue: by is a yellow disc on a blue one.',
  seats: ['Yellow', 'Blue'],
  options: {
    size: { name: 'Side of the triangle' },
    pie: { name: 'Swap after the first disc' },
    win: { name: 'Connection wins', values: { held: 'held for a turn', immediate: 'at once' } },
  },
  endings: ['All three sides are joined.', 'No move is left.'],
  refusals: {
    occupied: "A disc is placed on an empty cell, and {from} holds your opponent's stack.",
    'no target': '{from} is your own stack: name the neighbouring stack too that its top disc shall move onto.',
    'nothing there': 'There is no stack on {from}.',
    'not yours': "The top disc on {from} is your opponent's; you move only your own.",
    'same cell': 'A disc moves to a neighbouring cell, it cannot stay on {from}.',
    'not neighbours': '{to} is not next to {from}: a disc moves one cell.',
    'empty target': 'A disc moves only onto a stack of your opponent, and {to} is empty.',
    'own target': 'A disc moves only onto a stack of your opponent, and {to} is your own.',
    'heights differ': 'Both stacks must have the same height: {from} has {height}, {to} has {other}.',
    'no swap': 'This game is played without the pie rule, so there is no swap.',
    'too late to swap': "Swapping is only the second player's answer to the first disc.",
    'one or two cells': 'A move names the cell to place on, or a stack and the stack it moves onto, and nothing else.',
  },
} satisfies GameTexts;

const pt: typeof en = {
  summary: 'Una os três lados de um triângulo com pilhas suas e mantenha a ligação por um turno.',
  cells: 'As casas mostram pilhas de baixo para cima, y amarelo e b azul: by é um disco amarelo sobre um azul.',
  seats: ['Amarelo', 'Azul'],
  options: {
    size: { name: 'Lado do triângulo' },
    pie: { name: 'Troca depois do primeiro disco' },
    win: { name: 'A ligação ganha', values: { held: 'mantida por um turno', immediate: 'logo' } },
  },
  endings: ['Os três lados estão unidos.', 'Não resta nenhuma jogada.'],
  refusals: {
    occupied: 'Um disco coloca-se numa casa vazia, e em {from} há uma pilha do adversário.',
    'no target': '{from} é uma pilha sua: indique também a pilha vizinha para onde vai o disco de cima.',
    'nothing there': 'Não há nenhuma pilha em {from}.',
    'not yours': 'O disco de cima em {from} é do adversário; só se movem os próprios.',
    'same cell': 'Um disco move-se para uma casa vizinha, não pode ficar em {from}.',
    'not neighbours': '{to} não é vizinha de {from}: um disco move-se uma casa.',
    'empty target': 'Um disco só se move para uma pilha do adversário, e {to} está vazia.',
    'own target': 'Um disco só se move para uma pilha do adversário, e {to} é sua.',
    'heights differ': 'As duas pilhas têm de ter a mesma altura: {from} tem {height}, {to} tem {other}.',
    'no swap': 'Este jogo joga-se sem a regra da torta, por isso não há troca.',
    'too late to swap': 'Trocar é só a resposta do segundo jogador ao primeiro disco.',
    'one or two cells': 'Uma jogada indica a casa onde colocar, ou uma pilha e a pilha para onde vai, e nada mais.',
  },
};

export const texts = { en, pt };
