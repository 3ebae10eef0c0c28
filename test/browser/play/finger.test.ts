import { playEveryGame } from '../support/play-games.ts';
import { finger } from '../support/play-inputs.ts';

playEveryGame('finger', finger, { hasTouch: true, viewport: { width: 820, height: 1180 } });
