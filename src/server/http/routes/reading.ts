/** Whether all texts in outside input can be stored: PostgreSQL takes neither NUL nor half a surrogate pair. */
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
