import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GuidePage } from '../../src/core/course.ts';
import type { Game } from '../../src/core/game.ts';
import type { Language } from '../../src/core/words.ts';
import { games } from '../../src/games/index.ts';
import { claimsInPortuguese } from '../../src/node/words/claims.ts';
import { commandsInPortuguese } from '../../src/node/words/commands.ts';
import { faultsInPortuguese } from '../../src/node/words/faults.ts';
import { resultsInPortuguese } from '../../src/node/words/results.ts';
import { filesIn, type Pair, pairsOf, type Said, textsOf } from '../support/texts.ts';

const LANGUAGES: readonly Language[] = ['en', 'pt'];
/** Every source file of the product is read, also on a slow machine. */
const LIMIT = 120_000;

const glossary = readFileSync('docs/words.md', 'utf8');
const [onPurpose, banned] = [...glossary.matchAll(/^```\n(.*?)\n```$/gms)].map(([, block]) => block.split('\n'));

/** The words between backticks in the last column of every table. */
const notSaid = [...glossary.matchAll(/^\|.*\|([^|]*)\|$/gm)].flatMap(([, last]) =>
  [...last.matchAll(/`([^`]+)`/g)].map(([, word]) => word),
);

/** A description must fit a card, and a sentence must be short enough for a child of ten. */
const CARD = 75;
const SENTENCE = 26;

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

function spoken({ title, paragraphs, diagram }: GuidePage): unknown {
  return { title, paragraphs, caption: diagram?.caption };
}

/** The phrases that a text contains, as whole words. */
function phrasesIn(text: string, phrases: readonly string[]): string[] {
  const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\d_]+/gu, ' ')} `;
  return phrases.filter((phrase) => words.includes(` ${phrase} `));
}

function bannedIn(text: string): string[] {
  return phrasesIn(text, banned);
}

/** Every text that people read in two languages: tables of texts, sentences of the command, games. */
function pairsSaid(): Pair[] {
  const sentences = [claimsInPortuguese, commandsInPortuguese, faultsInPortuguese, resultsInPortuguese].flatMap(
    (table) => Object.entries(table).map(([en, pt]) => ({ where: 'src/node/words', en, pt })),
  );
  return [...filesIn('src', /\.tsx?$/).flatMap(pairsOf), ...sentences];
}

/** Without articles before gaps, and without what ends a sentence or begins it. */
function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\b[oa]s? (?=\{)/g, '')
    .replace(/[.:!?… ]+$/u, '');
}

/** Texts with several translations, as lines of docs/words.md; forms in the plural go by the one in the singular. */
function ambiguous(pairs: readonly Pair[], from: 'en' | 'pt', to: 'en' | 'pt'): string[] {
  const found = new Map<string, Set<string>>();
  for (const pair of pairs) {
    if (/ (many|other|1)$/.test(pair.where)) continue;
    const text = plainOf(pair[from]);
    found.set(text, (found.get(text) ?? new Set()).add(plainOf(pair[to])));
  }
  return [...found]
    .filter(([, others]) => others.size > 1)
    .map(([text, others]) => `${text}: ${[...others].join(', ')}`);
}

function findBanned(said: readonly Said[]): string[] {
  return said.flatMap(([where, text]) => bannedIn(text).map((phrase) => `${where}: “${phrase}” in “${text.trim()}”`));
}

/** Lines of a document; code between backticks, and the names of tests after their files, are no sentences. */
function linesOf(file: string): Said[] {
  const text = readFileSync(file, 'utf8')
    .replaceAll(/`[^`\n]*\.test\.ts`: [^|;\n]*/g, '')
    .replaceAll(/`[^`\n]*`/g, '');
  return text.split('\n').map((line, index) => [`${file}:${index + 1}`, line]);
}

test('a banned phrase is found, whole words only', () => {
  expect(banned.length).toBeGreaterThan(20);
  expect(bannedIn('Whoever moves, in your turn.')).toEqual(['whoever', 'in your turn']);
  expect(bannedIn('A peça pára aqui.')).toEqual(['pára']);
  expect(bannedIn('Marshall fills a row; desfila.')).toEqual([]);
});

