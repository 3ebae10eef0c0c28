import type { Diagram } from '../../../core/course.ts';
import { sketch } from '../../families/cru/course/sketch.ts';
import { REST, stepGuide } from '../../families/cru/step/guide.ts';

const twist: Omit<Diagram, 'caption'> = {
  position: sketch('c2=11e i9=22w', REST),
  cells: ['d2'],
  move: 'c2-d2<',
};

export const guide = stepGuide({
  en: {
    game: 'Shacru, by Mike Wellman, is for two, three or four players.',
    border: {
      title: 'The twist',
      paragraphs: [
        'Bold lines divide the board into nine borderlands of 3 by 3 cells. When a step leads into another one, you may turn the piece once, by half a right angle to the left or right.',
        'A twist costs nothing, and it is never an obligation.',
      ],
      diagram: { ...twist, caption: 'c2-d2< crosses a border and turns left: now it faces north-east.' },
    },
    written: 'a3-b4 goes from a3 to b4; < adds a twist to the left, > one to the right.',
  },
  pt: {
    game: 'Shacru, de Mike Wellman, é para dois, três ou quatro jogadores.',
    border: {
      title: 'A rotação',
      paragraphs: [
        'Linhas grossas dividem o tabuleiro em nove regiões de 3 por 3 casas. Quando um passo leva a outra região, pode rodar a peça uma vez, meio ângulo reto para a esquerda ou para a direita.',
        'Rodar não custa nada, e nunca é obrigatório.',
      ],
      diagram: { ...twist, caption: 'c2-d2< passa uma fronteira e roda à esquerda: aponta para nordeste.' },
    },
    written: 'a3-b4 vai de a3 para b4; < acrescenta uma rotação à esquerda, > à direita.',
  },
});
