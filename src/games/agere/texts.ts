import type { GameTexts } from '../../core/game.ts';

export const en = {
  summary: 'Join the three sides of a triangle with stacks you own, and hold the connection for one turn.',
  seats: ['Yellow', 'Blue'],
  endings: ['All three sides are joined.', 'No move is left.'],
  refusals: {
    occupied: 'A disc is placed on an empty cell, and {from} is not empty.',
    'nothing there': 'There is no stack on {from}.',
    'not yours': "The top disc on {from} is your opponent's; you move only your own.",
    'not neighbours': '{to} is not next to {from}: a disc moves one cell.',
    'empty target': 'A disc moves only onto a stack of your opponent, and {to} is empty.',
    'own target': 'A disc moves only onto a stack of your opponent, and {to} is your own.',
    'heights differ': 'Both stacks must have the same height: {from} has {height}, {to} has {other}.',
    'no swap': "Swapping is only the second player's answer to the first disc, in games with the pie rule.",
  },
} satisfies GameTexts;

const pt: typeof en = {
  summary: 'Una os três lados de um triângulo com pilhas suas e mantenha a ligação por um turno.',
  seats: ['Amarelo', 'Azul'],
  endings: ['Os três lados estão unidos.', 'Não resta nenhuma jogada.'],
  refusals: {
    occupied: 'Um disco coloca-se numa casa vazia, e {from} não está vazia.',
    'nothing there': 'Não há nenhuma pilha em {from}.',
    'not yours': 'O disco de cima em {from} é do adversário; só se movem os próprios.',
    'not neighbours': '{to} não é vizinha de {from}: um disco move-se uma casa.',
    'empty target': 'Um disco só se move para uma pilha do adversário, e {to} está vazia.',
    'own target': 'Um disco só se move para uma pilha do adversário, e {to} é sua.',
    'heights differ': 'As duas pilhas têm de ter a mesma altura: {from} tem {height}, {to} tem {other}.',
    'no swap': 'Trocar é só a resposta do segundo jogador ao primeiro disco, em jogos com a regra da torta.',
  },
};

export const texts = { en, pt };
