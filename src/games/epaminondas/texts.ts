import type { GameTexts } from '../../core/words.ts';

export const en = {
  summary: 'Line up a phalanx, break through, and hold the far row.',
  cells: 'Cells show pieces: w is white, b is black.',
  seats: ['White', 'Black'],
  options: {
    files: { name: 'Columns' },
    ranks: { name: 'Rows' },
  },
  endings: [
    'The winner has more pieces on the far row.',
    'The loser cannot move.',
    'There was no capture in 200 moves.',
  ],
  refusals: {
    'nothing there': 'There is no piece on {from}.',
    'not yours': "The piece on {from} is your opponent's. Move one of your own.",
    'no destination': 'Name two cells: {from}, where the phalanx starts, and the cell where its front piece stops.',
    'no distance': 'The phalanx starts on {from}, so it has to move at least one cell.',
    'not in line': 'A phalanx moves along its own line, and {to} is not in the same row, column or diagonal as {from}.',
    'own in the way': 'Your own piece on {cell} is in the way. You cannot jump over it or capture it.',
    'enemy in the way': "Your opponent's piece on {cell} is in the way. You cannot jump over it.",
    'too far':
      'A phalanx moves at most as many cells as it has pieces: {power} from {from}, and {to} is {distance} away.',
    'single piece': 'A single piece captures nothing, so {to} must be empty.',
    'too weak': 'A phalanx captures only a shorter line: here it is {power} from {from} against {other} on {to}.',
    symmetrical: 'A crossing may not make the two armies mirror images of each other, and {to} would.',
  },
} satisfies GameTexts;

const pt: typeof en = {
  summary: 'Alinhe uma falange, rompa as defesas e ocupe a última linha.',
  cells: 'As casas mostram peças: w é branca, b é preta.',
  seats: ['Brancas', 'Pretas'],
  options: {
    files: { name: 'Colunas' },
    ranks: { name: 'Linhas' },
  },
  endings: [
    'Quem ganhou tem mais peças na última linha.',
    'Quem perdeu não pode mover.',
    'Não houve capturas em 200 jogadas.',
  ],
  refusals: {
    'nothing there': 'Não há nenhuma peça em {from}.',
    'not yours': 'A peça em {from} é do adversário. Mova uma das suas.',
    'no destination': 'Indique duas casas: {from}, onde começa a falange, e aquela onde termina a peça da frente.',
    'no distance': 'A falange começa em {from}, por isso tem de andar pelo menos uma casa.',
    'not in line':
      'Uma falange anda ao longo da sua linha, e {to} não está na mesma linha, coluna ou diagonal que {from}.',
    'own in the way': 'A sua peça em {cell} está no caminho. Não pode saltar por cima dela nem capturá-la.',
    'enemy in the way': 'A peça do adversário em {cell} está no caminho. Não pode saltar por cima dela.',
    'too far':
      'Uma falange anda no máximo tantas casas quantas peças tem: {power} a partir de {from}, e {to} fica a {distance}.',
    'single piece': 'Uma peça sozinha não captura, por isso {to} tem de estar vazia.',
    'too weak':
      'Uma falange só captura uma linha mais curta: aqui são {power} a partir de {from} contra {other} em {to}.',
    symmetrical: 'Uma travessia não pode deixar os dois exércitos em espelho, e {to} deixaria.',
  },
};

export const texts = { en, pt };
