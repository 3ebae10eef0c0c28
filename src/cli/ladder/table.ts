import type { Game } from '../../core/game.ts';
import { levelOf } from '../../search/levels/levels.ts';
import type { MeasuredLadder } from './report.ts';

const HEAD = `| level | what it is | Elo above random moves (95 %) | above the level below (95 %) | games |
| --- | --- | --- | --- | --- |`;

/** A ladder as a Markdown section: what docs/strength/ladder.md shows. */
export function ladderTable(game: Game, { players, levels, steps, first, command }: MeasuredLadder): string {
  const seats = game.options.players.length > 1 ? `, ${players} players` : '';
  const rows = levels.map(({ level, elo, low, high, games }, index) => {
    const step = steps[index];
    const cells = [
      level,
      levelText(game, players, level),
      interval(elo, low, high),
      interval(step.mean, step.low, step.high),
    ];
    return `| ${[...cells, count(games)].join(' | ')} |`;
  });
  const even = players === 2 ? '' : ` (even would be ${(100 / players).toFixed(0)} %)`;
  const score = `Level 1 scores ${(100 * first).toFixed(1)} % against random moves${even}.`;
  return [`### ${game.name}${seats}`, '', HEAD, ...rows, '', `${score} \`${command}\``].join('\n');
}

/** What makes a level weak or strong. */
function levelText(game: Game, seats: number, level: number): string {
  const { search, nodes, blur = 0, parameters } = levelOf(game, seats, level);
  if (search !== 'greedy') return `${search}, ${count(nodes)} nodes`;
  const error = blur === 0 ? '' : `, error ${count(blur)}`;
  const overlooked = parameters?.skipRate === undefined ? '' : `, overlooks ${parameters.skipRate} %`;
  return `one move ahead${error}${overlooked}`;
}

function interval(mean: number, low: number, high: number): string {
  return `${count(mean)} (${count(low)} to ${count(high)})`;
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en').replace('-', '−');
}
