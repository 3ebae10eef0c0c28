import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GuidePage } from '../src/core/course.ts';
import type { Game } from '../src/core/game.ts';
import type { Language } from '../src/core/words.ts';
import { games } from '../src/games/index.ts';

const LANGUAGES: readonly Language[] = ['en', 'pt'];

/** Stated once, in the fenced block of docs/words.md. */
const banned = readFileSync('docs/words.md', 'utf8').split('```')[1].trim().split('\n');

/** A description must fit a card, and a sentence must be short enough for a child of ten. */
const CARD = 75;
const SENTENCE = 26;

/** A name for where a text is, and the text. */
type Said = readonly [where: string, text: string];

/** Every text in a value, however deep; keys become the place. */
function textsIn(given: unknown, where: string): Said[] {
  if (typeof given === 'string') return [[where, given]];
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([key, inner]) => textsIn(inner, `${where} ${key}`));
}

async function taughtIn(game: Game, language: Language): Promise<Said[]> {
  const steps = (await game.course.lesson?.()) ?? [];
  return [
    ...textsIn(game.course.guide[language].map(spoken), 'guide'),
    ...textsIn(
      steps.map(({ texts }) => texts[language]),
      'lesson',
    ),
  ];
}

async function saidIn(game: Game, language: Language): Promise<Said[]> {
  return [
    ...(await taughtIn(game, language)),
    ...textsIn(game.texts[language], 'texts'),
    ...textsIn(
      game.course.lenses.map(({ texts }) => texts[language]),
      'lens',
    ),
    ...textsIn(
      game.engine.museum.map(({ texts }) => texts[language]),
      'museum',
    ),
  ];
}

function spoken({ title, paragraphs, diagram }: GuidePage): unknown {
  return { title, paragraphs, caption: diagram?.caption };
}

/** The banned phrases that a text contains, as whole words. */
function bannedIn(text: string): string[] {
  const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ' ')} `;
  return banned.filter((phrase) => words.includes(` ${phrase} `));
}

test('a banned phrase is found, whole words only', () => {
  expect(banned.length).toBeGreaterThan(20);
  expect(bannedIn('Whoever moves, in your turn.')).toEqual(['whoever', 'in your turn']);
  expect(bannedIn('A peça pára aqui.')).toEqual(['pára']);
  expect(bannedIn('Marshall fills a row; desfila.')).toEqual([]);
});

describe.each(games)('the words of $name', (game) => {
  test.each(LANGUAGES)('hold no banned phrase (%s)', async (language) => {
    const found = (await saidIn(game, language)).flatMap(([where, text]) =>
      bannedIn(text).map((phrase) => `${where}: “${phrase}” in “${text}”`),
    );
    expect(found).toEqual([]);
  });

  test.each(LANGUAGES)('teach in short sentences (%s)', async (language) => {
    const long = (await taughtIn(game, language))
      .flatMap(([, text]) => text.split(/(?<=[.!?:;])\s/))
      .filter((sentence) => sentence.split(' ').length > SENTENCE);
    expect(long).toEqual([]);
  });

  test.each(LANGUAGES)('describe it on a card (%s)', (language) => {
    expect(game.texts[language].summary.length).toBeLessThanOrEqual(CARD);
  });

  test('hold no banned phrase in its rules', () => {
    const rules = readFileSync(`src/games/${game.id}/rules.md`, 'utf8');
    expect(bannedIn(rules)).toEqual([]);
  });
});
