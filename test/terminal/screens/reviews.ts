import { GameJudge } from '../../../src/cli/app/review/game-judge.ts';
import { type ReviewActions, ReviewPage } from '../../../src/cli/app/review/review-page.ts';
import { openSave } from '../../../src/cli/app/review/save-box.ts';
import { Trainer } from '../../../src/cli/app/review/trainer.ts';
import { listedTexts } from '../../../src/core/moves.ts';
import { Random } from '../../../src/core/random.ts';
import type { Note } from '../../../src/judge/note.ts';
import { type GameRecord, matchOf } from '../../../src/record/record.ts';
import type { Desk } from './screen.ts';

/** Somebody who never comes to an end. */
const SLOW = { think: () => new Promise<never>(() => {}), close: async () => {} };

/** A review of which the first moves are not judged yet, with moves of every kind of mark. */
export function openReview({ navigator }: Desk, record: GameRecord, judged = 0.75): void {
  const notes = inventedNotes(record).slice(Math.floor((1 - judged) * record.line.length));
  const judge = new GameJudge(record, { notes, add() {} }, SLOW, () => {});
  const acts: ReviewActions = {
    playOn() {},
    link() {},
    save: (one, known, said) => openSave(navigator, one, known, said),
    train: (one, ply, known) => navigator.open(new Trainer(navigator, one, ply, known).page),
  };
  navigator.open(new ReviewPage(navigator, record, judge, acts));
}

function inventedNotes(record: GameRecord): Note[] {
  const random = new Random(5);
  const match = matchOf(record, 0);
  const { seats } = match.position;
  let shares: readonly number[] = Array.from({ length: seats }, () => 1 / seats);
  return record.line.map(({ move }, ply) => {
    const { turn } = match.position;
    const best = listedTexts(match.position).find((one) => one !== move) ?? move;
    const loss = random.below(4) === 0 ? (0.6 + 0.1 * random.below(4)) * shares[turn] : 0;
    const after = shares.map((share, seat) => (seat === turn ? share - loss : share + loss / (seats - 1)));
    const note = {
      ply,
      move,
      line: loss === 0 ? [move] : [best, best, move],
      whole: { shares },
      best: { shares },
      played: { shares: after },
    };
    shares = after;
    match.play(move);
    return { ...note, simple: [] };
  });
}
