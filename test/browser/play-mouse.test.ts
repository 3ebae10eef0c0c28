import { playEveryGame } from './play-games.ts';
import { mouse } from './play-inputs.ts';

playEveryGame('mouse', mouse);
