import { writeColours } from '../../view/drawing/palette.ts';
import board from '../board/board.css?inline';

/** What the page says elsewhere: colours of buttons above the board, and how fast things move. */
const OWN = `
.gamut-board { position: relative; --quick: 180ms; --page: #fbf8f1; --surface: #fffdf8; --accent: #0b4f94; --warning: #b3261e }
.gamut-board[data-theme="dark"] { --page: #14120f; --surface: #1e1b17; --accent: #7db8f0; --warning: #ff9a8d }
.gamut-board .choices-above { position: absolute; inset: 0 }
.gamut-board .word-moves { display: flex; gap: 0.5em; justify-content: center; padding: 0.5em }
@media (prefers-reduced-motion: reduce) { .gamut-board { --quick: 0ms } }
`;

const styled = new WeakSet<Document>();

/** Adds the style of boards to a page, once. Pages that forbid inline styles allow this. */
export function addStyle(page: Document): void {
  if (styled.has(page)) return;
  styled.add(page);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${writeColours()}${board}${OWN}`);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
