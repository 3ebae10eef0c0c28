import process from 'node:process';
import { readMove, refuseMove, writeMove } from '../../core/moves.ts';
import { chosenOptions } from '../../core/options.ts';
import { sayRefusal } from '../../core/play/words.ts';
import type { Position } from '../../core/position.ts';
import { writePosition } from '../../core/text.ts';
import { NO_MOVE } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import type { SaidClaim } from '../../judge/claims/claim.ts';
import { explain } from '../../judge/claims/explain.ts';
import { reviewNodes } from '../../judge/review.ts';
import { hearStop } from '../../node/stopping.ts';
import { Thinker } from '../../node/thinking/thinker.ts';
import { print } from '../../node/usage.ts';
import { matchOf } from '../../record/record.ts';
import { drawPlain } from '../../view/plain.ts';
import { loadRecord, RecordError, type RecordFlags, type Speech, sayState, withRecords } from './records.ts';

export interface ExplainFlags extends RecordFlags {
  readonly ply?: number;
  /** For each position. */
  readonly nodes?: number;
  readonly json?: boolean;
}

/** Why a move is good, or why not: of the move given, or of the one that was played. */
export function runExplain(source: string, asked: string | undefined, flags: ExplainFlags): Promise<void> {
  return withRecords(flags, async (speech) => {
    const { texts } = speech;
    const { record } = loadRecord(source, flags, speech);
    const plies = record.line.length;
    const ply = flags.ply ?? (asked === undefined ? Math.max(0, plies - 1) : plies);
    if (ply > plies) throw new RecordError(fill(texts.tooLate, { ply, plies }));
    const match = matchOf(record, ply);
    const { position, game } = match;
    const place = position.clone();
    if (place.over) throw new RecordError(sayState(record, match, speech));
    const given = asked === undefined ? record.line[ply]?.move : moveOf(place, asked, speech);
    const { move, claims } = await explained(place, given, ply, flags.nodes ?? reviewNodes(place));
    if (claims === undefined) return;
    if (flags.json) return print(JSON.stringify(inJson(place, move, claims)));
    print(fill(texts.title, { game: game.name, designer: game.designer }));
    print(`\n${drawPlain(position)}\n\n${sayState(record, match, speech)}\n\n${move}`);
    for (const claim of claims) print(sayClaims(claim, speech));
  });
}

function moveOf(position: Position, text: string, { language }: Speech): string {
  const move = readMove(position, text);
  if (move === NO_MOVE) throw new RecordError(sayRefusal(position.game, refuseMove(position, text), language));
  return writeMove(position, move);
}

/** The claims on a move, of the best one where none is given; none where Ctrl-C ended it. */
async function explained(position: Position, given: string | undefined, ply: number, nodes: number) {
  const thinker = new Thinker();
  const stop = hearStop();
  const think = (...asked: Parameters<Thinker['think']>) => thinker.think(...asked);
  const stopped = new Promise<undefined>((resolve) => stop.signal.addEventListener('abort', () => resolve(undefined)));
  const question = { game: position.game.id, position: writePosition(position), nodes };
  const coming = (async () => {
    const best = (await think(question)).move;
    const move = given ?? best;
    return { move, claims: await explain(position, move, think, nodes, { best, ply }) };
  })();
  const found = await Promise.race([coming, stopped]);
  stop.forget();
  await thinker.close();
  if (stop.status !== undefined) process.exitCode = stop.status;
  return found ?? { move: given ?? '', claims: undefined };
}

function inJson(position: Position, move: string, claims: readonly SaidClaim[]) {
  const { game, options } = position;
  return {
    game: game.id,
    options: chosenOptions(game.options, options),
    position: writePosition(position),
    move,
    claims: claims.map(({ kind, proved, seat, within = null, line, cells, numbers, text, ...rest }) => ({
      ...{ kind, proved, seat, within, line, cells, numbers, text },
      ...rest,
    })),
  };
}

/** What is said, and below it the moves that show it. */
function sayClaims({ text, line, otherLine }: SaidClaim, { language }: Speech): string {
  const lines = [line, otherLine].filter((moves) => moves !== undefined && moves.length > 1);
  return [`- ${text[language]}`, ...lines.map((moves) => `    ${moves?.join(' ')}`)].join('\n');
}
