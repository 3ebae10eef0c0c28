import process from 'node:process';
import { afterEach, beforeEach, vi } from 'vitest';

/** What a command that runs in this process prints, in English; a test may empty it. */
export interface Printed {
  out: string;
  err: string;
}

/** Collects what is printed in each test of a file, and forgets the exit status that was set. */
export function collectPrinted(): Printed {
  const printed = { out: '', err: '' };
  beforeEach(() => {
    vi.stubEnv('LC_ALL', 'en_GB.UTF-8');
    for (const [stream, name] of [[process.stdout, 'out'] as const, [process.stderr, 'err'] as const]) {
      printed[name] = '';
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        printed[name] += text;
        return true;
      });
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    process.exitCode = undefined;
  });
  return printed;
}
