import type { GameTexts } from '../../core/game.ts';
import { en as sharedEn, pt as sharedPt } from '../families/cru/texts.ts';

const en = {
  summary: 'Claim tiles with pieces that only go forward, one cell at a time; whoever has the most tiles wins.',
  cells: sharedEn.cells,
  seats: sharedEn.seats,
  options: {},
  endings: [
    'Nobody can move any more.',
    'Nobody can get another tile.',
    'No tile was claimed in the last 20 moves of each player.',
  ],
  refusals: {
    ...sharedEn.refusals,
    'too far': 'A piece moves exactly one cell, and {to} is {steps} cells away from {from}.',
  },
} satisfies GameTexts;

const pt: typeof en = {
  summary: 'Conquiste ladrilhos com peças que só avançam, uma casa de cada vez; ganha quem tiver mais ladrilhos.',
  cells: sharedPt.cells,
  seats: sharedPt.seats,
  options: {},
  endings: [
    'Ninguém pode mover mais.',
    'Ninguém pode obter mais nenhum ladrilho.',
    'Nenhum ladrilho foi conquistado nas últimas 20 jogadas de cada jogador.',
  ],
  refusals: {
    ...sharedPt.refusals,
    'too far': 'Uma peça move-se exactamente uma casa, e {to} fica a {steps} casas de {from}.',
  },
};

export const texts = { en, pt };
