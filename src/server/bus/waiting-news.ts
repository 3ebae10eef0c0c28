import type { BusMessage } from './bus.ts';

/** Bytes of a payload: PostgreSQL allows less than 8000. */
const LARGEST = 7900;

/** News waiting to be sent, as JSON, each item once. */
export class WaitingNews {
  private readonly texts = new Set<string>();

  add(news: BusMessage): void {
    this.texts.add(JSON.stringify(news));
  }

  /** News that was being sent when the connection broke: what may arrive twice without harm. */
  addAgain(texts: readonly string[]): void {
    for (const text of texts) {
      const news = safeToRepeat(JSON.parse(text) as BusMessage);
      if (news !== undefined) this.add(news);
    }
  }

  /** Only what may arrive late and twice is kept: there is no telling when the connection will be back. */
  settle(): void {
    const texts = [...this.texts];
    this.texts.clear();
    this.addAgain(texts);
  }

  get isEmpty(): boolean {
    return this.texts.size === 0;
  }

  /** Takes out as many as fit into a payload beside its beginning; what never fits is sent in a shorter form. */
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
      } else if ((JSON.parse(text) as BusMessage).kind === 'chat') this.addAgain([text]);
    }
    return taken;
  }
}

/** A process that hears that names have changed reads the whole room again, including what was written in it. */
function safeToRepeat(news: BusMessage): BusMessage | undefined {
  if (news.kind === 'presence') return undefined; // it is sent repeatedly anyway
  return news.kind === 'chat' ? { kind: 'names', room: news.room } : news;
}
