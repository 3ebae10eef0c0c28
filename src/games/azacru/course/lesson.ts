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
        task: 'You are Blue. A piece goes straight ahead, or half a right angle to the left or right. Move the piece on e5.',
        done: 'The tile where it stopped is yours, and the piece faces the way it went.',
        hints: ['Choose e5, then one of the three cells in front of it.'],
      },
      pt: {
        task: 'Joga com o Azul. Uma peça anda em frente, ou meio ângulo reto para a esquerda ou direita. Mova a peça em e5.',
        done: 'O ladrilho onde terminou é seu, e a peça aponta para onde foi.',
        hints: ['Escolha e5, depois uma das três casas à frente.'],
      },
    },
  },
  {
    position: sketch('d4=11n i9=22w', REST),
    accepted: { kind: 'moves', moves: ['d4-e5'] },
    texts: {
      en: {
        task: 'Claim the tile in the middle of the board, e5.',
        done: 'It is blue now, and the piece faces north-east. The tile it left stays blue too.',
        hints: ['The piece on d4 faces north. e5 lies half a right angle to its right.'],
      },
      pt: {
        task: 'Conquiste o ladrilho no meio do tabuleiro, e5.',
        done: 'Agora é azul, e a peça aponta para nordeste. O ladrilho de onde saiu continua azul.',
        hints: ['A peça em d4 aponta para norte. e5 fica meio ângulo reto à sua direita.'],
      },
    },
  },
  {
    position: sketch('c2=11e b3=1 a1=1 i9=22w', REST),
    accepted: { kind: 'moves', moves: ['c2-f2', 'c2-f2<', 'c2-f2>'] },
    texts: {
      en: {
        task: 'Power is the number of your tiles in the borderland where the piece starts: here three. Go straight ahead as far as you can.',
        done: 'Three tiles, three cells. In its new borderland the piece has only one tile, so its power is one.',
        hints: ['Straight ahead from c2 lie d2, e2 and f2.'],
      },
      pt: {
        task: 'A força é o número dos seus ladrilhos na região de onde a peça parte: aqui três. Vá em frente o mais longe que puder.',
        done: 'Três ladrilhos, três casas. Na nova região só há um ladrilho seu, por isso a força é um.',
        hints: ['Em frente de c2 ficam d2, e2 e f2.'],
      },
    },
  },
  {
    position: sketch('c2=11e i9=22w', REST),
    accepted: { kind: 'moves', moves: ['c2-d2<'] },
    texts: {
      en: {
        task: 'A piece that crosses a border may turn once. Go to d2 and turn left, so that it faces north-east.',
        done: 'That was a twist. Next turn this piece can go north, north-east or east.',
        hints: ['Go to d2, then choose the twist to the left: c2-d2<.'],
      },
      pt: {
        task: 'Uma peça que passa uma fronteira pode rodar uma vez. Vá a d2 e rode à esquerda, para apontar para nordeste.',
        done: 'Foi uma rotação. A seguir esta peça pode ir para norte, nordeste ou leste.',
        hints: ['Vá a d2 e escolha rodar à esquerda: c2-d2<.'],
      },
    },
  },
  {
    position: sketch('e5=11n d5=1 f4=1 e6=2 i9=22w', REST),
    accepted: { kind: 'moves', moves: ['e5-e7', 'e5-e7<', 'e5-e7>'] },
    texts: {
      en: {
        task: 'You cannot stop on the orange tile e6, but you may pass over it. Stop on the first cell behind it.',
        done: 'The tile on e6 stays orange: passing over changes nothing.',
        hints: ['Two cells straight ahead lies e7.'],
      },
      pt: {
        task: 'Não pode terminar no ladrilho laranja e6, mas pode passar por cima. Termine na primeira casa atrás dele.',
        done: 'O ladrilho em e6 continua laranja: passar por cima não muda nada.',
        hints: ['Duas casas em frente fica e7.'],
      },
    },
  },
  {
    position: sketch('a1=11e a2=1 a3=1 d1=1 i9=22w', REST),
    accepted: { kind: 'moves', moves: ['a1-d1', 'a1-d1<', 'a1-d1>'] },
    texts: {
      en: {
        task: 'A move from your tile to your tile is a connection: all tiles between become yours. Connect a1 with d1.',
        done: 'Two tiles at once, and the piece stays, because they were neutral.',
        hints: ['The piece on a1 has power three: d1 is within reach.'],
      },
      pt: {
        task: 'Uma jogada de um ladrilho seu para outro seu é uma ligação: tudo entre eles passa a ser seu. Ligue a1 a d1.',
        done: 'Dois ladrilhos de uma vez, e a peça fica, porque eram neutros.',
        hints: ['A peça em a1 tem força três: chega a d1.'],
      },
    },
  },
  {
    position: sketch('a1=11e a2=1 c2=1 c3=1 d1=1 d4=1 i9=22w', REST),
    accepted: { kind: 'moves', moves: ['a1-d1', 'a1-d1<', 'a1-d1>'] },
    texts: {
      en: {
        task: 'Two connections are possible. Make the one that wins more tiles.',
        done: 'Right: b1 and c1 are two new tiles. On the diagonal only b2 was still neutral.',
        hints: ['Count the neutral tiles on the way to d1, and on the way to d4.'],
      },
      pt: {
        task: 'Há duas ligações possíveis. Faça a que ganha mais ladrilhos.',
        done: 'Certo: b1 e c1 são dois ladrilhos novos. Na diagonal só b2 era ainda neutro.',
        hints: ['Conte os ladrilhos neutros no caminho para d1 e no caminho para d4.'],
      },
    },
  },
  {
    position: sketch('a1=11e a2=1 a3=1 b1=2 c1=2 d1=1 h5=11n i9=22w', REST),
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'A connection also takes the tiles of others, but then the piece leaves the board. Take the two orange tiles.',
        done: 'Two tiles more for you, two fewer for Orange, and one piece gone. Is it worth it? That is the question of Azacru.',
        hints: ['Connect a1 with d1 over the orange tiles.'],
      },
      pt: {
        task: 'Uma ligação toma também os ladrilhos alheios, mas então a peça sai do tabuleiro. Tome os dois ladrilhos laranja.',
        done: 'Mais dois ladrilhos para si, menos dois para o Laranja, e uma peça a menos. Vale a pena? Essa é a questão do Azacru.',
        hints: ['Ligue a1 a d1 por cima dos ladrilhos laranja.'],
      },
    },
  },
  {
    position: sketch('a1=11e a2=1 a3=1 b1=2 c1=22n d1=1', REST),
    accepted: { kind: 'moves', moves: ['a1-d1', 'a1-d1<', 'a1-d1>'] },
    texts: {
      en: {
        task: 'Now an orange piece stands in the way. From your tile to your tile you may jump over it. Do so.',
        done: 'A jump changes no tile between, and your piece stays on the board.',
        hints: ['Jump from a1 to d1.'],
      },
      pt: {
        task: 'Agora há uma peça laranja no caminho. De um ladrilho seu para outro seu pode saltar por cima dela. Salte.',
        done: 'Um salto não muda nenhum ladrilho no meio, e a sua peça fica no tabuleiro.',
        hints: ['Salte de a1 para d1.'],
      },
    },
  },
  {
    position: sketch('c4=11nw b6=1 a5=22n', REST),
    accepted: { kind: 'moves', moves: ['c4-a6'] },
    texts: {
      en: {
        task: 'Whoever cannot move sets off the final round. The orange piece has one cell left, a6. Close it in.',
        done: 'Orange is stuck and gets no more turns. You have one last move, and then the tiles are counted.',
        hints: ['Your piece has power two and faces north-west: a6 is two cells ahead.'],
      },
      pt: {
        task: 'Quem não pode mover inicia a ronda final. À peça laranja só resta uma casa, a6. Feche-a.',
        done: 'O Laranja está preso e não joga mais. Resta-lhe uma última jogada, e depois contam-se os ladrilhos.',
        hints: ['A sua peça tem força dois e aponta para noroeste: a6 fica duas casas à frente.'],
      },
    },
  },
  {
    position: sketch('a1=11e a2=1 a3=1 d1=1 i9=22n i8=2 h9=2 h8=2 g9=2', '1 2 2 0'),
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'The final round: this is your last move. Orange has five tiles, you have four. Win the game.',
        done: 'Six against five. Every tile was a point, and the pieces count nothing.',
        hints: ['One more tile would only share the win. Which move wins two?'],
      },
      pt: {
        task: 'A ronda final: esta é a sua última jogada. O Laranja tem cinco ladrilhos, e o Azul quatro. Ganhe o jogo.',
        done: 'Seis contra cinco. Cada ladrilho foi um ponto, e as peças não contam.',
        hints: ['Mais um ladrilho só daria para empatar. Que jogada ganha dois?'],
      },
    },
  },
];
