import process from 'node:process';
import { chosenOptions } from '../../core/options.ts';
import { writePosition } from '../../core/text.ts';
import { fill } from '../../core/words.ts';
import { hearStop } from '../../node/stopping.ts';
import { Thinker } from '../../node/thinking/thinker.ts';
import { print } from '../../node/usage.ts';
import { matchOf } from '../../record/record.ts';
import { type BestLine, findLines } from '../../session/study-lines.ts';
import { drawPlain } from '../../view/plain.ts';
import { loadRecord, RecordError, type RecordFlags, type Speech, sayState, withRecords } from './records.ts';

export interface AnalyseFlags extends RecordFlags {
  readonly ply?: number;
  readonly lines: number;
  /** Each thinks four times as long as the one before. */
  readonly rounds: number;
  readonly json?: boolean;
}

/** Thinks about the last position of a record, or another one: the best moves, what follows, what they are worth. */
export function runAnalyse(source: string, flags: AnalyseFlags): Promise<void> {
  return withRecords(flags, async (speech) => {
    const { texts } = speech;
    const { record } = loadRecord(source, flags, speech);
    const plies = record.line.length;
    const ply = flags.ply ?? plies;
    if (ply > plies) throw new RecordError(fill(texts.tooLate, { ply, plies }));
    const match = matchOf(record, ply);
    const { position, game } = match;
    const found = position.over ? [] : await think(match.position, { ...flags, ply });
    if (flags.json) {
      const options = chosenOptions(game.options, position.options);
      const toMove = position.over ? 0 : position.turn + 1;
      return print(JSON.stringify({ game: game.id, options, position: writePosition(position), toMove, lines: found }));
    }
    print(fill(texts.title, { game: game.name, designer: game.designer }));
    print(`\n${drawPlain(position)}\n\n${sayState(record, match, speech)}`);
    for (const [at, line] of found.entries()) print(sayLine(at, line, position.turn, speech));
    const [best] = found;
    if (best !== undefined)
      print(fill(texts.depth, { depth: best.depth, nodes: best.nodes.toLocaleString(speech.language) }));
  });
}

/** The best lines that were found until all rounds were over, or Ctrl-C. */
async function think(position: Parameters<typeof findLines>[0], { lines, rounds, ply = 0 }: AnalyseFlags) {
  const thinker = new Thinker();
  const stop = hearStop();
  let found: readonly BestLine[] = [];
  stop.signal.addEventListener('abort', () => thinker.stop());
  await findLines(
    position,
    thinker,
    { lines, rounds, ply },
    () => stop.status === undefined,
    (better) => {
      found = better;
    },
  );
  stop.forget();
  await thinker.close();
  if (stop.status !== undefined) process.exitCode = stop.status;
  return found;
}

function sayLine(at: number, { line, score, proved, shares }: BestLine, seat: number, { texts }: Speech): string {
  const value =
    proved > 0
      ? fill(texts.winsIn, { plies: proved })
      : proved < 0
        ? fill(texts.losesIn, { plies: -proved })
        : `${score >= 0 ? '+' : '−'}${(Math.abs(score) / 100).toFixed(2)}`;
  return `${at + 1}. ${value}  ${Math.round(100 * shares[seat])}%  ${line.join(' ')}`;
}
