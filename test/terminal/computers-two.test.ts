import { describe } from 'vitest';
import { testComputers } from './computers.ts';

describe('two computers play every game to its end', () => testComputers((players) => players === 2));
