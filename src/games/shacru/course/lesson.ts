import { sketch } from '../../families/cru/course/sketch.ts';
import { REST } from '../../families/cru/step/guide.ts';
import { stepLesson } from '../../families/cru/step/lesson.ts';

export const lesson = stepLesson([
  {
    position: sketch('c2=11e i9=22w', REST),
    accepted: { kind: 'moves', moves: ['c2-d2<'] },
    texts: {
      en: {
        task: 'A piece that crosses a border between two borderlands may turn once. Go to d2 and turn left.',
        done: 'That was a twist: the piece faces north-east, although it went east.',
        hints: ['Go to d2, then choose the twist to the left: c2-d2<.'],
      },
      pt: {
        task: 'Uma peça que passa a fronteira entre duas regiões pode rodar uma vez. Vá a d2 e rode à esquerda.',
        done: 'Foi uma rotação: a peça aponta para nordeste, embora tenha ido para leste.',
        hints: ['Vá a d2 e escolha rodar à esquerda: c2-d2<.'],
      },
    },
  },
  {
    position: sketch('c3=11ne i9=22w', REST),
    accepted: { kind: 'moves', moves: ['c3-d4>'] },
    texts: {
      en: {
        task: 'Where four borderlands meet, a diagonal step crosses a border too. Go to d4 and turn right, to the east.',
        done: 'Well turned. Away from borders a piece keeps the direction in which it went.',
        hints: ['Go to d4, then choose the twist to the right: c3-d4>.'],
      },
      pt: {
        task: 'Onde quatro regiões se encontram, um passo na diagonal também passa uma fronteira. Vá a d4 e rode à direita, para leste.',
        done: 'Boa rotação. Longe das fronteiras, uma peça fica virada para onde foi.',
        hints: ['Vá a d4 e escolha rodar à direita: c3-d4>.'],
      },
    },
  },
]);
