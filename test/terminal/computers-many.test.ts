import { describe } from 'vitest';
import { testComputers } from './computers.ts';

describe('three and four computers play to the end', () => testComputers((players) => players > 2));
