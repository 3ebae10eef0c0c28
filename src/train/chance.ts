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

/**
 * The logarithm of the sum of the odds, which are e to the power of each logit. A lone logit is that of one of two
 * seats, whose other has 0.
 */
export function logSum(logits: Float64Array): number {
  let most = logits.length === 1 ? 0 : logits[0];
  for (let at = 0; at < logits.length; at++) if (logits[at] > most) most = logits[at];
  let odds = logits.length === 1 ? Math.exp(0 - most) : 0;
  for (let at = 0; at < logits.length; at++) odds += Math.exp(logits[at] - most);
  return most + Math.log(odds);
}

/** The share of each seat by its logit; see logSum. */
export function sharesOf(logits: Float64Array, shares: Float64Array): void {
  const all = logSum(logits);
  for (let at = 0; at < logits.length; at++) shares[at] = Math.exp(logits[at] - all);
}
