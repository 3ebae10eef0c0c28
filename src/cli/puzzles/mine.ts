import { join } from 'node:path';
import about from '../../../package.json' with { type: 'json' };
import { findGame, findOptions } from '../../node/find-game.ts';
import { Stopped } from '../../node/stopping.ts';
import { print } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { choosePuzzles } from '../../puzzles/choose.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { playKept } from '../calibrate/kept-games.ts';
import { commitText } from '../train/write.ts';
import { storePack } from './stored.ts';
import type { MiningTask } from './worker.ts';

export interface MineFlags {
  readonly players?: string;
  /** Games that are looked through. */
  readonly games: number;
  /** Puzzles that are kept, at most. */
  readonly count: number;
  readonly seed: number;
  readonly log?: string;
  readonly write?: boolean;
}

/** A game that was looked through, by its seed. */
interface MinedGame {
  readonly seed: number;
  readonly samples: readonly Puzzle[];
}

/** Plays games of the levels, and finds the puzzles in them; goes on where it was stopped. */
export async function runMine(word: string, flags: MineFlags): Promise<void> {
  const game = findGame(word);
  const { players } = findOptions(game, flags.players === undefined ? {} : { players: flags.players });
  const { games, count, seed } = flags;
  const task: MiningTask = { game: game.id, players };
  const command = `gamut puzzles mine ${game.id} --players ${players} --seed ${seed}`;
  const { played, stop } = await playKept<MinedGame>({
    worker: new URL('./worker.ts', import.meta.url),
    task,
    file: flags.log ?? join('.cache', 'puzzles', `${game.id}-${players}-${seed}.jsonl`),
    ...{ games, seed, command },
  });
  const chosen = choosePuzzles(
    played.flatMap(({ samples }) => samples),
    count,
  );
  print(
    say('{count} {count:puzzle|puzzles} in {games} {games:game|games}.', {
      count: chosen.length,
      games: played.length,
    }),
  );
  if (stop !== undefined) throw new Stopped(stop, say('The games are kept; the same command continues.'));
  if (!flags.write) return;
  const made = { [players]: `${command} --games ${games} --count ${count}, gamut ${about.version}${commitText()}` };
  print(say('Written to {file}.', { file: storePack(game, players, { made, puzzles: chosen }) }));
}
