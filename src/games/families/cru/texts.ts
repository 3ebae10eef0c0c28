/** Texts that the games of the family share. */
export const en = {
  cells:
    'A number is a player’s tile and - a neutral one. A piece follows as its player and the way it faces: -1n, 22se.',
  seats: ['Blue', 'Orange', 'Green', 'Purple'],
  choices: { straight: 'no twist', left: 'twist left', right: 'twist right' },
  refusals: {
    'no pass': 'You cannot pass: you must move if you can.',
    'nothing there': 'There is no piece on {from}.',
    'not yours': 'The piece on {from} is not yours. Move one of your own.',
    'half a move': 'Name two cells: {from}, where the piece starts, and the cell where it stops.',
    'same cell': 'The piece already stands on {to}. It has to move.',
    'not ahead': 'A piece moves straight ahead or diagonally forward (45°). From {from} it cannot go to {to}.',
    occupied: 'A piece cannot stop on another piece, and one stands on {to}.',
    'foreign tile': "A piece cannot stop on another player's tile, and {to} has one.",
    'no border': 'A piece may twist only when it crosses a border, and {from} and {to} are in the same borderland.',
  },
};

export const pt: typeof en = {
  cells:
    'Um número é o ladrilho de um jogador, e - um neutro. Segue-se a peça: o jogador e para onde está virada: -1n, 22se.',
  seats: ['Azul', 'Laranja', 'Verde', 'Roxo'],
  choices: { straight: 'sem rodar', left: 'rodar à esquerda', right: 'rodar à direita' },
  refusals: {
    'no pass': 'Não se pode passar: quem pode mover tem de mover.',
    'nothing there': 'Não há nenhuma peça em {from}.',
    'not yours': 'A peça em {from} não é sua. Mova uma das suas.',
    'half a move': 'Indique duas casas: {from}, de onde a peça parte, e aquela onde termina.',
    'same cell': 'A peça já está em {to}. Tem de sair de lá.',
    'not ahead': 'Uma peça anda em frente ou em frente na diagonal (45°). De {from} não pode ir para {to}.',
    occupied: 'Uma peça não pode terminar sobre outra, e há uma em {to}.',
    'foreign tile': 'Uma peça não pode terminar no ladrilho de outro jogador, e {to} tem um.',
    'no border': 'Uma peça só pode rodar quando passa uma fronteira, e {from} e {to} ficam na mesma região.',
  },
};
