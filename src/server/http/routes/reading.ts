/** Whether all texts in what came from outside can be stored: PostgreSQL takes no NUL, and half a character is none. */
export function isStorable(came: unknown): boolean {
  const waiting = [came];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      if (/[\0\p{Cs}]/u.test(value)) return false;
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) waiting.push(key, part);
    }
  }
  return true;
}
