import type { LessonStep } from '../../../core/course.ts';

export const lesson: readonly LessonStep[] = [
  {
    position: '8/6b1/8/8/3w4/8/8/8 1 0',
    accepted: { kind: 'any' },
    texts: {
      en: {
        task: 'You are White. A lone stone goes one step in any of eight directions. Move the stone on d4.',
        done: 'That was a group of one stone: one step.',
        hints: ['Choose d4, then a cell next to it.'],
      },
      pt: {
        task: 'Joga com as Brancas. Uma pedra só anda um passo em qualquer das oito direções. Mova a pedra em d4.',
        done: 'Era um grupo de uma pedra: um passo.',
        hints: ['Escolha d4, depois uma casa vizinha.'],
      },
    },
  },
  {
    position: '8/6b1/8/8/8/1w6/1w6/1w6 1 0',
    accepted: { kind: 'moves', moves: ['b1-b6'] },
    texts: {
      en: {
        task: 'A group goes as many steps as it has stones. Send all three up the column as far as they can go.',
        done: 'Three stones, three steps. The move is written b1-b6: the last stone, and where the front ends.',
        hints: ['Choose b1, the last stone of the column, then b6.'],
      },
      pt: {
        task: 'Um grupo anda tantos passos quantas pedras tem. Mande as três pela coluna acima o mais longe possível.',
        done: 'Três pedras, três passos. A jogada escreve-se b1-b6: a última pedra, e onde a da frente termina.',
        hints: ['Escolha b1, a última pedra da coluna, depois b6.'],
      },
    },
  },
  {
    position: '8/6b1/8/8/8/1w6/1w6/1w6 1 0',
    accepted: { kind: 'moves', moves: ['b2-b5'] },
    texts: {
      en: {
        task: 'Now leave b1 behind: send only the two in front, as far as two can go.',
        done: 'Only the stones that move count.',
        hints: ['The last stone that moves is b2.'],
      },
      pt: {
        task: 'Agora deixe b1 para trás: mande só as duas da frente, o mais longe que duas podem ir.',
        done: 'Só contam as pedras que se movem.',
        hints: ['A última pedra que se move é b2.'],
      },
    },
  },
  {
    position: '8/7b/8/wwwbb3/8/8/8/8 1 0',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'A group captures from a shorter line. Three white stones face two black ones: capture.',
        done: 'Only d5 is gone, the stone that was hit. e5 still stands, now alone against three.',
        hints: ['All three must go: choose a5, then d5.'],
      },
      pt: {
        task: 'Um grupo captura numa linha mais curta. Três pedras brancas contra duas pretas: capture.',
        done: 'Só saiu d5, a pedra atingida. e5 continua, agora sozinha contra três.',
        hints: ['Têm de ir as três: escolha a5, depois d5.'],
      },
    },
  },
  {
    position: '8/7b/8/1wwbb3/3w4/3w4/8/8 1 0',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'Two cannot capture from two. But a line is strong only along its own direction: find another way in.',
        done: 'From below, d5 stood alone.',
        hints: ['Look at the column of two on d3 and d4.'],
      },
      pt: {
        task: 'Duas não capturam de duas. Mas uma linha só é forte na sua direção: encontre outro caminho.',
        done: 'Vista de baixo, d5 estava sozinha.',
        hints: ['Repare na coluna de duas, em d3 e d4.'],
      },
    },
  },
  {
    position: '8/1w6/8/8/7b/8/8/8 1 0',
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'A stone on row 8 has crossed. If Black cannot cross with the next move, you win. Cross!',
        done: 'Won: from h4 no black stone reaches row 1 in one move.',
        hints: ['Go from b7 to row 8.'],
      },
      pt: {
        task: 'Uma pedra na fila 8 atravessou. Se as Pretas não puderem atravessar logo a seguir, ganha. Atravesse!',
        done: 'Ganhou: de h4 nenhuma pedra preta chega à fila 1 numa jogada.',
        hints: ['Vá de b7 para a fila 8.'],
      },
    },
  },
  {
    position: '8/1w6/8/4b3/8/8/6b1/8 1 0',
    accepted: { kind: 'moves', moves: ['b7-a8', 'b7-b8', 'b7-c8'] },
    texts: {
      en: {
        task: 'Here Black has a stone on g2 and could answer. Cross nevertheless, and see what Black must do.',
        done: 'Black must now move g2 to row 1; nothing else is allowed. Then the game goes on.',
        hints: ['Go from b7 to row 8.'],
      },
      pt: {
        task: 'Aqui as Pretas têm uma pedra em g2 e podiam responder. Atravesse mesmo assim, e veja o que têm de fazer.',
        done: 'As Pretas têm agora de levar g2 à fila 1; mais nada é permitido. Depois o jogo continua.',
        hints: ['Vá de b7 para a fila 8.'],
      },
    },
  },
  {
    position: '8/1w6/4b3/8/6w1/6w1/6b1/8 1 0',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'Crossing now would be answered from g2. Capture that stone first.',
        done: 'Nobody is near enough to answer any more, and your own way to row 8 is still open.',
        hints: ['Two stones in a line with g2 can capture it: choose g4, then g2.'],
      },
      pt: {
        task: 'Atravessar agora teria resposta de g2. Capture primeiro essa pedra.',
        done: 'Já ninguém está perto para responder, e o seu caminho para a fila 8 continua aberto.',
        hints: ['Duas pedras em linha com g2 podem capturá-la: escolha g4, depois g2.'],
      },
    },
  },
  {
    position: '1w6/8/8/8/6w1/3b4/3b4/3w4 2 0',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'Now you are Black. White has crossed on b8, so you must cross as well. Do it by a capture.',
        done: 'Any crossing would have been an answer; this one also took a stone.',
        hints: ['Behind row 1 there is nothing: two stones are enough.', 'Choose d3, then d1.'],
      },
      pt: {
        task: 'Agora joga com as Pretas. As Brancas atravessaram em b8, por isso tem de atravessar. Faça-o capturando.',
        done: 'Qualquer travessia serviria de resposta; esta capturou também uma pedra.',
        hints: ['Atrás da fila 1 não há nada: duas pedras chegam.', 'Escolha d3, depois d1.'],
      },
    },
  },
  {
    position: 'bbbbb3/2w5/2w5/8/8/6b1/8/8 1 0',
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'White again. Five black stones guard row 8. Break through.',
        done: 'In the column there was only one stone against two, whatever stands beside it.',
        hints: ['A stone alone captures nothing; the two on c6 and c7 can.'],
      },
      pt: {
        task: 'De novo as Brancas. Cinco pedras pretas guardam a fila 8. Rompa a muralha.',
        done: 'Na coluna havia só uma pedra contra duas, esteja o que estiver ao lado.',
        hints: ['Uma pedra sozinha não captura; as duas em c6 e c7 podem.'],
      },
    },
  },
  {
    position: '4w3/4w3/8/8/8/5b2/8/3b4 1 0',
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'e8 and d1 have crossed: they are locked for good, and e8 blocks the way of e7. Cross beside it and win.',
        done: 'Black had no answer. Enjoy your first game!',
        hints: ['Go from e7 to row 8, but not straight on.'],
      },
      pt: {
        task: 'e8 e d1 já atravessaram: estão presas para sempre, e e8 tapa o caminho de e7. Atravesse ao lado e ganhe.',
        done: 'As Pretas não tinham resposta. Bom primeiro jogo!',
        hints: ['Vá de e7 para a fila 8, mas não a direito.'],
      },
    },
  },
];
