import type { LessonStep } from '../../../core/course.ts';

/** All on a small board of 8 × 8. */
export const lesson: readonly LessonStep[] = [
  {
    position: '8/6b1/8/8/3w4/8/8/8 1 0',
    accepted: { kind: 'any' },
    texts: {
      en: {
        task: 'You are White. A piece alone goes one step in any of eight directions. Move the piece on d4.',
        done: 'Slow, is it not? Together pieces are faster.',
        hints: ['Choose d4, then a cell beside it.'],
      },
      pt: {
        task: 'Joga com as Brancas. Uma peça sozinha anda um passo em qualquer das oito direções. Mova a peça em d4.',
        done: 'Lento, não é? Juntas, as peças são mais rápidas.',
        hints: ['Escolha d4, depois uma casa ao lado.'],
      },
    },
  },
  {
    position: '8/6b1/8/www5/8/8/8/8 1 0',
    accepted: { kind: 'moves', moves: ['a5-f5'] },
    texts: {
      en: {
        task: 'Pieces in a line are a phalanx and go as many steps as they are. Move all three as far to the right as they can go.',
        done: 'Three pieces, three steps. The move is written a5-f5: the last piece, and the cell where the front stops.',
        hints: ['Choose a5, the last piece of the line, then f5.'],
      },
      pt: {
        task: 'Peças em linha são uma falange e andam tantos passos quantas são. Mova as três o mais longe possível para a direita.',
        done: 'Três peças, três passos. A jogada escreve-se a5-f5: a última peça, e a casa onde a da frente termina.',
        hints: ['Escolha a5, a última peça da linha, depois f5.'],
      },
    },
  },
  {
    position: '8/6b1/8/www5/8/8/8/8 1 0',
    accepted: { kind: 'moves', moves: ['b5-e5'] },
    texts: {
      en: {
        task: 'The front may go without the rest. Send the two in front as far to the right as two can go.',
        done: 'Two pieces, two steps. Only those that go along count.',
        hints: ['Choose b5, then e5.'],
      },
      pt: {
        task: 'A frente pode ir sem o resto. Mande as duas da frente o mais longe que duas podem ir para a direita.',
        done: 'Duas peças, dois passos. Só contam as que vão.',
        hints: ['Escolha b5, depois e5.'],
      },
    },
  },
  {
    position: '8/6b1/8/4w3/3w4/2w5/8/8 1 0',
    accepted: { kind: 'moves', moves: ['e5-b2'] },
    texts: {
      en: {
        task: 'Diagonals are lines too, and a phalanx may go backward. Move all three one step down to the left.',
        done: 'Right: the last piece is now e5, because they went the other way.',
        hints: ['All three go only if you choose the last piece, e5. The front stops on b2.'],
      },
      pt: {
        task: 'As diagonais também são linhas, e uma falange pode recuar. Mova as três um passo para baixo e para a esquerda.',
        done: 'Certo: a última peça é agora e5, porque foram no outro sentido.',
        hints: ['Vão as três só se escolher a última peça, e5. A da frente termina em b2.'],
      },
    },
  },
  {
    position: '8/7b/8/www1bb2/8/8/8/8 1 0',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'A phalanx takes a shorter line by stopping on its first piece. Take the two black pieces.',
        done: 'Three against two: the whole black line is gone.',
        hints: ['All three must go: choose a5, then e5.'],
      },
      pt: {
        task: 'Uma falange captura uma linha mais curta terminando sobre a sua primeira peça. Capture as duas peças pretas.',
        done: 'Três contra duas: toda a linha preta saiu.',
        hints: ['Têm de ir as três: escolha a5, depois e5.'],
      },
    },
  },
  {
    position: '8/7b/8/1wwbb3/w7/8/8/8 1 0',
    accepted: { kind: 'moves', moves: ['a4-a5'] },
    texts: {
      en: {
        task: 'Two cannot take two. Make your line on row 5 longer.',
        done: 'Three now threaten two. Black has to do something about it.',
        hints: ['The piece on a4 can join the row.'],
      },
      pt: {
        task: 'Duas não capturam duas. Torne mais longa a sua linha na fila 5.',
        done: 'Três ameaçam agora duas. As Pretas têm de fazer alguma coisa.',
        hints: ['A peça em a4 pode juntar-se à fila.'],
      },
    },
  },
  {
    position: '8/7b/8/1wwbb3/3w4/3w4/8/8 1 0',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'A line is strong only along its own direction. Find a side from which you can take a piece.',
        done: 'From below, the piece on d5 stood alone. e5 is safe: it was not in that line.',
        hints: ['Look at your column of two on d3 and d4.'],
      },
      pt: {
        task: 'Uma linha só é forte na sua direção. Encontre um lado de onde possa capturar uma peça.',
        done: 'Vista de baixo, a peça em d5 estava sozinha. e5 está a salvo: não estava nessa linha.',
        hints: ['Repare na sua coluna de duas, em d3 e d4.'],
      },
    },
  },
  {
    position: '8/1w6/8/8/8/8/6b1/8 1 0',
    accepted: { kind: 'threatens' },
    texts: {
      en: {
        task: 'Row 8 is your far row. Whoever has more pieces there than the other when the own turn begins wins. Cross!',
        done: 'A threat: if Black does not answer, you win as your next turn begins.',
        hints: ['Go from b7 to row 8.'],
      },
      pt: {
        task: 'A fila 8 é a sua última fila. Ganha quem tiver lá mais peças do que o outro ao começar a sua vez. Atravesse!',
        done: 'Uma ameaça: se as Pretas não responderem, ganha ao começar a sua próxima vez.',
        hints: ['Vá de b7 para a fila 8.'],
      },
    },
  },
  {
    position: '1w6/8/8/8/8/8/6b1/8 2 0',
    accepted: { kind: 'moves', moves: ['g2-f1', 'g2-h1'] },
    texts: {
      en: {
        task: 'Now you are Black. White has crossed on b8. Answer by crossing as well.',
        done: 'One against one: the game goes on.',
        hints: ['Your far row is row 1.'],
      },
      pt: {
        task: 'Agora joga com as Pretas. As Brancas atravessaram em b8. Responda atravessando também.',
        done: 'Uma contra uma: o jogo continua.',
        hints: ['A sua última fila é a fila 1.'],
      },
    },
  },
  {
    position: 'bb1w4/8/8/8/8/8/6w1/8 2 0',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'You are Black again, and too far away to cross. Stop White by taking the piece on d8.',
        done: 'Taken. Pieces that stay at home guard the home row.',
        hints: ['Your two pieces on row 8 can go two steps together.'],
      },
      pt: {
        task: 'Joga outra vez com as Pretas, longe demais para atravessar. Pare as Brancas capturando a peça em d8.',
        done: 'Capturada. As peças que ficam em casa guardam a primeira fila.',
        hints: ['As suas duas peças na fila 8 podem andar dois passos juntas.'],
      },
    },
  },
  {
    position: '4w3/8/8/8/8/8/4b3/8 2 0',
    accepted: { kind: 'moves', moves: ['e2-f1'] },
    texts: {
      en: {
        task: 'A crossing must not make both armies mirror each other. You are Black: cross where that is allowed.',
        done: 'e1 mirrors e8 across the middle, and d1 is e8 turned round. On f1 there is no mirror.',
        hints: ['Cross to row 1. If one cell is refused, try another.'],
      },
      pt: {
        task: 'Uma travessia não pode deixar os dois exércitos em espelho. Joga com as Pretas: atravesse onde é permitido.',
        done: 'e1 é o espelho de e8, e d1 é e8 dado meia volta. Em f1 não há espelho.',
        hints: ['Atravesse para a fila 1. Se uma casa for recusada, tente outra.'],
      },
    },
  },
  {
    position: 'bb6/3w4/8/8/8/8/8/8 1 0',
    accepted: { kind: 'moves', moves: ['d7-e8'] },
    texts: {
      en: {
        task: 'White again. Cross where the two black pieces cannot take you, and the game is won.',
        done: 'Two pieces go two steps at most, to d8. On e8 you are safe, and you win next turn. Enjoy your first game!',
        hints: ['The black pair reaches c8 and d8.', 'Which cell of row 8 is next to d7, but farther away from b8?'],
      },
      pt: {
        task: 'De novo as Brancas. Atravesse onde as duas peças pretas não a possam capturar, e o jogo está ganho.',
        done: 'Duas peças andam no máximo dois passos, até d8. Em e8 está a salvo, e ganha a seguir. Bom primeiro jogo!',
        hints: ['O par preto chega a c8 e d8.', 'Que casa da fila 8 fica ao lado de d7, mas mais longe de b8?'],
      },
    },
  },
];
