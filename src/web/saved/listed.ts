import type { Game } from '../../core/game.ts';
import type { Position } from '../../core/position.ts';
import { fill } from '../../core/words.ts';
import { isRecordFault, type RecordFault } from '../../record/fault.ts';
import { type GameRecord, matchOf } from '../../record/record.ts';
import { games } from '../games/fetched.ts';
import { dateText } from '../kit/format.ts';
import { sayPlayers } from '../kit/players.ts';
import type { KeptGame, KeptStudy } from '../local/kept.ts';
import { keptGames, keptStudies } from '../local/store.ts';
import { texts } from '../state/texts.ts';
import { recordOfGame, recordOfStudied } from '../study/files/load.ts';
import { studyTexts } from '../study/texts.ts';

/** An item in the list of my games: a game, its study, or both. */
export interface Listed {
  readonly id: string;
  readonly game: KeptGame | undefined;
  readonly study: KeptStudy | undefined;
  readonly changed: number;
}

/** Everything saved, the latest first. */
export async function listAll(): Promise<readonly Listed[]> {
  const [kept, studies] = await Promise.all([keptGames.list(), keptStudies.list()]);
  const listed = new Map<string, Listed>(
    kept.map((game) => [game.id, { id: game.id, game, study: undefined, changed: game.changed }]),
  );
  for (const study of studies) {
    const before = listed.get(study.id);
    const changed = Math.max(study.changed, before?.changed ?? 0);
    listed.set(study.id, { id: study.id, game: before?.game, study, changed });
  }
  return [...listed.values()].sort((one, other) => other.changed - one.changed);
}

/** The fullest record of it. */
export function recordOfListed({ game, study }: Listed): GameRecord | RecordFault | undefined {
  if (study !== undefined) return recordOfStudied(study);
  return game === undefined ? undefined : recordOfGame(game);
}

/** What a row of the list shows; cheap, so that hundreds can be searched. */
export interface Summary {
  readonly game: Game | undefined;
  /** The game and who made it, in one and apart. */
  readonly name: string;
  readonly title: string;
  readonly designer: string;
  /** Who plays, if it was played here. */
  readonly players: string;
  readonly moves: number;
  readonly state: string;
  readonly date: string;
}

export function summaryOf(listed: Listed): Summary {
  const { game: kept, study, changed } = listed;
  const told = kept?.record ?? headOf(study);
  const game = games.find(({ id }) => id === told?.game);
  const date = dateText(changed);
  const state =
    kept === undefined ? studyTexts.value.studied : kept.isOver ? studyTexts.value.finished : studyTexts.value.running;
  const title = game?.name ?? told?.game ?? '?';
  const designer = game === undefined ? '' : fill(texts.value.by, { designer: game.designer });
  const name = designer === '' ? title : `${title}, ${designer}`;
  const players = game === undefined || kept === undefined ? '' : sayPlayers(game, kept.seats);
  return { game, name, title, designer, players, moves: told?.moves.length ?? 0, state, date };
}

/** How a record looks at its end. */
export function endOf(listed: Listed): Position | undefined {
  const record = recordOfListed(listed);
  return record === undefined || isRecordFault(record) ? undefined : matchOf(record).position;
}

/** The first fields of a saved record, unchecked: enough to name it. */
function headOf(
  study: KeptStudy | undefined,
): { readonly game: string; readonly moves: readonly unknown[] } | undefined {
  try {
    const value: unknown = JSON.parse(study?.record ?? '');
    const { game, moves } = value as Readonly<Record<string, unknown>>;
    return { game: String(game), moves: Array.isArray(moves) ? moves : [] };
  } catch {
    return undefined;
  }
}
