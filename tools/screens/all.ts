import { FIRST } from './first.ts';
import { LEARNING } from './learning.ts';
import { ONLINE } from './online.ts';
import { PEOPLE } from './people.ts';
import { PLAYING } from './playing.ts';
import type { Screen } from './screen.ts';
import { STUDYING } from './studying.ts';

/** Every screen of the page. */
export const ALL: readonly Screen[] = [...FIRST, ...PLAYING, ...LEARNING, ...STUDYING, ...ONLINE, ...PEOPLE];
