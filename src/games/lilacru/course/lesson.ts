import { sketch } from '../../families/cru/course/sketch.ts';
import { REST } from '../../families/cru/step/guide.ts';
import { stepLesson } from '../../families/cru/step/lesson.ts';

export const lesson = stepLesson([
  {
    position: sketch('c2=11e i9=22w', REST),
    accepted: { kind: 'moves', moves: ['c2-d3'] },
    texts: {
      en: {
        task: 'A thick line is only a line here: cross it like any other. A piece turns by stepping diagonally. You want to go north, so take the step that turns it that way.',
        done: 'It stepped north-east, so it faces north-east. One more step to the left, and it faces north.',
        hints: ['A piece faces the way it went. Which cell lies diagonally forward to the left?'],
      },
      pt: {
        task: 'Aqui uma linha grossa é só uma linha: passe-a como as outras. Uma peça vira andando na diagonal. Quer ir para norte, por isso dê o passo que a vira para lá.',
        done: 'Foi para nordeste, por isso está virada para nordeste. Mais um passo à esquerda, e fica virada para norte.',
        hints: ['Uma peça fica virada para onde foi. Que casa fica em frente, na diagonal esquerda?'],
      },
    },
  },
  {
    position: sketch('g5=11e g6=2 f7=2 g7=2 i1=22w', REST),
    accepted: { kind: 'moves', moves: ['g5-h4', 'g5-h6'] },
    texts: {
      en: {
        task: 'The edge is only two columns away. Start turning now, or this piece will soon be stuck.',
        done: 'Turning all the way round takes four such steps, so start early.',
        hints: ['Step to h4 or h6, not straight ahead to h5.'],
      },
      pt: {
        task: 'A borda está só a duas colunas. Comece já a virar, ou esta peça fica presa em breve.',
        done: 'Dar meia volta leva quatro passos destes, por isso comece cedo.',
        hints: ['Vá a h4 ou h6, e não em frente para h5.'],
      },
    },
  },
]);
