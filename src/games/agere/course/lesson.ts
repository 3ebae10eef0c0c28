import type { LessonStep } from '../../../core/course.ts';

/** On small triangles. */
export const lesson: readonly LessonStep[] = [
  {
    position: '1/2/3/4/5 1',
    accepted: { kind: 'any' },
    texts: {
      en: {
        task: 'You are Yellow. You want to join all three sides of the triangle with one chain of discs. Start: place a disc on any cell.',
        done: 'Placing a disc on an empty cell is one of the two things you can do on your turn.',
        hints: ['Choose any cell.'],
      },
      pt: {
        task: 'Joga com o Amarelo. Quer unir os três lados do triângulo com uma cadeia de discos. Comece: coloque um disco em qualquer casa.',
        done: 'Colocar um disco numa casa vazia é uma das duas coisas que pode fazer na sua vez.',
        hints: ['Escolha qualquer casa.'],
      },
    },
  },
  {
    position: '1/2/1,y,1/1,b,2/5 1',
    accepted: { kind: 'moves', moves: ['c2-b2'] },
    texts: {
      en: {
        task: 'The other thing: move a disc onto an enemy disc beside it. The disc on top decides who owns the stack. Take the blue disc.',
        done: 'The stack on b2 is yours, because the top disc decides. c2 is empty now.',
        hints: ['Choose c2, then b2.'],
      },
      pt: {
        task: 'A outra coisa: mover um disco para cima de um disco adversário ao lado. O disco de cima decide de quem é a pilha. Tome o disco azul.',
        done: 'A pilha em b2 é sua, porque o disco de cima decide. c2 ficou vazia.',
        hints: ['Escolha c2, depois b2.'],
      },
    },
  },
  {
    position: '1/2/1,by,1/1,b,yb,1/5 1',
    accepted: { kind: 'moves', moves: ['c2-b3'] },
    texts: {
      en: {
        task: 'You can move only onto a stack of the same height. Count all its discs. Your stack on c2 has two. Which blue stack can it take?',
        done: 'Two onto two. Now look at c2: you uncovered a blue disc there. Only the top disc moves.',
        hints: ['b2 is a single disc. b3 has two.'],
      },
      pt: {
        task: 'Só se pode mover para uma pilha da mesma altura. Conte todos os discos. A sua pilha em c2 tem dois. Que pilha azul pode tomar?',
        done: 'Dois sobre dois. Repare agora em c2: ficou um disco azul a descoberto. Só se move o disco de cima.',
        hints: ['b2 é um disco sozinho. b3 tem dois.'],
      },
    },
  },
  {
    position: '1/2/1,y,1/1,b,y,1/1,b,3 1',
    accepted: { kind: 'moves', moves: ['c2-b2'] },
    texts: {
      en: {
        task: 'A stack of two is safe from single discs. Take b2, but leave your disc on b3 where it is.',
        done: 'Now b2 has two discs, so the single disc on a2 cannot take it.',
        hints: ['Two of your discs touch b2. Move the one on c2.'],
      },
      pt: {
        task: 'Uma pilha de dois está a salvo de discos sozinhos. Tome b2, mas deixe o seu disco em b3 onde está.',
        done: 'Agora b2 tem dois discos, por isso o disco sozinho em a2 não a pode tomar.',
        hints: ['Dois dos seus discos tocam em b2. Mova o de c2.'],
      },
    },
  },
  {
    position: '1/2/y,y,1/1,y,b,1/1,y,1,b,1 1',
    accepted: { kind: 'threatens' },
    texts: {
      en: {
        task: 'Your chain touches the left side and the base. Reach the right side too.',
        done: 'All three sides are joined! But Blue has one turn to break the chain.',
        hints: ['Continue the chain from c2 to the right side.'],
      },
      pt: {
        task: 'A sua cadeia toca no lado esquerdo e na base. Chegue também ao lado direito.',
        done: 'Os três lados estão unidos! Mas o Azul tem uma jogada para quebrar a cadeia.',
        hints: ['Continue a cadeia de c2 até ao lado direito.'],
      },
    },
  },
  {
    position: '1/2/y,y,y/1,y,b,1/2,y,b,1 2',
    accepted: { kind: 'moves', moves: ['a4-a3', 'b3-a3', 'b3-b2', 'b3-c2', 'b3-c3'] },
    texts: {
      en: {
        task: 'Now you are Blue. Yellow has joined all three sides, and you have one turn. Break the chain.',
        done: 'Saved! Only a disc on top of one of its stacks breaks a chain.',
        hints: ['Placing a new disc does not help. Move a blue disc onto a yellow one.'],
      },
      pt: {
        task: 'Agora joga com o Azul. O Amarelo uniu os três lados. Tem uma só jogada para quebrar a cadeia.',
        done: 'Salvo! Só um disco em cima de uma das suas pilhas quebra uma cadeia.',
        hints: ['Colocar um disco novo não ajuda. Mova um disco azul para cima de um amarelo.'],
      },
    },
  },
  {
    position: '1/y,b/y,2 1',
    accepted: { kind: 'threatens' },
    texts: {
      en: {
        task: 'You are Yellow again. A corner belongs to both of its sides. Join all three sides of this tiny triangle with one disc.',
        done: 'The tip belongs to the left and the right side, and a1 belongs to the base.',
        hints: ['Look at the tip, c1.'],
      },
      pt: {
        task: 'Joga outra vez com o Amarelo. Um canto pertence aos seus dois lados. Una os três lados deste pequeno triângulo com um só disco.',
        done: 'O vértice pertence ao lado esquerdo e ao direito, e a1 pertence à base.',
        hints: ['Repare no vértice, c1.'],
      },
    },
  },
  {
    position: 'b/b,1/2,yb/1,y,y,y 1',
    accepted: { kind: 'moves', moves: ['a1'] },
    texts: {
      en: {
        task: 'You win if your chain still stands when your next turn begins. Join the sides where Blue cannot break the chain.',
        done: 'A whole side is a chain, because its ends are corners. Blue has no stack of equal height beside it, so you win next turn.',
        hints: ['On b1 your disc would stand beside the blue one on c1.', 'Fill the base.'],
      },
      pt: {
        task: 'Ganha se a cadeia ainda estiver de pé quando chegar a sua próxima vez. Una os lados onde o Azul não possa quebrar a cadeia.',
        done: 'Um lado inteiro é uma cadeia, porque as pontas são cantos. O Azul não tem ao lado nenhuma pilha da mesma altura, por isso o Amarelo ganha a seguir.',
        hints: ['Em b1 o seu disco ficaria ao lado do azul em c1.', 'Encha a base.'],
      },
    },
  },
  {
    position: 'b/by,yb/b,2/by,b,y,y 1',
    accepted: { kind: 'moves', moves: ['a3-a2'] },
    texts: {
      en: {
        task: "Careful! If you lift your disc from c1, the blue disc under it completes Blue's chain, and you lose at once. Cut the blue chain instead.",
        done: 'Without a2 the chain no longer reaches the base. Always look under a disc before you lift it.',
        hints: ['Blue reaches the base only on a2.'],
      },
      pt: {
        task: 'Cuidado! Se levantar o seu disco de c1, o disco azul por baixo completa a cadeia do Azul, e perde logo. Em vez disso, corte a cadeia azul.',
        done: 'Sem a2 a cadeia já não chega à base. Veja sempre o que está por baixo antes de levantar um disco.',
        hints: ['O Azul só chega à base em a2.'],
      },
    },
  },
  {
    position: '1/2/1,y,1/4/5 2 pie',
    accepted: { kind: 'moves', moves: ['swap'] },
    texts: {
      en: {
        task: "Optional swap rule: Blue may take over Yellow's first disc. You are Blue, and the centre is a strong place. Swap!",
        done: 'The disc is blue now, and Yellow moves again. So nobody starts with a move that is too strong. Enjoy your first game!',
        hints: ['Choose “Swap sides”, or type swap.'],
      },
      pt: {
        task: 'Regra da troca, opcional: o Azul pode ficar com o primeiro disco do Amarelo. Joga com o Azul, e o centro é um bom lugar. Troque!',
        done: 'O disco agora é azul, e volta a jogar o Amarelo. Assim ninguém começa com uma jogada forte demais. Divirta-se na sua primeira partida!',
        hints: ['Escolha “Trocar de lado”, ou escreva swap.'],
      },
    },
  },
];
