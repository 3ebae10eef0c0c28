import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ladder } from '../../core/engine.ts';
import type { Game } from '../../core/game.ts';
import { fileBeside, writeBeside } from '../../node/game-files.ts';
import { print } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { LEVELS } from '../../search/levels/levels.ts';

/** A ladder, and the results between its neighbours. */
export interface MeasuredLadder extends Ladder {
  /** Elo of each level above the one below it; of the first above random moves. */
  readonly steps: readonly { readonly mean: number; readonly low: number; readonly high: number }[];
  /** What the first level scores against random moves, 0 … 1. */
  readonly first: number;
}

/** What a good ladder has: Elo between neighbours, Elo in all, and level 1's score against random moves. */
const STEP = { least: 70, most: 200 };
const SPAN = 1200;
const FIRST = { least: 0.6, most: 0.9 };

/** Prints how strong the levels are, and what is not as it should be. */
export function printLadder(game: Game, ladder: MeasuredLadder): void {
  const { players, levels, steps } = ladder;
  print(
    say('{game}, {players} players: Elo above random moves, and above the level below (95 %)', {
      ...{ game: game.name, players },
    }),
  );
  levels.forEach(({ level, elo, low, high, games }, index) => {
    const step = steps[index];
    const height = say('{mean} ({low} to {high})', { mean: elo, low, high }).padEnd(22);
    const [mean, least, most] = [step.mean, step.low, step.high].map((value) => value.toFixed(0));
    const above = say('{mean} ({low} to {high})', { mean: `+${mean}`.replace('+-', '−'), low: least, high: most });
    const line = { level: String(level).padStart(2), elo: height, step: above.padEnd(20), games };
    print(say('  level {level}  {elo} {step} {games} games', line));
  });
  const flaws = flawsOf(ladder);
  print(
    flaws.length === 0
      ? say('The order of the levels is certain, and the steps between them are as they should be.')
      : flaws.join('\n'),
  );
}

/** A sentence for each thing that a ladder should have and does not. */
export function flawsOf({
  players,
  levels,
  steps,
  first,
}: Pick<MeasuredLadder, 'players' | 'levels' | 'steps' | 'first'>): string[] {
  const flaws: string[] = [];
  steps.forEach(({ mean, low }, index) => {
    const level = index + 1;
    if (low <= 0) flaws.push(say('Level {level} is not certain to be stronger than the level below it.', { level }));
    if (index > 0 && (mean < STEP.least || mean > STEP.most)) {
      const words = { level, elo: mean.toFixed(0), ...STEP };
      flaws.push(say('Level {level} is {elo} Elo above the level below it; {least} to {most} are wanted.', words));
    }
  });
  const span = (levels.at(-1)?.elo ?? 0) - (levels.at(0)?.elo ?? 0);
  if (levels.length === LEVELS && span < SPAN)
    flaws.push(say('The ladder spans {elo} Elo; {least} are wanted.', { elo: span, least: SPAN }));
  if (players === 2 && (first < FIRST.least || first > FIRST.most)) {
    const words = { score: (100 * first).toFixed(1), least: 100 * FIRST.least, most: 100 * FIRST.most };
    flaws.push(say('Level 1 scores {score} % against random moves; {least} % to {most} % are wanted.', words));
  }
  return flaws;
}

/** Puts a ladder beside its game, replacing the one with as many players, and returns the file. */
export function writeLadder(game: Game, { players, command, version, levels }: Ladder): string {
  const file = join('engine', 'ladder.json');
  const old = fileBeside(game, file);
  const known: readonly Ladder[] = existsSync(old) ? JSON.parse(readFileSync(old, 'utf8')) : [];
  const others = known.filter((one) => one.players !== players);
  const all = [...others, { players, command, version, levels }].sort((a, b) => a.players - b.players);
  return writeBeside(game, file, layOut(all));
}

/** A line for every level, as the formatter writes it. */
export function layOut(ladders: readonly Ladder[]): string {
  const blocks = ladders.map(({ players, command, version, levels }) => {
    const lines = levels.map(
      ({ level, elo, low, high, games }) =>
        `      { "level": ${level}, "elo": ${elo}, "low": ${low}, "high": ${high}, "games": ${games} }`,
    );
    const head = [
      `    "players": ${players},`,
      `    "command": ${JSON.stringify(command)},`,
      `    "version": ${JSON.stringify(version)},`,
    ];
    return ['  {', ...head, '    "levels": [', lines.join(',\n'), '    ]', '  }'].join('\n');
  });
  return `[\n${blocks.join(',\n')}\n]\n`;
}
