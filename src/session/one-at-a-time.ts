/** Asks one question after the other: a move may be taken back while a player thinks about it. */
export function oneAtATime(): <T>(ask: () => Promise<T>) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve();
  return (ask) => {
    const answer = before.then(ask);
    before = answer.catch(() => {});
    return answer;
  };
}
