import type { GameTexts } from '../../core/words.ts';
import { longMoveEn, longMovePt } from '../families/cru/long-move.ts';
import { en as sharedEn, pt as sharedPt } from '../families/cru/texts.ts';

const en = {
  summary: 'Claim tiles, grow your reach, and connect across your rivals’ land.',
  cells: sharedEn.cells,
  seats: sharedEn.seats,
  choices: sharedEn.choices,
  options: {},
  endings: [
    'A player could not move, and everybody else has had a last turn.',
    'No tile changed its owner in the last 20 moves of each player.',
  ],
  refusals: {
    ...sharedEn.refusals,
    ...longMoveEn,
    'leaves the board': 'This connection takes another player’s tiles, so the piece leaves the board and cannot twist.',
  },
} satisfies GameTexts;

const pt: typeof en = {
  summary: 'Conquiste ladrilhos, ganhe alcance e ligue-os através da terra dos rivais.',
  cells: sharedPt.cells,
  seats: sharedPt.seats,
  choices: sharedPt.choices,
  options: {},
  endings: [
    'Um jogador não pôde mover, e todos os outros já fizeram a última jogada.',
    'Nenhum ladrilho mudou de dono nas últimas 20 jogadas de cada jogador.',
  ],
  refusals: {
    ...sharedPt.refusals,
    ...longMovePt,
    'leaves the board':
      'Esta ligação toma ladrilhos de outro jogador, por isso a peça sai do tabuleiro e não pode rodar.',
  },
};

export const texts = { en, pt };
