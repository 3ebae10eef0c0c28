import type { GameTexts } from '../../core/words.ts';
import { longMoveEn, longMovePt } from '../families/cru/long-move.ts';
import { en as sharedEn, pt as sharedPt } from '../families/cru/texts.ts';

const en = {
  summary: 'Cross borders, connect your tiles, and own more of the board than anyone.',
  cells: sharedEn.cells,
  seats: sharedEn.seats,
  choices: sharedEn.choices,
  options: {},
  endings: [
    'The winner owns enough tiles.',
    'Only one player has pieces left.',
    'Each player has made 200 moves, and the most tiles wins.',
  ],
  refusals: {
    ...sharedEn.refusals,
    ...longMoveEn,
    'own piece': 'A piece cannot stop on one of your own pieces, and one stands on {to}.',
    'no attack': 'To capture, the way must be free, and a piece on {cell} stands between {from} and {to}.',
    'no pincer': 'To capture the piece on {to}, two of your pieces must attack it. Only this one does.',
    'no twist':
      'In Pacru a piece does not turn when it crosses a border. To turn it instead of moving it, name the tiles you give up.',
    'gain missing': 'This move crosses a border. Name the tile you gain, as in {move}.',
    'gain choice':
      'This move crosses a border and connects. Name the tile you gain, as in {move}, or write * to connect.',
    'no gain': 'This move does not let you choose a tile. Write {move}.',
    'bad gain':
      'You cannot gain {cell}. Choose a neutral tile without a piece in the new borderland, or another player’s tile if none there is neutral.',
    'meeting missing': 'Your pieces meet. Name the tile you gain, as in {move}.',
    'bad meeting': 'You cannot gain {cell}. Choose a tile that is not yours and has no piece on it.',
    'no meeting': 'Your pieces do not meet with this move, so it gains nothing more. Write {move}.',
    'too poor':
      'Turning the piece on {from} costs two of your tiles without a piece, or four for 90°. You have {count}.',
    'tiles missing': 'Name the tiles you give up: two to turn by 45°, four to turn by 90°.',
    'not given': 'You cannot give up {cell}. Choose different tiles of your own that have no piece on them.',
  },
  steps: {
    'go or turn': 'Where does it go? To turn it instead, tap it again.',
    gain: 'You cross a border. Which tile do you gain?',
    'gain or connect': 'Tap the tile you want, or tap {cell} again to connect instead.',
    meeting: 'Your pieces meet. Tap any tile on the board to gain it.',
    'give two': 'Turn by 45°: tap two of your tiles to give up.',
    'give two or four': 'Tap two of your tiles to give up. To turn by 90° for four tiles, tap the piece again.',
    'give four': 'Turn by 90°: tap four of your tiles to give up.',
  },
} satisfies GameTexts;

const pt: typeof en = {
  summary: 'Passe fronteiras, ligue os seus ladrilhos e conquiste o tabuleiro.',
  cells: sharedPt.cells,
  seats: sharedPt.seats,
  choices: sharedPt.choices,
  options: {},
  endings: [
    'Quem ganhou tem ladrilhos suficientes.',
    'Só um jogador ainda tem peças.',
    'Cada jogador fez 200 jogadas, e ganha quem tem mais ladrilhos.',
  ],
  refusals: {
    ...sharedPt.refusals,
    ...longMovePt,
    'own piece': 'Uma peça não pode terminar sobre outra peça sua, e há uma em {to}.',
    'no attack': 'Para capturar, o caminho tem de estar livre, e há uma peça em {cell}, entre {from} e {to}.',
    'no pincer': 'Para capturar a peça em {to}, duas peças suas têm de a atacar. Só esta ataca.',
    'no twist':
      'No Pacru uma peça não roda quando passa uma fronteira. Para a rodar em vez de a mover, indique os ladrilhos que entrega.',
    'gain missing': 'Esta jogada passa uma fronteira. Indique o ladrilho que ganha, como em {move}.',
    'gain choice':
      'Esta jogada passa uma fronteira e faz uma ligação. Indique o ladrilho que ganha, como em {move}, ou escreva * para ligar.',
    'no gain': 'Esta jogada não deixa escolher um ladrilho. Escreva {move}.',
    'bad gain':
      'Não pode ganhar {cell}. Escolha um ladrilho neutro sem peça na nova região ou, se já não houver neutros, um de outro jogador.',
    'meeting missing': 'As suas peças encontram-se. Indique o ladrilho que ganha, como em {move}.',
    'bad meeting': 'Não pode ganhar {cell}. Escolha um ladrilho que não seja seu e não tenha peça.',
    'no meeting': 'Com esta jogada as suas peças não se encontram, por isso não ganha mais nada. Escreva {move}.',
    'too poor': 'Rodar a peça em {from} custa dois ladrilhos seus sem peça, ou quatro para 90°. Tem {count}.',
    'tiles missing': 'Indique os ladrilhos que entrega: dois para rodar 45°, quatro para rodar 90°.',
    'not given': 'Não pode entregar {cell}. Escolha ladrilhos seus, diferentes e sem peça.',
  },
  steps: {
    'go or turn': 'Para onde vai? Para a rodar, toque-lhe outra vez.',
    gain: 'Passa uma fronteira. Que ladrilho ganha?',
    'gain or connect': 'Toque no ladrilho que quer ganhar, ou outra vez em {cell} para ligar.',
    meeting: 'As suas peças encontram-se. Toque num ladrilho qualquer para o ganhar.',
    'give two': 'Rodar 45°: toque em dois ladrilhos seus para os entregar.',
    'give two or four':
      'Toque em dois ladrilhos seus para os entregar. Para rodar 90° por quatro, toque outra vez na peça.',
    'give four': 'Rodar 90°: toque em quatro ladrilhos seus para os entregar.',
  },
};

export const texts = { en, pt };
