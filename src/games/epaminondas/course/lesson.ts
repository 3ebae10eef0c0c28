import type { LessonStep } from '../../../core/course.ts';

/** All on a small board of 8 × 8. */
export const lesson: readonly LessonStep[] = [
  {
    position: '8/6b1/8/8/3w4/8/8/8 1 0',
    accepted: { kind: 'any' },
    texts: {
      en: {
        task: 'You are White. You want to bring pieces to row 8, on the far side. A single piece moves one cell in any direction. Move the piece on d4.',
        done: "Slow, isn't it? Together, pieces are faster.",
        hints: ['Choose d4, then a cell next to it.'],
      },
      pt: {
        task: 'Joga com as Brancas e quer levar peças à linha 8, do outro lado. Uma peça sozinha anda uma casa em qualquer direção. Mova a peça em d4.',
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
        task: 'Pieces in a line are a phalanx. A phalanx moves as many cells as it has pieces. Move all three to the right as far as they go.',
        done: 'Three pieces, three cells. Written down, the move is a5-f5: the rear piece, and where the front stops.',
        hints: ['Choose a5, the rear piece, then f5.'],
      },
      pt: {
        task: 'Peças em linha são uma falange. Uma falange anda tantas casas quantas peças tem. Mova as três para a direita, o mais longe possível.',
        done: 'Três peças, três casas. A jogada escreve-se a5-f5: a peça de trás, e onde termina a da frente.',
        hints: ['Escolha a5, a peça de trás, depois f5.'],
      },
    },
  },
  {
    position: '8/6b1/8/www5/8/8/8/8 1 0',
    accepted: { kind: 'moves', moves: ['b5-e5'] },
    texts: {
      en: {
        task: 'The front may go alone. Leave a5 behind, and send the other two to the right as far as two can go.',
        done: 'Two pieces, two cells. Only the pieces that move count.',
        hints: ['Choose b5, then e5.'],
      },
      pt: {
        task: 'A frente pode ir sozinha. Deixe a5 para trás e mande as outras duas para a direita, o mais longe que duas podem ir.',
        done: 'Duas peças, duas casas. Só contam as peças que se movem.',
        hints: ['Escolha b5, depois e5.'],
      },
    },
  },
  {
    position: '8/6b1/8/4w3/3w4/2w5/8/8 1 0',
    accepted: { kind: 'moves', moves: ['e5-b2'] },
    texts: {
      en: {
        task: 'Diagonals are lines too, and a phalanx may go back. Move all three one cell, down and to the left.',
        done: 'Right. They went the other way, so this time e5 was the rear piece.',
        hints: ['To move all three, choose the rear piece, e5. The front stops on b2.'],
      },
      pt: {
        task: 'As diagonais também são linhas, e uma falange pode recuar. Mova as três uma casa, para baixo e para a esquerda.',
        done: 'Certo. Foram no outro sentido, por isso desta vez a peça de trás era e5.',
        hints: ['Para mover as três, escolha a peça de trás, e5. A da frente termina em b2.'],
      },
    },
  },
  {
    position: '8/7b/8/www1bb2/8/8/8/8 1 0',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'A phalanx captures a shorter line when it stops on the first piece of it. Capture the two black pieces.',
        done: 'Three against two: the whole black line is gone.',
        hints: ['All three must move: choose a5, then e5.'],
      },
      pt: {
        task: 'Uma falange captura uma linha mais curta quando termina sobre a primeira peça dela. Capture as duas peças pretas.',
        done: 'Três contra duas: saiu a linha preta inteira.',
        hints: ['Têm de ir as três: escolha a5, depois e5.'],
      },
    },
  },
  {
    position: '8/7b/8/1wwbb3/w7/8/8/8 1 0',
    accepted: { kind: 'moves', moves: ['a4-a5'] },
    texts: {
      en: {
        task: 'Two cannot capture two. Make your line on row 5 longer.',
        done: 'Now three pieces threaten two. Black has to do something about it.',
        hints: ['The piece on a4 can join the row.'],
      },
      pt: {
        task: 'Duas não capturam duas. Torne mais longa a sua falange na linha 5.',
        done: 'Agora três peças ameaçam duas. As Pretas têm de fazer alguma coisa.',
        hints: ['A peça em a4 pode juntar-se às outras.'],
      },
    },
  },
  {
    position: '8/7b/8/1wwbb3/3w4/3w4/8/8 1 0',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'A line is strong only along its own direction. Find the side from which you can capture a piece.',
        done: 'Seen from below, d5 was alone. e5 was not in that line, so it stays.',
        hints: ['Look at your column of two, on d3 and d4.'],
      },
      pt: {
        task: 'Uma linha só é forte na sua direção. Encontre o lado de onde pode capturar uma peça.',
        done: 'Vista de baixo, d5 estava sozinha. e5 não estava nessa linha, por isso fica.',
        hints: ['Repare na sua coluna de duas, em d3 e d4.'],
      },
    },
  },
  {
    position: '8/1w6/8/8/8/8/6b1/8 1 0',
    accepted: { kind: 'threatens' },
    texts: {
      en: {
        task: 'Row 8 is your far row. If you start your turn with more pieces there than Black has on row 1, you win. Cross!',
        done: 'A threat! If Black has no answer, you win when your next turn begins.',
        hints: ['Go from b7 to row 8.'],
      },
      pt: {
        task: 'A linha 8 é a sua última linha. Se começar a sua vez com mais peças lá do que as Pretas têm na linha 1, ganha. Atravesse!',
        done: 'Uma ameaça! Se as Pretas não tiverem resposta, ganha ao começar a sua próxima vez.',
        hints: ['Vá de b7 para a linha 8.'],
      },
    },
  },
  {
    position: '1w6/8/8/8/8/8/6b1/8 2 0',
    accepted: { kind: 'moves', moves: ['g2-f1', 'g2-h1'] },
    texts: {
      en: {
        task: 'Now you are Black. White has crossed on b8. Answer: cross too.',
        done: 'One against one, so the game goes on.',
        hints: ['Your far row is row 1.'],
      },
      pt: {
        task: 'Agora joga com as Pretas. As Brancas atravessaram em b8. Responda: atravesse também.',
        done: 'Uma contra uma, por isso a partida continua.',
        hints: ['A sua última linha é a linha 1.'],
      },
    },
  },
  {
    position: 'bb1w4/8/8/8/8/8/6w1/8 2 0',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'You are Black again, with no piece near row 1. There is another answer: capture the piece that crossed, on d8.',
        done: 'Captured. Pieces that stay at home guard the first row.',
        hints: ['Your two pieces on row 8 can move two cells together.'],
      },
      pt: {
        task: 'Joga outra vez com as Pretas, sem peças perto da linha 1. Há outra resposta: capture a peça que atravessou, em d8.',
        done: 'Capturada. As peças que ficam em casa guardam a primeira linha.',
        hints: ['As suas duas peças na linha 8 podem andar duas casas juntas.'],
      },
    },
  },
  {
    position: '4w3/8/8/8/8/8/4b3/8 2 0',
    accepted: { kind: 'moves', moves: ['e2-f1'] },
    texts: {
      en: {
        task: 'A rare rule: a crossing may not make the two armies mirror images of each other. You are Black. Cross where it is allowed.',
        done: 'e1 is the mirror image of e8, and d1 is e8 rotated by 180°. f1 is neither. Two more rare rules: a player who cannot move loses, and 200 moves without a capture are a draw.',
        hints: ['Cross to row 1. If one cell is refused, try another.'],
      },
      pt: {
        task: 'Uma regra rara: uma travessia não pode deixar os dois exércitos em espelho. Joga com as Pretas. Atravesse onde é permitido.',
        done: 'e1 é o espelho de e8, e d1 é e8 rodado 180°. f1 não é nem um nem outro. Mais duas regras raras: quem não pode mover perde, e 200 jogadas sem captura dão empate.',
        hints: ['Atravesse para a linha 1. Se uma casa for recusada, tente outra.'],
      },
    },
  },
  {
    position: 'bb6/3w4/8/8/8/8/8/8 1 0',
    accepted: { kind: 'moves', moves: ['d7-e8'] },
    texts: {
      en: {
        task: 'White again. Cross where the two black pieces cannot capture you, and you win.',
        done: 'Two pieces move two cells at most, to d8. On e8 you are safe, and you win next turn. Enjoy your first game!',
        hints: ['The two black pieces reach c8 and d8.', 'Which cell of row 8 is next to d7, but farther from b8?'],
      },
      pt: {
        task: 'De novo as Brancas. Atravesse onde as duas peças pretas não possam capturar a sua, e ganha.',
        done: 'Duas peças andam no máximo duas casas, até d8. Em e8 está a salvo, e ganha a seguir. Divirta-se na sua primeira partida!',
        hints: [
          'As duas peças pretas chegam a c8 e d8.',
          'Que casa da linha 8 fica ao lado de d7, mas mais longe de b8?',
        ],
      },
    },
  },
];
