import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { newMatch } from '../../core/play/match.ts';
import type { Seat } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import { isRecordFault, type RecordFault } from '../../record/fault.ts';
import { readLink } from '../../record/link.ts';
import { recordOf } from '../../record/record.ts';
import { sayRecordFault } from '../../record/words.ts';
import { beginStudy, goToEnd, type Study } from '../../session/study.ts';
import { games } from '../games/fetched.ts';
import { language } from '../state/language.ts';
import { Analysis } from './analysis.tsx';
import { Choose } from './choose.tsx';
import { loadStudy, ownSeat } from './files/load.ts';
import { studyTexts } from './texts.ts';

/** The analysis of a saved game, or its review; without one, the choice of what to study. */
export function Analyse({ id, isReview = false }: { id?: string; isReview?: boolean }) {
  const loaded = useSignal<Opened | RecordFault | 'missing' | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    if (id === undefined) return;
    const show = (study: Opened | RecordFault | undefined) => {
      if (!isGone) loaded.value = study ?? 'missing';
    };
    // A browser that stores nothing has nothing to show.
    openStudy(id).then(show, () => show(undefined));
    return () => {
      isGone = true;
    };
  }, [id, loaded]);
  if (id === undefined) return <Choose />;
  const named = gameOf(id);
  const now = loaded.value;
  if (now === undefined) return <main class="page" aria-busy="true" />;
  if (now === 'missing') return <Choose trouble={studyTexts.value.lost} />;
  if (isRecordFault(now)) {
    return <Choose trouble={fill(studyTexts.value.broken, { why: sayRecordFault(now, language.value) })} />;
  }
  return <Analysis {...now} isReview={isReview} {...(named === undefined ? { id } : {})} />;
}

/** The name of a game means a study of its start, saved under its own name once something is changed. */
function gameOf(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}

interface Opened {
  readonly study: Study;
  /** The seat of this person, where there is one. */
  readonly seat?: Seat;
}

async function openStudy(id: string): Promise<Opened | RecordFault | undefined> {
  const game = gameOf(id);
  if (game !== undefined) return { study: beginStudy(recordOf(newMatch(game, defaultOptions(game.options)))) };
  const [study, seat] = await Promise.all([loadStudy(id), ownSeat(id)]);
  if (study === undefined || isRecordFault(study)) return study;
  return { study, ...(seat === undefined ? {} : { seat }) };
}

/** What a link contains, or the sentence that says why it contains nothing. */
export function Linked({ link }: { link: string }) {
  const record = readLink(games, link);
  if (isRecordFault(record)) return <Choose trouble={sayRecordFault(record, language.value)} />;
  return <Analysis study={goToEnd(beginStudy(record))} />;
}
