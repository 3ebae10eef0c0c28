/** Milliseconds since 1970 that never jump while the process lives, whatever happens to the machine's clock. */
export function steadyNow(): () => number {
  const offset = Date.now() - performance.now();
  return () => Math.round(offset + performance.now());
}
