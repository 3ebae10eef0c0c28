import type { LessonStep } from '../../../core/course.ts';
import { sketch } from '../../families/cru/course/sketch.ts';

/** Blue's turn, two players, no move made. */
const REST = '1 2 0';

export const lesson: readonly LessonStep[] = [
  {
    position: sketch('e5=11n i9=22w', REST),
    accepted: { kind: 'moves', moves: ['e5-f6'] },
    texts: {
      en: {
        task: 'You are Blue. A piece goes straight ahead, or half a right angle to the left or right. Move the piece on e5 to f6.',
        done: 'The piece faces the way it went. Arriving alone brings no tile.',
        hints: ['Choose e5, then f6: one cell to the right of where it faces.'],
      },
      pt: {
        task: 'Joga com o Azul. Uma peça anda em frente, ou meio ângulo reto para um dos lados. Mova a peça de e5 para f6.',
        done: 'A peça aponta para onde foi. Chegar, só por si, não traz nenhum ladrilho.',
        hints: ['Escolha e5, depois f6: uma casa à direita de para onde aponta.'],
      },
    },
  },
  {
    position: sketch('c2=-1e i9=22w', REST),
    accepted: { kind: 'moves', moves: ['c2-d2=d2'] },
    texts: {
      en: {
        task: 'A move into another borderland gains one neutral tile there. Go to d2, and gain the tile that you stand on.',
        done: 'Now a blue tile lies below your piece: from there it can connect.',
        hints: ['Choose c2, then d2, and then d2 once more, as the tile to gain.'],
      },
      pt: {
        task: 'Uma jogada para outra região ganha aí um ladrilho neutro. Vá a d2 e ganhe o ladrilho onde fica.',
        done: 'Agora há um ladrilho azul debaixo da sua peça: dali ela pode fazer ligações.',
        hints: ['Escolha c2, depois d2, e outra vez d2, como ladrilho a ganhar.'],
      },
    },
  },
  {
    position: sketch('c2=-1e d2=2 i9=22w', REST),
    accepted: { kind: 'moves', moves: ['c2-d3=f1'] },
    texts: {
      en: {
        task: 'The tile need not be the one you stop on. You cannot stop on d2: go to d3 and gain f1.',
        done: 'Any neutral tile of the new borderland will do, if no piece stands on it.',
        hints: ['Choose c2, then d3, and then f1.'],
      },
      pt: {
        task: 'O ladrilho não tem de ser aquele onde pára. Em d2 não pode parar: vá a d3 e ganhe f1.',
        done: 'Serve qualquer ladrilho neutro da nova região, se nenhuma peça estiver em cima.',
        hints: ['Escolha c2, depois d3, e depois f1.'],
      },
    },
  },
  {
    position: sketch('c2=11e d1=1 d2=1 d3=2 e1=2 e2=1 e3=1 f1=1 f2=1 f3=1 i9=22w', REST),
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'No tile beyond this border is neutral. Then the crossing takes a tile of another player. Take one.',
        done: 'One more for you, one fewer for Orange.',
        hints: ['Go to d2 and touch d3 or e1, the orange tiles there.'],
      },
      pt: {
        task: 'Para lá desta fronteira nenhum ladrilho é neutro. Então a passagem toma um ladrilho alheio. Tome um.',
        done: 'Mais um para si, menos um para o Laranja.',
        hints: ['Vá a d2 e toque em d3 ou e1, os ladrilhos laranja que lá estão.'],
      },
    },
  },
  {
    position: sketch('a1=11e a2=1 b1=2 c1=1 i9=22w', REST),
    accepted: { kind: 'moves', moves: ['a1-c1*'] },
    texts: {
      en: {
        task: 'Three blue tiles in this borderland give your piece a power of three. Move from your tile to your tile over the orange one.',
        done: 'A connection: everything between is yours, and the piece stays.',
        hints: ['From a1 to c1.'],
      },
      pt: {
        task: 'Três ladrilhos azuis nesta região dão à sua peça força três. Mova de um ladrilho seu para outro por cima do laranja.',
        done: 'Uma ligação: tudo o que fica no meio é seu, e a peça fica.',
        hints: ['De a1 para c1.'],
      },
    },
  },
  {
    position: sketch('c2=11e b3=1 a1=1 d2=2 f2=1 i9=22w', REST),
    accepted: { kind: 'moves', moves: ['c2-f2*'] },
    texts: {
      en: {
        task: 'From c2 to f2 you cross a border and connect, but get only one of the two. Win two tiles.',
        done: 'Touching the end of the move again means: connect. d2 and e2 are yours.',
        hints: ['Choose c2, then f2, and then f2 once more.'],
      },
      pt: {
        task: 'De c2 para f2 passa uma fronteira e faz uma ligação, mas só recebe uma das duas. Ganhe dois ladrilhos.',
        done: 'Tocar outra vez no fim da jogada quer dizer: ligar. d2 e e2 são seus.',
        hints: ['Escolha c2, depois f2, e outra vez f2.'],
      },
    },
  },
  {
    position: sketch('a1=11e a2=1 a3=1 b1=22n c1=1 i9=22w', REST),
    accepted: { kind: 'moves', moves: ['a1-c1'] },
    texts: {
      en: {
        task: 'From your tile to your tile you may jump over pieces. Jump over the orange one.',
        done: 'A jump changes nothing between.',
        hints: ['Jump from a1 to c1.'],
      },
      pt: {
        task: 'De um ladrilho seu para outro seu pode saltar por cima de peças. Salte por cima da laranja.',
        done: 'Um salto não muda nada no meio.',
        hints: ['Salte de a1 para c1.'],
      },
    },
  },
  {
    position: sketch('a4=11e a5=1 c2=11n a2=1 b2=1 c4=22s i9=22w', REST),
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'Two of your pieces attack the orange one on c4. Take it.',
        done: 'A pincer: the piece is gone for good, and its tile is yours.',
        hints: ['Either of your pieces can go to c4.'],
      },
      pt: {
        task: 'Duas peças suas atacam a laranja em c4. Tome-a.',
        done: 'Uma tenaz: a peça saiu para sempre, e o seu ladrilho é seu.',
        hints: ['Qualquer das suas peças pode ir a c4.'],
      },
    },
  },
  {
    position: sketch('d2=11e e2=1 f2=11w a9=2 b9=2 c9=2 d9=2 e9=2 f9=2 g9=2 h9=2 i9=22w', REST),
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'Orange has nine tiles. If two of your pieces come face to face on your own tiles, you gain any tile: take an orange one.',
        done: 'A meeting. It reaches over the whole board.',
        hints: ['Go to e2, next to the piece that looks at you, and touch an orange tile without a piece.'],
      },
      pt: {
        task: 'O Laranja tem nove ladrilhos. Se duas peças suas ficarem frente a frente em ladrilhos seus, ganha um qualquer: tome um laranja.',
        done: 'Um encontro. Chega a todo o tabuleiro.',
        hints: ['Vá a e2, ao lado da peça que olha para si, e toque num ladrilho laranja sem peça.'],
      },
    },
  },
  {
    position: sketch('i5=11e h5=1 g4=1 e1=-1n a9=22e', REST),
    accepted: { kind: 'moves', moves: ['i5<(g4,h5)', 'i5>(g4,h5)'] },
    texts: {
      en: {
        task: 'The piece on i5 looks over the edge. Turn it by half a right angle; that costs two tiles.',
        done: 'Dear, but now it can move again.',
        hints: ['Touch i5 twice, then g4 and h5, and choose a side.'],
      },
      pt: {
        task: 'A peça em i5 olha para fora do tabuleiro. Rode-a meio ângulo reto; custa dois ladrilhos.',
        done: 'Caro, mas agora pode mover-se outra vez.',
        hints: ['Toque duas vezes em i5, depois em g4 e h5, e escolha um lado.'],
      },
    },
  },
  {
    position: sketch('d7=-1w a8=-2nw', REST),
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'Whoever cannot move in their turn is out. The last orange piece has only a9 left to go to. Make that tile yours.',
        done: 'Orange is out, and you are the last one with pieces: you win. Forty-two tiles would have won as well.',
        hints: ['Cross the border to the west, and gain a9.'],
      },
      pt: {
        task: 'Quem não pode mover na sua vez está fora. À última peça laranja só resta ir a a9. Faça seu esse ladrilho.',
        done: 'O Laranja está fora, e só o Azul tem peças: ganhou. Quarenta e dois ladrilhos também ganhavam.',
        hints: ['Passe a fronteira para oeste, e ganhe a9.'],
      },
    },
  },
];
