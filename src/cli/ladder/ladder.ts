import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import about from '../../../package.json' with { type: 'json' };
import { fitLadder, type Meeting } from '../../arena/ladder.ts';
import { certainAfter } from '../../arena/ladder-order.ts';
import { type LadderPairing, planLadder } from '../../arena/ladder-plan.ts';
import type { MatchResult } from '../../arena/result.ts';
import { makeSchedule } from '../../arena/schedule.ts';
import { groupScores } from '../../arena/tally.ts';
import type { Game } from '../../core/game.ts';
import { findGame, findOptions } from '../../node/find-game.ts';
import { Stopped } from '../../node/stopping.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { LEVELS, levelOf } from '../../search/levels/levels.ts';
import { playMatch } from '../match/match.ts';
import { habitsOf, type LoggedMeeting, ladderLog, nameOfLevel, putAside } from './log.ts';
import { type MeasuredLadder, printLadder, writeLadder } from './report.ts';
import { ladderTable } from './table.ts';

/** Flags of the command. */
export interface LadderFlags {
  readonly players?: number | string;
  /** Openings for each pair of neighbours. */
  readonly pairs: number;
  /** Openings for the two last levels, which think longest; the others have more in the same time, up to pairs. */
  readonly topPairs?: number;
  /** If the order of two neighbours is uncertain, they continue until it is not, up to pairs, and not too long. */
  readonly untilCertain?: boolean;
  readonly seed: number;
  /** Factor of the nodes of every level, for a quick look. */
  readonly nodesScale: number;
  /** Folder of the games. */
  readonly log?: string;
  /** The database whose workers play. */
  readonly databaseUrl?: string;
  /** The last level to measure; all by default. */
  readonly top?: number;
  readonly json?: boolean;
  readonly markdown?: boolean;
  readonly write?: boolean;
}

/** Moves after which a game is a draw. */
const CAP = 1000;
/** A move costs at least this fraction (1/n) of the strongest level's time, however few its nodes: about 1 ms. */
const LEAST_SHARE = 1000;
/** Neighbours play at most this many times their first number of openings until their order is certain. */
const MOST_TIMES = 10;
/** Default folder of the games: below the working directory, one folder for each game and number of players. */
const LOGS = join('.cache', 'ladder');

/** Plays the levels of a game against each other, and reports how strong they are. */
export async function runLadder(word: string, flags: LadderFlags): Promise<void> {
  const game = findGame(word);
  const ladder = await measureLadder(game, flags, (line) => process.stderr.write(`${line}\n`)).catch((error) => {
    if (!(error instanceof Stopped)) throw error;
    throw new Stopped(error.status, `${error.message} ${say('The games are kept; the same command continues.')}`);
  });
  if (flags.json) print(JSON.stringify(ladder));
  else if (flags.markdown) print(ladderTable(game, ladder));
  else printLadder(game, ladder);
  if (flags.write) print(say('Written to {file}.', { file: writeLadder(game, ladder) }));
}

/** Plays what the logs do not have yet. Weak players come first: their games take no time. */
export async function measureLadder(
  game: Game,
  flags: LadderFlags,
  tell: (line: string) => void,
): Promise<MeasuredLadder> {
  const seats = findOptions(game, flags.players === undefined ? {} : { players: flags.players }).players;
  if (flags.write && flags.nodesScale !== 1)
    throw new UsageError(say('--write needs the real levels; leave out --nodes-scale.'));
  const folder = flags.log ?? join(LOGS, `${game.id}-${seats}`);
  mkdirSync(folder, { recursive: true });
  const { pairs, topPairs = pairs, top = LEVELS } = flags;
  const least = game.engine.thinking(seats).nodes / LEAST_SHARE;
  const nodes = [
    least,
    ...game.engine.levels(seats).map((_, index) => Math.max(least, levelOf(game, seats, index + 1).nodes)),
  ];
  const encounters = planLadder({ seats, nodes, pairs, topPairs, top });
  const meetings: Meeting[] = [];
  const habits = Array.from({ length: top + 1 }, (_, level) => habitsOf(game, seats, level));
  const clock = new TimeLeft(encounters.map(({ cost }) => cost));
  for (const [index, encounter] of encounters.entries()) {
    const { one, others } = encounter;
    const result = await playEncounter({ game, seats, encounter, flags, folder, habits, tell });
    const groups = groupsOf(result);
    meetings.push({ one, others, copies: seats - 1, groups });
    const score = (100 * result.scores[0].mean).toFixed(1);
    const left = clock.passed(index, { planned: encounter.pairs, played: groups.length });
    tell(
      say('{index} of {count}: level {level} scores {score} % against {others} in {games} games{left}', {
        ...{ index: index + 1, count: encounters.length, level: one, score, others: nameOfLevel(others) },
        ...{ games: result.tally.games, left },
      }),
    );
  }
  return conclude(game, seats, flags, meetings);
}

