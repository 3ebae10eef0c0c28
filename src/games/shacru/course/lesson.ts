import { sketch } from '../../families/cru/course/sketch.ts';
import { REST } from '../../families/cru/step/guide.ts';
import { stepLesson } from '../../families/cru/step/lesson.ts';

export const lesson = stepLesson([
  {
    position: sketch('c2=11e i9=22w', REST),
    accepted: { kind: 'moves', moves: ['c2-d2<'] },
    texts: {
      en: {
        task: 'Thick lines divide the board into nine borderlands. A piece that crosses a border may twist: it turns by 45°, for free. Go to d2 and twist left.',
        done: 'The piece went east, but now it faces north-east. Written down, the move is c2-d2<. The < is the twist to the left.',
        hints: ['Choose c2, then d2. Then choose the twist to the left.'],
      },
      pt: {
        task: 'Linhas grossas dividem o tabuleiro em nove regiões. Uma peça que passa uma fronteira pode rodar 45°, sem custo. Vá a d2 e rode à esquerda.',
        done: 'A peça foi para leste, mas agora está virada para nordeste. A jogada escreve-se c2-d2<. O < é a rotação à esquerda.',
        hints: ['Escolha c2, depois d2. Depois escolha rodar à esquerda.'],
      },
    },
  },
  {
    position: sketch('c3=11ne i9=22w', REST),
    accepted: { kind: 'moves', moves: ['c3-d4>'] },
    texts: {
      en: {
        task: 'Where four borderlands meet, a diagonal step crosses a border too. Go to d4 and twist right, to the east.',
        done: 'Well done. A twist at the right moment opens a new way. Inside a borderland there is no twist.',
        hints: ['Choose c3, then d4. Then choose the twist to the right.'],
      },
      pt: {
        task: 'Onde se encontram quatro regiões, um passo na diagonal também passa uma fronteira. Vá a d4 e rode à direita, para leste.',
        done: 'Muito bem. Uma rotação na altura certa abre um caminho novo. Dentro de uma região não se roda.',
        hints: ['Escolha c3, depois d4. Depois escolha rodar à direita.'],
      },
    },
  },
]);
