import { describe, expect, test } from 'vitest';
import { start } from '../../test/support/pictures.ts';
import { listedTexts } from '../core/moves.ts';
import { newMatch } from '../core/play/match.ts';
import { games } from '../games/index.ts';
import type { Note } from '../judge/note.ts';
import { reviewOf } from '../judge/review.ts';
import { type GameRecord, recordOf } from '../record/record.ts';
import { writeReviewPage } from './review-page.ts';

/** A game of some moves in which every second one is a blunder. */
function judged(id: string, players = 2, plies = 6) {
  const game = games.find((one) => one.id === id) ?? games[0];
  const first = start(game, { players });
  const match = newMatch(game, first.options);
  const notes: Note[] = [];
  const even = Array.from({ length: players }, () => 1 / players);
  for (let ply = 0; ply < plies; ply++) {
    const [best, move] = listedTexts(match.position);
    const { turn } = match.position;
    const lost = even.map((share, seat) => (seat === turn ? 0.01 : share + (share - 0.01) / (players - 1)));
    const isBad = ply % 2 === 1;
    match.play(isBad ? move : best);
    const played = { shares: isBad ? lost : even };
    const line = [best, best];
    notes.push({
      ply,
      move: isBad ? move : best,
      line,
      whole: { shares: even },
      best: { shares: even },
      played,
      simple: [],
    });
  }
  const record: GameRecord = { ...recordOf(match), tags: { Player1: '<script>alert("Ann")</script>' } };
  const moves = record.line.map(({ move }) => move);
  return { record, review: reviewOf(first, moves, notes, 'gamut test', 400), notes, first, moves };
}

describe.each(games.map((game) => [game.id, game] as const))('the page of a review of %s', (id, game) => {
  test.each([...game.options.players])('with %i players is whole', (players) => {
    const { record, review } = judged(id, players);
    for (const language of ['en', 'pt'] as const) {
      const page = writeReviewPage(record, review, language);
      expect(page).not.toMatch(/undefined|NaN|\[object|<script|\{[a-z]{2,}\}|https?:(?!\/\/www\.w3\.org)/);
      expect(page).toContain(`<html lang="${language}">`);
      for (const name of game.texts[language].seats.slice(0, players)) expect(page).toContain(name);
    }
  });
});

test('every mistake has its board with both moves, and every mark is written', () => {
  const { record, review } = judged('crosscut');
  const page = writeReviewPage(record, review, 'en');
  const cards = page.match(/<article[\s\S]*?<\/article>/g) ?? [];
  expect(cards.length).toBe(3);
  for (const card of cards) {
    expect(card).toContain('??');
    expect(card).toContain('✓');
    expect(card).toMatch(/Better: [a-h]\d/);
  }
  expect(page.match(/<polygon class="area/g)?.length).toBe(2 * 2);
});

test('what has not been reviewed yet is said, and left empty', () => {
  const { record, first, moves, notes } = judged('crosscut');
  const late = reviewOf(first, moves, notes.slice(4), 'gamut test', 400);
  expect(writeReviewPage(record, late, 'en')).toContain('Only 2 of 6 moves have been reviewed.');
  const none = writeReviewPage(record, reviewOf(first, moves, [], 'gamut test', 400), 'pt');
  expect(none).toContain('Só 0 de 6 jogadas foram revistas.');
  expect(none).not.toContain('<polygon class="area');
});

test('the empty board is written once, however many boards there are', () => {
  const size = (plies: number) => {
    const { record, review } = judged('azacru', 4, plies);
    return writeReviewPage(record, review, 'en').length;
  };
  expect(size(12) - size(4)).toBeLessThan(4 * 9000);
});