function conclude(game: Game, seats: number, flags: LadderFlags, meetings: readonly Meeting[]): MeasuredLadder {
  const { top = LEVELS } = flags;
  const { players, difference } = fitLadder(top + 1, meetings);
  const [{ groups }] = meetings;
  const levels = Array.from({ length: top }, (_, index) => index + 1);
  return {
    players: seats,
    command: commandOf(game, seats, flags),
    version: about.version,
    levels: levels.map((level) => {
      const { mean, low, high } = players[level];
      const own = meetings.filter(({ one, others }) => one === level || others === level);
      const games = own.reduce((sum, meeting) => sum + seats * meeting.groups.length, 0);
      return { level, elo: Math.round(mean), low: Math.round(low), high: Math.round(high), games };
    }),
    steps: levels.map((level) => difference(level, level - 1)),
    first: groups.reduce((sum, score) => sum + score, 0) / Math.max(1, groups.length),
  };
}

function commandOf(
  { id }: Game,
  seats: number,
  { pairs, topPairs, untilCertain, seed, top = LEVELS }: LadderFlags,
): string {
  const costly = topPairs === undefined ? '' : ` --top-pairs ${topPairs}`;
  const certain = untilCertain ? ' --until-certain' : '';
  const part = top < LEVELS ? ` --top ${top}` : '';
  return `gamut ladder ${id} --players ${seats} --pairs ${pairs}${costly}${certain} --seed ${seed}${part}`;
}

interface EncounterOrder {
  readonly game: Game;
  readonly seats: number;
  readonly encounter: LadderPairing;
  readonly flags: LadderFlags;
  readonly folder: string;
  /** What each level does in fixed positions. */
  readonly habits: readonly string[];
  tell(line: string): void;
}

function playEncounter({ game, seats, encounter, flags, folder, habits, tell }: EncounterOrder): Promise<MatchResult> {
  const { one, others, pairs } = encounter;
  const word = (level: number) => {
    if (level === 0) return 'random';
    const nodes = Math.max(1, Math.round(levelOf(game, seats, level).nodes * flags.nodesScale));
    return flags.nodesScale === 1 ? `level:${level}` : `level:${level}@${nodes}`;
  };
  const levels = [one, ...Array.from({ length: seats - 1 }, () => others)];
  const meeting: LoggedMeeting = { game, seats, one, others, players: levels.map(word), seed: flags.seed };
  const log = ladderLog(folder, meeting);
  const own = levels.map((level) => habits[level]);
  const stale = putAside(log, meeting, own);
  if (stale !== undefined) tell(stale);
  const goesOn = flags.untilCertain === true && one - others === 1;
  return playMatch(
    meeting.players,
    {
      game: game.id,
      pairs: goesOn ? Math.min(flags.pairs, MOST_TIMES * pairs) : pairs,
      seed: flags.seed,
      cap: CAP,
      log,
      databaseUrl: flags.databaseUrl,
      habits: own,
    },
    goesOn ? (groups) => certainAfter({ groups, copies: seats - 1, least: pairs }) : undefined,
  );
}

function groupsOf(result: MatchResult): number[] {
  const seats = result.players.length;
  return groupScores(makeSchedule(result.openings.count, seats, result.seed), result.games, seats, 0);
}

/**
 * Estimates the time left from the nodes left and the time that the last meeting took for its own, since strong levels
 * take longer per node than weak ones. What a log had took no time and says nothing.
 */
class TimeLeft {
  private readonly costs: readonly number[];
  private before = performance.now();
  /** Milliseconds per unit of cost. */
  private rate = 0;

  constructor(costs: readonly number[]) {
    this.costs = costs;
  }

  /** As the end of a sentence; a meeting may have had more or fewer openings than planned. */
  passed(index: number, openings: { readonly planned: number; readonly played: number }): string {
    const now = performance.now();
    const took = now - this.before;
    this.before = now;
    if (took > 500) this.rate = (took * openings.planned) / (openings.played * this.costs[index]);
    const left = this.costs.slice(index + 1).reduce((sum, cost) => sum + cost, 0);
    if (this.rate === 0 || left === 0) return '.';
    const minutes = (left * this.rate) / 60_000;
    const time = minutes < 90 ? `${Math.ceil(minutes)} min` : `${(minutes / 60).toFixed(1)} h`;
    return say('; about {time} left.', { time });
  }
}
