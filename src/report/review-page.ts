import { sayResult } from '../core/play/words.ts';
import { fill, type Language } from '../core/words.ts';
import type { GameReview } from '../judge/review.ts';
import { type GameRecord, matchOf } from '../record/record.ts';
import { sayOutcome } from '../record/words.ts';
import { escaped } from './html.ts';
import { mistakeCards, moveTable } from './mistakes.ts';
import { type Reviewed, reviewed, seatTitle } from './moves.ts';
import { shareCharts } from './share-chart.ts';
import { reportStyle } from './style.ts';
import { accuracyTable, gainTable, turningList } from './summary.ts';
import { reportTexts } from './texts.ts';

/** The review of a game as one HTML page that needs nothing else: no script, no server, no network. */
export function writeReviewPage(record: GameRecord, review: GameReview, language: Language): string {
  const game = reviewed(record, review, language);
  const texts = reportTexts[language];
  const title = escaped(fill(texts.title, { game: record.game.name }));
  const turning = turningList(game);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${reportStyle(record.game.look.material ?? 'porcelain')}</style>
</head>
<body>
<main>
${header(game)}
${section(texts.shares, texts.sharesHelp, `<div class="chart">${shareCharts(game)}</div>`)}
${section(texts.accuracy, texts.accuracyHelp, accuracyTable(game))}
${section(texts.gains, texts.gainsHelp, gainTable(game))}
${turning === '' ? '' : section(texts.turning, undefined, turning)}
${section(texts.moves, undefined, mistakeCards(game))}
<details><summary>${escaped(texts.all)}</summary>${moveTable(game)}</details>
<footer><p>${escaped(fill(texts.about, { engine: review.engine, nodes: review.nodes.toLocaleString(language) }))}</p></footer>
</main>
</body>
</html>
`;
}

/** Which game, who played, how it ended, and how much of it was reviewed. */
function header(game: Reviewed): string {
  const { record, review, language } = game;
  const texts = reportTexts[language];
  const players = review.players.map(({ seat }) => seatTitle(game, seat)).join(' · ');
  const facts = [players, record.tags.Date, sayEnd(game)].filter((one) => one !== undefined && one !== '');
  const counts = { done: review.plies.length, count: record.line.length };
  return [
    `<h1>${escaped(fill(texts.title, { game: record.game.name }))}</h1>`,
    `<p class="soft">${escaped(fill(texts.by, { game: record.game.name, designer: record.game.designer }))}</p>`,
    `<p>${facts.map((fact) => escaped(fact ?? '')).join('<br>')}</p>`,
    ...(counts.done < counts.count ? [`<p><strong>${escaped(fill(texts.partly, counts))}</strong></p>`] : []),
  ].join('\n');
}

function sayEnd({ record, language }: Reviewed): string {
  const result = matchOf(record).result();
  if (result !== undefined) return sayResult(record.game, result, language);
  return record.outcome === undefined ? '' : sayOutcome(record, record.outcome, language);
}

function section(title: string, help: string | undefined, content: string): string {
  const words = help === undefined ? '' : `<p class="soft">${escaped(help)}</p>`;
  return `<section><h2>${escaped(title)}</h2>${words}\n${content}</section>`;
}
