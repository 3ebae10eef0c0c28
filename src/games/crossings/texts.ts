import type { GameTexts } from '../../core/words.ts';

export const en = {
  summary: 'Push lines of stones across the board. Longer lines win.',
  cells: 'Cells show stones: w is white, b is black.',
  seats: ['White', 'Black'],
  options: {},
  endings: [
    'A stone crossed, and there was no answer.',
    'Neither player can move.',
    'There was no capture and no crossing in 200 moves.',
  ],
  refusals: {
    'nothing there': 'There is no stone on {from}.',
    'not yours': "The stone on {from} is your opponent's. Move one of your own.",
    'no destination': 'Name two cells: {from}, where the group starts, and the cell where its front stone stops.',
    'no distance': 'The group starts on {from}, so it has to move at least one cell.',
    'not in line': 'A group moves along its own line, and {to} is not in the same row, column or diagonal as {from}.',
    'own in the way': 'Your own stone on {cell} is in the way. You cannot jump over it or capture it.',
    'enemy in the way': "Your opponent's stone on {cell} is in the way. You cannot jump over it.",
    'too far':
      'A group moves at most as many cells as it has stones: {power} from {from}, and {to} is {distance} away.',
    'single piece': 'A single stone captures nothing, so {to} must be empty.',
    'too weak': 'A group captures only from a shorter line: here it is {power} from {from} against {other} on {to}.',
    locked: 'The stone on {cell} has crossed. It never moves again and cannot be captured.',
    'must answer': 'Your opponent has just crossed, so you must cross too. {to} is not on the far row.',
  },
} satisfies GameTexts;

const pt: typeof en = {
  summary: 'Empurre linhas de pedras pelo tabuleiro. Ganham as mais longas.',
  cells: 'As casas mostram pedras: w é branca, b é preta.',
  seats: ['Brancas', 'Pretas'],
  options: {},
  endings: [
    'Uma pedra atravessou, e não houve resposta.',
    'Nenhum dos jogadores pode mover.',
    'Não houve capturas nem travessias em 200 jogadas.',
  ],
  refusals: {
    'nothing there': 'Não há nenhuma pedra em {from}.',
    'not yours': 'A pedra em {from} é do adversário. Mova uma das suas.',
    'no destination': 'Indique duas casas: {from}, onde começa o grupo, e aquela onde termina a pedra da frente.',
    'no distance': 'O grupo começa em {from}, por isso tem de andar pelo menos uma casa.',
    'not in line':
      'Um grupo anda ao longo da sua linha, e {to} não está na mesma linha, coluna ou diagonal que {from}.',
    'own in the way': 'A sua pedra em {cell} está no caminho. Não pode saltar por cima dela nem capturá-la.',
    'enemy in the way': 'A pedra do adversário em {cell} está no caminho. Não pode saltar por cima dela.',
    'too far':
      'Um grupo anda no máximo tantas casas quantas pedras tem: {power} a partir de {from}, e {to} fica a {distance}.',
    'single piece': 'Uma pedra sozinha não captura, por isso {to} tem de estar vazia.',
    'too weak':
      'Um grupo só captura numa linha mais curta: aqui são {power} a partir de {from} contra {other} em {to}.',
    locked: 'A pedra em {cell} já atravessou. Nunca mais anda e não pode ser capturada.',
    'must answer':
      'O adversário acaba de atravessar, por isso tem de atravessar também. {to} não fica na última linha.',
  },
};

export const texts = { en, pt };
