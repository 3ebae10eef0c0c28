import { sketch } from '../../families/cru/course/sketch.ts';
import { REST } from '../../families/cru/step/guide.ts';
import { stepLesson } from '../../families/cru/step/lesson.ts';

export const lesson = stepLesson([
  {
    position: sketch('c2=11e i9=22w', REST),
    accepted: { kind: 'moves', moves: ['c2-d3'] },
    texts: {
      en: {
        task: 'A bold line is no obstacle, and no reason to turn either. You will want to go north: take the step that turns the piece that way.',
        done: 'It went north-east and faces north-east. One more step to the left, and it faces north.',
        hints: ['A piece faces the way it went. Which of its three steps leads half a right angle to the left?'],
      },
      pt: {
        task: 'Uma linha grossa não é obstáculo, nem razão para rodar. Vai querer ir para norte: dê o passo que vira a peça para lá.',
        done: 'Foi para nordeste e aponta para nordeste. Mais um passo à esquerda, e aponta para norte.',
        hints: ['Uma peça aponta para onde foi. Qual dos três passos leva meio ângulo reto à esquerda?'],
      },
    },
  },
  {
    position: sketch('g5=11e g6=2 f7=2 g7=2 i1=22w', REST),
    accepted: { kind: 'moves', moves: ['g5-h4', 'g5-h6'] },
    texts: {
      en: {
        task: 'There are only two columns left before the edge. Begin to turn now: a piece that goes straight on is soon stuck.',
        done: 'It takes four such steps to go back the way one came. Begin early.',
        hints: ['Step to h4 or h6, not straight to h5.'],
      },
      pt: {
        task: 'Só restam duas colunas até à borda. Comece já a virar: uma peça que segue em frente fica depressa presa.',
        done: 'São precisos quatro passos desses para voltar para trás. Comece cedo.',
        hints: ['Vá a h4 ou h6, e não em frente para h5.'],
      },
    },
  },
]);
