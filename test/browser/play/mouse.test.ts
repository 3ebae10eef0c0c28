import { playEveryGame } from '../support/play-games.ts';
import { mouse } from '../support/play-inputs.ts';

playEveryGame('mouse', mouse);
