import type { MuseumBot } from '../../../core/engine.ts';
import { chooseGreedily } from '../../families/phalanx/greedy.ts';

const greedy: MuseumBot = {
  id: 'greedy',
  texts: {
    en: {
      name: 'Greedy bot',
      origin:
        'Crossings is older than home computers, and no early program is known. This one plays like a beginner of 1969: a crossing first, then a capture, then a step forward.',
    },
    pt: {
      name: 'Robô ganancioso',
      origin:
        'Crossings é mais antigo do que os computadores pessoais, e não se conhece nenhum programa da época. Este joga como um principiante de 1969: primeiro atravessar, depois capturar, depois avançar.',
    },
  },
  choose: chooseGreedily,
};

export const museum: readonly MuseumBot[] = [greedy];
