import type { GameTexts } from '../../core/game.ts';
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
    'too far': 'The piece on {from} may go at most {power} here, and {to} is {steps} cells away.',
    'in the way': 'A piece on {cell} is in the way: jumping needs your own tile both on {from} and on {to}.',
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
    'too far': 'A peça em {from} pode avançar no máximo {power} aqui, e {to} fica a {steps} casas.',
    'in the way': 'Uma peça em {cell} está no caminho: para saltar, {from} e {to} têm de ter ladrilhos seus.',
    'leaves the board': 'Esta ligação toma ladrilhos de outro jogador: a peça sai do tabuleiro e não pode rodar.',
  },
};

export const texts = { en, pt };
