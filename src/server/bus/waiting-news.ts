import type { News } from './bus.ts';

/** Bytes of a payload: PostgreSQL allows less than 8000. */
const LARGEST = 7900;

/** News that wait to be told, as JSON: the same is told once. */
export class WaitingNews {
  private readonly texts = new Set<string>();

  add(news: News): void {
    this.texts.add(JSON.stringify(news));
  }

  /** News that were on their way when the way broke: what may arrive twice without harm. */
  addAgain(texts: readonly string[]): void {
    for (const text of texts) {
      const news = safeToRepeat(JSON.parse(text) as News);
      if (news !== undefined) this.add(news);
    }
  }

  /** Only what may arrive late and twice is kept: there is no telling when the way is open again. */
  settle(): void {
    const texts = [...this.texts];
    this.texts.clear();
    this.addAgain(texts);
  }

  get isEmpty(): boolean {
    return this.texts.size === 0;
  }

  /** Takes out as many as fit into a payload beside what it begins with; what never fits is told in short. */
  take(begin: string): string[] {
    const taken: string[] = [];
    let room = LARGEST - Buffer.byteLength(begin);
    for (const text of this.texts) {
      const bytes = Buffer.byteLength(text) + 1;
      if (bytes > room && taken.length > 0) break;
      this.texts.delete(text);
      if (bytes <= room) {
        taken.push(text);
        room -= bytes;
      } else if ((JSON.parse(text) as News).kind === 'chat') this.addAgain([text]);
    }
    return taken;
  }
}

/** Whoever hears that names have changed reads all of the room anew, what was written in it too. */
function safeToRepeat(news: News): News | undefined {
  if (news.kind === 'presence') return undefined; // it is told again and again anyway
  return news.kind === 'chat' ? { kind: 'names', room: news.room } : news;
}
