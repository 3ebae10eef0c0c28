import process from 'node:process';

// Loaded into a server before anything else: its wall clock is wrong by the first number of milliseconds in
// GAMUT_TEST_STEPS, and steps by the next with every SIGUSR2, as when an operator sets the machine's clock.
const RealDate = Date;
const steps = (process.env.GAMUT_TEST_STEPS ?? '').split(' ').map(Number);
let shift = steps.shift() ?? 0;
process.on('SIGUSR2', () => {
  shift += steps.shift() ?? 0;
});

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number]) {
    super(...((given.length === 0 ? [RealDate.now() + shift] : given) as [number]));
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
} as DateConstructor;
