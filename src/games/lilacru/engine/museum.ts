import type { MuseumBot } from '../../../core/engine.ts';
import { bestMove } from '../../../core/play/best-move.ts';
import { countBits } from '../../families/cru/step/bits.ts';
import { lookAhead, openSteps } from '../../families/cru/step/outlook.ts';

/** Takes a tile where it can, and keeps the ways ahead of its pieces open. */
const grabber: MuseumBot = {
  id: 'grabber',
  texts: {
    en: {
      name: 'Tile grabber',
      origin:
        'No early program for Lilacru is known. This one follows a beginner’s first advice: take a free tile, and do not block your own way.',
    },
    pt: {
      name: 'Caçador de ladrilhos',
      origin:
        'Não se conhece nenhum programa antigo de Lilacru. Este segue o primeiro conselho a um principiante: apanhe um ladrilho livre e não tape o seu próprio caminho.',
    },
  },
  choose(position, random) {
    const seat = position.turn;
    return bestMove(position, random, (move) => {
      const claim = position.slots[(move >> 2) & 127] === 0 ? CLAIM : 0;
      position.play(move);
      const ways = countBits(openSteps(lookAhead(position, seat)));
      position.undo();
      return claim + ways;
    });
  },
};

export const museum: readonly MuseumBot[] = [grabber];

/** More than all open directions of four pieces. */
const CLAIM = 100;
