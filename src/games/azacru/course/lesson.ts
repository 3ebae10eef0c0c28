import type { LessonStep } from '../../../core/course.ts';
import { sketch } from '../../families/cru/course/sketch.ts';

/** Blue's turn, two players, nobody stuck yet. */
const REST = '1 2 - 0';

export const lesson: readonly LessonStep[] = [
  {
    position: sketch('e5=11n i9=22w', REST),
    accepted: { kind: 'any' },
    texts: {
      en: {
        task: 'You are Blue, and you want to own the most tiles. A piece moves straight ahead, or diagonally forward to the left or right (45°). Move the piece on e5.',
        done: 'The tile where it stopped is yours now, and the piece faces the way it went.',
        hints: ['Choose e5, then one of the three cells in front of it.'],
      },
      pt: {
        task: 'Joga com o Azul e quer ter mais ladrilhos do que os outros. Uma peça anda em frente, ou em frente na diagonal, à esquerda ou à direita (45°). Mova a peça em e5.',
        done: 'O ladrilho onde terminou agora é seu, e a peça está virada para onde foi.',
        hints: ['Escolha e5, depois uma das três casas à frente.'],
      },
    },
  },
  {
    position: sketch('d4=11n i9=22w', REST),
    accepted: { kind: 'moves', moves: ['d4-e5'] },
    texts: {
      en: {
        task: 'Every tile is a point. Claim the tile in the middle of the board, e5.',
        done: 'It is blue now. The tile you left stays blue too, so you own two.',
        hints: ['The piece on d4 faces north. e5 lies diagonally forward, to its right.'],
      },
      pt: {
        task: 'Cada ladrilho é um ponto. Conquiste o ladrilho no meio do tabuleiro, e5.',
        done: 'Agora é azul. O ladrilho de onde saiu continua azul, por isso tem dois.',
        hints: ['A peça em d4 está virada para norte. e5 fica em frente, na diagonal direita.'],
      },
    },
  },
  {
    position: sketch('c2=11e b3=1 a1=1 i9=22w', REST),
    accepted: { kind: 'moves', moves: ['c2-f2', 'c2-f2<', 'c2-f2>'] },
    texts: {
      en: {
        task: 'Thick lines divide the board into borderlands of 3 by 3 cells. You own three tiles in this one, so your piece here has power three. Go straight ahead as far as you can.',
        done: 'Three tiles, three cells. In its new borderland the piece has only one tile, so there its power is one.',
        hints: ['Straight ahead of c2 lie d2, e2 and f2.'],
      },
      pt: {
        task: 'Linhas grossas dividem o tabuleiro em regiões de 3 por 3 casas. Nesta tem três ladrilhos, por isso a sua peça tem aqui força três. Vá em frente o mais longe que puder.',
        done: 'Três ladrilhos, três casas. Na nova região só há um ladrilho seu, por isso ali a força é um.',
        hints: ['Em frente de c2 ficam d2, e2 e f2.'],
      },
    },
  },
  {
    position: sketch('c2=11e i9=22w', REST),
    accepted: { kind: 'moves', moves: ['c2-d2<'] },
    texts: {
      en: {
        task: 'A thick line is a border. A piece that crosses one may twist: it turns by 45°, for free. Go to d2 and twist left, so that it faces north-east.',
        done: 'Next turn this piece can go north, north-east or east. Written down, the move is c2-d2<. The < is the twist to the left.',
        hints: ['Choose c2, then d2. Then choose the twist to the left.'],
      },
      pt: {
        task: 'Uma linha grossa é uma fronteira. Uma peça que a passa pode rodar 45°, sem custo. Vá a d2 e rode à esquerda, para ficar virada para nordeste.',
        done: 'Na próxima vez esta peça pode ir para norte, nordeste ou leste. A jogada escreve-se c2-d2<. O < é a rotação à esquerda.',
        hints: ['Escolha c2, depois d2. Depois escolha rodar à esquerda.'],
      },
    },
  },
  {
    position: sketch('e5=11n d5=1 f4=1 e6=2 i9=22w', REST),
    accepted: { kind: 'moves', moves: ['e5-e7', 'e5-e7<', 'e5-e7>'] },
    texts: {
      en: {
        task: 'You may not stop on the orange tile, but you may pass over it. Stop on the first cell behind it.',
        done: 'The tile on e6 stays orange. Passing over a tile does not change it.',
        hints: ['Go two cells straight ahead, to e7.'],
      },
      pt: {
        task: 'Não pode terminar no ladrilho laranja, mas pode passar por cima dele. Termine na primeira casa a seguir.',
        done: 'O ladrilho em e6 continua laranja. Passar por cima não o muda.',
        hints: ['Avance duas casas em frente, até e7.'],
      },
    },
  },
  {
    position: sketch('a1=11e a2=1 a3=1 d1=1 i9=22w', REST),
    accepted: { kind: 'moves', moves: ['a1-d1', 'a1-d1<', 'a1-d1>'] },
    texts: {
      en: {
        task: 'Go from one of your tiles to another, two or more cells away, and all tiles between become yours. Connect a1 with d1.',
        done: 'Two new tiles in one move! They were neutral, so your piece stays on the board.',
        hints: ['The piece on a1 has power three, so it reaches d1.'],
      },
      pt: {
        task: 'Vá de um ladrilho seu para outro, a duas ou mais casas, e todos os ladrilhos entre eles passam a ser seus. Ligue a1 a d1.',
        done: 'Dois ladrilhos novos numa jogada! Eram neutros, por isso a sua peça fica no tabuleiro.',
        hints: ['A peça em a1 tem força três, por isso chega a d1.'],
      },
    },
  },
  {
    position: sketch('a1=11e a2=1 c2=1 c3=1 d1=1 d4=1 i9=22w', REST),
    accepted: { kind: 'moves', moves: ['a1-d1', 'a1-d1<', 'a1-d1>'] },
    texts: {
      en: {
        task: 'You can make two connections here. Make the one that wins more tiles.',
        done: 'Right: b1 and c1 are two new tiles. On the diagonal you would have gained only b2.',
        hints: ['Count the neutral tiles on the way to d1. Then count those on the way to d4.'],
      },
      pt: {
        task: 'Aqui pode fazer duas ligações. Faça a que ganha mais ladrilhos.',
        done: 'Certo: b1 e c1 são dois ladrilhos novos. Na diagonal só ganharia b2.',
        hints: ['Conte os ladrilhos neutros no caminho para d1. Depois conte os do caminho para d4.'],
      },
    },
  },
  {
    position: sketch('a1=11e a2=1 a3=1 b1=2 c1=2 d1=1 h5=11n i9=22w', REST),
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'A connection also takes the tiles of others, but then your piece leaves the board. Take the two orange tiles.',
        done: 'Two more tiles for you, two fewer for Orange, but you lost a piece. Is it worth it? That is the big question in Azacru.',
        hints: ['Connect a1 with d1, over the orange tiles.'],
      },
      pt: {
        task: 'Uma ligação também toma os ladrilhos dos outros, mas então a sua peça sai do tabuleiro. Tome os dois ladrilhos laranja.',
        done: 'Mais dois ladrilhos para si, menos dois para o Laranja, mas perdeu uma peça. Vale a pena? É a grande questão do Azacru.',
        hints: ['Ligue a1 a d1, por cima dos ladrilhos laranja.'],
      },
    },
  },
  {
    position: sketch('a1=11e a2=1 a3=1 b1=2 c1=22n d1=1', REST),
    accepted: { kind: 'moves', moves: ['a1-d1', 'a1-d1<', 'a1-d1>'] },
    texts: {
      en: {
        task: 'Now an orange piece is in the way. From one of your tiles to another you may jump over pieces. Jump over it.',
        done: 'A jump changes no tile between, and your piece stays on the board.',
        hints: ['Jump from a1 to d1.'],
      },
      pt: {
        task: 'Agora há uma peça laranja no caminho. De um ladrilho seu para outro pode saltar por cima de peças. Salte.',
        done: 'Um salto não muda nenhum ladrilho pelo caminho, e a sua peça fica no tabuleiro.',
        hints: ['Salte de a1 para d1.'],
      },
    },
  },
  {
    position: sketch('c4=11nw b6=1 a5=22n', REST),
    accepted: { kind: 'moves', moves: ['c4-a6'] },
    texts: {
      en: {
        task: 'When a player cannot move, the last round begins. The orange piece can only go to a6. Block that cell.',
        done: 'Orange is stuck and has no more turns. You have one last turn, and then you count tiles. The game also ends if no tile changes in 20 moves by each player.',
        hints: ['Your piece faces north-west and has power two. a6 is two cells straight ahead.'],
      },
      pt: {
        task: 'Quando um jogador não pode mover, começa a última ronda. A peça laranja só pode ir a a6. Bloqueie essa casa.',
        done: 'O Laranja está preso e não joga mais. O Azul joga uma última vez, e depois contam-se os ladrilhos. A partida também acaba se nenhum ladrilho mudar em 20 jogadas de cada um.',
        hints: ['A sua peça está virada para noroeste e tem força dois. a6 fica duas casas em frente.'],
      },
    },
  },
  {
    position: sketch('a1=11e a2=1 a3=1 d1=1 i9=22n i8=2 h9=2 h8=2 g9=2', '1 2 2 0'),
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'This is your last move. Orange has five tiles, and you have four. Win the game!',
        done: "Six against five: you win. Only tiles count; pieces don't score. Enjoy your first game!",
        hints: ['One more tile would only be a tie. Which move wins two?'],
      },
      pt: {
        task: 'Esta é a sua última jogada. O Laranja tem cinco ladrilhos, e o Azul quatro. Ganhe a partida!',
        done: 'Seis contra cinco: ganhou. Só contam os ladrilhos; as peças não dão pontos. Divirta-se na sua primeira partida!',
        hints: ['Mais um ladrilho só daria empate. Que jogada ganha dois?'],
      },
    },
  },
];
