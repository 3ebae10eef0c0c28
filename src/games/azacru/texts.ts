import type { GameTexts } from '../../core/words.ts';
import { longMoveEn, longMovePt } from '../families/cru/long-move.ts';
import { en as sharedEn, pt as sharedPt } from '../families/cru/texts.ts';

const en = {
  summary: 'Claim tiles with pieces that only go forward, and connect your tiles over those of others; most tiles win.',
  cells: sharedEn.cells,
  seats: sharedEn.seats,
  options: {},
  endings: [
    'A player could not move, and all others have had their last turn.',
    'No tile changed its owner in the last 20 moves of each player.',
  ],
  refusals: {
    ...sharedEn.refusals,
    ...longMoveEn,
    'leaves the board': 'This connection takes tiles of another player, so the piece leaves the board and cannot turn.',
  },
} satisfies GameTexts;

const pt: typeof en = {
  summary: 'Conquiste ladrilhos com peças que só avançam e ligue os seus por cima dos alheios; ganha quem tiver mais.',
  cells: sharedPt.cells,
  seats: sharedPt.seats,
  options: {},
  endings: [
    'Um jogador não pôde mover, e todos os outros já jogaram a sua última vez.',
    'Nenhum ladrilho mudou de dono nas últimas 20 jogadas de cada jogador.',
  ],
  refusals: {
    ...sharedPt.refusals,
    ...longMovePt,
    'leaves the board': 'Esta ligação toma ladrilhos de outro jogador: a peça sai do tabuleiro e não pode rodar.',
  },
};

export const texts = { en, pt };
