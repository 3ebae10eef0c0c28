import type { LessonStep } from '../../../core/course.ts';

/** On small triangles. */
export const lesson: readonly LessonStep[] = [
  {
    position: '1/2/3/4/5 1',
    accepted: { kind: 'any' },
    texts: {
      en: {
        task: 'You are Yellow. Your aim is to join all three sides of the triangle. Place a first disc on any cell.',
        done: 'Placing on an empty cell is one of the two things you can do in a turn.',
        hints: ['Choose any cell.'],
      },
      pt: {
        task: 'Joga com o Amarelo. O objetivo é unir os três lados do triângulo. Coloque um primeiro disco em qualquer casa.',
        done: 'Colocar numa casa vazia é uma das duas coisas que pode fazer na sua vez.',
        hints: ['Escolha qualquer casa.'],
      },
    },
  },
  {
    position: '1/2/1,y,1/1,b,2/5 1',
    accepted: { kind: 'moves', moves: ['c2-b2'] },
    texts: {
      en: {
        task: 'The other thing: move your top disc onto a neighbouring enemy stack of the same height. Take the blue disc.',
        done: 'The stack on b2 is yours, for the top disc decides. c2 is empty now.',
        hints: ['Choose c2, then b2.'],
      },
      pt: {
        task: 'A outra coisa: mover o seu disco de cima para uma pilha adversária vizinha da mesma altura. Tome o disco azul.',
        done: 'A pilha em b2 é sua, pois manda o disco de cima. c2 ficou vazia.',
        hints: ['Escolha c2, depois b2.'],
      },
    },
  },
  {
    position: '1/2/1,by,1/1,b,yb,1/5 1',
    accepted: { kind: 'moves', moves: ['c2-b3'] },
    texts: {
      en: {
        task: 'Heights must be equal, counting all discs. Your stack on c2 has two. Which blue stack can it take?',
        done: 'Two onto two. Now look at c2: a blue disc has come to light there.',
        hints: ['b2 is a single disc. b3 has two.'],
      },
      pt: {
        task: 'As alturas têm de ser iguais, contando todos os discos. A sua pilha em c2 tem dois. Que pilha azul pode tomar?',
        done: 'Dois sobre dois. Repare agora em c2: um disco azul veio à luz.',
        hints: ['b2 é um disco sozinho. b3 tem dois.'],
      },
    },
  },
  {
    position: '1/2/1,y,1/1,b,y,1/1,b,3 1',
    accepted: { kind: 'moves', moves: ['c2-b2'] },
    texts: {
      en: {
        task: 'A stack of two is safe from single discs. Take b2 in such a way that b3 stays yellow.',
        done: 'Neither a2 nor any other single blue disc can take b2 back.',
        hints: ['Two yellow discs touch b2. Move the one on c2.'],
      },
      pt: {
        task: 'Uma pilha de dois está a salvo de discos sozinhos. Tome b2 de modo que b3 continue amarela.',
        done: 'Nem a2 nem outro disco azul sozinho pode retomar b2.',
        hints: ['Dois discos amarelos tocam em b2. Mova o de c2.'],
      },
    },
  },
  {
    position: '1/2/y,y,1/1,y,b,1/1,y,1,b,1 1',
    accepted: { kind: 'threatens' },
    texts: {
      en: {
        task: 'Yellow touches the left side and the base. Reach the right side too.',
        done: 'Joined! But this is only a threat: Blue has one turn to break the chain.',
        hints: ['The chain must go on from c2 to the right side.'],
      },
      pt: {
        task: 'O Amarelo toca no lado esquerdo e na base. Chegue também ao lado direito.',
        done: 'Unidos! Mas é só uma ameaça: o Azul tem uma jogada para quebrar a cadeia.',
        hints: ['A cadeia tem de seguir de c2 até ao lado direito.'],
      },
    },
  },
  {
    position: '1/2/y,y,y/1,y,b,1/2,y,b,1 2',
    accepted: { kind: 'moves', moves: ['a4-a3', 'b3-a3', 'b3-b2', 'b3-c2', 'b3-c3'] },
    texts: {
      en: {
        task: 'Now you are Blue, and Yellow has joined the sides. Break the chain.',
        done: 'Saved. Only a disc on one of its stacks breaks a chain that is complete.',
        hints: ['Placing elsewhere does not help. Move a disc onto a yellow one.'],
      },
      pt: {
        task: 'Agora joga com o Azul, e o Amarelo uniu os lados. Quebre a cadeia.',
        done: 'Salvo. Só um disco sobre uma das suas pilhas quebra uma cadeia completa.',
        hints: ['Colocar noutro sítio não ajuda. Mova um disco para cima de um amarelo.'],
      },
    },
  },
  {
    position: '1/y,b/y,2 1',
    accepted: { kind: 'threatens' },
    texts: {
      en: {
        task: 'A corner belongs to both of its sides. On this tiny triangle, join all three with one disc.',
        done: 'The tip is part of the left and of the right side, and a1 is part of the base.',
        hints: ['Look at the tip, c1.'],
      },
      pt: {
        task: 'Um canto pertence aos seus dois lados. Neste triângulo minúsculo, una os três com um só disco.',
        done: 'O vértice faz parte do lado esquerdo e do direito, e a1 faz parte da base.',
        hints: ['Repare no vértice, c1.'],
      },
    },
  },
  {
    position: 'b/b,1/2,yb/1,y,y,y 1',
    accepted: { kind: 'moves', moves: ['a1'] },
    texts: {
      en: {
        task: 'You win if you are still joined when your next turn begins. Join the sides so that Blue cannot break the chain.',
        done: 'A whole side is a chain, for its ends are corners. No blue disc touches it at equal height: you win next turn.',
        hints: ['On b1 your disc would stand beside the blue one on c1.', 'Fill the base.'],
      },
      pt: {
        task: 'Ganha se ainda estiver unido ao começar a sua próxima vez. Una os lados de modo que o Azul não possa quebrar a cadeia.',
        done: 'Um lado inteiro é uma cadeia, pois as pontas são cantos. Nenhum disco azul lhe toca à mesma altura: ganha a seguir.',
        hints: ['Em b1 o seu disco ficaria ao lado do azul em c1.', 'Encha a base.'],
      },
    },
  },
  {
    position: 'b/by,yb/b,2/by,b,y,y 1',
    accepted: { kind: 'moves', moves: ['a3-a2'] },
    texts: {
      en: {
        task: 'Take care: lifting your disc from c1 would uncover the blue disc that joins Blue, and lose at once. Cut the blue chain instead.',
        done: 'With a2 the chain has lost the base. Always look below before you lift.',
        hints: ['Blue reaches the base only on a2.'],
      },
      pt: {
        task: 'Cuidado: levantar o seu disco de c1 descobriria o disco azul que une o Azul, e perdia logo. Corte antes a cadeia azul.',
        done: 'Sem a2 a cadeia perdeu a base. Veja sempre o que está por baixo antes de levantar.',
        hints: ['O Azul só chega à base em a2.'],
      },
    },
  },
  {
    position: '1/2/1,y,1/4/5 2 pie',
    accepted: { kind: 'moves', moves: ['swap'] },
    texts: {
      en: {
        task: 'With the option to swap, the second player may take over the first disc. The centre is strong: take it with swap.',
        done: 'The disc is blue, and Yellow goes on. So nobody opens with a move that is too good. Enjoy your first game!',
        hints: ['Choose the move swap, or type it.'],
      },
      pt: {
        task: 'Com a opção de troca, o segundo jogador pode ficar com o primeiro disco. O centro é forte: tome-o com swap.',
        done: 'O disco é azul, e continua o Amarelo. Assim ninguém abre com uma jogada boa demais. Bom primeiro jogo!',
        hints: ['Escolha a jogada swap, ou escreva-a.'],
      },
    },
  },
];
