import type { GameTexts } from '../../core/words.ts';

export const en = {
  summary: 'Move lines of stones as one and bring a stone across the board when your opponent cannot answer.',
  cells: 'Cells show stones: w is white, b is black.',
  seats: ['White', 'Black'],
  options: {},
  endings: [
    'A stone crossed, and no crossing could answer it.',
    'Neither player has a move left.',
    'No stone was captured and none crossed for 200 moves.',
  ],
  refusals: {
    'nothing there': 'There is no stone on {from}.',
    'not yours': "The stone on {from} is your opponent's; you move only your own.",
    'no destination': 'The group that begins on {from} needs a cell where its front stone ends.',
    'no distance': 'A move goes at least one step; {from} is where the group begins.',
    'not in line': '{to} is not on a rank, file or diagonal with {from}: a group moves along its own line.',
    'own in the way': 'Your own stone on {cell} is in the way: your stones are neither passed over nor captured.',
    'enemy in the way': "Your opponent's stone on {cell} is in the way: nothing is passed over.",
    'too far':
      'A group moves at most as many steps as it has stones: {power} from {from}, and {to} is {distance} away.',
    'single piece': 'A single stone captures nothing, so {to} must be empty.',
    'too weak': 'A group captures only from a shorter line: {power} from {from} against {other} on {to}.',
    locked: 'The stone on {cell} has crossed: it never moves again and cannot be captured.',
    'must answer': 'Your opponent has just crossed: you must bring a stone to the far row now, and {to} is not there.',
  },
} satisfies GameTexts;

const pt: typeof en = {
  summary: 'Mova linhas de pedras como uma só e atravesse o tabuleiro quando o adversário não puder responder.',
  cells: 'As casas mostram pedras: w é branca, b é preta.',
  seats: ['Brancas', 'Pretas'],
  options: {},
  endings: [
    'Uma pedra atravessou, e nenhuma travessia lhe pôde responder.',
    'Nenhum dos jogadores tem jogadas.',
    'Nenhuma pedra foi capturada nem atravessou em 200 jogadas.',
  ],
  refusals: {
    'nothing there': 'Não há nenhuma pedra em {from}.',
    'not yours': 'A pedra em {from} é do adversário; só se movem as próprias.',
    'no destination': 'Falta ao grupo que começa em {from} a casa onde termina a pedra da frente.',
    'no distance': 'Uma jogada avança pelo menos um passo; {from} é onde o grupo começa.',
    'not in line': '{to} não está na fila, coluna ou diagonal de {from}: um grupo move-se ao longo da sua linha.',
    'own in the way': 'A sua pedra em {cell} está no caminho: as próprias pedras não se saltam nem se capturam.',
    'enemy in the way': 'A pedra do adversário em {cell} está no caminho: nada se salta.',
    'too far':
      'Um grupo avança no máximo tantos passos quantas pedras tem: {power} desde {from}, e {to} fica a {distance}.',
    'single piece': 'Uma pedra sozinha não captura, por isso {to} tem de estar vazia.',
    'too weak': 'Um grupo só captura numa linha mais curta: {power} desde {from} contra {other} em {to}.',
    locked: 'A pedra em {cell} já atravessou: nunca mais se move e não pode ser capturada.',
    'must answer': 'O adversário acaba de atravessar: tem de levar já uma pedra à última fila, e {to} não fica lá.',
  },
};

export const texts = { en, pt };
