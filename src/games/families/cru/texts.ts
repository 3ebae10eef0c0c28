/** Words that the games of the family share. */
export const en = {
  cells:
    'A number is the tile of a player; behind it, or behind - for a neutral tile, stand player and facing of a piece: -1n, 22se.',
  seats: ['Blue', 'Orange', 'Green', 'Purple'],
  refusals: {
    'no pass': 'There is no passing: whoever can move must move, and whoever cannot is skipped.',
    'nothing there': 'There is no piece on {from}.',
    'not yours': "The piece on {from} is another player's; you move only your own.",
    'half a move': 'Name two cells: {from}, where the piece starts, and the one where it stops.',
    'same cell': 'A piece has to leave its cell, and {to} is where it stands.',
    'not ahead':
      'A piece goes straight the way it faces or 45° to either side of that, and {to} does not lie so from {from}.',
    occupied: 'A piece cannot stop on another piece, and one stands on {to}.',
    'foreign tile': "A piece cannot stop on another player's tile, and {to} has one.",
    'no border': 'A piece may turn only when it enters another borderland; {from} and {to} lie in the same one.',
  },
};

export const pt: typeof en = {
  cells:
    'Um número é o ladrilho de um jogador; depois dele, ou de - num ladrilho neutro, vêm o jogador e a direção de uma peça: -1n, 22se.',
  seats: ['Azul', 'Laranja', 'Verde', 'Roxo'],
  refusals: {
    'no pass': 'Não se pode passar: quem pode mover tem de mover, e quem não pode perde a vez.',
    'nothing there': 'Não há nenhuma peça em {from}.',
    'not yours': 'A peça em {from} é de outro jogador; só se movem as próprias.',
    'half a move': 'Indique duas casas: {from}, de onde a peça parte, e aquela onde pára.',
    'same cell': 'Uma peça tem de sair da sua casa, e {to} é onde ela está.',
    'not ahead': 'Uma peça segue para onde aponta ou 45° para um dos lados, e {to} não fica assim a partir de {from}.',
    occupied: 'Uma peça não pode parar sobre outra peça, e há uma em {to}.',
    'foreign tile': 'Uma peça não pode parar num ladrilho de outro jogador, e {to} tem um.',
    'no border': 'Uma peça só pode rodar ao entrar noutra região; {from} e {to} ficam na mesma.',
  },
};
