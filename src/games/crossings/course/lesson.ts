import type { LessonStep } from '../../../core/course.ts';

export const lesson: readonly LessonStep[] = [
  {
    position: '8/6b1/8/8/3w4/8/8/8 1 0',
    accepted: { kind: 'any' },
    texts: {
      en: {
        task: 'You are White. You want to bring a stone to row 8, on the far side. A single stone moves one cell in any direction. Move the stone on d4.',
        done: 'One stone, one cell. Together, stones go farther.',
        hints: ['Choose d4, then a cell next to it.'],
      },
      pt: {
        task: 'Joga com as Brancas e quer levar uma pedra à linha 8, do outro lado. Uma pedra sozinha anda uma casa em qualquer direção. Mova a pedra em d4.',
        done: 'Uma pedra, uma casa. Juntas, as pedras vão mais longe.',
        hints: ['Escolha d4, depois uma casa ao lado.'],
      },
    },
  },
  {
    position: '8/6b1/8/8/8/1w6/1w6/1w6 1 0',
    accepted: { kind: 'moves', moves: ['b1-b6'] },
    texts: {
      en: {
        task: 'Stones in a line are a group. A group moves as many cells as it has stones. Send all three up the column as far as they go.',
        done: 'Three stones, three cells. Written down, the move is b1-b6: the rear stone, and where the front stops.',
        hints: ['Choose b1, the rear stone, then b6.'],
      },
      pt: {
        task: 'Pedras em linha são um grupo. Um grupo anda tantas casas quantas pedras tem. Mande as três pela coluna acima, o mais longe possível.',
        done: 'Três pedras, três casas. A jogada escreve-se b1-b6: a pedra de trás, e onde termina a da frente.',
        hints: ['Escolha b1, a pedra de trás, depois b6.'],
      },
    },
  },
  {
    position: '8/6b1/8/8/8/1w6/1w6/1w6 1 0',
    accepted: { kind: 'moves', moves: ['b2-b5'] },
    texts: {
      en: {
        task: 'The front of a group may go alone. Leave b1 behind, and send the other two as far as two can go.',
        done: 'Two stones, two cells. Only the stones that move count.',
        hints: ['Choose b2, the rear stone of the two.'],
      },
      pt: {
        task: 'A frente de um grupo pode ir sozinha. Deixe b1 para trás e mande as outras duas o mais longe que duas podem ir.',
        done: 'Duas pedras, duas casas. Só contam as pedras que se movem.',
        hints: ['Escolha b2, a pedra de trás das duas.'],
      },
    },
  },
  {
    position: '8/7b/8/wwwbb3/8/8/8/8 1 0',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'A group can capture from a shorter line. Three white stones face two black ones. Capture!',
        done: 'Only the stone you hit is gone. The one on e5 is still there, now alone against three.',
        hints: ['All three must move: choose a5, then d5.'],
      },
      pt: {
        task: 'Um grupo pode capturar numa linha mais curta. Três pedras brancas contra duas pretas. Capture!',
        done: 'Só saiu a pedra atingida. A de e5 continua lá, agora sozinha contra três.',
        hints: ['Têm de ir as três: escolha a5, depois d5.'],
      },
    },
  },
  {
    position: '8/7b/8/1wwbb3/3w4/3w4/8/8 1 0',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'Two cannot capture from a line of two. But a line is strong only along its own direction. Find another way to capture.',
        done: 'Seen from below, d5 was alone.',
        hints: ['Look at your column of two, on d3 and d4.'],
      },
      pt: {
        task: 'Duas não capturam numa linha de duas. Mas uma linha só é forte na sua direção. Encontre outra maneira de capturar.',
        done: 'Vista de baixo, d5 estava sozinha.',
        hints: ['Repare na sua coluna de duas, em d3 e d4.'],
      },
    },
  },
  {
    position: '8/1w6/8/8/7b/8/8/8 1 0',
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'A stone that reaches row 8 has crossed. If Black cannot cross on the next move, you win. Cross!',
        done: 'You win: the black stone on h4 cannot reach row 1 in one move.',
        hints: ['Go from b7 to row 8.'],
      },
      pt: {
        task: 'Uma pedra que chega à linha 8 atravessou. Se as Pretas não puderem atravessar na jogada seguinte, ganha. Atravesse!',
        done: 'Ganhou: a pedra preta em h4 não chega à linha 1 numa jogada.',
        hints: ['Vá de b7 para a linha 8.'],
      },
    },
  },
  {
    position: '8/1w6/8/4b3/8/8/6b1/8 1 0',
    accepted: { kind: 'moves', moves: ['b7-a8', 'b7-b8', 'b7-c8'] },
    texts: {
      en: {
        task: 'Here Black has a stone on g2, close to row 1. Cross anyway, and see what Black must do.',
        done: 'Black can answer, so Black must: g2 goes to row 1. Then the game goes on.',
        hints: ['Go from b7 to row 8.'],
      },
      pt: {
        task: 'Aqui as Pretas têm uma pedra em g2, perto da linha 1. Atravesse mesmo assim, e veja o que as Pretas têm de fazer.',
        done: 'As Pretas podem responder, por isso têm de o fazer: g2 vai para a linha 1. Depois a partida continua.',
        hints: ['Vá de b7 para a linha 8.'],
      },
    },
  },
  {
    position: '8/1w6/4b3/8/6w1/6w1/6b1/8 1 0',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'If you cross now, the stone on g2 answers. Capture it first.',
        done: 'Now nobody is close enough to answer, and your way to row 8 is still open.',
        hints: ['Your two stones on g3 and g4 can capture it: choose g4, then g2.'],
      },
      pt: {
        task: 'Se atravessar agora, a pedra em g2 responde. Capture-a primeiro.',
        done: 'Agora ninguém está perto para responder, e o seu caminho para a linha 8 continua livre.',
        hints: ['As suas pedras em g3 e g4 podem capturá-la: escolha g4, depois g2.'],
      },
    },
  },
  {
    position: '1w6/8/8/8/6w1/3b4/3b4/3w4 2 0',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'Now you are Black. White has crossed on b8, so you must cross too. Do it with a capture.',
        done: 'Any crossing would have been an answer. This one captured a stone as well.',
        hints: ['There is nothing behind row 1, so two stones are enough.', 'Choose d3, then d1.'],
      },
      pt: {
        task: 'Agora joga com as Pretas. As Brancas atravessaram em b8, por isso tem de atravessar. Faça-o com uma captura.',
        done: 'Qualquer travessia serviria de resposta. Esta também capturou uma pedra.',
        hints: ['Atrás da linha 1 não há nada, por isso duas pedras chegam.', 'Escolha d3, depois d1.'],
      },
    },
  },
  {
    position: 'bbbbb3/2w5/2w5/8/8/6b1/8/8 1 0',
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'White again. Five black stones guard row 8. Break through and win.',
        done: 'Along the column it was two against one. The stones beside it do not count. After 200 moves without a capture or a crossing, a game is a draw.',
        hints: ['A single stone captures nothing, but the two on c6 and c7 can.'],
      },
      pt: {
        task: 'De novo as Brancas. Cinco pedras pretas guardam a linha 8. Rompa a muralha e ganhe.',
        done: 'Na coluna eram duas contra uma. As pedras ao lado não contam. Ao fim de 200 jogadas sem captura nem travessia, há empate.',
        hints: ['Uma pedra sozinha não captura, mas as duas em c6 e c7 podem.'],
      },
    },
  },
  {
    position: '4w3/4w3/8/8/8/5b2/8/3b4 1 0',
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'The stones on e8 and d1 have crossed. They are locked: they never move again, and nobody can capture them. e8 blocks the way of e7. Cross beside it and win.',
        done: 'Black had no answer, so you win. Enjoy your first game!',
        hints: ['Go from e7 to row 8, but not straight ahead.'],
      },
      pt: {
        task: 'As pedras em e8 e d1 já atravessaram. Estão presas: nunca mais andam, e ninguém as pode capturar. e8 tapa o caminho de e7. Atravesse ao lado e ganhe.',
        done: 'As Pretas não tinham resposta, por isso ganhou. Divirta-se na sua primeira partida!',
        hints: ['Vá de e7 para a linha 8, mas não a direito.'],
      },
    },
  },
];
