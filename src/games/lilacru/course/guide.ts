import type { Diagram } from '../../../core/course.ts';
import { sketch } from '../../families/cru/course/sketch.ts';
import { REST, stepGuide } from '../../families/cru/step/guide.ts';

const border: Omit<Diagram, 'caption'> = {
  position: sketch('c3=11n i9=22w', REST),
  cells: ['d5', 'e5', 'e4'],
  move: 'c3-d4',
};

export const guide = stepGuide({
  en: {
    game: 'Lilacru, by Mike Wellman, is for two, three or four players.',
    border: {
      title: 'Turning takes steps',
      paragraphs: [
        'A piece turns only by stepping diagonally forward. To turn all the way round it needs four such steps, and room for them.',
        'The thick lines belong to the other games of the family. Here you cross them like any other line.',
      ],
      diagram: { ...border, caption: 'Blue steps to d4 and faces north-east. Next it can go to d5, e5 or e4.' },
    },
    written: 'a3-b4 is a move from a3 to b4.',
  },
  pt: {
    game: 'Lilacru, de Mike Wellman, é para dois, três ou quatro jogadores.',
    border: {
      title: 'Virar leva passos',
      paragraphs: [
        'Uma peça só vira ao andar em frente na diagonal. Para dar meia volta precisa de quatro passos destes, e de espaço.',
        'As linhas grossas são dos outros jogos da família. Aqui passam-se como as outras linhas.',
      ],
      diagram: { ...border, caption: 'O Azul vai a d4 e fica virado para nordeste. Depois pode ir a d5, e5 ou e4.' },
    },
    written: 'a3-b4 é uma jogada de a3 para b4.',
  },
});
