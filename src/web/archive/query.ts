import type { ArchivePage } from '../../protocol/archived.ts';
import { type Heard, request } from '../online/request.ts';
import { addressOf, addressOfServer } from '../state/route.ts';

const KEYS = ['player', 'game', 'result', 'rated', 'from', 'until', 'mine', 'after'] as const;
/** A search; days as 2026-01-31, the last one included. */
export type Query = Partial<Record<(typeof KEYS)[number], string>>;

const A_PAGE = 24;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What an address asks for: names and values in turn. Unknown words are left out. */
export function readQuery(words: readonly string[]): Query {
  const query: Query = {};
  for (const key of KEYS) {
    const at = words.findIndex((word, index) => index % 2 === 0 && word === key);
    const value = at < 0 ? '' : (words[at + 1] ?? '');
    const isDay = key === 'from' || key === 'until';
    if (value !== '' && (!isDay || DAY.test(value))) query[key] = value;
  }
  return query;
}

/** The address that asks for it. */
export function addressOfQuery(query: Query): string {
  return addressOf('archive', ...KEYS.flatMap((key) => (query[key] === undefined ? [] : [key, query[key]])));
}

/** A page of results. One that is empty without being the last leads on to the next. */
export async function findGames(query: Query): Promise<Heard<ArchivePage>> {
  const said = await request<ArchivePage>(`archive?${parametersOf(query)}&limit=${A_PAGE}`);
  if (said === undefined || !('answer' in said)) return said;
  const { games, after } = said.answer;
  return games.length === 0 && after !== null ? findGames({ ...query, after }) : said;
}

/** Where all results can be downloaded, from the first page on. */
export function downloadOf({ after: _, ...query }: Query): string {
  return addressOfServer(`archive.jsonl?${parametersOf(query)}`);
}

export function recordAddress(room: string, as: 'text' | 'json'): string {
  return addressOfServer(`rooms/${room}/record?as=${as}`);
}

/** Days are in the user's time zone. */
function parametersOf({ from, until, ...rest }: Query): URLSearchParams {
  const parameters = new URLSearchParams(rest);
  if (from !== undefined) parameters.set('from', String(dayAt(from, 0)));
  if (until !== undefined) parameters.set('until', String(dayAt(until, 1)));
  return parameters;
}

/** When a day begins here, or this many days later. */
function dayAt(text: string, later: number): number {
  const [year, month, day] = text.split('-').map(Number);
  return Math.max(0, new Date(year, month - 1, day + later).getTime());
}
