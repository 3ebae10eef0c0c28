import { en, pt } from '../texts.ts';

/** Words that the games share in which a piece goes one cell a move. */
export const stepEn = {
  cells: en.cells,
  seats: en.seats,
  options: {},
  endings: [
    'Nobody can move any more.',
    'Nobody can get another tile.',
    'No tile was claimed in the last 20 moves of each player.',
  ],
  refusals: {
    ...en.refusals,
    'too far': 'A piece moves exactly one cell, and {to} is {steps} cells away from {from}.',
  },
};

export const stepPt: typeof stepEn = {
  cells: pt.cells,
  seats: pt.seats,
  options: {},
  endings: [
    'Ninguém pode mover mais.',
    'Ninguém pode obter mais nenhum ladrilho.',
    'Nenhum ladrilho foi conquistado nas últimas 20 jogadas de cada jogador.',
  ],
  refusals: {
    ...pt.refusals,
    'too far': 'Uma peça move-se exactamente uma casa, e {to} fica a {steps} casas de {from}.',
  },
};
