/**
 * A share of the game on one scale for all numbers of seats: even is 0.5, and for two seats it is the share itself. Odds
 * are taken relative to even odds.
 */
export function standing(share: number, seats: number): number {
  const won = share * (seats - 1);
  return won / (won + 1 - share);
}

/** The share with this standing. */
export function shareAt(standing: number, seats: number): number {
  return standing / (standing + (1 - standing) * (seats - 1));
}
