import type { LessonStep } from '../../../core/course.ts';
import { START_OF_TWO, sketch } from '../../families/cru/course/sketch.ts';

/** Blue's turn, two players, no move made. */
const REST = '1 2 0';

/** Four full rows of blue tiles. */
const FOUR_ROWS = [1, 2, 3, 4].flatMap((row) => [...'abcdefghi'].map((column) => `${column}${row}=1`)).join(' ');

/** First one complete turn; then moving, gaining, and rare cases. */
export const lesson: readonly LessonStep[] = [
  {
    position: sketch(START_OF_TWO, REST),
    accepted: { kind: 'moves', moves: ['a3-b4=b4'] },
    texts: {
      en: {
        task: 'You are Blue, and you want to own tiles. Here is a whole turn: move the piece on a3 diagonally forward to b4. That crosses a thick line, so you gain a tile. Choose b4, the one you stand on.',
        done: 'That is a turn: a piece moves, crosses a border, and you gain a tile. With two players, 42 tiles win.',
        hints: ['Choose a3, then b4. Then choose b4 again, as the tile you gain.'],
      },
      pt: {
        task: 'Joga com o Azul e quer conquistar ladrilhos. Eis uma jogada completa: mova a peça de a3 na diagonal para b4. Passa uma linha grossa, por isso ganha um ladrilho. Escolha b4, onde a peça está.',
        done: 'É assim uma jogada: a peça move-se, passa uma fronteira, e ganha-se um ladrilho. Com dois jogadores, ganha quem chegar a 42 ladrilhos.',
        hints: ['Escolha a3, depois b4. Depois escolha outra vez b4, como ladrilho a ganhar.'],
      },
    },
  },
  {
    position: sketch('e4=11n i9=22w', REST),
    accepted: { kind: 'any' },
    texts: {
      en: {
        task: 'A piece moves straight ahead, or diagonally forward to the left or right (45°). Never sideways, never back. Move the piece on e4.',
        done: 'It now faces the way it went. It crossed no border, so you gained no tile.',
        hints: ['Choose e4, then one of the three cells in front of it.'],
      },
      pt: {
        task: 'Uma peça anda em frente, ou em frente na diagonal, à esquerda ou à direita (45°). Nunca de lado nem para trás. Mova a peça em e4.',
        done: 'Agora está virada para onde foi. Não passou nenhuma fronteira, por isso não ganhou ladrilhos.',
        hints: ['Escolha e4, depois uma das três casas à frente.'],
      },
    },
  },
  {
    position: sketch('c2=-1e d2=2 i9=22w', REST),
    accepted: { kind: 'moves', moves: ['c2-d3=f1'] },
    texts: {
      en: {
        task: 'You may not stop on an orange tile. But you can gain any neutral tile of the borderland you enter. Go to d3 and gain f1.',
        done: 'Any neutral tile there will do, as long as no piece stands on it. The choice is yours.',
        hints: ['Choose c2, then d3. Then choose f1, in the corner of the same borderland.'],
      },
      pt: {
        task: 'Não pode terminar num ladrilho laranja. Mas pode ganhar qualquer ladrilho neutro da região onde entra. Vá a d3 e ganhe f1.',
        done: 'Serve qualquer ladrilho neutro de lá, desde que não tenha peça em cima. A escolha é sua.',
        hints: ['Escolha c2, depois d3. Depois escolha f1, no canto da mesma região.'],
      },
    },
  },
  {
    position: sketch('c2=11e b3=1 a1=1 i9=22w', REST),
    accepted: {
      kind: 'moves',
      moves: ['d1', 'd2', 'd3', 'e1', 'e2', 'e3', 'f1', 'f2', 'f3'].map((cell) => `c2-f2=${cell}`),
    },
    texts: {
      en: {
        task: 'More tiles make a piece faster. You own three tiles in this borderland, so your piece has power three. Go straight ahead three cells, and gain a tile you like.',
        done: 'Three tiles, three cells. You may always move fewer. With no tile of yours around it, a piece still moves one cell.',
        hints: ['Choose c2, then f2. Then choose any neutral tile around f2.'],
      },
      pt: {
        task: 'Com mais ladrilhos, uma peça anda mais. Tem três ladrilhos nesta região, por isso a sua peça tem força três. Avance três casas em frente e ganhe um ladrilho à sua escolha.',
        done: 'Três ladrilhos, três casas. Pode sempre andar menos. Sem ladrilhos seus à volta, uma peça ainda anda uma casa.',
        hints: ['Escolha c2, depois f2. Depois escolha um ladrilho neutro à volta de f2.'],
      },
    },
  },
  {
    position: sketch('a1=11e a2=1 b1=2 c1=1 i9=22w', REST),
    accepted: { kind: 'moves', moves: ['a1-c1*'] },
    texts: {
      en: {
        task: 'Now the strongest move. Go from one of your tiles to another, two or more cells away, and all tiles between become yours. Connect a1 with c1.',
        done: 'A connection! The orange tile on b1 is yours now. This is how most tiles change hands.',
        hints: ['Your piece has power three here. Choose a1, then c1.'],
      },
      pt: {
        task: 'Agora a jogada mais forte. Vá de um ladrilho seu para outro, a duas ou mais casas, e todos os ladrilhos entre eles passam a ser seus. Ligue a1 a c1.',
        done: 'Uma ligação! O ladrilho laranja em b1 agora é seu. É assim que a maioria dos ladrilhos muda de dono.',
        hints: ['Aqui a sua peça tem força três. Escolha a1, depois c1.'],
      },
    },
  },
  {
    position: sketch('c2=11e b3=1 a1=1 d2=2 f2=1 i9=22w', REST),
    accepted: { kind: 'moves', moves: ['c2-f2*'] },
    texts: {
      en: {
        task: 'From c2 to f2 you cross a border and you connect, but you get only one of the two gains. Take the one that brings two tiles.',
        done: 'You connected, so d2 and e2 are yours. Crossing would have brought only one tile.',
        hints: ['Choose c2, then f2. Then choose f2 again: that means connect.'],
      },
      pt: {
        task: 'De c2 para f2 passa uma fronteira e faz uma ligação, mas só recebe um dos dois ganhos. Fique com o que dá dois ladrilhos.',
        done: 'Fez a ligação, por isso d2 e e2 são seus. Passar a fronteira só daria um ladrilho.',
        hints: ['Escolha c2, depois f2. Depois escolha outra vez f2: quer dizer ligar.'],
      },
    },
  },
  {
    position: sketch('c2=11e d1=1 d2=1 d3=2 e1=2 e2=1 e3=1 f1=1 f2=1 f3=1 i9=22w', REST),
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'Here no neutral tile is left beyond the border. Then crossing takes a tile from another player instead. Take an orange one.',
        done: 'One more for you, one fewer for Orange. Now you know the heart of Pacru: cross and connect.',
        hints: ['Go to d2. Then choose one of the orange tiles, d3 or e1.'],
      },
      pt: {
        task: 'Aqui já não há ladrilhos neutros para lá da fronteira. Então, ao passar, toma-se um ladrilho de outro jogador. Tome um laranja.',
        done: 'Mais um para si, menos um para o Laranja. Já conhece o essencial do Pacru: passar fronteiras e ligar.',
        hints: ['Vá a d2. Depois escolha um dos ladrilhos laranja, d3 ou e1.'],
      },
    },
  },
  {
    position: sketch('a1=11e a2=1 a3=1 b1=22n c1=1 i9=22w', REST),
    accepted: { kind: 'moves', moves: ['a1-c1'] },
    texts: {
      en: {
        task: 'Pieces block the way. But from one of your tiles to another you may jump over them. Jump over the orange piece.',
        done: 'You are past it. A jump changes no tile between.',
        hints: ['Choose a1, then c1, on the other side.'],
      },
      pt: {
        task: 'As peças tapam o caminho. Mas de um ladrilho seu para outro pode saltar por cima delas. Salte por cima da peça laranja.',
        done: 'Passou. Um salto não muda nenhum ladrilho pelo caminho.',
        hints: ['Escolha a1, depois c1, do outro lado.'],
      },
    },
  },
  {
    position: sketch('a4=11e a5=1 c2=11n a2=1 b2=1 c4=22s i9=22w', REST),
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'A piece attacks every enemy piece that it could reach. Two of your pieces attack the one on c4, so one of them may capture it. Do it.',
        done: 'A pincer. The piece is gone for good, and its tile is yours. Watch out for your own pieces too!',
        hints: ['Choose a4 or c2, then c4.'],
      },
      pt: {
        task: 'Uma peça ataca todas as peças adversárias a que pode chegar. Duas peças suas atacam a de c4, por isso uma delas pode capturá-la. Capture-a.',
        done: 'Uma tenaz. A peça saiu para sempre, e o ladrilho dela é seu. Cuidado também com as suas peças!',
        hints: ['Escolha a4 ou c2, depois c4.'],
      },
    },
  },
  {
    position: sketch('d2=11e e2=1 f2=11w a9=2 b9=2 c9=2 d9=2 e9=2 f9=2 g9=2 h9=2 i9=22w', REST),
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'Bring two of your pieces face to face on your own tiles, and you gain any free tile of the board. An opponent must have at least nine tiles. Orange has: take an orange tile.',
        done: 'A meeting. It reaches across the whole board, and helps a player who has fallen behind.',
        hints: ['Go to e2, in front of your other piece. Then choose an orange tile without a piece.'],
      },
      pt: {
        task: 'Ponha duas peças suas frente a frente em ladrilhos seus, e ganha um ladrilho livre qualquer. Um adversário tem de ter pelo menos nove, e o Laranja tem: tome-lhe um.',
        done: 'Um encontro. Chega a todo o tabuleiro e ajuda quem está atrás.',
        hints: ['Vá a e2, em frente da sua outra peça. Depois escolha um ladrilho laranja sem peça.'],
      },
    },
  },
  {
    position: sketch('i5=11e h5=1 g4=1 e1=-1n a9=22e', REST),
    accepted: { kind: 'moves', moves: ['i5<(g4,h5)', 'i5>(g4,h5)'] },
    texts: {
      en: {
        task: 'The piece on i5 looks over the edge and cannot move. Instead of moving, you may turn a piece by 45°. It costs two of your tiles. Turn it.',
        done: 'Expensive, but now it can move. Turning by 90° costs four tiles.',
        hints: ['Choose i5 twice, then g4 and h5, the tiles you give up. Then choose a side.'],
      },
      pt: {
        task: 'A peça em i5 olha para fora do tabuleiro e não pode andar. Em vez de mover, pode rodar uma peça 45°. Custa dois ladrilhos seus. Rode-a.',
        done: 'Caro, mas agora já pode andar. Rodar 90° custa quatro ladrilhos.',
        hints: ['Escolha i5 duas vezes, depois g4 e h5, os ladrilhos que entrega. Depois escolha um lado.'],
      },
    },
  },
  {
    position: sketch('d7=-1w a8=-2nw', REST),
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'A player who cannot move is out. The last orange piece can only go to a9. Nobody may stop on the tile of another player, so make a9 yours.',
        done: 'Orange is out, and you are the last player with pieces. You win!',
        hints: ['Cross the border to the west. Then choose a9 as the tile you gain.'],
      },
      pt: {
        task: 'Quem não pode mover fica fora. A última peça laranja só pode ir a a9. Ninguém pode terminar no ladrilho de outro jogador, por isso ganhe a9.',
        done: 'O Laranja está fora, e só o Azul tem peças. Ganhou!',
        hints: ['Passe a fronteira para oeste. Depois escolha a9 como ladrilho a ganhar.'],
      },
    },
  },
  {
    position: sketch(`${FOUR_ROWS} a5=1 b5=1 c5=1 d5=1 f6=11n i8=22w i7=2 h8=2 g9=2`, REST),
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'The end of a long game: you own 41 tiles, and 42 win. Find one more.',
        done: 'Forty-two! If nobody gets that far in 200 moves each, the most tiles wins. You know all of Pacru now. Enjoy your first game!',
        hints: ['Row 7 lies behind a border. Cross it with the piece on f6 and choose a tile.'],
      },
      pt: {
        task: 'O fim de uma longa partida: tem 41 ladrilhos, e com 42 ganha. Encontre mais um.',
        done: 'Quarenta e dois! Se ninguém lá chegar em 200 jogadas cada, ganha quem tiver mais ladrilhos. Já sabe jogar Pacru. Divirta-se na sua primeira partida!',
        hints: ['A linha 7 fica atrás de uma fronteira. Passe-a com a peça em f6 e escolha um ladrilho.'],
      },
    },
  },
];
