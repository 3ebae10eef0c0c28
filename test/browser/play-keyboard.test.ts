import { playEveryGame } from './play-games.ts';
import { keyboard } from './play-inputs.ts';

playEveryGame('keyboard', keyboard);
