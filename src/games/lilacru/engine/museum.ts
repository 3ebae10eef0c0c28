import type { MuseumBot } from '../../../core/engine.ts';
import { bestMove } from '../../../core/play/best-move.ts';
import { countBits } from '../../families/cru/step/bits.ts';
import { lookAhead, openSteps } from '../../families/cru/step/outlook.ts';

/** Takes a tile where it can, and keeps the ways ahead of its pieces open. */
const grabber: MuseumBot = {
  id: 'grabber',
  texts: {
    en: {
      name: 'The grabber',
      origin:
        'No computer of the past is known for Lilacru; this one follows the first advice that beginners of 2002 would have got: take a free tile, and do not block your own way.',
    },
    pt: {
      name: 'O apanhador',
      origin:
        'Não se conhece nenhum computador do passado para Lilacru; este segue o primeiro conselho que um principiante de 2002 teria ouvido: apanhe um ladrilho livre e não tape o seu próprio caminho.',
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

/** More than all ways ahead of four pieces. */
const CLAIM = 100;
