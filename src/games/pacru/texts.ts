import type { GameTexts } from '../../core/words.ts';
import { longMoveEn, longMovePt } from '../families/cru/long-move.ts';
import { en as sharedEn, pt as sharedPt } from '../families/cru/texts.ts';

const en = {
  summary:
    'Cross borders and connect your tiles to own more of the board, and catch pieces between two of yours; whoever first has enough tiles wins.',
  cells: sharedEn.cells,
  seats: sharedEn.seats,
  options: {},
  endings: [
    'Enough tiles for the win.',
    'Only one player has pieces left.',
    'Each player has made 200 moves; the most tiles win.',
  ],
  refusals: {
    ...sharedEn.refusals,
    ...longMoveEn,
    'own piece': 'A piece cannot stop on a piece of its own side, and one stands on {to}.',
    'no attack': 'A piece is taken only along a free way: one on {cell} stands between {from} and {to}.',
    'no pincer': 'To take the piece on {to}, two of your pieces must attack it, and only this one does.',
    'no twist':
      'In Pacru a piece that crosses a border does not turn. To turn it instead of moving it, name the tiles you give up.',
    'gain missing': 'This move crosses a border: name the tile that it gains, as in {move}.',
    'gain choice':
      'This move crosses a border and connects: name the tile that it gains, as in {move}, or write * to connect.',
    'no gain': 'This move gains no tile of your choice: write {move}.',
    'bad gain':
      'A crossing gains a neutral tile without a piece in the new borderland, or one of another player where none is neutral; {cell} is not one.',
    'meeting missing': 'Your pieces meet: name the tile that the meeting gains, as in {move}.',
    'bad meeting': 'A meeting gains any tile without a piece that is not yours yet; {cell} is not one.',
    'no meeting': 'Your pieces do not meet by this move, so that it gains no more than {move}.',
    'too poor':
      'Turning the piece on {from} costs two of your tiles that carry no piece, or four for a right angle, and you have {count}.',
    'tiles missing':
      'Name the tiles that you give up: two to turn by half a right angle, four to turn by a right angle.',
    'not given': 'You can only give up tiles of your own that carry no piece, each once; {cell} is not one.',
  },
  steps: {
    'go or turn': 'Where does it go? To turn it instead, touch it again.',
    gain: 'The border crossing gains a tile: which one?',
    'gain or connect': 'Which tile does the crossing gain? Or touch {cell} again to connect instead.',
    meeting: 'Your pieces meet: which tile of the whole board do you gain?',
    'give two': 'Turn by half a right angle: touch two of your tiles to give up.',
    'give two or four': 'Touch two of your tiles to give up; or the piece again, to turn it by a right angle for four.',
    'give four': 'Turn by a right angle: touch four of your tiles to give up.',
  },
} satisfies GameTexts;

const pt: typeof en = {
  summary:
    'Atravesse fronteiras e ligue os seus ladrilhos para dominar o tabuleiro, e apanhe peças entre duas suas; ganha quem primeiro tiver ladrilhos que cheguem.',
  cells: sharedPt.cells,
  seats: sharedPt.seats,
  options: {},
  endings: [
    'Ladrilhos bastantes para a vitória.',
    'Só um jogador ainda tem peças.',
    'Cada jogador fez 200 jogadas; ganha quem tem mais ladrilhos.',
  ],
  refusals: {
    ...sharedPt.refusals,
    ...longMovePt,
    'own piece': 'Uma peça não pode parar sobre outra do seu lado, e há uma em {to}.',
    'no attack': 'Só se toma uma peça por um caminho livre: há uma em {cell}, entre {from} e {to}.',
    'no pincer': 'Para tomar a peça em {to}, duas peças suas têm de a atacar, e só esta ataca.',
    'no twist':
      'No Pacru uma peça que passa uma fronteira não roda. Para a rodar em vez de a mover, indique os ladrilhos que entrega.',
    'gain missing': 'Esta jogada passa uma fronteira: indique o ladrilho que ganha, como em {move}.',
    'gain choice':
      'Esta jogada passa uma fronteira e faz uma ligação: indique o ladrilho que ganha, como em {move}, ou escreva * para ligar.',
    'no gain': 'Esta jogada não ganha nenhum ladrilho à escolha: escreva {move}.',
    'bad gain':
      'A passagem ganha um ladrilho neutro sem peça na nova região, ou um alheio onde nenhum é neutro; {cell} não é um deles.',
    'meeting missing': 'As suas peças encontram-se: indique o ladrilho que o encontro ganha, como em {move}.',
    'bad meeting': 'Um encontro ganha qualquer ladrilho sem peça que ainda não seja seu; {cell} não é um deles.',
    'no meeting': 'Com esta jogada as suas peças não se encontram, por isso não ganha mais do que {move}.',
    'too poor':
      'Rodar a peça em {from} custa dois ladrilhos seus sem peça, ou quatro para um ângulo reto, e tem {count}.',
    'tiles missing': 'Indique os ladrilhos que entrega: dois para rodar meio ângulo reto, quatro para um ângulo reto.',
    'not given': 'Só pode entregar ladrilhos seus sem peça, cada um uma vez; {cell} não é um deles.',
  },
  steps: {
    'go or turn': 'Para onde vai? Para a rodar em vez de mover, toque-lhe outra vez.',
    gain: 'A passagem da fronteira ganha um ladrilho: qual?',
    'gain or connect': 'Que ladrilho ganha a passagem? Ou toque outra vez em {cell} para ligar.',
    meeting: 'As suas peças encontram-se: que ladrilho de todo o tabuleiro ganha?',
    'give two': 'Rodar meio ângulo reto: toque em dois ladrilhos seus para os entregar.',
    'give two or four':
      'Toque em dois ladrilhos seus para os entregar; ou outra vez na peça, para rodar um ângulo reto por quatro.',
    'give four': 'Rodar um ângulo reto: toque em quatro ladrilhos seus para os entregar.',
  },
};

export const texts = { en, pt };
