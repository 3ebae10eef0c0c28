/** The probability of winning at an evaluation, in units of the scale: the logistic function. */
export function chance(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** The cross entropy of a predicted probability against the target, in nats. */
export function surprise(value: number, target: number): number {
  // log(1 + e^value) without overflow
  const softplus = value > 0 ? value + Math.log1p(Math.exp(-value)) : Math.log1p(Math.exp(value));
  return softplus - target * value;
}
