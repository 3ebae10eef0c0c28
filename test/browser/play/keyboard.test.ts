import { playEveryGame } from '../support/play-games.ts';
import { keyboard } from '../support/play-inputs.ts';

playEveryGame('keyboard', keyboard);
