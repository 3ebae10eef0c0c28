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
      title: 'No twist',
      paragraphs: [
        'Bold lines divide the board into nine borderlands of 3 by 3 cells. They matter in the other games of the family; here a step over a border is a step like any other.',
        'A piece changes its direction only by going half a right angle to one side. Turning round takes four such steps and the room for them.',
      ],
      diagram: {
        ...border,
        caption: 'c3-d4 crosses two borders. The piece faces north-east: d5, e5 and e4 come next.',
      },
    },
    written: 'a3-b4 goes from a3 to b4.',
  },
  pt: {
    game: 'Lilacru, de Mike Wellman, é para dois, três ou quatro jogadores.',
    border: {
      title: 'Sem rotação',
      paragraphs: [
        'Linhas grossas dividem o tabuleiro em nove regiões de 3 por 3 casas. Contam nos outros jogos da família; aqui um passo sobre uma fronteira é um passo como os outros.',
        'Uma peça só muda de direção ao andar meio ângulo reto para um lado. Dar meia volta leva quatro passos desses, e o espaço para eles.',
      ],
      diagram: {
        ...border,
        caption: 'c3-d4 passa duas fronteiras. A peça aponta para nordeste: seguem-se d5, e5 e e4.',
      },
    },
    written: 'a3-b4 vai de a3 para b4.',
  },
});
