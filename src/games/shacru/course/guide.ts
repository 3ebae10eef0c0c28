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
        'Thick lines divide the board into nine borderlands of 3 by 3 cells. When your piece steps into another one, you may turn it by 45° to the left or right.',
        'A twist is free, and you never have to make one.',
      ],
      diagram: { ...twist, caption: 'Blue crosses a border to d2 and twists left, to face north-east.' },
    },
    written: 'a3-b4 is a move from a3 to b4. Add < for a twist to the left, or > for one to the right.',
  },
  pt: {
    game: 'Shacru, de Mike Wellman, é para dois, três ou quatro jogadores.',
    border: {
      title: 'A rotação',
      paragraphs: [
        'Linhas grossas dividem o tabuleiro em nove regiões de 3 por 3 casas. Quando a sua peça entra noutra região, pode rodá-la 45° para a esquerda ou para a direita.',
        'Rodar não custa nada e nunca é obrigatório.',
      ],
      diagram: { ...twist, caption: 'O Azul passa a fronteira para d2 e roda à esquerda, para nordeste.' },
    },
    written: 'a3-b4 é uma jogada de a3 para b4. Junte < para rodar à esquerda, ou > para rodar à direita.',
  },
});