test('two names for one thing are found', () => {
  const pair = (en: string, pt: string) => ({ where: 'somewhere', en, pt });
  const pairs = [pair('Undo', 'Anular'), pair('Undo.', 'Desfazer'), pair('{name} wins', 'O {name} ganhou')];
  expect(ambiguous(pairs, 'en', 'pt')).toEqual(['undo: anular, desfazer']);
  expect(ambiguous([...pairs, pair('Take back', 'Anular')], 'pt', 'en')).toEqual(['anular: undo, take back']);
  expect(notSaid).toContain('desfazer');
});

test('one thing has one name', { timeout: LIMIT }, () => {
  const pairs = pairsSaid();
  const sorted = (line: string) => line.split(/: |, /).sort().join();
  const allowed = new Set(onPurpose.map(sorted));
  const found = [...ambiguous(pairs, 'en', 'pt'), ...ambiguous(pairs, 'pt', 'en')];
  expect(found.filter((line) => !allowed.has(sorted(line)))).toEqual([]);
});

test('no text uses a word that the glossary gives another name', { timeout: LIMIT }, async () => {
  const taught = await Promise.all(games.flatMap((game) => LANGUAGES.map((language) => taughtIn(game, language))));
  const said = [
    ...pairsSaid().flatMap(({ where, en, pt }): Said[] => [
      [where, en],
      [where, pt],
    ]),
    ...games.flatMap((game) => textsIn(game.texts, game.id)),
    ...taught.flat(),
  ];
  expect(notSaid.length).toBeGreaterThan(30);
  const wrong = said.flatMap(([where, text]) =>
    phrasesIn(text.replaceAll(/\{[^}]*\}/g, ''), notSaid).map((word) => `${where}: “${word}” in “${text}”`),
  );
  expect(wrong).toEqual([]);
});

test('nothing that the program says holds a banned phrase', { timeout: LIMIT }, () => {
  const said = filesIn('src', /\.tsx?$/).flatMap(textsOf);
  expect(said.length).toBeGreaterThan(10_000);
  expect(findBanned(said)).toEqual([]);
});

test('an ellipsis follows its word without a space', { timeout: LIMIT }, () => {
  const said = pairsSaid().flatMap(({ where, en, pt }) => [en, pt].map((text) => `${where}: ${text}`));
  expect(said.filter((text) => text.endsWith(' …'))).toEqual([]);
});

test('no document holds a banned phrase', () => {
  const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].concat(
    ...['docs', 'examples', 'src'].map((folder) => filesIn(folder, /\.md$/)),
  );
  const own = 'docs/words.md';
  expect(findBanned(documents.filter((file) => file !== own).flatMap(linesOf))).toEqual([]);
});

/** What both languages say alike. */
const ALIKE = ['link', 'total {points}'];

test('every English sentence is translated', { timeout: LIMIT }, () => {
  const pairs = filesIn('src', /\.tsx?$/).flatMap(pairsOf);
  expect(pairs.length).toBeGreaterThan(1000);
  // Names, keys and abbreviations are the same in both languages; words in small letters are not.
  const isSentence = (text: string) => /(^|\s)\p{Ll}{4,}/u.test(text.replaceAll(/\{[^}]*\}/g, ''));
  const same = pairs.filter(({ en, pt }) => en === pt && isSentence(en) && !ALIKE.includes(en));
  expect(same).toEqual([]);
});

test('every translation has the gaps of its sentence', { timeout: LIMIT }, () => {
  const gaps = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort().join(', ');
  const different = filesIn('src', /\.tsx?$/)
    .flatMap(pairsOf)
    .filter(({ en, pt }) => gaps(en) !== gaps(pt));
  expect(different).toEqual([]);
});

describe.each(games)('the words of $name', (game) => {
  test.each(LANGUAGES)('teach in short sentences (%s)', async (language) => {
    const long = (await taughtIn(game, language))
      .flatMap(([, text]) => text.split(/(?<=[.!?:;])\s/))
      .filter((sentence) => sentence.split(' ').length > SENTENCE);
    expect(long).toEqual([]);
  });

  test.each(LANGUAGES)('describe it on a card (%s)', (language) => {
    expect(game.texts[language].summary.length).toBeLessThanOrEqual(CARD);
  });
});
