import { signal } from '@preact/signals';
import type { AnalysisNote } from '../../../protocol/analysis.ts';
import { request } from '../../online/request.ts';
import { becomeGuest } from '../../online/server.ts';
import { ShownText } from '../../state/shown-text.ts';
import { analysisTexts } from './analysis-texts.ts';

const LOOK_AGAIN_MS = 1500;

/** The analysis of a room at the server: requested, and polled until it is done. */
export class AskedAnalysis {
  /** undefined until the server has answered. */
  readonly note = signal<AnalysisNote | undefined>(undefined);
  readonly isAsking = signal(false);
  readonly trouble = new ShownText();
  private readonly path: string;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(room: string) {
    this.path = `rooms/${room}/analysis`;
    void this.look();
  }

  /** Requests it. Users the server does not know become guests first. */
  async ask(isKnown: boolean): Promise<void> {
    this.isAsking.value = true;
    if (!isKnown) await becomeGuest('');
    const said = await request<AnalysisNote>(this.path, {});
    this.isAsking.value = false;
    const isTaken = said !== undefined && 'answer' in said;
    if (isTaken) {
      this.trouble.value = '';
      this.take(said.answer);
    } else this.trouble.value = () => analysisTexts.value[said?.code === 'too many' ? 'tooMany' : 'notAsked'];
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    const said = await request<AnalysisNote>(this.path);
    if (this.isClosed) return;
    if (said !== undefined && 'answer' in said) this.take(said.answer);
    // A server that is down comes back.
    else if (said === undefined) this.later();
  }

  private take(note: AnalysisNote): void {
    this.note.value = note;
    if (note.status === 'running') this.later();
  }

  private later(): void {
    clearTimeout(this.timer);
    if (!this.isClosed) this.timer = setTimeout(() => void this.look(), LOOK_AGAIN_MS);
  }
}
