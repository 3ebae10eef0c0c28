import { en, pt } from '../texts.ts';

/** Texts shared by the games in which a piece goes one cell per move. */
export const stepEn = {
  cells: en.cells,
  seats: en.seats,
  choices: en.choices,
  options: {},
  endings: [
    'Nobody can move any more.',
    'Nobody can gain another tile.',
    'No tile was claimed in the last 20 moves of each player.',
  ],
  refusals: {
    ...en.refusals,
    'too far': 'A piece moves one cell, and {to} is {steps} cells away from {from}.',
  },
};

export const stepPt: typeof stepEn = {
  cells: pt.cells,
  seats: pt.seats,
  choices: pt.choices,
  options: {},
  endings: [
    'Já ninguém pode mover.',
    'Já ninguém pode ganhar mais ladrilhos.',
    'Nenhum ladrilho foi conquistado nas últimas 20 jogadas de cada jogador.',
  ],
  refusals: {
    ...pt.refusals,
    'too far': 'Uma peça anda uma casa, e {to} fica a {steps} casas de {from}.',
  },
};
