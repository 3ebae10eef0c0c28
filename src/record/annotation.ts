import { type GameRecord, type MoveEvaluation, type Outcome, REASONS, type Reason } from './record.ts';

/** '1.25', '-0.5', '#7', or a share for each seat: '0.5/0.25/0.25'. */
export function writeEvaluation(evaluation: MoveEvaluation): string {
  if ('score' in evaluation) return String(evaluation.score / 100);
  return 'win' in evaluation ? `#${evaluation.win}` : evaluation.shares.map((share) => share / 1000).join('/');
}

export function readEvaluation(text: string): MoveEvaluation | undefined {
  if (/^#[+-]?\d{1,6}$/.test(text)) return { win: Number(text.slice(1)) };
  if (/^[+-]?\d{1,6}(\.\d{1,6})?$/.test(text)) return { score: Math.round(Number(text) * 100) + 0 };
  if (!/^[01](\.\d{1,6})?(\/[01](\.\d{1,6})?){1,3}$/.test(text)) return undefined;
  return { shares: text.split('/').map((share) => Math.round(Number(share) * 1000)) };
}

/** Hours, minutes and seconds: '0:03:25', with a fraction where there is one. */
export function writeClock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const fraction = milliseconds % 1000 === 0 ? '' : `.${String(milliseconds % 1000).padStart(3, '0')}`;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${fraction}`;
}

export function readClock(text: string): number | undefined {
  const [, hours, minutes, seconds, fraction = ''] =
    /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  if (seconds === undefined) return undefined;
  const whole = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, '0'));
}

/** The score of each seat: '1-0', '1/2-1/2', '0-1-0'; '*' where there is no result. */
export function writeScore({ options, outcome }: GameRecord): string {
  const winners = outcome?.winners ?? [];
  if (winners.length === 0) return '*';
  const share = winners.length === 1 ? '1' : `1/${winners.length}`;
  return Array.from({ length: options.players }, (_, seat) => (winners.includes(seat) ? share : '0')).join('-');
}

/** The winners in such a text; undefined when it is not such a text. */
export function readScore(text: string): Outcome['winners'] | undefined {
  if (text === '*') return [];
  if (!/^(0|1|1\/[234]|½)(-(0|1|1\/[234]|½)){1,3}$/.test(text)) return undefined;
  return text.split('-').flatMap((share, seat) => (share === '0' ? [] : [seat]));
}

/** Why it ended, in the words of a tag. Ends by the rules need none. */
export function writeTermination({ reason, loser }: Outcome): string {
  return loser === undefined ? reason : `${reason} of player ${loser + 1}`;
}

/** The outcome given by score and termination; undefined when the game runs, 'bad' when they make no sense. */
export function readOutcome(
  winners: Outcome['winners'],
  termination: string,
  seats: number,
): Outcome | 'bad' | undefined {
  const text = termination.trim().toLowerCase();
  if (text === '' || text === 'normal') return winners.length === 0 ? undefined : { reason: 'rules', winners };
  const [, reason, player] = /^(\w+)(?: of player ([1-4]))?$/.exec(text) ?? [];
  if (!isReason(reason)) return 'bad';
  if (player !== undefined) return { reason, winners, loser: Number(player) - 1 };
  const loses = reason === 'resignation' || reason === 'time';
  // With two players, the loser is the one who has not won.
  return loses && seats === 2 && winners.length === 1
    ? { reason, winners, loser: 1 - winners[0] }
    : { reason, winners };
}

export function isReason(text: unknown): text is Reason {
  return REASONS.some((reason) => reason === text);
}
