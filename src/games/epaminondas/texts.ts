import type { GameTexts } from '../../core/words.ts';

export const en = {
  summary: 'Move lines of pieces as one, break through, and hold more cells of the far row than your opponent.',
  cells: 'Cells show pieces: w is white, b is black.',
  seats: ['White', 'Black'],
  options: {
    files: { name: 'Columns' },
    ranks: { name: 'Rows' },
  },
  endings: [
    "The winner has more pieces on the opponent's home row when the turn begins.",
    'The player to move has no move left.',
    'No piece was captured for 200 moves.',
  ],
  refusals: {
    'nothing there': 'There is no piece on {from}.',
    'not yours': "The piece on {from} is your opponent's; you move only your own.",
    'no destination': 'The phalanx that begins on {from} needs a cell where its front piece ends.',
    'no distance': 'A move goes at least one step; {from} is where the phalanx begins.',
    'not in line': '{to} is not on a rank, file or diagonal with {from}: a phalanx moves along its own line.',
    'own in the way': 'Your own piece on {cell} is in the way: your pieces are neither passed over nor captured.',
    'enemy in the way': "Your opponent's piece on {cell} is in the way: nothing is passed over.",
    'too far':
      'A phalanx moves at most as many steps as it has pieces: {power} from {from}, and {to} is {distance} away.',
    'single piece': 'A single piece captures nothing, so {to} must be empty.',
    'too weak': 'A phalanx captures only a shorter line: {power} from {from} against {other} on {to}.',
    symmetrical: 'A crossing must not make a position in which both armies mirror each other, and {to} would.',
  },
} satisfies GameTexts;

const pt: typeof en = {
  summary: 'Mova linhas de peças como uma só, rompa as defesas e ocupe mais casas da última fila que o adversário.',
  cells: 'As casas mostram peças: w é branca, b é preta.',
  seats: ['Brancas', 'Pretas'],
  options: {
    files: { name: 'Colunas' },
    ranks: { name: 'Linhas' },
  },
  endings: [
    'Quem venceu tem mais peças na primeira fila do adversário no início do turno.',
    'Quem devia jogar não tem nenhuma jogada.',
    'Nenhuma peça foi capturada em 200 jogadas.',
  ],
  refusals: {
    'nothing there': 'Não há nenhuma peça em {from}.',
    'not yours': 'A peça em {from} é do adversário; só se movem as próprias.',
    'no destination': 'Falta à falange que começa em {from} a casa onde termina a peça da frente.',
    'no distance': 'Uma jogada avança pelo menos um passo; {from} é onde a falange começa.',
    'not in line': '{to} não está na fila, coluna ou diagonal de {from}: uma falange move-se ao longo da sua linha.',
    'own in the way': 'A sua peça em {cell} está no caminho: as próprias peças não se saltam nem se capturam.',
    'enemy in the way': 'A peça do adversário em {cell} está no caminho: nada se salta.',
    'too far':
      'Uma falange avança no máximo tantos passos quantas peças tem: {power} desde {from}, e {to} fica a {distance}.',
    'single piece': 'Uma peça sozinha não captura, por isso {to} tem de estar vazia.',
    'too weak': 'Uma falange só captura uma linha mais curta: {power} desde {from} contra {other} em {to}.',
    symmetrical: 'Uma travessia não pode deixar os dois exércitos em espelho, e {to} deixaria.',
  },
};

export const texts = { en, pt };
