import { test } from 'vitest';
import { plainSteps } from '../../../test/support/plain-steps.ts';
import { walk } from '../../../test/support/walk.ts';
import { Random } from '../../core/random.ts';
import { shacru } from './index.ts';

test.each([2, 3, 4])('random games of %i players agree with the plain rules', (players) => {
  walk(shacru, { players }, 60, new Random(players), plainSteps(true));
});
