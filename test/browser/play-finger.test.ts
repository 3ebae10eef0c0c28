import { playEveryGame } from './play-games.ts';
import { finger } from './play-inputs.ts';

playEveryGame('finger', finger, { hasTouch: true, viewport: { width: 820, height: 1180 } });
